import type { Db } from '../../ground/database/tables.ts'
import { boughtTogether, onlyAvailable, sharingCollections } from './store.ts'

/** Finds available products that go well with one: those often ordered with it, then others of its collections. */
export const recommendRelated = async (
  db: Db,
  siteId: string,
  { productId, limit }: { readonly productId: string; readonly limit: number },
): Promise<string[]> => {
  const [ordered, others] = await Promise.all([
    boughtTogether(db, siteId, [productId]),
    sharingCollections(db, siteId, [productId]),
  ])
  const found = await onlyAvailable(db, siteId, [...new Set([...ordered, ...others])])
  return found.slice(0, limit)
}
