import type { Static } from 'typebox'
import {
  described,
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
} from '../../schema.ts'
import { ContactDetails, LineItem } from './cart.ts'
import { MultiCurrencyPrice } from '../common.ts'

const activities = [
  'SCHEDULED',
  'EMAIL_SENT',
  'EMAIL_NOT_SENT',
  'NOTIFICATION_SENT',
  'TASK_CREATED',
  'AUTOMATION_SKIPPED',
] as const

export const AbandonedActivityType = oneOf(activities, {
  description:
    '`SCHEDULED`: emails were planned. `EMAIL_NOT_SENT`: an email was not allowed or not necessary. `AUTOMATION_SKIPPED`: no emails were planned, because the buyer got some recently.',
})

const price = optional(MultiCurrencyPrice)
const { id, quantity, catalogReference, productName, descriptionLines, image, physicalProperties } = LineItem.properties

const AbandonedLineItem = entity(
  'AbandonedLineItem',
  {
    id,
    quantity,
    catalogReference,
    productName,
    price,
    priceBeforeDiscounts: price,
    descriptionLines,
    image,
    physicalProperties,
  },
  { description: 'A line item of an abandoned checkout.' },
)

const AbandonedDiscount = entity(
  'AbandonedDiscount',
  {
    coupon: optional(
      entity(
        'AbandonedCoupon',
        {
          id: optional(text({ maxLength: 50 })),
          code: optional(text({ maxLength: 50 })),
          amount: price,
          name: optional(text({ maxLength: 60 })),
        },
        { description: 'A coupon on an abandoned checkout.' },
      ),
    ),
    merchantDiscount: optional(
      entity(
        'AbandonedMerchantDiscount',
        {
          amount: price,
          percentage: optional(
            number({ minimum: 1, maximum: 100, description: 'Percentage, if the discount was given as one.' }),
          ),
        },
        { description: 'A discount given by the merchant.' },
      ),
    ),
    discountRule: optional(
      entity(
        'AbandonedDiscountRule',
        {
          id: optional(guid()),
          name: optional(translatable(256, 500, 1)),
          amount: price,
        },
        { description: 'An automatic discount.' },
      ),
    ),
    discountType: optional(
      oneOf(['SHIPPING', 'GLOBAL', 'SPECIFIC_ITEMS'], {
        description: 'What the discount applies to: the delivery, the whole purchase, or some line items.',
      }),
    ),
    lineItemIds: optional(list(text(), { description: 'IDs of the discounted line items.' })),
  },
  { description: 'A discount on an abandoned checkout.' },
)

export type AbandonedCheckout = Static<typeof AbandonedCheckout>
export const AbandonedCheckout = entity(
  'AbandonedCheckout',
  {
    id: optional(guid()),
    createdDate: optional(timestamp()),
    updatedDate: optional(timestamp()),
    checkoutId: optional(guid()),
    cartId: optional(guid()),
    status: optional(
      oneOf(['ABANDONED', 'RECOVERED'], { description: '`RECOVERED`: the buyer returned and ordered.' }),
    ),
    buyerLanguage: optional(text()),
    buyerInfo: optional(
      entity(
        'AbandonedBuyer',
        {
          visitorId: optional(guid()),
          memberId: optional(guid()),
          userId: optional(guid()),
          contactId: optional(guid({ readOnly: true })),
          email: optional({ ...email(), maxLength: 50 }),
        },
        { description: 'The buyer of an abandoned checkout. A member has a `memberId`, a guest a `visitorId`.' },
      ),
    ),
    contactDetails: optional(described(ContactDetails, 'Contact details of the buyer.')),
    currency: optional(currency({ description: 'Currency of `amount` in all prices.' })),
    conversionCurrency: optional(
      currency({ description: 'Currency of `convertedAmount` in all prices, which is shown to the buyer.' }),
    ),
    totalPrice: price,
    subtotalPrice: price,
    activities: optional(
      list(
        entity(
          'AbandonedActivity',
          { createdDate: optional(timestamp()), type: optional(AbandonedActivityType) },
          { description: 'An activity to win the buyer back, such as an email.' },
        ),
        { description: 'Activities to win the buyer back.' },
      ),
    ),
    checkoutRecoveredDate: optional(timestamp({ description: 'When the buyer returned and ordered.' })),
    checkoutUrl: optional(webUrl({ description: 'Page where the buyer can continue.' })),
    lineItems: optional(list(AbandonedLineItem)),
    appliedDiscounts: optional(list(AbandonedDiscount)),
  },
  { description: 'A checkout that its buyer left without ordering, as it was then.' },
)
