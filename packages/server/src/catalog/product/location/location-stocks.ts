import type { LocationStock } from '@vitrine/contract/entities/catalog/stock/stores-location.ts'
import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'

/** Summarizes the stock of each location that is not archived. */
export const listLocationStocks = async (db: Db, siteId: string): Promise<LocationStock[]> => {
  const { rows } = await sql<LocationStock>`
    with items as (
      select location_id, count(*)::integer as variants,
        coalesce(sum(quantity) filter (where tracked and quantity > 0), 0)::integer as units
      from inventory_item where site_id = ${siteId} group by location_id),
    transfers as (
      select place, count(*)::integer as count
      from stock_transfer, unnest(array[origin_id, destination_id]) place
      where site_id = ${siteId} and closed_date is null group by place)
    select l.id as "locationId", coalesce(items.variants, 0) as "variantCount",
      coalesce(items.units, 0) as "unitCount", coalesce(transfers.count, 0) as "transferCount"
    from stores_location l left join items on items.location_id = l.id left join transfers on transfers.place = l.id
    where l.site_id = ${siteId} and l.archived_date is null order by l.id`.execute(db)
  return rows
}
