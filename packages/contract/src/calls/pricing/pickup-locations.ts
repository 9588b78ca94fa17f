import { elevated, room } from '../../call.ts'
import { revision } from '../../entities/common.ts'
import { PickupLocation, PickupLocationError } from '../../entities/pricing/pickup-location.ts'
import { entity, guid, input, list, oneOf, optional, shape, text, timestamp } from '../../schema.ts'
import { CursorMetadata, Search } from '../query.ts'

const id = shape({ pickupLocationId: guid() })
const regionChange = shape({ deliveryRegionId: text({ minLength: 1, maxLength: 100 }), revision: optional(revision) })

const clearable = ['slots', 'preparation', 'cutOffTime'] as const

const pickupUpdate = input(entity('PickupLocationUpdate', { ...PickupLocation.properties, id: guid() }))

const PickupLocationFields = entity(
  'PickupLocationFields',
  {
    id: text(),
    name: text(),
    'address.city': text(),
    'address.country': text(),
    'address.subdivision': text(),
    deliveryRegionIds: list(text()),
    createdDate: timestamp(),
    updatedDate: timestamp(),
  },
  { description: 'Fields that pickup locations can be filtered by.' },
)

export const pickupLocationCalls = room({ scope: 'delivery', area: 'delivery' })({
  createPickupLocation: {
    method: 'POST',
    path: '/v1/pickup-locations',
    summary: 'Creates a pickup location, which is offered in its delivery regions.',
    roles: elevated,
    repeatable: false,
    body: shape({ pickupLocation: input(PickupLocation) }),
    response: shape({ pickupLocation: PickupLocation }),
    errors: [
      'NOT_FOUND',
      'LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED',
      'LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED',
      'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED',
    ],
    client: {
      module: 'pickupLocations',
      args: 'pickupLocation',
      gives: 'pickupLocation',
      example: [
        "const address = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Invalidenstr. 1' }",
        "const { id } = await owner.pickupLocations.createPickupLocation({ name: 'Our store', address })",
      ],
    },
  },
  getPickupLocation: {
    method: 'GET',
    path: '/v1/pickup-locations/{pickupLocationId}',
    summary: 'Returns a pickup location.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: shape({ pickupLocation: PickupLocation }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'pickupLocations',
      gives: 'pickupLocation',
      example: 'const { name } = await owner.pickupLocations.getPickupLocation(pickupLocation.id)',
    },
  },
  updatePickupLocation: {
    method: 'PATCH',
    path: '/v1/pickup-locations/{id}',
    summary: 'Updates a pickup location. Fields that are not sent do not change. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: shape({ id: guid() }),
    body: shape({
      pickupLocation: input(PickupLocation),
      unset: optional(list(oneOf(clearable), { maxItems: clearable.length, description: 'Fields to remove.' })),
    }),
    response: shape({ pickupLocation: PickupLocation }),
    errors: [
      'NOT_FOUND',
      'CONFLICT',
      'LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED',
      'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED',
    ],
    client: {
      module: 'pickupLocations',
      args: 'id pickupLocation ...options',
      gives: 'pickupLocation',
      example: [
        'const { id, revision } = pickupLocation',
        "await owner.pickupLocations.updatePickupLocation(id, { revision, deliveryTime: 'Ready in an hour' })",
      ],
    },
  },
  deletePickupLocation: {
    method: 'DELETE',
    path: '/v1/pickup-locations/{pickupLocationId}',
    summary: 'Deletes a pickup location.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'pickupLocations',
      example: 'await owner.pickupLocations.deletePickupLocation(pickupLocation.id)',
    },
  },
  queryPickupLocation: {
    method: 'POST',
    path: '/v1/pickup-locations/query',
    summary: 'Lists pickup locations that match a filter, sorted and paged.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(Search) }),
    response: shape({ pickupLocations: list(PickupLocation), pagingMetadata: CursorMetadata }),
    client: {
      module: 'pickupLocations',
      finds: { fields: PickupLocationFields },
      example: "const { items } = await owner.pickupLocations.queryPickupLocation().eq('name', 'Our store').find()",
    },
  },
  addPickupLocationDeliveryRegion: {
    method: 'POST',
    path: '/v1/pickup-locations/{pickupLocationId}/add-delivery-region',
    summary: 'Adds a delivery region to a pickup location.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: regionChange,
    response: shape({ pickupLocation: PickupLocation }),
    errors: [
      'NOT_FOUND',
      'CONFLICT',
      'LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED',
      'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED',
    ],
    client: {
      module: 'pickupLocations',
      name: 'addDeliveryRegion',
      args: 'pickupLocationId deliveryRegionId ...options',
      example: [
        'const { id, revision } = pickupLocation',
        'await owner.pickupLocations.addDeliveryRegion(id, region.id, { revision })',
      ],
    },
  },
  removePickupLocationDeliveryRegion: {
    method: 'POST',
    path: '/v1/pickup-locations/{pickupLocationId}/remove-delivery-region',
    summary: 'Removes a delivery region from a pickup location.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: regionChange,
    response: shape({ pickupLocation: PickupLocation }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    client: {
      module: 'pickupLocations',
      name: 'removeDeliveryRegion',
      args: 'pickupLocationId deliveryRegionId ...options',
      example: [
        'const { id, revision } = pickupLocation',
        'await owner.pickupLocations.removeDeliveryRegion(id, region.id, { revision })',
      ],
    },
  },
  bulkCreatePickupLocation: {
    method: 'POST',
    path: '/v1/bulk/pickup-locations/create',
    summary: 'Creates up to 100 pickup locations. Those that cannot be created are returned in `errors`.',
    roles: elevated,
    repeatable: false,
    body: shape({ pickupLocations: list(input(PickupLocation), { maxItems: 100 }) }),
    response: shape({ pickupLocations: list(PickupLocation), errors: list(PickupLocationError) }),
    client: {
      module: 'pickupLocations',
      args: 'pickupLocations',
      example:
        "const { errors } = await owner.pickupLocations.bulkCreatePickupLocation([{ name: 'North' }, { name: 'South' }])",
    },
  },
  bulkUpdatePickupLocation: {
    method: 'PATCH',
    path: '/v1/bulk/pickup-locations/update',
    summary: 'Updates up to 100 pickup locations, each by its ID and revision.',
    roles: elevated,
    repeatable: false,
    body: shape({ pickupLocations: list(pickupUpdate, { maxItems: 100 }) }),
    response: shape({ pickupLocations: list(PickupLocation), errors: list(PickupLocationError) }),
    client: {
      module: 'pickupLocations',
      args: 'pickupLocations',
      example: [
        'const { id, revision } = pickupLocation',
        'await owner.pickupLocations.bulkUpdatePickupLocation([{ id, revision, active: false }])',
      ],
    },
  },
  bulkDeletePickupLocation: {
    method: 'DELETE',
    path: '/v1/bulk/pickup-locations/delete',
    summary: 'Deletes up to 20 pickup locations. Those that do not exist are returned in `errors`.',
    roles: elevated,
    repeatable: false,
    query: shape({ pickupLocationIds: list(guid(), { minItems: 1, maxItems: 20 }) }),
    response: shape({ errors: list(PickupLocationError) }),
    client: {
      module: 'pickupLocations',
      args: 'pickupLocationIds',
      example: 'const { errors } = await owner.pickupLocations.bulkDeletePickupLocation([pickupLocation.id])',
    },
  },
})
