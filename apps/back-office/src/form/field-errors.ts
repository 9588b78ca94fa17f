import { ApiError, type Violation } from '@vitrine/client'
import type { FieldError } from '@vitrine/ui'
import { errorMessage, violationMessage } from '../error-message.ts'
import { violationText } from '../errors/violation-text.ts'

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

/** Errors of fields. An error without violations may name its field in its data. */
const violationsOf = (failure: unknown): readonly Violation[] => {
  if (failure instanceof FieldErrors) return failure.violations
  if (!(failure instanceof ApiError)) return []
  const { violations, data } = failure
  if (violations.length > 0 || typeof data['field'] !== 'string') return violations
  return [{ field: data['field'], description: errorMessage(failure) }]
}

/** The error message of a field, if it has one. */
export const fieldErrorOf = (failure: unknown, field: string): string | undefined => {
  const found = violationsOf(failure).find((violation) => violation.field === field)
  return found && violationText(found)
}

/** The rule that a field violates, if it does. */
export const fieldRuleOf = (failure: unknown, field: string): Violation['violatedRule'] =>
  violationsOf(failure).find((violation) => violation.field === field)?.violatedRule

/** All errors, for the summary above the form. Each links to its field by ID. */
export const errorSummary = (failure: unknown): FieldError[] => {
  const violations = violationsOf(failure)
  if (violations.length === 0) return [{ message: errorMessage(failure) }]
  return violations.map((violation) => {
    const message = violationMessage(violation)
    return document.getElementById(violation.field) ? { message, fieldId: violation.field } : { message }
  })
}
