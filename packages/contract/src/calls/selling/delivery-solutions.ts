import { elevated, room } from '../../call.ts'
import { Address, ExtendedFields, MultiCurrencyPrice, TimeSlot } from '../../entities/common.ts'
import { later } from '../../entities/later.ts'
import { CatalogReference } from '../../entities/selling/cart.ts'
import { DeliveryAllocation, PickupDetails } from '../../entities/selling/checkout.ts'
import {
  amount,
  anything,
  currency,
  described,
  entity,
  flag,
  guid,
  integer,
  list,
  number,
  oneOf,
  optional,
  shape,
  text,
  unbuilt,
} from '../../schema.ts'

const noEffect = 'is not used: delivery does not depend on it'
const notStored = 'is not used: it is not stored'
const price = (description: string) => optional(amount({ description }, { lte: 999_999_999, maxScale: 3 }))

const DeliverableItem = entity(
  'DeliverableItem',
  {
    id: optional(
      text({ minLength: 1, maxLength: 100, description: 'ID in the response. Default: the position, starting at 0.' }),
    ),
    quantity: optional(integer({ minimum: 1, maximum: 100_000, description: 'Number of pieces. Default: 1.' })),
    catalogReference: optional(
      described(CatalogReference, 'A product of the store. Its weight and delivery profile are used if none are sent.'),
    ),
    physicalProperties: optional(
      shape({
        weight: optional(
          number({ minimum: 0, maximum: 999_999_999, description: 'Weight of one piece in `weightUnit`.' }),
        ),
        shippable: optional(
          flag({ description: 'Whether the item is delivered. Default: true, unless it is a digital product.' }),
        ),
        sku: optional(unbuilt(text({ maxLength: 40 }), noEffect)),
      }),
    ),
    totalPriceBeforeDiscount: price('Price of all pieces before discounts. Rates depend on it.'),
    priceBeforeDiscount: price('Price of one piece before discounts, used if `totalPriceBeforeDiscount` is not sent.'),
    totalPrice: price('Price of all pieces after discounts, used if no price before discounts is sent.'),
    price: price('Price of one piece after discounts, used if no other price is sent. Default: that of the product.'),
    deliveryProfileId: optional(guid({ description: 'ID of the delivery profile. Default: that of the product.' })),
    name: optional(unbuilt(text({ maxLength: 400 }), noEffect)),
    taxIncludedInPrice: optional(unbuilt(flag(), noEffect)),
    subscriptionSettings: optional(unbuilt(anything(), later.subscription)),
  },
  { description: 'An item to deliver.' },
)

export const DeliverySolution = entity(
  'DeliverySolution',
  {
    code: text({ description: 'Same as `deliveryReference.code`.' }),
    deliveryReference: shape(
      { code: text(), appId: guid() },
      { description: 'Code of the solution, which checkouts take, and ID of its carrier.' },
    ),
    title: text({ description: 'Title, as shown to buyers.' }),
    logistics: shape({
      deliveryTime: optional(text({ description: 'Delivery time as text, such as "2-3 days".' })),
      instructions: optional(text({ description: 'Instructions for the buyer.' })),
      pickupDetails: optional(PickupDetails),
      deliveryTimeSlot: optional(TimeSlot),
    }),
    cost: shape({
      price: amount({ description: 'Same as `deliveryPrice.amount`.' }),
      currency: currency(),
      deliveryPrice: described(MultiCurrencyPrice, 'Price of the delivery, without additional costs.'),
      additionalCosts: list(shape({ description: text(), deliveryPrice: MultiCurrencyPrice }), {
        description: 'Handling fees and insurance.',
      }),
    }),
    deliveryAllocations: list(DeliveryAllocation, { description: 'Parts of the delivery, by carrier and region.' }),
    partial: flag({ description: 'Whether only some of the items can be delivered.' }),
  },
  { description: 'A way to deliver items, with its price.' },
)

export const deliverySolutionCalls = room({ scope: 'settings', area: 'delivery' })({
  getDeliverySolutions: {
    method: 'POST',
    path: '/_api/delivery-rates/v1/get-delivery-solutions',
    aliases: ['/delivery-rates/v1/get-delivery-solutions'],
    summary: 'Lists the ways to deliver items to an address, with prices. Creates nothing.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({
      lineItems: list(DeliverableItem, { minItems: 1, maxItems: 300 }),
      destination: described(Address, 'Address to deliver to. Its country must be set.'),
      currency: currency({ description: 'Currency of all prices: that of the store, or one that it charges.' }),
      weightUnit: optional(oneOf(['KG', 'LB'], { description: 'Unit of weights. Default: that of the store.' })),
      origin: optional(unbuilt(anything(), 'is not used: rates do not depend on where goods are sent from')),
      contactDetails: optional(unbuilt(anything(), noEffect)),
      userPreferences: optional(unbuilt(anything(), 'is not used: all solutions are returned')),
      purchaseFlowId: optional(unbuilt(text({ maxLength: 100 }), notStored)),
      externalReferences: optional(unbuilt(anything(), notStored)),
      extendedFields: optional(unbuilt(ExtendedFields, notStored)),
    }),
    response: shape({
      deliverySolutions: list(DeliverySolution),
      errors: list(shape({ appId: guid() }), {
        description: 'Carriers that did not respond. Always empty: the store itself is the only carrier.',
      }),
    }),
    errors: [
      'REQUIRED_COUNTRY',
      'NO_DELIVERY_REGION_FOUND',
      'DELIVERY_PROFILE_NOT_FOUND',
      'CATALOG_ITEM_NOT_FOUND',
      'CATALOG_ITEM_NOT_AVAILABLE',
    ],
    client: {
      module: 'deliverySolutions',
      args: 'lineItems ...options!',
      example: [
        "const lineItems = [{ price: '19.00', quantity: 2, physicalProperties: { weight: 0.4 } }]",
        "const to = { destination: { country: 'DE' }, currency: 'EUR' }",
        'const { deliverySolutions } = await owner.deliverySolutions.getDeliverySolutions(lineItems, to)',
      ],
    },
  },
})
