import { elevated, type Calls } from '../call.ts'
import { revision } from '../entities/common.ts'
import { StoreDeliveryRegion, ShippingOption } from '../entities/shipping-option.ts'
import { anyMap, guid, input, list, optional, shape, text } from '../schema.ts'
import { CursorMetadata, Search } from './query.ts'

const id = shape({ id: guid() })
const shippingOption = shape({ shippingOption: ShippingOption })
const deliveryRegion = shape({ deliveryRegion: StoreDeliveryRegion })
const regionChange = shape({ deliveryRegionId: text({ minLength: 1, maxLength: 100 }), revision: optional(revision) })

/** What anyone sends to set fields that an app keeps on an entity. */
export const extendedFieldsUpdate = shape({
  namespace: text({ minLength: 1, maxLength: 164 }),
  namespaceData: optional(anyMap()),
})

export const shippingCalls = {
  createShippingOption: {
    method: 'POST',
    path: '/ecom/v1/shipping-options',
    summary: 'Adds a way of delivery; buyers see it in the delivery regions that it names.',
    roles: elevated,
    repeatable: false,
    body: shape({ shippingOption: input(ShippingOption) }),
    response: shippingOption,
    errors: ['NOT_FOUND'],
  },
  getShippingOption: {
    method: 'GET',
    path: '/ecom/v1/shipping-options/{id}',
    summary: 'Reads a way of delivery.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: shippingOption,
    errors: ['NOT_FOUND'],
  },
  queryShippingOptions: {
    method: 'GET',
    path: '/ecom/v1/shipping-options/query',
    encoding: 'r',
    summary: 'Finds ways of delivery.',
    roles: elevated,
    repeatable: true,
    body: shape({ query: optional(Search) }),
    response: shape({ shippingOptions: list(ShippingOption), pagingMetadata: CursorMetadata }),
  },
  updateShippingOption: {
    method: 'PATCH',
    path: '/ecom/v1/shipping-options/{id}',
    summary: 'Changes the fields of a way of delivery that are sent, with the revision that was read.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({ shippingOption: input(ShippingOption) }),
    response: shippingOption,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  deleteShippingOption: {
    method: 'DELETE',
    path: '/ecom/v1/shipping-options/{id}',
    summary: 'Takes a way of delivery away.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
  },
  addShippingOptionDeliveryRegion: {
    method: 'POST',
    path: '/ecom/v1/shipping-options/{id}/add-delivery-region',
    summary: 'Offers a way of delivery in one more region.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: regionChange,
    response: shippingOption,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  removeShippingOptionDeliveryRegion: {
    method: 'POST',
    path: '/ecom/v1/shipping-options/{id}/remove-delivery-region',
    summary: 'Offers a way of delivery in a region no more; without any region it is offered nowhere.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: regionChange,
    response: shippingOption,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  updateShippingOptionExtendedFields: {
    method: 'POST',
    path: '/ecom/v1/shipping-options/{id}/update-extended-fields',
    summary: 'Sets the fields that an app keeps on a way of delivery.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: extendedFieldsUpdate,
    response: shippingOption,
    errors: ['NOT_FOUND'],
  },
  createDeliveryRegion: {
    method: 'POST',
    path: '/vitrine/v1/delivery-regions',
    summary: 'Adds a region to deliver to: countries, and parts of countries.',
    roles: elevated,
    repeatable: false,
    body: shape({ deliveryRegion: input(StoreDeliveryRegion) }),
    response: deliveryRegion,
  },
  getDeliveryRegion: {
    method: 'GET',
    path: '/vitrine/v1/delivery-regions/{id}',
    summary: 'Reads a delivery region.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: deliveryRegion,
    errors: ['NOT_FOUND'],
  },
  queryDeliveryRegions: {
    method: 'POST',
    path: '/vitrine/v1/delivery-regions/query',
    summary: 'Finds delivery regions.',
    roles: elevated,
    repeatable: true,
    body: shape({ query: optional(Search) }),
    response: shape({ deliveryRegions: list(StoreDeliveryRegion), pagingMetadata: CursorMetadata }),
  },
  updateDeliveryRegion: {
    method: 'PATCH',
    path: '/vitrine/v1/delivery-regions/{id}',
    summary: 'Changes the fields of a delivery region that are sent, with the revision that was read.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({ deliveryRegion: input(StoreDeliveryRegion) }),
    response: deliveryRegion,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  deleteDeliveryRegion: {
    method: 'DELETE',
    path: '/vitrine/v1/delivery-regions/{id}',
    summary: 'Takes away a delivery region that nothing is offered in.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  },
} as const satisfies Calls
