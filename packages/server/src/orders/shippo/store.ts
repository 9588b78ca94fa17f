import type { Destination } from '@vitrine/domain/shipping/shipping.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { ShippoConfigurationRecord } from './tables.ts'
import { readDestinations } from '../../pricing/shipping/api.ts'

/** Label settings with their destinations. */
export interface LabelSettings {
  readonly id: string
  readonly settings: ShippoConfigurationRecord['settings']
  /** Empty means everywhere. */
  readonly destinations: readonly Destination[]
}

/** Lists the label settings of a store, oldest first. */
export const listLabelSettings = async (db: Db, siteId: string): Promise<LabelSettings[]> => {
  const configurations = db.selectFrom('shippo_configuration').select(['id', 'body']).where('site_id', '=', siteId)
  const rows = await configurations.orderBy('created_date').orderBy('id').execute()
  const ids = rows.flatMap(({ body }) => body.deliveryRegionIds)
  const byId = await readDestinations(db, siteId, ids)
  return rows.map(({ id, body: { settings, deliveryRegionIds } }) => {
    const regions = deliveryRegionIds.flatMap((region) => byId.get(region) ?? [])
    const isEverywhere = regions.some(({ destinations }) => destinations.length === 0)
    return { id, settings, destinations: isEverywhere ? [] : regions.flatMap(({ destinations }) => destinations) }
  })
}
