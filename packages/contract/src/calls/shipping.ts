import type { Static } from 'typebox'
import { elevated, room, shoppers } from '../call.ts'
import { Address, revision, TimeSlot } from '../entities/common.ts'
import { DeliveryCharge, StoreDeliveryRegion, ShippingOption } from '../entities/shipping-option.ts'
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
} from '../schema.ts'
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
  description: 'Fields that they can be sorted by.',
})

export type DeliveryOffer = Static<typeof DeliveryOffer>
export const DeliveryOffer = entity('DeliveryOffer', {
  title: text(),
  estimatedDeliveryTime: optional(text()),
  pickup: flag(),
  price: amount({ description: 'For a single piece that weighs nothing.' }),
  freeFrom: optional(amount({ description: 'The subtotal from which it is free; absent where it never is.' })),
})

export type PreviewedDelivery = Static<typeof PreviewedDelivery>
export const PreviewedDelivery = entity('PreviewedDelivery', {
  code: text(),
  title: text(),
  price: amount(),
  otherCharges: list(DeliveryCharge),
  pickup: flag(),
  partial: flag({ description: 'It brings only some of the items.' }),
  deliveryTime: optional(text()),
  slot: optional(TimeSlot),
  deliverByDate: optional(timestamp()),
})

export const shippingCalls = room({ scope: 'delivery' })({
  listDeliveryOffers: {
    method: 'GET',
    path: '/vitrine/v1/delivery-offers',
    summary:
      'Lists the ways of delivery to a country before anything is bought, with their prices and when they are free, in the currency that the buyer sees.',
    roles: shoppers,
    repeatable: true,
    query: shape({
      country: optional(country({ description: 'The country of the store unless told.' })),
      subtotal: optional(amount({ description: 'What the piece costs; 0 unless told.' })),
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
    summary: 'Tells what a buyer at an address would be offered for a basket at a time, with every slot.',
    roles: elevated,
    repeatable: true,
    body: shape({
      address: Address,
      items: optional(
        list(
          entity('PreviewItem', {
            price: optional(amount({ description: 'Of one piece.' }, { lte: 999999999, maxScale: 3 })),
            quantity: optional(integer({ minimum: 1, maximum: 100_000 })),
            weight: optional(number({ minimum: 0, maximum: 999_999_999 })),
            deliveryProfileId: optional(guid()),
          }),
          { maxItems: 100, description: 'One piece that costs and weighs nothing unless told.' },
        ),
      ),
      date: optional(timestamp({ description: 'When the buyer asks; now unless told.' })),
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
    summary: 'Creates a shipping option, offered in its delivery regions.',
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
    summary: 'Reads a shipping option.',
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
    summary: 'Finds shipping options.',
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
    summary: 'Updates the fields of a shipping option that are sent; needs its revision.',
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
    summary: 'Offers a shipping option in another region.',
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
    summary: 'Removes a region from a shipping option; without any, it is offered nowhere.',
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
    summary: 'Sets an app’s extended fields of a shipping option.',
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
    summary: 'Creates a delivery region of countries and subdivisions; without any, it is everywhere.',
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
    summary: 'Reads a delivery region.',
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
    summary: 'Finds delivery regions.',
    roles: elevated,
    repeatable: true,
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
    summary: 'Updates the fields of a delivery region that are sent; needs its revision.',
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
    summary: 'Deletes a delivery region that no shipping option uses.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    client: { module: 'deliveryRegions', example: 'await owner.deliveryRegions.deleteDeliveryRegion(region.id)' },
  },
})
