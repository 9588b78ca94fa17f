import type { Static } from 'typebox'
import { elevated, room, shoppers } from '../../call.ts'
import { Address, revision, TimeSlot } from '../../entities/common.ts'
import { DeliveryCharge, StoreDeliveryRegion, ShippingOption } from '../../entities/pricing/shipping-option.ts'
import {
  amount,
  anyMap,
  country,
  currency,
  entity,
  flag,
  guid,
  input,
  integer,
  list,
  number,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
} from '../../schema.ts'
import { CursorMetadata, Search } from '../query.ts'

const id = shape({ id: guid() })
const shippingOption = shape({ shippingOption: ShippingOption })
const deliveryRegion = shape({ deliveryRegion: StoreDeliveryRegion })
const regionChange = shape({ deliveryRegionId: text({ minLength: 1, maxLength: 100 }), revision: optional(revision) })

/** Request body for updating an app's extended fields of an entity. */
export const extendedFieldsUpdate = shape({
  namespace: text({ minLength: 1, maxLength: 164 }),
  namespaceData: optional(anyMap()),
})

const ShippingOptionFields = entity(
  'ShippingOptionFields',
  {
    id: text(),
    title: text(),
    estimatedDeliveryTime: text(),
    deliveryRegionIds: list(text()),
    createdDate: timestamp(),
    updatedDate: timestamp(),
  },
  { description: 'Fields that shipping options can be filtered by.' },
)
const ShippingOptionSortField = oneOf(['id', 'title', 'createdDate', 'updatedDate'], {
  title: 'ShippingOptionSortField',
  description: 'Fields that shipping options can be sorted by.',
})

const DeliveryOffer = entity('DeliveryOffer', {
  title: text(),
  estimatedDeliveryTime: optional(text()),
  pickup: flag({ description: 'Whether the buyer picks up the order.' }),
  price: amount({ description: 'Price for a single item without weight.' }),
  freeFrom: optional(amount({ description: 'Subtotal from which delivery is free. Absent if it never is.' })),
})

export type PreviewedDelivery = Static<typeof PreviewedDelivery>
export const PreviewedDelivery = entity('PreviewedDelivery', {
  code: text(),
  title: text(),
  price: amount(),
  otherCharges: list(DeliveryCharge),
  pickup: flag(),
  partial: flag({ description: 'Whether it delivers only some of the items.' }),
  deliveryTime: optional(text()),
  slot: optional(TimeSlot),
  deliverByDate: optional(timestamp()),
})

