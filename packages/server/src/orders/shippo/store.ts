import type { Destination } from '@vitrine/domain/shipping/shipping.ts'
import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { ShippoConfigurationRecord } from './tables.ts'

/** Label settings, with where they hold. */
export interface LabelSettings {
  readonly id: string
  readonly settings: ShippoConfigurationRecord['settings']
  /** None means everywhere. */
  readonly destinations: readonly Destination[]
}

interface Row {
  readonly id: string
  readonly body: ShippoConfigurationRecord
  readonly regions: readonly { readonly destinations: readonly Destination[] }[]
}

/** The label settings of a store, oldest first. */
export const listLabelSettings = async (db: Db, siteId: string): Promise<LabelSettings[]> => {
  const { rows } = await sql<Row>`
    select configuration.id, configuration.body, (
      select coalesce(jsonb_agg(region.body), '[]') from delivery_region region
      where region.site_id = configuration.site_id and configuration.body->'deliveryRegionIds' ? region.id
    ) as regions
    from shippo_configuration configuration where configuration.site_id = ${siteId}
    order by configuration.created_date, configuration.id`.execute(db)
  return rows.map(({ id, body: { settings }, regions }) => {
    const isEverywhere = regions.some(({ destinations }) => destinations.length === 0)
    return { id, settings, destinations: isEverywhere ? [] : regions.flatMap(({ destinations }) => destinations) }
  })
}
