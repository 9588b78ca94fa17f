import type { Rate } from '@vitrine/domain/shipping/shipping.ts'
import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { DeliveryRegionRecord, ShippingOptionRecord } from './tables.ts'
import { type Destination } from '@vitrine/domain/shipping/shipping.ts'

/** Returns those of these regions that exist in a store. */
export const findDeliveryRegionIds = async (db: Db, siteId: string, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('delivery_region')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .forShare()
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether a delivery method uses a region. */
export const isRegionInUse = async (db: Db, siteId: string, regionId: string): Promise<boolean> => {
  const { rows } = await sql`
    select from shipping_option where site_id = ${siteId} and body->'deliveryRegionIds' ? ${regionId}
    union all
    select from pickup_location where site_id = ${siteId} and body->'deliveryRegionIds' ? ${regionId}
    union all
    select from local_delivery_option where site_id = ${siteId} and body->'deliveryRegionIds' ? ${regionId}
    union all
    select from shippo_configuration where site_id = ${siteId} and body->'deliveryRegionIds' ? ${regionId}
    limit 1`.execute(db)
  return rows.length > 0
}

/** A shipping option with its countries; empty for everywhere. */
export interface NewShippingOption {
  readonly id: string
  readonly title: string
  readonly estimatedDeliveryTime?: string
  readonly countries: readonly string[]
  /** The shared region of several options with these countries; by default the option gets its own. */
  readonly region?: { readonly id: string; readonly name: string }
  readonly rates: readonly Rate[]
  readonly pickup: boolean
}

/** Adds a shipping option with its region, unless it exists. */
export const addShippingOption = async (
  db: Db,
  siteId: string,
  { option, position }: { option: NewShippingOption; position: number },
): Promise<void> => {
  const { id, countries, region: place = { id, name: option.title }, ...record } = option
  // The oldest is listed first.
  const date = new Date(Date.now() + position)
  const row = { site_id: siteId, id, revision: 1, created_date: date, updated_date: date }
  const region: DeliveryRegionRecord = {
    name: place.name,
    destinations: countries.map((country) => ({ country, subdivisions: [] })),
  }
  const body: ShippingOptionRecord = { ...record, deliveryRegionIds: [place.id] }
  await db
    .insertInto('delivery_region')
    .values({ ...row, id: place.id, body: JSON.stringify(region) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('shipping_option')
    .values({ ...row, body: JSON.stringify(body) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns the destinations of delivery regions, by the IDs of the regions. */
export const readDestinations = async (
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly destinations: readonly Destination[] }>> => {
  if (ids.length === 0) return new Map()
  const regions = db.selectFrom('delivery_region').select(['id', 'body']).where('site_id', '=', siteId)
  const rows = await regions.where('id', 'in', [...new Set(ids)]).execute()
  return new Map(rows.map(({ id, body: { destinations } }) => [id, { destinations }]))
}
