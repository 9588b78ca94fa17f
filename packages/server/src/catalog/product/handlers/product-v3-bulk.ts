import type { productV3BulkCalls } from '@vitrine/contract'
import type { ProductV3, RequestableProductField } from '@vitrine/contract/entities/catalog/product/product-v3.ts'
import type { Exchange } from '../../../ground/base/caller.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { madeOf, presentOutcomes, type Outcome } from '../../../ground/entity/bulk.ts'
import { requireTags } from '../../../ground/entity/tags.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { findProducts } from '../read/product-rows.ts'
import { catalogViewOf, type OnSite } from '../read/viewing.ts'
import { createProductV3Writer } from '../write-v3/bulk-writer.ts'
import {
  editAll,
  findSectionsToAdd,
  sectionAddition,
  sectionRemoval,
  tagEdit,
  type Edited,
  type RecordEdit,
} from '../write-v3/edit-each.ts'
import type { Written } from '../write-v3/product-v3-writer.ts'
import type { SentProduct } from '../write-v3/sent/sent-product.ts'
import { presentProductRows, readRequestedFields } from './product-v3-pages.ts'
import { presentStockResults } from '../write-v3/stock-results.ts'

interface BulkOptions {
  readonly exchange: Exchange
  readonly returnEntity?: boolean | undefined
  readonly fields?: readonly RequestableProductField[] | undefined
  /** The IDs of refused items, as far as the request names them. */
  readonly ids?: readonly (string | undefined)[]
}

const newItems = (products: readonly SentProduct[]) =>
  products.map((sent, index) => ({ sent, path: `products[${index}]` }))

interface Masked {
  readonly product?: SentProduct
  readonly fieldMask?: readonly string[]
}

const changedItems = (products: readonly Masked[]) =>
  products.map(({ product = {}, fieldMask }, index) => ({
    sent: product,
    fieldMask,
    path: `products[${index}].product`,
  }))

interface Revised {
  readonly productId: string
  readonly revision: string
}

const editedItems = (products: readonly Revised[]) =>
  products.map(({ productId: id, revision }, index) => ({ id, revision, path: `products[${index}].revision` }))

/** Creates the handlers for calls that change many products of catalog V3. */
export const createProductV3Bulk = (context: Context): Handlers<typeof productV3BulkCalls> => {
  const { db, sites } = context
  const products = createProductV3Writer(context)

  const present = async (
    caller: OnSite,
    outcomes: readonly Outcome<{ readonly id: string }>[],
    { exchange, returnEntity = false, fields, ids }: BulkOptions,
  ) => {
    const shown = readRequestedFields(caller, fields)
    if (!returnEntity) return presentOutcomes<{ id: string }, ProductV3>(outcomes, { ids })
    const made = madeOf(outcomes).map(({ id }) => id)
    const view = await catalogViewOf(context, caller, exchange)
    const rows = await findProducts(db, caller.siteId, made)
    const shownProducts = await presentProductRows(db, rows, { ...view, fields: shown, withVariants: true })
    const byId = new Map(shownProducts.map((one) => [one.id, one]))
    return presentOutcomes(outcomes, { ids, itemOf: ({ id }) => byId.get(id)! })
  }

  const presentWithStock = async (caller: OnSite, outcomes: readonly Outcome<Written>[], options: BulkOptions) => ({
    productResults: await present(caller, outcomes, options),
    inventoryResults: presentStockResults(
      madeOf(outcomes).flatMap(({ stock }) => stock),
      options.returnEntity,
    ),
  })

  const create = async (siteId: string, sent: readonly SentProduct[]) =>
    products.createEach(await requireSite(sites, siteId), newItems(sent))
  const update = async (siteId: string, sent: readonly Masked[]) =>
    products.updateEach(await requireSite(sites, siteId), changedItems(sent))
  const edit = async (
    siteId: string,
    { products: edited, editOf }: { products: readonly Edited[]; editOf: (transaction: Db) => Promise<RecordEdit> },
  ) => {
    const site = await requireSite(sites, siteId)
    return transact(db, async (transaction) => {
      const about = { site, products: edited, edit: await editOf(transaction) }
      return editAll(context, transaction, about)
    })
  }
  const idsOf = (sent: readonly Masked[]) => sent.map(({ product }) => product?.id)

  return {
    bulkCreateProducts: async (caller, { body: { products: sent, ...options } }, exchange) =>
      present(caller, await create(caller.siteId, sent), { exchange, ...options }),

    bulkUpdateProducts: async (caller, { body: { products: sent, ...options } }, exchange) =>
      present(caller, await update(caller.siteId, sent), { exchange, ...options, ids: idsOf(sent) }),

    bulkCreateProductsWithInventory: async (caller, { body: { products: sent, ...options } }, exchange) =>
      presentWithStock(caller, await create(caller.siteId, sent), { exchange, ...options }),

    bulkUpdateProductsWithInventory: async (caller, { body: { products: sent, ...options } }, exchange) =>
      presentWithStock(caller, await update(caller.siteId, sent), { exchange, ...options, ids: idsOf(sent) }),

    bulkDeleteProducts: async ({ siteId }, { body: { productIds: ids } }) =>
      presentOutcomes(await products.removeEach(await requireSite(sites, siteId), ids), { ids }),

    bulkUpdateProductTags: async ({ siteId }, { body: { productIds: ids, ...change } }) => {
      requireTags(change)
      const about = { products: ids.map((id) => ({ id })), editOf: async () => tagEdit(change) }
      return presentOutcomes(await edit(siteId, about), { ids })
    },

    bulkAddInfoSectionsToProducts: async (caller, { body }, exchange) => {
      const { products: sent, infoSectionIds, ...options } = body
      const { siteId } = caller
      const outcomes = await edit(siteId, {
        products: editedItems(sent),
        editOf: async (transaction) => sectionAddition(await findSectionsToAdd(transaction, siteId, infoSectionIds)),
      })
      return present(caller, outcomes, { exchange, ...options, ids: sent.map(({ productId }) => productId) })
    },

    bulkRemoveInfoSectionsFromProducts: async (caller, { body }, exchange) => {
      const { products: sent, infoSectionIds, ...options } = body
      const about = { products: editedItems(sent), editOf: async () => sectionRemoval(infoSectionIds) }
      const outcomes = await edit(caller.siteId, about)
      return present(caller, outcomes, { exchange, ...options, ids: sent.map(({ productId }) => productId) })
    },
  }
}
