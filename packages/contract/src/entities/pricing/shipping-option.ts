import type { Static } from 'typebox'
import { amount, country, entity, text, flag, guid, timestamp, decimal, oneOf, list, optional } from '../../schema.ts'
import { ExtendedFields, revision } from '../common.ts'

const DeliveryDestination = entity(
  'DeliveryDestination',
  {
    country: country({ minLength: 2 }),
    subdivisions: optional(
      list(text({ minLength: 1, maxLength: 50 }), {
        maxItems: 300,
        description: 'Subdivisions to deliver to. Default: all.',
      }),
    ),
  },
  { description: 'A country, or some of its subdivisions.' },
)

export type StoreDeliveryRegion = Static<typeof StoreDeliveryRegion>
export const StoreDeliveryRegion = entity(
  'StoreDeliveryRegion',
  {
    id: guid({ readOnly: true }),
    revision,
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
    name: text({ minLength: 1, maxLength: 200 }),
    destinations: list(DeliveryDestination, {
      maxItems: 300,
      description: 'Countries of the region. Empty: everywhere.',
    }),
    active: optional(flag({ description: 'Whether the store delivers to the region. Default: true.' })),
    deliveryProfileId: optional(
      guid({ description: 'ID of the delivery profile. Cannot be changed. Default: the default profile.' }),
    ),
  },
  { description: 'A delivery region: countries and subdivisions that a store delivers to.' },
)

const ShippingOptionCondition = entity(
  'ShippingOptionCondition',
  {
    type: optional(oneOf(['BY_TOTAL_WEIGHT', 'BY_TOTAL_PRICE', 'BY_TOTAL_QUANTITY'])),
    value: optional(
      decimal(
        { gte: 0, lte: 999999999, maxScale: 6 },
        { description: "Value to compare with. A weight is in the store's weight unit, a price in its currency." },
      ),
    ),
    operator: optional(
      oneOf(['EQ', 'GT', 'GTE', 'LT', 'LTE'], {
        description: 'Comparison of the purchase with `value`: equal, greater or less (or equal).',
      }),
    ),
  },
  { description: 'A condition for a rate.' },
)

export type ShippingOptionRate = Static<typeof ShippingOptionRate>
export const ShippingOptionRate = entity(
  'ShippingOptionRate',
  {
    amount: optional(
      amount({ money: 'store', description: "Price in the store's currency." }, { lte: 999999999, maxScale: 3 }),
    ),
    conditions: optional(
      list(ShippingOptionCondition, { maxItems: 100, description: 'Conditions that must all be met. Empty: always.' }),
    ),
    multiplyByQuantity: optional(flag({ description: 'Whether the amount is for each piece.' })),
  },
  { description: 'The price of a delivery under some conditions.' },
)

export type DeliveryCharge = Static<typeof DeliveryCharge>
export const DeliveryCharge = entity(
  'DeliveryCharge',
  {
    type: optional(oneOf(['HANDLING_FEE', 'INSURANCE'])),
    amount: optional(
      amount({ money: 'store', description: "Amount in the store's currency." }, { lte: 999999999, maxScale: 3 }),
    ),
    details: optional(text({ maxLength: 250, description: 'Description of the charge.' })),
  },
  { description: 'A charge in addition to the price of a delivery.' },
)

export const deliveryCharges = optional(list(DeliveryCharge, { maxItems: 10 }))

export type ShippingOption = Static<typeof ShippingOption>
export const ShippingOption = entity(
  'ShippingOption',
  {
    id: guid({ readOnly: true }),
    revision,
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
    deliveryRegionIds: optional(
      list(text({ maxLength: 100 }), {
        maxItems: 100,
        description: 'IDs of the delivery regions that offer the option.',
      }),
    ),
    title: optional(text({ maxLength: 1000, description: 'Title, shown to buyers.' })),
    estimatedDeliveryTime: optional(
      text({ maxLength: 500, description: 'Estimated delivery time as text, such as "2-3 days".' }),
    ),
    rates: optional(
      list(ShippingOptionRate, {
        maxItems: 100,
        description: 'Rates. The first one whose conditions are met is used.',
      }),
    ),
    deliveryRegionId: optional(
      text({
        maxLength: 100,
        description: 'ID of the first delivery region. Legacy alternative to `deliveryRegionIds`.',
      }),
    ),
    otherCharges: deliveryCharges,
    active: optional(flag({ description: 'Whether the option is offered to buyers. Default: true.' })),
    status: optional(
      oneOf(['ENABLED', 'DISABLED', 'PENDING', 'DEMO'], {
        readOnly: true,
        description: 'Same as `active`: `ENABLED` or `DISABLED`.',
      }),
    ),
    extendedFields: optional(ExtendedFields),
  },
  { description: 'A shipping option.' },
)
