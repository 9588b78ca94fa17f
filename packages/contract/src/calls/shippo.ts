import { elevated, type Calls } from '../call.ts'
import { revision } from '../entities/common.ts'
import { later } from '../entities/later.ts'
import { ShippoConfiguration } from '../entities/shippo-configuration.ts'
import { decimal, guid, input, list, optional, shape, text, unbuilt } from '../schema.ts'
import { CursorMetadata, Search } from './query.ts'
import { extendedFieldsUpdate } from './shipping.ts'

const id = shape({ id: guid() })
const shippoConfiguration = shape({ shippoConfiguration: ShippoConfiguration })
const deliveryRegionId = text({ minLength: 1, maxLength: 100 })

/** Settings of a carrier outside. They are kept and checked; nothing is asked of the carrier. */
export const shippoCalls = {
  createShippoConfiguration: {
    method: 'POST',
    path: '/ecom/v1/shippo-configurations',
    summary: 'Keeps how parcels are to be labelled with a carrier outside; no carrier is asked yet.',
    roles: elevated,
    repeatable: false,
    body: shape({
      shippoConfiguration: input(ShippoConfiguration),
      backupRate: optional(unbuilt(decimal({ gte: 0, maxScale: 6 }), later.backupRate)),
    }),
    response: shippoConfiguration,
    errors: ['NOT_FOUND'],
  },
  getShippoConfiguration: {
    method: 'GET',
    path: '/ecom/v1/shippo-configurations/{id}',
    summary: 'Reads how parcels are to be labelled.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: shippoConfiguration,
    errors: ['NOT_FOUND'],
  },
  queryShippoConfigurations: {
    method: 'GET',
    path: '/ecom/v1/shippo-configurations/query',
    encoding: 'r',
    summary: 'Finds settings of labels.',
    roles: elevated,
    repeatable: true,
    body: shape({ query: optional(Search) }),
    response: shape({ shippoConfigurations: list(ShippoConfiguration), pagingMetadata: CursorMetadata }),
  },
  updateShippoConfiguration: {
    method: 'PATCH',
    path: '/ecom/v1/shippo-configurations/{id}',
    summary: 'Changes the fields that are sent, with the revision that was read; regions have calls of their own.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({ shippoConfiguration: input(ShippoConfiguration) }),
    response: shippoConfiguration,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  deleteShippoConfiguration: {
    method: 'DELETE',
    path: '/ecom/v1/shippo-configurations/{id}',
    summary: 'Takes settings of labels away.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
  },
  addShippoDeliveryRegion: {
    method: 'POST',
    path: '/ecom/v1/shippo-configurations/{id}/delivery-regions',
    summary: 'Lets settings of labels hold in one more region.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: shape({ deliveryRegionId, revision: optional(revision) }),
    response: shippoConfiguration,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  removeShippoDeliveryRegion: {
    method: 'DELETE',
    path: '/ecom/v1/shippo-configurations/{id}/delivery-regions/{deliveryRegionId}',
    summary: 'Lets settings of labels hold in a region no more.',
    roles: elevated,
    repeatable: true,
    params: shape({ id: guid(), deliveryRegionId }),
    query: shape({ revision: optional(revision) }),
    response: shippoConfiguration,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  updateShippoExtendedFields: {
    method: 'POST',
    path: '/ecom/v1/shippo-configurations/{id}/update-extended-fields',
    summary: 'Sets the fields that an app keeps on settings of labels.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: extendedFieldsUpdate,
    response: shippoConfiguration,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Calls
