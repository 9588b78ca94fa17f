import { sql } from 'kysely'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { onBehalfOf } from '../../../ground/event/acting.ts'
import type { JobHandler } from '../../../ground/job/job.ts'
import { deleteJob, queueJob } from '../../../ground/job/store.ts'
import { changedItemOf, itemsCreated, itemsDeleted, stockChanged } from './items/item-events.ts'
import { changeItem, deleteItems, insertItems, lockItems, saveItems, type ItemRow } from './items/item-store.ts'
import { mergeItems } from './items/merge-items.ts'
import { archiveUnused, holdLocations, moveStockJob, type MoveStockPayload } from '../location/locations.ts'

/** How many items move in one transaction. */
const batch = 500

interface Move {
  readonly siteId: string
  readonly from: string
  readonly to: string
}

const cause = { reason: 'TRANSFER' } as const
const keyOf = ({ product_id, variant_id }: ItemRow): string => `${product_id}/${variant_id}`

const lockSome = async (db: Db, { siteId, from }: Move): Promise<ItemRow[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from inventory_item where site_id = ${siteId} and location_id = ${from}
    order by product_id, variant_id limit ${sql.lit(batch)}`.execute(db)
  const ids = rows.map(({ id }) => id)
  return [...(await lockItems(db, siteId, ids)).values()]
}

/** Locks the items of the same variants at the other location. Their products are locked. */
const lockTargets = async (db: Db, { siteId, to }: Move, rows: readonly ItemRow[]) => {
  const productIds = rows.map((row) => row.product_id)
  const found = await sql<{ id: string }>`
    select id from inventory_item where site_id = ${siteId} and location_id = ${to}
      and product_id = any(${productIds}::text[])`.execute(db)
  const ids = found.rows.map(({ id }) => id)
  const items = await lockItems(db, siteId, ids)
  return new Map([...items.values()].map((row) => [keyOf(row), row]))
}

const newRow = (row: ItemRow, to: string) => ({
  site_id: row.site_id,
  product_id: row.product_id,
  variant_id: row.variant_id,
  location_id: to,
  tracked: row.tracked,
  quantity: row.quantity,
  in_stock: row.in_stock,
  preorder_enabled: row.preorder_enabled,
  preorder_message: row.preorder_message,
  preorder_date: row.preorder_date,
  preorder_limit: row.preorder_limit,
  preorder_counter: row.preorder_counter,
})

/** Moves some items. Returns how many. */
const moveSome = async (db: Db, move: Move): Promise<number> => {
  const { siteId, to } = move
  const rows = await lockSome(db, move)
  const targets = await lockTargets(db, move, rows)
  const changes = rows.flatMap((row) => {
    const target = targets.get(keyOf(row))
    return target ? [changeItem(target, mergeItems(target, row))] : []
  })
  await itemsDeleted(db, siteId, rows)
  await deleteItems(db, rows, cause)
  await saveItems(db, changes, cause)
  await stockChanged(db, siteId, changes.map(changedItemOf), cause.reason)
  const missing = rows.filter((row) => !targets.has(keyOf(row))).map((row) => newRow(row, to))
  await itemsCreated(db, siteId, await insertItems(db, missing, cause))
  return rows.length
}

/**
 * Moves the stock of a location to another one, and archives it. Each run moves some items and replaces its job by the next
 * one in the same transaction, so that no unit is lost or doubled if a server stops.
 */
export const createMoveStockJob = ({ db, now }: Pick<Context, 'db' | 'now'>): JobHandler<MoveStockPayload> => ({
  kind: moveStockJob,
  run: async ({ siteId, key: from, payload }) => {
    await onBehalfOf(payload.actor, () =>
      transact(db, async (transaction) => {
        const job = { siteId, kind: moveStockJob, key: from }
        // Another server has run this step, if this one was considered dead.
        if (!(await deleteJob(transaction, job))) return
        // If the other location was archived meanwhile, the stock stays, and so does the location.
        if (!(await holdLocations(transaction, siteId, [payload.to])).has(payload.to)) return
        const moved = await moveSome(transaction, { siteId, from, to: payload.to })
        if (moved === batch) await queueJob(transaction, { ...job, payload })
        else await archiveUnused(transaction, { siteId, id: from, now: now() })
      }),
    )
    return undefined
  },
})
