import { ApiError } from '@vitrine/client'
import { Complaints } from '../form/field-errors.ts'

/**
 * Does something, and tells what the server finds wrong by the names that the fields have on the page: the client names
 * the argument that they are in, several returns stand on one page, and the server counts the items that were sent.
 */
export const renamed = async <T>(
  act: () => Promise<T>,
  rename: (field: string) => string = (field) => field,
): Promise<T> => {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ApiError) || error.violations.length === 0) throw error
    throw new Complaints(
      error.violations.map((violation) => ({ ...violation, field: rename(violation.field.replace(/^options\./, '')) })),
    )
  }
}

/** A field of the items that were sent, by the line that it is of. */
export const renamedItem =
  (lineItemIds: readonly string[], nameOf: (lineItemId: string, part: string) => string) =>
  (field: string): string => {
    const [, index = '', part = ''] = /^items\[(\d+)\]\.(\w+)$/.exec(field) ?? []
    const lineItemId = lineItemIds[Number(index)]
    return index === '' || lineItemId === undefined ? field : nameOf(lineItemId, part)
  }
