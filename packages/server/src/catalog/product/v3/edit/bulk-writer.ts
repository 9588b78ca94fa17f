import { Refusal, InvalidRequest, invalidField } from '../../../../ground/base/refusal.ts'
import type { Db } from '../../../../ground/database/tables.ts'
import { transact } from '../../../../ground/database/transact.ts'
import { runEach, type Outcome } from '../../../../ground/entity/bulk.ts'
import type { Site } from '../../../../ground/site/sites.ts'
import { lockConnectable } from '../../../customization/api.ts'
import { removeProduct } from '../../edit/change-product.ts'
import { lockSlugs } from '../../edit/slugs.ts'
import { readConnecting } from './customizations-of-product.ts'
import type { WritingContext } from './product-record.ts'
import { createProduct, updateProduct, type Item, type Written } from './product-v3-writer.ts'
import { allNames, changedNames } from './sent-product.ts'

type Outcomes = Promise<Outcome<Written>[]>

/** Returns the customizations of an item. None for an item that will be refused. */
const connectingOf = ({ sent, path, fieldMask }: Item, isNew: boolean) => {
  try {
    const { options, modifiers } = readConnecting({ sent, path, names: isNew ? allNames : changedNames(sent, fieldMask) })
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

/**
 * Creates, updates and deletes products. A bulk request runs in one transaction, in which each item succeeds or fails
 * independently.
 */
export const createProductV3Writer = (context: WritingContext) => {
  const { db } = context

  return {
    create: (site: Site, item: Item): Promise<Written> =>
      transact(db, (transaction) => createProduct(context, transaction, { ...item, site })),

    update: (site: Site, item: Item): Promise<Written> =>
      transact(db, (transaction) => updateProduct(context, transaction, { ...item, site })),

    createEach: (site: Site, items: readonly Item[]): Outcomes =>
      transact(db, async (transaction) => {
        const customizations = items.flatMap((item) => connectingOf(item, true))
        await lockSlugs(transaction, site.id)
        await lockConnectable(transaction, { siteId: site.id, customizations })
        return runEach(transaction, items, (item) => createProduct(context, transaction, { ...item, site }))
      }),

    updateEach: async (site: Site, items: readonly Item[]): Outcomes => {
      const ids = items.map(({ sent }) => sent.id)
      requireDistinct(ids, (index) => `${items[index]!.path}.id`)
      return transact(db, async (transaction) => {
        const customizations = items.flatMap((item) => connectingOf(item, false))
        const known = ids.flatMap((id) => id ?? [])
        await lockProducts(transaction, site.id, known)
        if (items.some(({ sent }) => sent.slug !== undefined)) await lockSlugs(transaction, site.id)
        await lockConnectable(transaction, { siteId: site.id, customizations })
        return runEach(transaction, items, (item) => updateProduct(context, transaction, { ...item, site }))
      })
    },

    removeEach: async (site: Site, ids: readonly string[]): Promise<Outcome<{ readonly id: string }>[]> => {
      requireDistinct(ids, (index) => `productIds[${index}]`)
      return transact(db, async (transaction) => {
        await lockProducts(transaction, site.id, ids)
        return runEach(transaction, ids, async (id) => {
          await removeProduct(transaction, site, id)
          return { id }
        })
      })
    },
  }
}
