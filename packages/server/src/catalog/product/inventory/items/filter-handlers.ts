import type { inventoryItemCalls } from '@vitrine/contract'
import type { InventorySearchDetails } from '@vitrine/contract/entities/catalog/stock/inventory-search.ts'
import type { Handlers } from '../../../../ground/base/handlers.ts'
import { invalidField, Refusal } from '../../../../ground/base/refusal.ts'
import type { Context } from '../../../../ground/context/context.ts'
import { noMoney } from '../../../../ground/entity/entity-kind.ts'
import { currentActor } from '../../../../ground/event/acting.ts'
import { queueJob } from '../../../../ground/job/store.ts'
import { compileFilter, type Field } from '../../../../ground/query/conditions.ts'
import { holdLocations } from '../../location/locations.ts'
import { filterJob, type FilterAction, type FilterPayload } from './filter-job.ts'
import { itemFields } from './query-items.ts'
import { variantFields } from './variants-without-item.ts'

type FilterCall =
  | 'bulkAdjustInventoryItemsByFilter'
  | 'bulkSetOrAdjustInventoryItemsByFilter'
  | 'bulkUpdateInventoryItemsByFilter'
  | 'bulkDeleteInventoryItemsByFilter'
  | 'bulkCreateInventoryItemsByVariantFilter'

interface Request {
  readonly filter?: unknown
  readonly search?: InventorySearchDetails | undefined
}

interface Adjustment {
  readonly incrementBy?: number | undefined
  readonly decrementBy?: number | undefined
}

/** Returns by how many units quantities change. */
const unitsOf = ({ incrementBy, decrementBy }: Adjustment, path: string): number => {
  if ((incrementBy === undefined) === (decrementBy === undefined))
    throw invalidField(path, 'must have one of incrementBy and decrementBy', 'ONE_OF_ALIGNMENT')
  return incrementBy ?? -decrementBy!
}

/** Creates the handlers for calls that change all items that match a filter, in background jobs. */
export const createFilterHandlers = ({ db, newId }: Context): Pick<Handlers<typeof inventoryItemCalls>, FilterCall> => {
  /** Queues a job. Invalid filters are refused now, and not by the job. */
  const start = async (
    siteId: string,
    { filter, search }: Request,
    { action, fields = itemFields }: { action: FilterAction; fields?: Readonly<Record<string, Field>> },
  ) => {
    compileFilter(filter, { fields, toMinor: noMoney, path: '' })
    const [key, actor] = [newId(), currentActor()]
    const payload: FilterPayload = { action, filter, ...(search && { search }), ...(actor && { actor }) }
    await queueJob(db, { siteId, kind: filterJob, key, payload })
    return { jobId: key }
  }

  return {
    bulkAdjustInventoryItemsByFilter: ({ siteId }, { body }) => {
      const units = unitsOf(body.adjustment, 'adjustment')
      return start(siteId, body, { action: { type: 'ADJUST', units, tracks: body.trackQuantity ?? false } })
    },

    bulkSetOrAdjustInventoryItemsByFilter: ({ siteId }, { body }) => {
      const units = unitsOf(body.adjustedInventoryAction, 'adjustedInventoryAction')
      return start(siteId, body, { action: { type: 'ADJUST', units, tracks: false } })
    },

    bulkUpdateInventoryItemsByFilter: ({ siteId }, { body }) => {
      const { inventoryItem } = body
      const fixed = (['id', 'revision', 'productId', 'variantId', 'locationId'] as const).find(
        (name) => inventoryItem[name] !== undefined,
      )
      if (fixed) throw invalidField(`inventoryItem.${fixed}`, 'cannot be set for several items', 'FIELD_NOT_ALLOWED')
      if (inventoryItem.quantity !== undefined && inventoryItem.inStock !== undefined)
        throw invalidField('inventoryItem', 'can have one of quantity and inStock', 'ONE_OF_ALIGNMENT')
      return start(siteId, body, { action: { type: 'UPDATE', inventoryItem } })
    },

    bulkDeleteInventoryItemsByFilter: ({ siteId }, { body }) => start(siteId, body, { action: { type: 'DELETE' } }),

    bulkCreateInventoryItemsByVariantFilter: async ({ siteId }, { body }) => {
      const { inventoryCreationData, ...request } = body
      const locationId = request.locationId.toLowerCase()
      const locations = await holdLocations(db, siteId, [locationId])
      if (!locations.has(locationId)) throw new Refusal('NOT_FOUND', 'The location was not found.')
      const action = { type: 'CREATE', locationId, quantity: inventoryCreationData.quantity } as const
      return start(siteId, request, { action, fields: variantFields })
    },
  }
}
