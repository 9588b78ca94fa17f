import { ApiError } from '@vitrine/client'
import { FieldErrors } from '../form/field-errors.ts'

/**
 * Performs an action and renames the fields of its errors to those on the page. The client prefixes fields with the
 * argument name, a page can have several returns, and the server indexes the submitted items.
 */
export const renameErrorFields = async <T>(
  act: () => Promise<T>,
  rename: (field: string) => string = (field) => field,
): Promise<T> => {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ApiError) || error.violations.length === 0) throw error
    throw new FieldErrors(
      error.violations.map((violation) => ({ ...violation, field: rename(violation.field.replace(/^options\./, '')) })),
    )
  }
}

/** Maps a field of a submitted item to the field of its line item. */
export const itemFieldName =
  (lineItemIds: readonly string[], nameOf: (lineItemId: string, part: string) => string) =>
  (field: string): string => {
    const [, index = '', part = ''] = /^items\[(\d+)\]\.(\w+)$/.exec(field) ?? []
    const lineItemId = lineItemIds[Number(index)]
    return index === '' || lineItemId === undefined ? field : nameOf(lineItemId, part)
  }
