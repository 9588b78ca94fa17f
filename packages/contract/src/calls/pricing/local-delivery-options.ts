import { elevated, room } from '../../call.ts'
import { revision } from '../../entities/common.ts'
import { LocalDeliveryOption, LocalDeliveryOptionError } from '../../entities/pricing/local-delivery-option.ts'
import { entity, guid, input, list, oneOf, optional, shape, text } from '../../schema.ts'
import { CursorMetadata, Search } from '../query.ts'

const id = shape({ localDeliveryOptionId: guid() })
const regionChange = shape({
  deliveryRegionId: text({ minLength: 1, maxLength: 100 }),
  localDeliveryOptionId: guid(),
  revision: optional(revision),
})

const localDeliveryUpdate = input(
  entity('LocalDeliveryOptionUpdate', { ...LocalDeliveryOption.properties, id: guid() }),
)

const LocalDeliveryOptionFields = entity(
  'LocalDeliveryOptionFields',
  { id: text(), areaName: text(), estimatedDeliveryTime: text(), deliveryRegionIds: list(text()) },
  { description: 'Fields that local delivery options can be filtered by.' },
)

/** Fields that `unset` can remove. Without an area, the option applies to all of its delivery regions. */
const clearable = ['zipConfig', 'radiusConfig', 'customAreaConfig', 'cityConfig', 'scheduledDeliveryConfig'] as const

