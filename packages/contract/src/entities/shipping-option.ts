import type { Static } from 'typebox'
import { amount, country, entity, text, flag, guid, timestamp, decimal, oneOf, list, optional } from '../schema.ts'
import { ExtendedFields, revision } from './common.ts'

export type DeliveryDestination = Static<typeof DeliveryDestination>
export const DeliveryDestination = entity('DeliveryDestination', {
  country: country({ minLength: 2 }),
  subdivisions: optional(list(text({ minLength: 1, maxLength: 50 }), { maxItems: 300 })),
})

export type StoreDeliveryRegion = Static<typeof StoreDeliveryRegion>
export const StoreDeliveryRegion = entity(
  'StoreDeliveryRegion',
  {
    id: guid({ readOnly: true }),
    revision,
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
    name: text({ minLength: 1, maxLength: 200 }),
    destinations: list(DeliveryDestination, { maxItems: 300 }),
    active: optional(flag({ description: 'Whether anything is delivered there; it is unless told.' })),
    deliveryProfileId: optional(
      guid({ description: 'The profile whose goods are delivered there; the default one unless told. It stays.' }),
    ),
  },
  { description: 'Countries and subdivisions that a store delivers to; without any, everywhere.' },
)

export type ShippingOptionCondition = Static<typeof ShippingOptionCondition>
export const ShippingOptionCondition = entity('ShippingOptionCondition', {
  type: optional(oneOf(['BY_TOTAL_WEIGHT', 'BY_TOTAL_PRICE', 'BY_TOTAL_QUANTITY'])),
  value: optional(decimal({ gte: 0, lte: 999999999, maxScale: 6 })),
  operator: optional(oneOf(['EQ', 'GT', 'GTE', 'LT', 'LTE'])),
})

export type ShippingOptionRate = Static<typeof ShippingOptionRate>
export const ShippingOptionRate = entity('ShippingOptionRate', {
  amount: optional(amount({ money: 'store' }, { lte: 999999999, maxScale: 3 })),
  conditions: optional(list(ShippingOptionCondition, { maxItems: 100 })),
  multiplyByQuantity: optional(flag()),
})

export type DeliveryCharge = Static<typeof DeliveryCharge>
export const DeliveryCharge = entity(
  'DeliveryCharge',
  {
    type: optional(oneOf(['HANDLING_FEE', 'INSURANCE'])),
    amount: optional(amount({ money: 'store' }, { lte: 999999999, maxScale: 3 })),
    details: optional(text({ maxLength: 250 })),
  },
  { description: 'What is charged with a delivery, beside its price.' },
)

export const deliveryCharges = optional(list(DeliveryCharge, { maxItems: 10 }))

export type ShippingOption = Static<typeof ShippingOption>
export const ShippingOption = entity('ShippingOption', {
  id: guid({ readOnly: true }),
  revision,
  createdDate: timestamp({ readOnly: true }),
  updatedDate: timestamp({ readOnly: true }),
  deliveryRegionIds: optional(list(text({ maxLength: 100 }), { maxItems: 100 })),
  title: optional(text({ maxLength: 1000 })),
  estimatedDeliveryTime: optional(text({ maxLength: 500 })),
  rates: optional(list(ShippingOptionRate, { maxItems: 100 })),
  deliveryRegionId: optional(
    text({ maxLength: 100, description: 'The first of its regions; older callers send and read one only.' }),
  ),
  otherCharges: deliveryCharges,
  active: optional(flag({ description: 'Whether buyers are offered it; they are unless told.' })),
  status: optional(oneOf(['ENABLED', 'DISABLED', 'PENDING', 'DEMO'], { readOnly: true, description: 'By `active`.' })),
  extendedFields: optional(ExtendedFields),
})