export const shippingCalls = room({ scope: 'delivery', area: 'delivery' })({
  listDeliveryOffers: {
    method: 'GET',
    path: '/vitrine/v1/delivery-offers',
    summary:
      "Lists the delivery methods to a country with prices and free-delivery thresholds, in the buyer's currency.",
    roles: shoppers,
    repeatable: true,
    query: shape({
      country: optional(country({ description: 'Delivery country. Default: the country of the store.' })),
      subtotal: optional(amount({ description: 'Price of the item. Default: 0.' })),
    }),
    response: shape({ country: optional(country()), currency: currency(), offers: list(DeliveryOffer) }),
    client: {
      module: 'deliveryOffers',
      args: '...options',
      example: "const { offers } = await client.deliveryOffers.listDeliveryOffers({ country: 'DE' })",
    },
  },
  previewDelivery: {
    method: 'POST',
    path: '/vitrine/v1/delivery-preview',
    summary:
      'Lists the delivery methods and time slots that a buyer would be offered for given items, address and time.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({
      address: Address,
      items: optional(
        list(
          entity('PreviewItem', {
            price: optional(amount({ description: 'Unit price.' }, { lte: 999999999, maxScale: 3 })),
            quantity: optional(integer({ minimum: 1, maximum: 100_000 })),
            weight: optional(number({ minimum: 0, maximum: 999_999_999 })),
            deliveryProfileId: optional(guid()),
          }),
          { maxItems: 100, description: 'Default: a single item without price and weight.' },
        ),
      ),
      date: optional(timestamp({ description: 'Time of the purchase. Default: now.' })),
    }),
    response: shape({ deliveries: list(PreviewedDelivery), timeZone: text(), currency: currency() }),
    client: {
      module: 'deliveryOffers',
      args: 'address ...options',
      example:
        "const { deliveries } = await owner.deliveryOffers.previewDelivery({ country: 'DE', postalCode: '10115' })",
    },
  },
  createShippingOption: {
    method: 'POST',
    path: '/ecom/v1/shipping-options',
    summary: 'Creates a shipping option, which is offered in its delivery regions.',
    roles: elevated,
    repeatable: false,
    body: shape({ shippingOption: input(ShippingOption) }),
    response: shippingOption,
    errors: ['NOT_FOUND', 'INVALID_QUANTITY_VALUE'],
    client: {
      module: 'shippingOptions',
      args: 'shippingOption',
      gives: 'shippingOption',
      example: [
        "const rates = [{ amount: '4.90', conditions: [] }]",
        "const { id } = await owner.shippingOptions.createShippingOption({ title: 'By bicycle', rates })",
      ],
    },
  },
  getShippingOption: {
    method: 'GET',
    path: '/ecom/v1/shipping-options/{id}',
    summary: 'Returns a shipping option.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: shippingOption,
    errors: ['NOT_FOUND'],
    client: {
      module: 'shippingOptions',
      gives: 'shippingOption',
      example: 'const { title } = await owner.shippingOptions.getShippingOption(shippingOption.id)',
    },
  },
  queryShippingOptions: {
    method: 'GET',
    path: '/ecom/v1/shipping-options/query',
    encoding: 'r',
    summary: 'Lists shipping options that match a filter, sorted and paged.',
    roles: elevated,
    repeatable: true,
    body: shape({ query: optional(Search) }),
    response: shape({ shippingOptions: list(ShippingOption), pagingMetadata: CursorMetadata }),
    client: {
      module: 'shippingOptions',
      finds: { fields: ShippingOptionFields, sortBy: ShippingOptionSortField },
      example: "const { items } = await owner.shippingOptions.queryShippingOptions().ascending('title').find()",
    },
  },
  updateShippingOption: {
    method: 'PATCH',
    path: '/ecom/v1/shipping-options/{id}',
    summary: 'Updates a shipping option. Fields that are not sent do not change. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({ shippingOption: input(ShippingOption) }),
    response: shippingOption,
    errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_QUANTITY_VALUE'],
    client: {
      module: 'shippingOptions',
      args: 'id shippingOption',
      gives: 'shippingOption',
      example: [
        'const { revision } = shippingOption',
        "await owner.shippingOptions.updateShippingOption(shippingOption.id, { revision, title: 'By tram' })",
      ],
    },
  },
  deleteShippingOption: {
    method: 'DELETE',
    path: '/ecom/v1/shipping-options/{id}',
    summary: 'Deletes a shipping option.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'shippingOptions',
      example: 'await owner.shippingOptions.deleteShippingOption(shippingOption.id)',
    },
  },
  addShippingOptionDeliveryRegion: {
    method: 'POST',
    path: '/ecom/v1/shipping-options/{id}/add-delivery-region',
    summary: 'Adds a delivery region to a shipping option.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: regionChange,
    response: shippingOption,
    errors: ['NOT_FOUND', 'CONFLICT'],
    client: {
      module: 'shippingOptions',
      name: 'addDeliveryRegion',
      args: 'id deliveryRegionId ...options',
      example: [
        'const { revision } = shippingOption',
        'await owner.shippingOptions.addDeliveryRegion(shippingOption.id, region.id, { revision })',
      ],
    },
  },
  removeShippingOptionDeliveryRegion: {
    method: 'POST',
    path: '/ecom/v1/shipping-options/{id}/remove-delivery-region',
    summary: 'Removes a delivery region from a shipping option. Without regions, it is not offered anywhere.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: regionChange,
    response: shippingOption,
    errors: ['NOT_FOUND', 'CONFLICT'],
    client: {
      module: 'shippingOptions',
      name: 'removeDeliveryRegion',
      args: 'id deliveryRegionId ...options',
      example: [
        'const { revision, deliveryRegionIds = [] } = shippingOption',
        'await owner.shippingOptions.removeDeliveryRegion(shippingOption.id, deliveryRegionIds[0]!, { revision })',
      ],
    },
  },
  updateShippingOptionExtendedFields: {
    method: 'POST',
    path: '/ecom/v1/shipping-options/{id}/update-extended-fields',
    summary: 'Updates an app’s extended fields of a shipping option.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: extendedFieldsUpdate,
    response: shippingOption,
    errors: ['NOT_FOUND'],
    client: {
      module: 'shippingOptions',
      name: 'updateExtendedFields',
      args: 'id namespace ...options',
      example: [
        "const namespaceData = { warehouse: 'north' }",
        "await owner.shippingOptions.updateExtendedFields(shippingOption.id, '@app/stock', { namespaceData })",
      ],
    },
  },
  createDeliveryRegion: {
    method: 'POST',
    path: '/vitrine/v1/delivery-regions',
    summary:
      'Creates a delivery region of countries and subdivisions. Without destinations, it covers the whole world.',
    roles: elevated,
    repeatable: false,
    body: shape({ deliveryRegion: input(StoreDeliveryRegion) }),
    response: deliveryRegion,
    client: {
      module: 'deliveryRegions',
      args: 'deliveryRegion',
      gives: 'deliveryRegion',
      example: [
        "const destinations = [{ country: 'AT' }]",
        "const { id } = await owner.deliveryRegions.createDeliveryRegion({ name: 'Austria', destinations })",
      ],
    },
  },
  getDeliveryRegion: {
    method: 'GET',
    path: '/vitrine/v1/delivery-regions/{id}',
    summary: 'Returns a delivery region.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: deliveryRegion,
    errors: ['NOT_FOUND'],
    client: {
      module: 'deliveryRegions',
      gives: 'deliveryRegion',
      example: 'const { name } = await owner.deliveryRegions.getDeliveryRegion(region.id)',
    },
  },
  queryDeliveryRegions: {
    method: 'POST',
    path: '/vitrine/v1/delivery-regions/query',
    summary: 'Lists delivery regions that match a filter, sorted and paged.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(Search) }),
    response: shape({ deliveryRegions: list(StoreDeliveryRegion), pagingMetadata: CursorMetadata }),
    client: {
      module: 'deliveryRegions',
      args: 'query',
      example: 'const { deliveryRegions } = await owner.deliveryRegions.queryDeliveryRegions()',
    },
  },
  updateDeliveryRegion: {
    method: 'PATCH',
    path: '/vitrine/v1/delivery-regions/{id}',
    summary: 'Updates a delivery region. Fields that are not sent do not change. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({ deliveryRegion: input(StoreDeliveryRegion) }),
    response: deliveryRegion,
    errors: ['NOT_FOUND', 'CONFLICT'],
    client: {
      module: 'deliveryRegions',
      args: 'id deliveryRegion',
      gives: 'deliveryRegion',
      example: [
        'const { revision } = region',
        "await owner.deliveryRegions.updateDeliveryRegion(region.id, { revision, name: 'Nearby' })",
      ],
    },
  },
  deleteDeliveryRegion: {
    method: 'DELETE',
    path: '/vitrine/v1/delivery-regions/{id}',
    summary: 'Deletes a delivery region. Fails if a shipping option uses it.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    client: { module: 'deliveryRegions', example: 'await owner.deliveryRegions.deleteDeliveryRegion(region.id)' },
  },
})
