import type { Db } from '../../../ground/database/tables.ts'
import { runEach, type Outcome } from '../../../ground/entity/bulk.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { lockConnectable } from '../../customization/api.ts'
import { requireEditable, setCategoriesOf } from '../category/category-items.ts'
import { lockCategories } from '../category/category-rows.ts'
import { lockSlugs } from '../edit/slugs.ts'
import { connectingOf, lockProducts } from '../write-v3/bulk-writer.ts'
import type { WritingContext } from '../write-v3/product-record.ts'
import { createTogether, updateProduct, type Item } from '../write-v3/product-v3-writer.ts'
import { findProductsByHandle, listCategoriesOf, lockHandles } from './handles.ts'

/** A product to create or update by its handle. */
export interface ItemByHandle extends Item {
  readonly handle: string
  readonly importId: string
  /** The categories of the product. Default: they do not change. */
  readonly categoryIds?: readonly string[] | undefined
}

interface Upserted {
  readonly id: string
  readonly isNew: boolean
}

/** Locks the categories that products are added to, or may be removed from. */
const lockCategoriesOf = async (
  db: Db,
  siteId: string,
  { items, known }: { items: readonly ItemByHandle[]; known: ReadonlyMap<string, string> },
) => {
  const changing = items.filter(({ categoryIds }) => categoryIds !== undefined)
  const main = items.flatMap(({ sent }) => sent.mainCategoryId ?? [])
  const productIds = changing.flatMap(({ handle }) => known.get(handle) ?? [])
  const current = await listCategoriesOf(db, siteId, productIds)
  const sent = changing.flatMap(({ categoryIds = [] }) => categoryIds)
  return lockCategories(db, siteId, [...new Set([...sent, ...main, ...current])])
}

/**
 * Creates and updates products by their handles, in the caller's transaction. Each one succeeds or fails independently.
 * Transactions that do so are executed one after the other. They lock categories first, as all calls do.
 */
export const upsertProducts = async (
  context: WritingContext,
  transaction: Db,
  { site, items }: { readonly site: Site; readonly items: readonly ItemByHandle[] },
): Promise<Outcome<Upserted>[]> => {
  const { id: siteId } = site
  await lockHandles(transaction, siteId)
  const handles = items.map(({ handle }) => handle)
  const found = await findProductsByHandle(transaction, siteId, handles)
  const categories = await lockCategoriesOf(transaction, siteId, { items, known: found })
  await lockProducts(transaction, siteId, [...found.values()])
  // Products may have been deleted before they were locked.
  const known = await findProductsByHandle(transaction, siteId, handles)
  const customizations = items.flatMap((item) => connectingOf(item, !known.has(item.handle)))
  await lockSlugs(transaction, siteId)
  await lockConnectable(transaction, { siteId, customizations })

  const { begin, finish } = createTogether(context, transaction, site)
  const write = async (item: ItemByHandle) => {
    for (const id of item.categoryIds ?? []) requireEditable(id, categories)
    const id = known.get(item.handle)
    if (id === undefined) return begin(item)
    return updateProduct(context, transaction, { ...item, sent: { ...item.sent, id }, site, isAnyRevision: true })
  }
  const outcomes = await finish(await runEach(transaction, items, write))

  const upserted: Outcome<Upserted>[] = []
  for (const [index, outcome] of outcomes.entries()) {
    const { handle, sent, categoryIds } = items[index]!
    if ('made' in outcome && categoryIds) {
      const all = [...categoryIds, ...(sent.mainCategoryId === undefined ? [] : [sent.mainCategoryId])]
      await setCategoriesOf(transaction, siteId, { productId: outcome.made.id, categoryIds: all })
    }
    upserted.push('made' in outcome ? { made: { id: outcome.made.id, isNew: !known.has(handle) } } : outcome)
  }
  return upserted
}
