import type { LocationStock, PickupLocation, StoresLocation } from '@vitrine/client'
import { servingOrder } from '@vitrine/domain/stock/locations.ts'
import { queryAll } from '../query-all.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

/** Locations in the order in which they serve, without a delivery in mind. */
export const listLocations = async (): Promise<readonly StoresLocation[]> => {
  const all = await queryAll(shop.storesLocationsV3.queryStoresLocations().ascending('name').limit(100))
  const order = servingOrder(all.map(({ priority = 0, ...location }) => ({ ...location, priority })))
  return order.map((id) => all.find((location) => location.id === id)!)
}

/** The name of a location. Archived ones are not in the list. */
export const locationName = (locations: readonly StoresLocation[], id: string | undefined): string =>
  locations.find((location) => location.id === id)?.name ?? words.locations.deletedLocation

export interface LocationsData {
  readonly locations: readonly StoresLocation[]
  readonly stocks: ReadonlyMap<string, LocationStock>
  readonly pickups: readonly PickupLocation[]
}

export const loadLocations = async (): Promise<LocationsData> => {
  const [locations, stocks, pickups] = await Promise.all([
    listLocations(),
    shop.storesLocationsV3.listLocationStocks(),
    queryAll(shop.pickupLocations.queryPickupLocation().limit(100)),
  ])
  return { locations, stocks: new Map(stocks.map((stock) => [stock.locationId, stock])), pickups }
}
