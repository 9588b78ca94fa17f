import { invalidField, invalidBecause } from '../../../../ground/base/refusal.ts'
import type { Db } from '../../../../ground/database/tables.ts'
import { addToCategories } from '../../category/category-items.ts'
import { listCategories, lockCategories } from '../../category/category-rows.ts'
import type { ProductToSave } from '../../edit/save-product.ts'
import { allProductsId } from '../../read/present/present-product.ts'
import type { RecordChanges } from '../record-changes.ts'
import type { SentProduct, Writing } from './sent-product.ts'

/** Locks the main categories of products. Categories are locked before products, as in all calls. */
export const lockMainCategories = async (
  db: Db,
  siteId: string,
  items: readonly { readonly sent: Pick<SentProduct, 'mainCategoryId'> }[],
): Promise<void> => {
  const ids = items.flatMap(({ sent }) => sent.mainCategoryId ?? [])
  if (ids.length > 0) await lockCategories(db, siteId, [...new Set(ids)])
}

/** Reads the main category of a product. */
export const readMainCategory = async (db: Db, { sent, names, path, site }: Writing): Promise<RecordChanges> => {
  if (!names.has('mainCategoryId')) return {}
  const { mainCategoryId: id } = sent
  if (id === undefined) return { mainCategoryId: undefined }
  const field = `${path}.mainCategoryId`
  if (id === allProductsId) throw invalidField(field, 'cannot be the category of all products')
  if ((await listCategories(db, site.id, [id])).length === 0)
    throw invalidBecause(field, 'UNKNOWN', { description: 'is not a category of this store' })
  return { mainCategoryId: id }
}

/** Adds a saved product to its main category, if that has changed. */
export const joinMainCategory = async (
  db: Db,
  { siteId, id: productId, record }: ProductToSave,
  before?: ProductToSave,
): Promise<void> => {
  const { mainCategoryId: id } = record
  if (id === undefined || id === before?.record.mainCategoryId) return
  await addToCategories(db, siteId, { productId, categoryIds: [id] })
}
