import { defaultLocationId } from '@vitrine/domain/stock/locations.ts'
import { Refusal } from '../../../../ground/base/refusal.ts'
import type { Context } from '../../../../ground/context/context.ts'
import type { Db } from '../../../../ground/database/tables.ts'
import { transact } from '../../../../ground/database/transact.ts'
import { sql } from 'kysely'
import { attempt, madeBy, type Attempt } from '../attempt.ts'
import { changedItemOf, itemsCreated, itemsDeleted, stockChanged } from './item-events.ts'
import { settingsChanged } from '../events-v1.ts'
import {
  changeItem,
  deleteItems,
  lockItems,
  refuseBundle,
  saveItems,
  type ItemRow,
  type ItemState,
} from './item-store.ts'
import { insertEach, upsertPlan, type NewItem } from './new-items.ts'
import { newItemState, updatedColumns, type Sent } from './edit-item.ts'
import { findItems, type ShownItem } from './present-item.ts'
import type { StockChangeCause } from '../stock-changes.ts'

/** A change of one item. Refuses it by throwing. */
export interface ItemStep {
  /** Absent if the item was not found. */
  readonly id: string | undefined
  readonly change: (row: ItemRow) => Partial<ItemState>
}

const manual = { reason: 'MANUAL' } as const

const missing = () => new Refusal('NOT_FOUND', 'The inventory item was not found.')

/** Applies changes in order to locked items, and saves the result of those that succeed. */
export const applySteps = async (
  db: Db,
  siteId: string,
  { steps, cause }: { readonly steps: readonly ItemStep[]; readonly cause: StockChangeCause },
): Promise<Attempt<{ readonly id: string }>[]> => {
  const before = await lockItems(
    db,
    siteId,
    steps.flatMap(({ id }) => id ?? []),
  )
  const current = new Map(before)
  const outcomes = steps.map(({ id, change }) =>
    attempt(() => {
      const row = id === undefined ? undefined : current.get(id)
      if (!row) throw missing()
      current.set(row.id, changeItem(row, change(row)).after)
      return { id: row.id }
    }),
  )
  const changes = [...before.values()].flatMap((row) => {
    const after = current.get(row.id)!
    return after === row ? [] : [{ before: row, after }]
  })
  await saveItems(db, changes, cause)
  await stockChanged(db, siteId, changes.map(changedItemOf), cause.reason)
  await settingsChanged(db, siteId, changes)
  return outcomes
}

/** Adds the items as they are now to outcomes. */
const withItems = async (
  db: Db,
  siteId: string,
  outcomes: readonly Attempt<{ readonly id: string }>[],
): Promise<Attempt<ShownItem>[]> => {
  const ids = madeBy(outcomes).map(({ id }) => id)
  const items = new Map((await findItems(db, siteId, ids)).map((row) => [row.id, row]))
  return outcomes.map((one) => ('made' in one ? { made: items.get(one.made.id)! } : one))
}

/** Writes inventory items. Each bulk call runs in one transaction, in which each item succeeds or fails independently. */
export const createItemWriter = ({ db }: Pick<Context, 'db'>) => {
  const createEach = (siteId: string, items: readonly Sent[]): Promise<Attempt<ShownItem>[]> =>
    transact(db, async (transaction) => {
      const outcomes = await insertEach(
        transaction,
        siteId,
        items.map((item): NewItem => ({ ...item, state: () => newItemState(item) })),
      )
      await itemsCreated(transaction, siteId, madeBy(outcomes))
      return withItems(transaction, siteId, outcomes)
    })

  const changeEach = (
    siteId: string,
    steps: readonly ItemStep[],
    cause: StockChangeCause = manual,
  ): Promise<Attempt<ShownItem>[]> =>
    transact(db, async (transaction) =>
      withItems(transaction, siteId, await applySteps(transaction, siteId, { steps, cause })),
    )

  const removeEach = (siteId: string, ids: readonly string[]): Promise<Attempt<{ readonly id: string }>[]> =>
    transact(db, async (transaction) => {
      const rows = await lockItems(transaction, siteId, ids)
      const left = new Map(rows)
      const outcomes = ids.map((id) =>
        attempt(() => {
          const row = left.get(id)
          if (!row) throw missing()
          refuseBundle(row)
          left.delete(id)
          return { id }
        }),
      )
      const removed = [...rows.values()].filter(({ id }) => !left.has(id))
      await itemsDeleted(transaction, siteId, removed)
      await deleteItems(transaction, removed, manual)
      return outcomes
    })

  /** Finds items by variant and location, in the order of the request. */
  const findByVariant = async (
    siteId: string,
    keys: readonly { readonly variantId: string; readonly locationId?: string | undefined }[],
  ): Promise<(string | undefined)[]> => {
    const variantIds = keys.map(({ variantId }) => variantId.toLowerCase())
    const { rows } = await sql<{ id: string; variantId: string; locationId: string }>`
      select id, catalog_variant_id as "variantId", location_id as "locationId" from inventory_item
      where site_id = ${siteId} and catalog_variant_id = any(${variantIds}::text[])`.execute(db)
    const idByKey = new Map(rows.map(({ id, variantId, locationId }) => [`${variantId}/${locationId}`, id]))
    const usual = defaultLocationId(siteId)
    return keys.map(({ variantId, locationId = usual }) =>
      idByKey.get(`${variantId.toLowerCase()}/${locationId.toLowerCase()}`),
    )
  }

  const upsertEach = (siteId: string, items: readonly Sent[]): Promise<Attempt<ShownItem>[]> =>
    transact(db, async (transaction) => {
      const { found, missing: fresh, refused } = await upsertPlan(transaction, siteId, items)
      const created = await insertEach(
        transaction,
        siteId,
        fresh.map((item): NewItem => ({ ...item, state: () => newItemState(item) })),
      )
      await itemsCreated(transaction, siteId, madeBy(created))
      const steps = found.map(({ item, id }): ItemStep => {
        const change = (row: ItemRow) => updatedColumns(row, item, 'INVALID_TARGET_QUANTITY')
        return { id, change }
      })
      const updated = await applySteps(transaction, siteId, { steps, cause: manual })
      const outcomeOf = new Map<Sent, Attempt<{ readonly id: string }>>([
        ...refused,
        ...fresh.map((item, index) => [item, created[index]!] as const),
        ...found.map(({ item }, index) => [item, updated[index]!] as const),
      ])
      return withItems(
        transaction,
        siteId,
        items.map((item) => outcomeOf.get(item)!),
      )
    })

  return { createEach, changeEach, removeEach, upsertEach, findByVariant }
}