export const localDeliveryOptionCalls = room({ scope: 'delivery', area: 'delivery' })({
  createLocalDeliveryOption: {
    method: 'POST',
    path: '/v1/local-delivery-options',
    summary: 'Creates a local delivery option: an area in which the store delivers orders itself.',
    roles: elevated,
    repeatable: false,
    body: shape({ localDeliveryOption: input(LocalDeliveryOption) }),
    response: shape({ localDeliveryOption: LocalDeliveryOption }),
    errors: ['NOT_FOUND', 'LIMIT_OF_OPTIONS_PER_EXTERNAL_ID_EXCEEDED'],
    client: {
      module: 'localDeliveryOptions',
      args: 'localDeliveryOption',
      gives: 'localDeliveryOption',
      example: [
        "const rates = [{ amount: '3.00', conditions: [] }]",
        "const around = { areaName: 'Around us', zipConfig: { zipCodes: ['101*'] }, rates }",
        'const { id } = await owner.localDeliveryOptions.createLocalDeliveryOption(around)',
      ],
    },
  },
  getLocalDeliveryOption: {
    method: 'GET',
    path: '/v1/local-delivery-options/{localDeliveryOptionId}',
    summary: 'Returns a local delivery option.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: shape({ localDeliveryOption: LocalDeliveryOption }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'localDeliveryOptions',
      gives: 'localDeliveryOption',
      example: 'const { areaName } = await owner.localDeliveryOptions.getLocalDeliveryOption(localDelivery.id)',
    },
  },
  updateLocalDeliveryOption: {
    method: 'PATCH',
    path: '/v1/local-delivery-options/{id}',
    summary: 'Updates a local delivery option. Fields that are not sent do not change. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: shape({ id: guid() }),
    body: shape({
      localDeliveryOption: input(LocalDeliveryOption),
      unset: optional(list(oneOf(clearable), { maxItems: clearable.length, description: 'Fields to remove.' })),
    }),
    response: shape({ localDeliveryOption: LocalDeliveryOption }),
    errors: ['NOT_FOUND', 'CONFLICT', 'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED'],
    client: {
      module: 'localDeliveryOptions',
      args: 'id localDeliveryOption ...options',
      gives: 'localDeliveryOption',
      example: [
        'const { id, revision } = localDelivery',
        "await owner.localDeliveryOptions.updateLocalDeliveryOption(id, { revision, areaName: 'Downtown' })",
      ],
    },
  },
  deleteLocalDeliveryOption: {
    method: 'DELETE',
    path: '/v1/local-delivery-options/{localDeliveryOptionId}',
    summary: 'Deletes a local delivery option.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'localDeliveryOptions',
      example: 'await owner.localDeliveryOptions.deleteLocalDeliveryOption(localDelivery.id)',
    },
  },
  queryLocalDeliveryOptions: {
    method: 'POST',
    path: '/v1/local-delivery-options/query',
    summary: 'Lists local delivery options that match a filter, sorted and paged.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(Search) }),
    response: shape({ localDeliveryOptions: list(LocalDeliveryOption), pagingMetadata: CursorMetadata }),
    client: {
      module: 'localDeliveryOptions',
      finds: { fields: LocalDeliveryOptionFields },
      example:
        "const { items } = await owner.localDeliveryOptions.queryLocalDeliveryOptions().eq('areaName', 'Downtown').find()",
    },
  },
  listLocalDeliveryOptions: {
    method: 'GET',
    path: '/stores/v1/localDeliveryOptions',
    summary: 'Lists the local delivery options of a region (legacy parameter name).',
    roles: elevated,
    repeatable: true,
    query: shape({ externalId: text({ minLength: 1, maxLength: 100, description: 'ID of the delivery region.' }) }),
    response: shape({ localDeliveryOptions: list(LocalDeliveryOption) }),
    client: {
      module: 'localDeliveryOptions',
      args: 'externalId',
      example: 'const { localDeliveryOptions } = await owner.localDeliveryOptions.listLocalDeliveryOptions(region.id)',
    },
  },
  addLocalDeliveryOptionDeliveryRegion: {
    method: 'POST',
    path: '/v1/local-delivery-options/add-delivery-region',
    summary: 'Adds a delivery region to a local delivery option.',
    roles: elevated,
    repeatable: true,
    body: regionChange,
    response: shape({ localDeliveryOption: LocalDeliveryOption }),
    errors: ['NOT_FOUND', 'CONFLICT', 'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED'],
    client: {
      module: 'localDeliveryOptions',
      name: 'addDeliveryRegion',
      args: 'deliveryRegionId ...options',
      example: [
        'const localDeliveryOptionId = localDelivery.id',
        'await owner.localDeliveryOptions.addDeliveryRegion(region.id, { localDeliveryOptionId })',
      ],
    },
  },
  removeLocalDeliveryOptionDeliveryRegion: {
    method: 'POST',
    path: '/v1/local-delivery-options/remove-delivery-region',
    summary: 'Removes a delivery region from a local delivery option.',
    roles: elevated,
    repeatable: true,
    body: regionChange,
    response: shape({ localDeliveryOption: LocalDeliveryOption }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    client: {
      module: 'localDeliveryOptions',
      name: 'removeDeliveryRegion',
      args: 'deliveryRegionId ...options',
      example: [
        'const localDeliveryOptionId = localDelivery.id',
        'await owner.localDeliveryOptions.removeDeliveryRegion(region.id, { localDeliveryOptionId })',
      ],
    },
  },
  bulkCreateLocalDeliveryOption: {
    method: 'POST',
    path: '/v1/bulk/local-delivery-options/create',
    summary: 'Creates up to 100 local delivery options. Those that cannot be created are returned in `errors`.',
    roles: elevated,
    repeatable: false,
    body: shape({ localDeliveryOptions: list(input(LocalDeliveryOption), { maxItems: 100 }) }),
    response: shape({ localDeliveryOptions: list(LocalDeliveryOption), errors: list(LocalDeliveryOptionError) }),
    client: {
      module: 'localDeliveryOptions',
      args: 'localDeliveryOptions',
      example: [
        "const area = { areaName: 'North', zipConfig: { zipCodes: ['13*'] } }",
        'const { errors } = await owner.localDeliveryOptions.bulkCreateLocalDeliveryOption([area])',
      ],
    },
  },
  bulkUpdateLocalDeliveryOption: {
    method: 'PATCH',
    path: '/v1/bulk/local-delivery-options/update',
    summary: 'Updates up to 100 local delivery options, each by its ID and revision.',
    roles: elevated,
    repeatable: false,
    body: shape({ localDeliveryOptions: list(localDeliveryUpdate, { maxItems: 100 }) }),
    response: shape({ localDeliveryOptions: list(LocalDeliveryOption), errors: list(LocalDeliveryOptionError) }),
    client: {
      module: 'localDeliveryOptions',
      args: 'localDeliveryOptions',
      example: [
        'const { id, revision } = localDelivery',
        'await owner.localDeliveryOptions.bulkUpdateLocalDeliveryOption([{ id, revision, active: false }])',
      ],
    },
  },
  bulkDeleteLocalDeliveryOption: {
    method: 'DELETE',
    path: '/v1/bulk/local-delivery-options/delete',
    summary: 'Deletes up to 20 local delivery options.',
    roles: elevated,
    repeatable: false,
    query: shape({ ids: list(guid(), { minItems: 1, maxItems: 20 }) }),
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'localDeliveryOptions',
      args: 'ids',
      example: 'await owner.localDeliveryOptions.bulkDeleteLocalDeliveryOption([localDelivery.id])',
    },
  },
})
