import { elevated, room, shoppers } from '../../../call.ts'
import { LocationStock, StoresLocation, StoresLocationUpdate } from '../../../entities/catalog/stock/stores-location.ts'
import { maskedFields } from '../../../entities/record-fields.ts'
import { entity, flag, guid, input, list, oneOf, optional, shape, text, timestamp } from '../../../schema.ts'
import { CursorMetadata, cursorQuery } from '../../query.ts'

const StoresLocationFields = entity(
  'StoresLocationFields',
  {
    id: text(),
    name: text(),
    locationType: text(),
    defaultLocation: flag(),
    createdDate: timestamp(),
    updatedDate: timestamp(),
  },
  { description: 'Fields that locations can be filtered by.' },
)
const StoresLocationSortField = oneOf(['name', 'locationType', 'defaultLocation', 'createdDate', 'updatedDate'], {
  title: 'StoresLocationSortField',
  description: 'Fields that locations can be sorted by.',
})

const id = shape({ storesLocationId: guid() })
const location = shape({ storesLocation: StoresLocation })

export const storesLocationCalls = room({ scope: 'catalog', area: 'inventory', idempotent: true })({
  getDefaultStoresLocation: {
    method: 'GET',
    path: '/stores/v3/locations/default',
    summary: 'Returns the default location.',
    roles: shoppers,
    repeatable: true,
    response: location,
    client: {
      module: 'storesLocationsV3',
      example: 'const { storesLocation } = await client.storesLocationsV3.getDefaultStoresLocation()',
    },
  },
  getStoresLocation: {
    method: 'GET',
    path: '/stores/v3/locations/{storesLocationId}',
    summary: 'Returns a location.',
    roles: shoppers,
    repeatable: true,
    params: id,
    response: location,
    errors: ['NOT_FOUND'],
    client: {
      module: 'storesLocationsV3',
      gives: 'storesLocation',
      example: 'const { name } = await client.storesLocationsV3.getStoresLocation(storesLocation.id)',
    },
  },
  queryStoresLocations: {
    method: 'POST',
    path: '/stores/v3/locations/query',
    summary: 'Lists locations that match a filter, sorted and paged. Archived ones are not listed.',
    roles: shoppers,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(cursorQuery({ maxLimit: 100, maxSorts: 8 })) }),
    response: shape({ storesLocations: list(StoresLocation), pagingMetadata: CursorMetadata }),
    client: {
      module: 'storesLocationsV3',
      finds: { fields: StoresLocationFields, sortBy: StoresLocationSortField },
      example: "const { items } = await client.storesLocationsV3.queryStoresLocations().ascending('name').find()",
    },
  },
  listLocationStocks: {
    method: 'GET',
    path: '/vitrine/v1/stores-locations/stock',
    summary: 'Summarizes the stock of each location that is not archived.',
    roles: elevated,
    repeatable: true,
    response: shape({ locationStocks: list(LocationStock) }),
    client: {
      module: 'storesLocationsV3',
      gives: 'locationStocks',
      example: 'const stocks = await owner.storesLocationsV3.listLocationStocks()',
    },
  },
  createStoresLocation: {
    method: 'POST',
    path: '/vitrine/v1/stores-locations',
    summary: 'Creates a location. A store has at most 100.',
    roles: elevated,
    repeatable: false,
    body: shape({ storesLocation: input(StoresLocation) }),
    response: location,
    client: {
      module: 'storesLocationsV3',
      args: 'storesLocation',
      gives: 'storesLocation',
      example: [
        "const about = { name: 'Warehouse', country: 'DE', priority: 1 }",
        'const { id } = await owner.storesLocationsV3.createStoresLocation(about)',
      ],
    },
  },
  updateStoresLocation: {
    method: 'PATCH',
    path: '/vitrine/v1/stores-locations/{id}',
    summary: 'Updates a location. Fields that are not sent do not change. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: shape({ id: guid() }),
    body: shape({ storesLocation: input(StoresLocationUpdate), fieldMask: maskedFields }),
    response: location,
    errors: ['NOT_FOUND', 'CONFLICT'],
    client: {
      module: 'storesLocationsV3',
      args: 'id storesLocation ...options',
      gives: 'storesLocation',
      example: [
        'const { id, revision } = storesLocation',
        "await owner.storesLocationsV3.updateStoresLocation(id, { revision, name: 'Store in Berlin' })",
      ],
    },
  },
  archiveStoresLocation: {
    method: 'POST',
    path: '/vitrine/v1/stores-locations/{storesLocationId}/archive',
    summary:
      'Archives a location without inventory items and unfinished transfers. The default location cannot be archived.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: shape({
      moveStockTo: optional(
        guid({
          description:
            'Moves its inventory items to this location first, in the background. It is not archived until all have moved.',
        }),
      ),
    }),
    response: location,
    errors: ['NOT_FOUND', 'LOCATION_IN_USE'],
    client: {
      module: 'storesLocationsV3',
      args: 'storesLocationId ...options',
      gives: 'storesLocation',
      example: 'await owner.storesLocationsV3.archiveStoresLocation(storesLocation.id)',
    },
  },
})
