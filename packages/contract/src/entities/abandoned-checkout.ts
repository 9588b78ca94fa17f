import type { Static } from 'typebox'
import {
  currency,
  email,
  entity,
  guid,
  list,
  number,
  oneOf,
  optional,
  text,
  timestamp,
  translatable,
  webUrl,
} from '../schema.ts'
import { ContactDetails, LineItem } from './cart.ts'
import { MultiCurrencyPrice } from './common.ts'

const activities = [
  'SCHEDULED',
  'EMAIL_SENT',
  'EMAIL_NOT_SENT',
  'NOTIFICATION_SENT',
  'TASK_CREATED',
  'AUTOMATION_SKIPPED',
] as const

const price = optional(MultiCurrencyPrice)
const { id, quantity, catalogReference, productName, descriptionLines, image, physicalProperties } = LineItem.properties

export type AbandonedLineItem = Static<typeof AbandonedLineItem>
export const AbandonedLineItem = entity('AbandonedLineItem', {
  id,
  quantity,
  catalogReference,
  productName,
  price,
  priceBeforeDiscounts: price,
  descriptionLines,
  image,
  physicalProperties,
})

export type AbandonedDiscount = Static<typeof AbandonedDiscount>
export const AbandonedDiscount = entity('AbandonedDiscount', {
  coupon: optional(
    entity('AbandonedCoupon', {
      id: optional(text({ maxLength: 50 })),
      code: optional(text({ maxLength: 50 })),
      amount: price,
      name: optional(text({ maxLength: 60 })),
    }),
  ),
  merchantDiscount: optional(
    entity('AbandonedMerchantDiscount', {
      amount: price,
      percentage: optional(number({ minimum: 1, maximum: 100 })),
    }),
  ),
  discountRule: optional(
    entity('AbandonedDiscountRule', {
      id: optional(guid()),
      name: optional(translatable(256, 500, 1)),
      amount: price,
    }),
  ),
  discountType: optional(oneOf(['SHIPPING', 'GLOBAL', 'SPECIFIC_ITEMS'])),
  lineItemIds: optional(list(text())),
})

export type AbandonedCheckout = Static<typeof AbandonedCheckout>
export const AbandonedCheckout = entity(
  'AbandonedCheckout',
  {
    id: optional(guid()),
    createdDate: optional(timestamp()),
    updatedDate: optional(timestamp()),
    checkoutId: optional(guid()),
    cartId: optional(guid()),
    status: optional(oneOf(['ABANDONED', 'RECOVERED'])),
    buyerLanguage: optional(text()),
    buyerInfo: optional(
      entity('AbandonedBuyer', {
        visitorId: optional(guid()),
        memberId: optional(guid()),
        userId: optional(guid()),
        contactId: optional(guid({ readOnly: true })),
        email: optional({ ...email(), maxLength: 50 }),
      }),
    ),
    contactDetails: optional(ContactDetails),
    currency: optional(currency()),
    conversionCurrency: optional(currency()),
    totalPrice: price,
    subtotalPrice: price,
    activities: optional(
      list(entity('AbandonedActivity', { createdDate: optional(timestamp()), type: optional(oneOf(activities)) })),
    ),
    checkoutRecoveredDate: optional(timestamp()),
    checkoutUrl: optional(webUrl()),
    lineItems: optional(list(AbandonedLineItem)),
    appliedDiscounts: optional(list(AbandonedDiscount)),
  },
  { description: 'A checkout that its buyer left, and may have come back to. Only in events.' },
)
