import type { ProductRecord } from '@vitrine/domain/catalog/product.ts'

/** Changes of a record. `undefined` removes a field. */
export type RecordChanges = { readonly [Name in keyof ProductRecord]?: ProductRecord[Name] | undefined }

/** Returns a record with changes. */
export const withChanges = (record: ProductRecord, changes: RecordChanges): ProductRecord => {
  const fields = Object.entries({ ...record, ...changes }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(fields) as unknown as ProductRecord
}
