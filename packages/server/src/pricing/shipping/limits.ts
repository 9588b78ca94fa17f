import { sql } from 'kysely'
import type { ErrorCode } from '@vitrine/contract/errors.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'

/** Most pickup locations per store and per region, and most delivery methods of all kinds. */
const maxLocations = 200
const maxLocationsPerRegion = 100
const maxLocalDeliveriesPerRegion = 50
const maxMethodsPerRegion = 200

type MethodTable = 'pickup_location' | 'local_delivery_option' | 'shipping_option'

const countIn = async (db: Db, siteId: string, { table, regionId }: { table: MethodTable; regionId?: string }) => {
  const inRegion = regionId === undefined ? sql`` : sql` and body->'deliveryRegionIds' ? ${regionId}`
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where site_id = ${siteId}${inRegion}`.execute(db)
  return rows[0]!.count
}

const refuse = (code: ErrorCode, limit: number, data: object = {}): never => {
  throw new Refusal(code, undefined, { ...data, limit })
}

const requireRoomFor = async (db: Db, siteId: string, regionId: string): Promise<void> => {
  const tables = ['pickup_location', 'local_delivery_option', 'shipping_option'] as const
  const counts = await Promise.all(tables.map((table) => countIn(db, siteId, { table, regionId })))
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all >= maxMethodsPerRegion)
    refuse('LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED', maxMethodsPerRegion, { deliveryRegionId: regionId })
}

/** Refuses a pickup location beyond the limit of the store or of a newly added region. */
export const requireLocationLimits = async (
  db: Db,
  siteId: string,
  { regionIds, isNew }: { regionIds: readonly string[]; isNew: boolean },
): Promise<void> => {
  if (isNew && (await countIn(db, siteId, { table: 'pickup_location' })) >= maxLocations)
    refuse('LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED', maxLocations)
  for (const regionId of regionIds) {
    if ((await countIn(db, siteId, { table: 'pickup_location', regionId })) >= maxLocationsPerRegion)
      refuse('LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED', maxLocationsPerRegion, { deliveryRegionId: regionId })
    await requireRoomFor(db, siteId, regionId)
  }
}

/** Refuses a local delivery beyond the limit of a region, with the call's own error code. */
export const requireLocalLimits = async (
  db: Db,
  siteId: string,
  { regionIds, code }: { regionIds: readonly string[]; code: ErrorCode },
): Promise<void> => {
  for (const regionId of regionIds) {
    if ((await countIn(db, siteId, { table: 'local_delivery_option', regionId })) >= maxLocalDeliveriesPerRegion)
      refuse(code, maxLocalDeliveriesPerRegion, { deliveryRegionId: regionId })
    await requireRoomFor(db, siteId, regionId)
  }
}
