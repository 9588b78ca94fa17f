import { ApiError, type Violation } from '@vitrine/client'
import { bulkErrorText, type BulkError } from './errors/bulk-error-text.ts'
import { FieldErrors } from './form/field-errors.ts'

interface BulkItem {
  readonly itemMetadata?: {
    readonly error?: BulkError | undefined
  }
}

/**
 * Returns the result of a bulk request with one item, or throws its error. `fields` names the form field of an error code,
 * which is shown there.
 */
export const onlyResult = <Item extends BulkItem>(
  [result]: readonly Item[],
  fields: Readonly<Record<string, string>> = {},
): Item => {
  const error = result?.itemMetadata?.error
  if (result && !error) return result
  const { code = '', description = '', data } = error ?? {}
  const field = fields[code]
  if (error && field !== undefined) throw new FieldErrors([{ field, description: bulkErrorText(error) }])
  const violations = (data?.['fieldViolations'] ?? []) as readonly Violation[]
  throw new ApiError(description, { status: 400, code, violations, ...(data && { data }) })
}
