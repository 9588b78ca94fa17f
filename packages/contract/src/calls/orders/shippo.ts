import { elevated, room } from '../../call.ts'
import { revision } from '../../entities/common.ts'
import { later } from '../../entities/later.ts'
import { ShippoConfiguration } from '../../entities/orders/shippo-configuration.ts'
import { decimal, entity, guid, input, list, oneOf, optional, shape, text, timestamp, unbuilt } from '../../schema.ts'
import { CursorMetadata, Search } from '../query.ts'
import { extendedFieldsUpdate } from '../pricing/shipping.ts'

const id = shape({ id: guid() })
const shippoConfiguration = shape({ shippoConfiguration: ShippoConfiguration })
const deliveryRegionId = text({ minLength: 1, maxLength: 100 })

/** Settings for buying shipping labels. */
const ShippoConfigurationFields = entity(
  'ShippoConfigurationFields',
  {
    id: text(),
    packageType: ShippoConfiguration.properties.packageType,
    deliveryRegionIds: list(text()),
    createdDate: timestamp(),
    updatedDate: timestamp(),
  },
  { description: 'Fields that label settings can be filtered by.' },
)
const ShippoConfigurationSortField = oneOf(['id', 'packageType', 'createdDate', 'updatedDate'], {
  title: 'ShippoConfigurationSortField',
  description: 'Fields that label settings can be sorted by.',
})

export const shippoCalls = room({ scope: 'delivery', area: 'delivery' })({
  createShippoConfiguration: {
    method: 'POST',
    path: '/ecom/v1/shippo-configurations',
    summary: 'Creates label settings: carrier services, package, fees and sender address.',
    roles: elevated,
    repeatable: false,
    body: shape({
      shippoConfiguration: input(ShippoConfiguration),
      backupRate: optional(unbuilt(decimal({ gte: 0, maxScale: 6 }), later.backupRate)),
    }),
    response: shippoConfiguration,
    errors: ['NOT_FOUND'],
    client: {
      module: 'shippoConfigurations',
      args: 'shippoConfiguration ...options',
      gives: 'shippoConfiguration',
      comment: 'Creates label settings. `backupRate` is rejected because checkouts do not request carrier rates.',
      example: [
        "const box = { packageType: 'FLAT_RATE_ENVELOPE', packageDetails: { maxNumberOfProducts: '3' } } as const",
        'const { id } = await owner.shippoConfigurations.createShippoConfiguration(box)',
      ],
    },
  },
  getShippoConfiguration: {
    method: 'GET',
    path: '/ecom/v1/shippo-configurations/{id}',
    summary: 'Returns label settings.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: shippoConfiguration,
    errors: ['NOT_FOUND'],
    client: {
      module: 'shippoConfigurations',
      gives: 'shippoConfiguration',
      example: 'const { packageType } = await owner.shippoConfigurations.getShippoConfiguration(labels.id)',
    },
  },
  queryShippoConfigurations: {
    method: 'GET',
    path: '/ecom/v1/shippo-configurations/query',
    encoding: 'r',
    summary: 'Lists label settings that match a filter, sorted and paged.',
    roles: elevated,
    repeatable: true,
    body: shape({ query: optional(Search) }),
    response: shape({ shippoConfigurations: list(ShippoConfiguration), pagingMetadata: CursorMetadata }),
    client: {
      module: 'shippoConfigurations',
      finds: { fields: ShippoConfigurationFields, sortBy: ShippoConfigurationSortField },
      example: 'const { items } = await owner.shippoConfigurations.queryShippoConfigurations().find()',
    },
  },
  updateShippoConfiguration: {
    method: 'PATCH',
    path: '/ecom/v1/shippo-configurations/{id}',
    summary:
      'Updates label settings except regions. Fields that are not sent do not change. Requires the current revision.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({ shippoConfiguration: input(ShippoConfiguration) }),
    response: shippoConfiguration,
    errors: ['NOT_FOUND', 'CONFLICT'],
    client: {
      module: 'shippoConfigurations',
      args: 'id shippoConfiguration',
      gives: 'shippoConfiguration',
      example: [
        'const { revision } = labels',
        "await owner.shippoConfigurations.updateShippoConfiguration(labels.id, { revision, packageDetails: { maxNumberOfProducts: '4' } })",
      ],
    },
  },
  deleteShippoConfiguration: {
    method: 'DELETE',
    path: '/ecom/v1/shippo-configurations/{id}',
    summary: 'Deletes label settings.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'shippoConfigurations',
      example: 'await owner.shippoConfigurations.deleteShippoConfiguration(labels.id)',
    },
  },
  addShippoDeliveryRegion: {
    method: 'POST',
    path: '/ecom/v1/shippo-configurations/{id}/delivery-regions',
    summary: 'Adds a delivery region to label settings.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: shape({ deliveryRegionId, revision: optional(revision) }),
    response: shippoConfiguration,
    errors: ['NOT_FOUND', 'CONFLICT'],
    client: {
      module: 'shippoConfigurations',
      name: 'addDeliveryRegion',
      args: 'id deliveryRegionId ...options',
      example: [
        'const { revision } = labels',
        'await owner.shippoConfigurations.addDeliveryRegion(labels.id, region.id, { revision })',
      ],
    },
  },
  removeShippoDeliveryRegion: {
    method: 'DELETE',
    path: '/ecom/v1/shippo-configurations/{id}/delivery-regions/{deliveryRegionId}',
    summary: 'Removes a delivery region from label settings.',
    roles: elevated,
    repeatable: true,
    params: shape({ id: guid(), deliveryRegionId }),
    query: shape({ revision: optional(revision) }),
    response: shippoConfiguration,
    errors: ['NOT_FOUND', 'CONFLICT'],
    client: { module: 'shippoConfigurations', name: 'removeDeliveryRegion', isByHand: true },
  },
  updateShippoExtendedFields: {
    method: 'POST',
    path: '/ecom/v1/shippo-configurations/{id}/update-extended-fields',
    summary: 'Updates an app’s extended fields of label settings.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: extendedFieldsUpdate,
    response: shippoConfiguration,
    errors: ['NOT_FOUND'],
    client: {
      module: 'shippoConfigurations',
      name: 'updateExtendedFields',
      args: 'id namespace ...options',
      example: [
        "const namespaceData = { printer: 'north' }",
        "await owner.shippoConfigurations.updateExtendedFields(labels.id, '@app/labels', { namespaceData })",
      ],
    },
  },
})
