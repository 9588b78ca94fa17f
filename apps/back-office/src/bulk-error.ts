import { ApiError } from '@vitrine/client'
import { FieldErrors } from './form/field-errors.ts'

interface BulkItem {
  readonly itemMetadata?: {
    readonly error?: { readonly code: string; readonly description: string } | undefined
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
  const { code = '', description = '' } = result?.itemMetadata?.error ?? {}
  if (result && code === '') return result
  const field = fields[code]
  if (field !== undefined) throw new FieldErrors([{ field, description }])
  throw new ApiError(description, { status: 400 })
}
