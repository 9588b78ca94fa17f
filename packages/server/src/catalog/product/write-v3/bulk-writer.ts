import { Refusal, InvalidRequest, invalidField } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { runEach, type Outcome } from '../../../ground/entity/bulk.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { lockConnectable } from '../../customization/api.ts'
import { removeProduct } from '../edit/change-product.ts'
import { lockSlugs } from '../edit/slugs.ts'
import { lockMainCategories } from './sent/main-category.ts'
import { readConnecting } from './customizations-of-product.ts'
import type { WritingContext } from './product-record.ts'
import { createProduct, createTogether, updateProduct, type Item, type Written } from './product-v3-writer.ts'
import { allNames, changedNames } from './sent/sent-product.ts'

type Outcomes = Promise<Outcome<Written>[]>

/** Returns the customizations of an item. None for an item that will be refused. */
export const connectingOf = ({ sent, path, fieldMask }: Item, isNew: boolean) => {
  try {
    const { options, modifiers } = readConnecting({
      sent,
      path,
      names: isNew ? allNames : changedNames(sent, fieldMask),
    })
    return [...options, ...modifiers]
  } catch (error) {
    if (error instanceof Refusal || error instanceof InvalidRequest) return []
    throw error
  }
}

/** Refuses a product that several items of a request name. */
const requireDistinct = (ids: readonly (string | undefined)[], fieldOf: (index: number) => string): void => {
  const twice = ids.findIndex((id, index) => id !== undefined && ids.indexOf(id) < index)
  if (twice === -1) return
  const ruleName = 'DUPLICATE_PRODUCT_IDS_REQUEST'
  throw invalidField(fieldOf(twice), 'is the ID of two products', 'VALIDATION', ruleName)
}

/** Locks products in the order of their IDs, so that two transactions never wait for each other. */
export const lockProducts = async (db: Db, siteId: string, ids: readonly string[]): Promise<void> => {
  const products = db.selectFrom('product').select('id').where('site_id', '=', siteId)
  if (ids.length > 0) await products.where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

interface Bulk<Sent> {
  readonly site: Site
  readonly items: readonly Sent[]
}

const createAll = async (context: WritingContext, transaction: Db, { site, items }: Bulk<Item>): Outcomes => {
  const customizations = items.flatMap((item) => connectingOf(item, true))
  await lockMainCategories(transaction, site.id, items)
  await lockSlugs(transaction, site.id)
  await lockConnectable(transaction, { siteId: site.id, customizations })
  const { begin, finish } = createTogether(context, transaction, site)
  return finish(await runEach(transaction, items, begin))
}

/** Updates products in the caller's transaction. Each one succeeds or fails independently. */
export const updateAll = async (context: WritingContext, transaction: Db, { site, items }: Bulk<Item>): Outcomes => {
  const customizations = items.flatMap((item) => connectingOf(item, false))
  const ids = items.flatMap(({ sent }) => sent.id ?? [])
  await lockMainCategories(transaction, site.id, items)
  await lockProducts(transaction, site.id, ids)
  if (items.some(({ sent }) => sent.slug !== undefined)) await lockSlugs(transaction, site.id)
  await lockConnectable(transaction, { siteId: site.id, customizations })
  return runEach(transaction, items, (item) => updateProduct(context, transaction, { ...item, site }))
}

/** Deletes products in the caller's transaction. Each one succeeds or fails independently. */
export const removeAll = async (
  transaction: Db,
  { site, items: ids }: Bulk<string>,
): Promise<Outcome<{ readonly id: string }>[]> => {
  await lockProducts(transaction, site.id, ids)
  return runEach(transaction, ids, async (id) => {
    await removeProduct(transaction, site, id)
    return { id }
  })
}

/**
 * Creates, updates and deletes products. A bulk request runs in one transaction, in which each item succeeds or fails
 * independently.
 */
export const createProductV3Writer = (context: WritingContext) => {
  const { db } = context

  return {
    create: (site: Site, item: Item): Promise<Written> =>
      transact(db, async (transaction) => {
        await lockMainCategories(transaction, site.id, [item])
        return createProduct(context, transaction, { ...item, site })
      }),

    update: (site: Site, item: Item): Promise<Written> =>
      transact(db, async (transaction) => {
        await lockMainCategories(transaction, site.id, [item])
        return updateProduct(context, transaction, { ...item, site })
      }),

    createEach: (site: Site, items: readonly Item[]): Outcomes =>
      transact(db, (transaction) => createAll(context, transaction, { site, items })),

    updateEach: async (site: Site, items: readonly Item[]): Outcomes => {
      requireDistinct(
        items.map(({ sent }) => sent.id),
        (index) => `${items[index]!.path}.id`,
      )
      return transact(db, (transaction) => updateAll(context, transaction, { site, items }))
    },

    removeEach: async (site: Site, ids: readonly string[]): Promise<Outcome<{ readonly id: string }>[]> => {
      requireDistinct(ids, (index) => `productIds[${index}]`)
      return transact(db, (transaction) => removeAll(transaction, { site, items: ids }))
    },
  }
}
