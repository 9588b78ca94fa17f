import type { Static } from 'typebox'
import { entity, text, flag, guid, timestamp, decimal, oneOf, list, optional } from '../schema.ts'
import { ExtendedFields } from './common.ts'

export type ShippingOptionCondition = Static<typeof ShippingOptionCondition>
export const ShippingOptionCondition = entity('ShippingOptionCondition', {
  type: optional(oneOf(['BY_TOTAL_WEIGHT', 'BY_TOTAL_PRICE', 'BY_TOTAL_QUANTITY'])),
  value: optional(decimal({ gte: 0, lte: 999999999, maxScale: 6 })),
  operator: optional(oneOf(['EQ', 'GT', 'GTE', 'LT', 'LTE'])),
})

export type ShippingOptionRate = Static<typeof ShippingOptionRate>
export const ShippingOptionRate = entity('ShippingOptionRate', {
  amount: optional(decimal({ gte: 0, lte: 999999999, maxScale: 3 })),
  conditions: optional(list(ShippingOptionCondition)),
  multiplyByQuantity: optional(flag()),
})

export type ShippingOption = Static<typeof ShippingOption>
export const ShippingOption = entity('ShippingOption', {
  id: optional(guid({ readOnly: true })),
  revision: optional(text({ readOnly: true })),
  createdDate: optional(timestamp({ readOnly: true })),
  updatedDate: optional(timestamp({ readOnly: true })),
  deliveryRegionIds: optional(list(text())),
  title: optional(text({ maxLength: 1000 })),
  estimatedDeliveryTime: optional(text({ maxLength: 500 })),
  rates: optional(list(ShippingOptionRate)),
  extendedFields: optional(ExtendedFields),
})
