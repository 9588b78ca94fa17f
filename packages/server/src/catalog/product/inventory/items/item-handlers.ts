import type { inventoryItemCalls } from '@vitrine/contract'
import { isElevated } from '../../../../ground/base/caller.ts'
import type { Handlers } from '../../../../ground/base/handlers.ts'
import { Refusal } from '../../../../ground/base/refusal.ts'
import type { Context } from '../../../../ground/context/context.ts'
import { presentOutcomes } from '../../../../ground/entity/bulk.ts'
import { requireCurrent } from '../../../../ground/entity/revision.ts'
import { aggregateItems } from './aggregate-items.ts'
import { toOutcomes, unwrap, type Attempt } from '../attempt.ts'
import { adjusted, decremented, incremented, updatedColumns, type Sent } from './edit-item.ts'
import { createFilterHandlers } from './filter-handlers.ts'
import type { ItemRow } from './item-store.ts'
import { createItemWriter, type ItemStep } from './item-writer.ts'
import { findItems, presentItem, type ShownItem } from './present-item.ts'
import { countItems, queryItems } from './query-items.ts'
import { listStockChanges } from '../read-stock-changes.ts'
import type { StockChangeCause, StockChangeReason } from '../stock-changes.ts'

/** Updates an item at the revision that was read. */
const updateStep = (item: Sent, id: string | undefined): ItemStep => ({
  id,
  change: (row) => {
    requireCurrent(row, item.sent.revision, `${item.path}.revision`)
    return updatedColumns(row, item)
  },
})

interface BulkOptions {
  readonly returnEntity?: boolean | undefined
  readonly ids?: readonly (string | undefined)[]
}

const presentBulk = (attempts: readonly Attempt<ShownItem>[], { returnEntity = false, ids }: BulkOptions) =>
  presentOutcomes(toOutcomes(attempts), { ids, ...(returnEntity && { itemOf: presentItem }) })

/** Why a request changes stock. Default: by hand. */
const causeOf = ({ reason = 'MANUAL' }: { readonly reason?: StockChangeReason }): StockChangeCause => ({ reason })

