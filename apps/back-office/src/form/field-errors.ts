import { ApiError, type Violation } from '@vitrine/client'
import type { FieldError } from '@vitrine/ui'
import { errorMessage } from '../error-message.ts'
import { words } from '../words/first.ts'

/** Validation errors of a form, in the shape of the server's. */
export class FieldErrors extends Error {
  override readonly name = 'Complaints'
  constructor(readonly violations: readonly Violation[]) {
    super(violations.map(({ field, description }) => `${field} ${description}`).join('. '))
  }
}

/** Throws a validation error for one field. */
export const throwFieldError = (field: string, description: string): never => {
  throw new FieldErrors([{ field, description }])
}

const violationsOf = (failure: unknown): readonly Violation[] =>
  failure instanceof ApiError || failure instanceof FieldErrors ? failure.violations : []

/** The required number of characters, if it is more than one. */
const minLengthOf = ({ violatedRule, description }: Violation): number | undefined => {
  const count = Number(/at least (\d+)/.exec(description)?.[1])
  return violatedRule === 'MIN_LENGTH' && count > 1 ? count : undefined
}

const messageOf = (violation: Violation): string => {
  const { violatedRule, description } = violation
  const minLength = minLengthOf(violation)
  if (minLength !== undefined) return words.minLength(minLength)
  return words.fieldErrors[violatedRule ?? ''] ?? description.charAt(0).toUpperCase() + description.slice(1)
}

/** The error message of a field, if it has one. */
export const fieldErrorOf = (failure: unknown, field: string): string | undefined => {
  const found = violationsOf(failure).find((violation) => violation.field === field)
  return found && messageOf(found)
}

/** The rule that a field violates, if it does. */
export const fieldRuleOf = (failure: unknown, field: string): Violation['violatedRule'] =>
  violationsOf(failure).find((violation) => violation.field === field)?.violatedRule

/** All errors, for the summary above the form. Each links to its field by ID. */
export const errorSummary = (failure: unknown): FieldError[] => {
  const violations = violationsOf(failure)
  if (violations.length === 0) return [{ message: errorMessage(failure) }]
  return violations.map((violation) => {
    const place = document.getElementById(violation.field)
    const label =
      place?.getAttribute('aria-label') ??
      place?.closest('.v-field')?.querySelector('.v-label, .v-choice-label')?.firstChild?.textContent
    const message = `${label ?? violation.field}: ${messageOf(violation)}`
    return place ? { message, fieldId: violation.field } : { message }
  })
}
