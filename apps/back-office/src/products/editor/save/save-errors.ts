import { ApiError, isApiError } from '@vitrine/client'
import { errorMessage } from '../../../error-message.ts'
import { FieldErrors } from '../../../form/field-errors.ts'
import { words } from '../../../words/words.ts'
import { stockField } from '../draft/stock-changes.ts'

const { editor: texts } = words

/** The product was saved, but some of its parts that have calls of their own were not. */
export class PartlySavedError extends FieldErrors {}

/** Whether someone else, or another tab, has saved the product since it was loaded. */
export const isConflict = (error: unknown): boolean => isApiError(error, 'CONFLICT')

/** Fields of errors that name none. */
const fieldsByCode: Readonly<Record<string, readonly [field: string, message: string]>> = {
  DUPLICATE_SLUG_ERROR: ['product.slug', texts.slugTaken],
  DUPLICATE_PRODUCT_OPTIONS: ['product.options[0].name', texts.optionTwice],
}

/** Stock has one input, although that of new variants is part of the product's call. */
const shownField = (field: string, defaultLocationId: string): string => {
  const [, index] = /^product\.variantsInfo\.variants\[(\d+)\]\.inventoryItem\.quantity$/.exec(field) ?? []
  if (index !== undefined) return stockField(Number(index), defaultLocationId)
  return field.replace(/^product\.(seoData|media)\b.*$/, 'product.$1')
}

/** Returns an error whose fields are those of the form. */
export const toFormError = (error: unknown, defaultLocationId: string): unknown => {
  if (!(error instanceof ApiError)) return error
  const { code, violations, data } = error
  if (violations.length > 0)
    return new FieldErrors(violations.map((one) => ({ ...one, field: shownField(one.field, defaultLocationId) })))
  const known = fieldsByCode[code]
  if (known) return new FieldErrors([{ field: known[0], description: known[1] }])
  if (typeof data['field'] === 'string')
    return new FieldErrors([{ field: shownField(data['field'], defaultLocationId), description: errorMessage(error) }])
  return error
}