/** Creates the handlers for the stock of variants at locations. */
export const createItemHandlers = (context: Context): Handlers<typeof inventoryItemCalls> => {
  const { db } = context
  const items = createItemWriter(context)

  return {
    ...createFilterHandlers(context),

    createInventoryItem: async ({ siteId }, { body }) => {
      const item = { sent: body.inventoryItem, path: 'inventoryItem' }
      return { inventoryItem: presentItem(unwrap(await items.createEach(siteId, [item]))) }
    },

    getInventoryItem: async (caller, { params: { inventoryItemId } }) => {
      const [row] = await findItems(db, caller.siteId, [inventoryItemId.toLowerCase()])
      const isShown = row && (isElevated(caller) || (row.product_visible && (row.variant_visible ?? true)))
      if (!isShown) throw new Refusal('NOT_FOUND', 'The inventory item was not found.')
      return { inventoryItem: presentItem(row) }
    },

    updateInventoryItem: async ({ siteId }, { params: { id }, body }) => {
      const step = updateStep({ sent: body.inventoryItem, path: 'inventoryItem' }, id.toLowerCase())
      return { inventoryItem: presentItem(unwrap(await items.changeEach(siteId, [step], causeOf(body)))) }
    },

    deleteInventoryItem: async ({ siteId }, { params }) => {
      unwrap(await items.removeEach(siteId, [params.inventoryItemId.toLowerCase()]))
      return {}
    },

    queryInventoryItems: async (caller, { body }) => {
      const view = { siteId: caller.siteId, isElevated: isElevated(caller) }
      const { rows, pagingMetadata } = await queryItems(db, view, body.query)
      return { inventoryItems: rows.map(presentItem), pagingMetadata }
    },

    searchInventoryItems: async ({ siteId }, { body: { search: sent } }) => {
      const view = { siteId, isElevated: true }
      const { search, aggregations = [], timeZone, ...query } = sent
      const { rows, pagingMetadata } = await queryItems(db, view, query, { search, path: 'search' })
      const matching = { filter: query.filter, search, path: 'search' }
      const results = await aggregateItems(db, view, matching, { aggregations, timeZone })
      return { inventoryItems: rows.map(presentItem), pagingMetadata, aggregationData: { results } }
    },

    countInventoryItems: async ({ siteId }, { body: { filter, search } }) => ({
      count: await countItems(db, { siteId, isElevated: true }, { filter, search, path: '' }),
    }),

    bulkCreateInventoryItems: async ({ siteId }, { body }) => {
      const sent = body.inventoryItems.map((one, index): Sent => ({ sent: one, path: `inventoryItems[${index}]` }))
      return presentBulk(await items.createEach(siteId, sent), body)
    },

    bulkUpdateInventoryItems: async ({ siteId }, { body }) => {
      const ids = body.inventoryItems.map(({ inventoryItem }) => inventoryItem?.id?.toLowerCase())
      const steps = body.inventoryItems.map(({ inventoryItem = {}, fieldMask }, index) =>
        updateStep({ sent: inventoryItem, path: `inventoryItems[${index}].inventoryItem`, fieldMask }, ids[index]),
      )
      return presentBulk(await items.changeEach(siteId, steps, causeOf(body)), { ...body, ids })
    },

    bulkUpsertInventoryItems: async ({ siteId }, { body }) => {
      const sent = body.inventoryItems.map(({ inventoryItem = {}, fieldMask }, index): Sent => ({
        sent: inventoryItem,
        path: `inventoryItems[${index}].inventoryItem`,
        fieldMask,
      }))
      return presentBulk(await items.upsertEach(siteId, sent), body)
    },

    bulkDeleteInventoryItems: async ({ siteId }, { body }) => {
      const ids = body.inventoryItemIds.map((id) => id.toLowerCase())
      return presentOutcomes(toOutcomes(await items.removeEach(siteId, ids)), { ids })
    },

    bulkIncrementInventoryItems: async ({ siteId }, { body }) => {
      const ids = body.incrementData.map(({ inventoryItemId }) => inventoryItemId.toLowerCase())
      const steps = body.incrementData.map(({ incrementBy }, index) => ({
        id: ids[index],
        change: (row: ItemRow) => incremented(row, incrementBy),
      }))
      return presentBulk(await items.changeEach(siteId, steps, causeOf(body)), { ...body, ids })
    },

    bulkDecrementInventoryItems: async ({ siteId }, { body }) => {
      const { restrictInventory } = body
      const ids = body.decrementData.map(({ inventoryItemId }) => inventoryItemId.toLowerCase())
      const steps = body.decrementData.map(({ decrementBy, preorderRequest }, index) => ({
        id: ids[index],
        change: (row: ItemRow) => decremented(row, decrementBy, { preorderRequest, restrictInventory }),
      }))
      return presentBulk(await items.changeEach(siteId, steps, causeOf(body)), { ...body, ids })
    },

    bulkIncrementInventoryItemsByVariantAndLocation: async ({ siteId }, { body }) => {
      const ids = await items.findByVariant(siteId, body.incrementData)
      const steps = body.incrementData.map(({ incrementBy }, index) => ({
        id: ids[index],
        change: (row: ItemRow) => incremented(row, incrementBy),
      }))
      return presentBulk(await items.changeEach(siteId, steps, causeOf(body)), { ...body, ids })
    },

    bulkDecrementInventoryItemsByVariantAndLocation: async ({ siteId }, { body }) => {
      const { restrictInventory } = body
      const ids = await items.findByVariant(siteId, body.decrementData)
      const steps = body.decrementData.map(({ decrementBy, preorderRequest }, index) => ({
        id: ids[index],
        change: (row: ItemRow) => decremented(row, decrementBy, { preorderRequest, restrictInventory }),
      }))
      return presentBulk(await items.changeEach(siteId, steps, causeOf(body)), { ...body, ids })
    },

    adjustInventoryItem: async ({ siteId }, { params, body: { adjustBy, adjustmentReason, note } }) => {
      const step = { id: params.inventoryItemId.toLowerCase(), change: (row: ItemRow) => adjusted(row, adjustBy) }
      const cause = { reason: 'MANUAL', adjustmentReason, note } as const
      return { inventoryItem: presentItem(unwrap(await items.changeEach(siteId, [step], cause))) }
    },

    listStockChanges: ({ siteId }, { query }) => listStockChanges(db, siteId, query),
  }
}
