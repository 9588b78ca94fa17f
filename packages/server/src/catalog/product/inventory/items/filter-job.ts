import type { InventorySearchDetails } from '@vitrine/contract/entities/catalog/stock/inventory-search.ts'
import type { Context } from '../../../../ground/context/context.ts'
import type { Db } from '../../../../ground/database/tables.ts'
import { transact } from '../../../../ground/database/transact.ts'
import { onBehalfOf } from '../../../../ground/event/acting.ts'
import type { Actor } from '../../../../ground/event/actor.ts'
import type { JobHandler } from '../../../../ground/job/job.ts'
import { deleteJob, queueJob } from '../../../../ground/job/store.ts'
import { holdLocations } from '../../location/locations.ts'
import { decremented, incremented, updatedColumns, type SentItem } from './edit-item.ts'
import { itemsCreated, itemsDeleted } from './item-events.ts'
import { deleteItems, insertItems, lockItems, lockProducts, type ItemRow, type ItemState } from './item-store.ts'
import { applySteps } from './item-writer.ts'
import { listItemIds } from './query-items.ts'
import { listVariantsWithoutItem, type VariantWithoutItem } from './variants-without-item.ts'

/** The kind of job that changes all items that match a filter. The key is the ID of the job. */
export const filterJob = 'inventory-items-by-filter'

/** How many items change in one transaction. */
const batch = 500

export type FilterAction =
  | { readonly type: 'ADJUST'; readonly units: number; readonly tracks: boolean }
  | { readonly type: 'UPDATE'; readonly inventoryItem: SentItem }
  | { readonly type: 'DELETE' }
  | { readonly type: 'CREATE'; readonly locationId: string; readonly quantity: number }

/** What a job does, and how far it is. Saved with each step, so that another server continues after a crash. */
export interface FilterPayload {
  readonly action: FilterAction
  readonly filter?: unknown
  readonly search?: InventorySearchDetails
  readonly actor?: Actor
  /** The last item that was changed. */
  readonly afterItem?: string
  readonly afterVariant?: VariantWithoutItem
}

const adjusted = (row: ItemRow, { units, tracks }: { units: number; tracks: boolean }): Partial<ItemState> => {
  const tracked = tracks && !row.tracked ? { ...row, tracked: true, quantity: 0 } : row
  const columns = units > 0 ? incremented(tracked, units) : decremented(tracked, -units, { restrictInventory: true })
  return { ...columns, tracked: tracked.tracked }
}

const changeOf = (action: Exclude<FilterAction, { type: 'CREATE' | 'DELETE' }>) => (row: ItemRow) =>
  action.type === 'ADJUST'
    ? adjusted(row, action)
    : updatedColumns(row, { sent: action.inventoryItem, path: 'inventoryItem' })

const removeItems = async (db: Db, siteId: string, ids: readonly string[]): Promise<void> => {
  const rows = [...(await lockItems(db, siteId, ids)).values()].filter((row) => !row.is_bundle)
  await itemsDeleted(db, siteId, rows)
  await deleteItems(db, rows, { reason: 'MANUAL' })
}

/** Creates items of some variants. Returns where the next step begins; `undefined` if all are done. */
const createSome = async (
  db: Db,
  siteId: string,
  { filter, search, afterVariant }: FilterPayload,
  { locationId, quantity }: Extract<FilterAction, { type: 'CREATE' }>,
): Promise<Partial<FilterPayload> | undefined> => {
  if (!(await holdLocations(db, siteId, [locationId])).has(locationId)) return undefined
  const matching = { siteId, locationId, filter, search, after: afterVariant, limit: batch }
  const variants = await listVariantsWithoutItem(db, matching)
  await lockProducts(
    db,
    siteId,
    variants.map(({ productId }) => productId),
  )
  const rows = variants.map(({ productId, variantId }) => ({
    site_id: siteId,
    product_id: productId,
    variant_id: variantId,
    location_id: locationId,
    tracked: true,
    quantity,
    in_stock: quantity > 0,
  }))
  await itemsCreated(db, siteId, await insertItems(db, rows, { reason: 'MANUAL' }))
  const last = variants.at(-1)
  return variants.length < batch || !last ? undefined : { afterVariant: last }
}

/** Changes some of the items. Returns where the next step begins; `undefined` if all are done. */
const changeSome = async (
  db: Db,
  siteId: string,
  { filter, search, afterItem }: FilterPayload,
  action: Exclude<FilterAction, { type: 'CREATE' }>,
): Promise<Partial<FilterPayload> | undefined> => {
  const ids = await listItemIds(db, siteId, { filter, search, path: '', after: afterItem, limit: batch })
  if (action.type === 'DELETE') await removeItems(db, siteId, ids)
  else {
    const change = changeOf(action)
    // Items that refuse the change stay as they are.
    await applySteps(db, siteId, { steps: ids.map((id) => ({ id, change })), cause: { reason: 'MANUAL' } })
  }
  const last = ids.at(-1)
  return ids.length < batch || last === undefined ? undefined : { afterItem: last }
}

const runStep = (db: Db, siteId: string, payload: FilterPayload): Promise<Partial<FilterPayload> | undefined> => {
  const { action } = payload
  return action.type === 'CREATE' ? createSome(db, siteId, payload, action) : changeSome(db, siteId, payload, action)
}

/**
 * Changes all items that match a filter. Each run changes some of them, and replaces its job by the next one in the same
 * transaction, so that no item is changed twice or left out if a server stops.
 */
export const inventoryFilterJob = ({ db }: Pick<Context, 'db'>): JobHandler<FilterPayload> => ({
  kind: filterJob,
  concurrency: 2,
  run: async ({ siteId, key, payload }) => {
    await onBehalfOf(payload.actor, () =>
      transact(db, async (transaction) => {
        const job = { siteId, kind: filterJob, key }
        // Another server has run this step, if this one was considered dead.
        if (!(await deleteJob(transaction, job))) return
        const next = await runStep(transaction, siteId, payload)
        if (next) await queueJob(transaction, { ...job, payload: { ...payload, ...next } })
      }),
    )
    return undefined
  },
})
