import type { SlotPlace } from '@vitrine/domain/shipping/delivery.ts'
import type { DeliveryRules, Moment } from '@vitrine/domain/shipping/delivery.ts'
import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import { timeZoneOf } from '../../ground/site/time-zone.ts'
import type { Site } from '../../ground/site/sites.ts'

const keyOf = (methodId: string, from: Date): string => `${methodId}@${from.getTime()}`

interface FullSlot {
  readonly method_id: string
  readonly slot_from: Date
}

/** Delivery slots that are full. */
const fullSlots = async (
  db: Db,
  siteId: string,
  { capacities, now }: { capacities: ReadonlyMap<string, number>; now: Date },
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<FullSlot>`
    select slot.method_id, slot.slot_from from delivery_slot slot
    join unnest(${[...capacities.keys()]}::text[], ${[...capacities.values()]}::int[]) as method (id, capacity)
      on method.id = slot.method_id
    where slot.site_id = ${siteId} and slot.slot_from >= ${now} and slot.taken >= method.capacity`.execute(db)
  return new Set(rows.map(({ method_id, slot_from }) => keyOf(method_id, slot_from)))
}

/** Returns the time of a request with the slots that are full. Queries the database only if slots have a limit. */
export const momentOf = async (
  db: Db,
  site: Site,
  { rules, now }: { rules: DeliveryRules; now: Date },
): Promise<Moment> => {
  const limited = rules.methods.flatMap(({ id, schedule }) =>
    schedule?.hasSlots && schedule.capacity !== undefined ? [[id, schedule.capacity] as const] : [],
  )
  const full = limited.length === 0 ? new Set() : await fullSlots(db, site.id, { capacities: new Map(limited), now })
  return { now, timeZone: timeZoneOf(site), isFull: (methodId, from) => full.has(keyOf(methodId, from)) }
}

interface Claim {
  readonly siteId: string
  readonly checkoutId: string
  readonly places: readonly SlotPlace[]
}

/**
 * Reserves a place in each slot. Returns the first full one; earlier reservations are rolled back with the transaction.
 */
export const claimPlaces = async (db: Db, { siteId, checkoutId, places }: Claim): Promise<SlotPlace | undefined> => {
  // In a fixed order, to avoid deadlocks.
  const ordered = places.toSorted((one, other) =>
    keyOf(one.methodId, one.from).localeCompare(keyOf(other.methodId, other.from)),
  )
  for (const place of ordered) {
    const { methodId, from, capacity } = place
    const { rows } = await sql`
      insert into delivery_slot as slot (site_id, method_id, slot_from, taken)
      values (${siteId}, ${methodId}, ${from}, 1)
      on conflict (site_id, method_id, slot_from) do update set taken = slot.taken + 1
        where slot.taken < ${capacity}
      returning taken`.execute(db)
    if (rows.length === 0) return place
    await sql`
      insert into delivery_place (site_id, checkout_id, method_id, slot_from)
      values (${siteId}, ${checkoutId}, ${methodId}, ${from}) on conflict do nothing`.execute(db)
  }
  return undefined
}

/** Releases the places of a checkout or its order. */
export const returnPlaces = async (db: Db, siteId: string, checkoutId: string): Promise<void> => {
  await sql`
    with freed as (
      delete from delivery_place where site_id = ${siteId} and checkout_id = ${checkoutId}
      returning site_id, method_id, slot_from
    )
    update delivery_slot slot set taken = greatest(slot.taken - 1, 0) from freed
    where slot.site_id = freed.site_id and slot.method_id = freed.method_id and slot.slot_from = freed.slot_from`.execute(
    db,
  )
}
