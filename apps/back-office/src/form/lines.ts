import { ApiError, type Violation } from '@vitrine/client'
import { isolate } from '@vitrine/domain/bidi.ts'
import { violationText } from '../errors/violation-text.ts'
import { textIn } from './read-fields.ts'
import { FieldErrors } from './field-errors.ts'

/** The non-empty lines of a text area. */
export const linesIn = (form: FormData, name: string): string[] =>
  textIn(form, name)
    .split(/\s+/)
    .filter((line) => line !== '')

const atItsField = (form: FormData, violation: Violation, nameOf: (field: string) => string): Violation => {
  const [, list, index] = /^(.+)\[(\d+)\]$/.exec(violation.field) ?? []
  const field = list === undefined ? undefined : nameOf(list)
  if (field === undefined) return violation
  const line = linesIn(form, field)[Number(index)]
  return { field, description: `${isolate(line ?? '')}: ${violationText(violation)}` }
}

/**
 * Saves the form. An error of a single line is shown at its text area and quotes the line. `nameOf` returns the name of
 * the text area of a list, if it differs.
 */
export const savingLines = async <Saved>(
  form: FormData,
  save: () => Promise<Saved>,
  nameOf: (field: string) => string = (field) => field,
): Promise<Saved> => {
  try {
    return await save()
  } catch (error) {
    if (!(error instanceof ApiError) || error.violations.length === 0) throw error
    throw new FieldErrors(error.violations.map((violation) => atItsField(form, violation, nameOf)))
  }
}
