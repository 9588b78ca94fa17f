import { ApiError, type Violation } from '@vitrine/client'
import type { FieldError } from '@vitrine/ui'
import { sentenceFor } from '../error-message.ts'
import { words } from '../words/en.ts'

/** Validation errors of a form, in the shape of the server's. */
export class Complaints extends Error {
  override readonly name = 'Complaints'
  constructor(readonly violations: readonly Violation[]) {
    super(violations.map(({ field, description }) => `${field} ${description}`).join('. '))
  }
}

/** Throws a validation error for one field. */
export const complain = (field: string, description: string): never => {
  throw new Complaints([{ field, description }])
}

const violationsOf = (failure: unknown): readonly Violation[] =>
  failure instanceof ApiError || failure instanceof Complaints ? failure.violations : []

const inWords = ({ violatedRule, description }: Violation): string =>
  words.complaints[violatedRule ?? ''] ?? description.charAt(0).toUpperCase() + description.slice(1)

/** The error message of a field, if it has one. */
export const complaintOf = (failure: unknown, field: string): string | undefined => {
  const found = violationsOf(failure).find((violation) => violation.field === field)
  return found && inWords(found)
}

/** All errors, for the summary above the form. Each links to its field by ID. */
export const summaryOf = (failure: unknown): FieldError[] => {
  const violations = violationsOf(failure)
  if (violations.length === 0) return [{ message: sentenceFor(failure) }]
  return violations.map((violation) => {
    const place = document.getElementById(violation.field)
    const label = place?.closest('.v-field')?.querySelector('.v-label, .v-choice-label')?.firstChild?.textContent
    const message = `${label ?? violation.field}: ${inWords(violation)}`
    return place ? { message, fieldId: violation.field } : { message }
  })
}
