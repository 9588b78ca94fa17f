import type { Static } from 'typebox'
import { currency, entity, flag, guid, integer, list, oneOf, optional, text, timestamp } from '../../schema.ts'
import { ContactInfo } from '../selling/cart.ts'
import { CheckoutCustomField } from '../selling/checkout.ts'
import { ExtendedFields } from '../common.ts'
import { recordFields } from '../record-fields.ts'
import {
  ChannelInfo,
  CurrencyConversionDetails,
  DraftOrderChangesApplied,
  OrderAdditionalFee,
  OrderAppliedDiscount,
  OrderBuyerInfo,
  OrderLineItem,
  OrderPriceSummary,
  OrderShippingInfo,
  OrderSubscriptionSettings,
  PlatformFeeSummary,
} from '../orders/order.ts'

const contractTarget = optional(
  entity(
    'ContractTarget',
    { nextCycleNumber: optional(integer({ description: 'Number of the next billing cycle.' })) },
    { description: 'What an activity of a contract is about.' },
  ),
)

const ContractActivity = entity(
  'ContractActivity',
  {
    id: optional(guid({ readOnly: true })),
    createdDate: optional(timestamp({ readOnly: true })),
    activityType: optional(oneOf(['UNKNOWN_ACTIVITY_TYPE', 'CHANGES_APPLIED'])),
    author: optional(
      entity(
        'ContractAuthor',
        { userId: optional(guid()), appId: optional(guid()) },
        { description: 'The author of an activity.' },
      ),
    ),
    contractTarget,
    changesApplied: optional(
      entity(
        'ContractChanges',
        {
          contractTarget,
          draftSubscriptionContractId: optional(guid()),
          changes: DraftOrderChangesApplied.properties.changes,
          reason: optional(text({ maxLength: 200 })),
        },
        { description: 'Changes of a subscription contract.' },
      ),
    ),
  },
  { description: 'An activity of a subscription contract.' },
)

export type SubscriptionContract = Static<typeof SubscriptionContract>
export const SubscriptionContract = entity(
  'SubscriptionContract',
  {
    ...recordFields,
    subscriptionSettings: optional(OrderSubscriptionSettings),
    lineItems: optional(list(OrderLineItem)),
    buyerInfo: optional(OrderBuyerInfo),
    buyerLanguage: optional(text({ maxLength: 10 })),
    weightUnit: optional(oneOf(['KG', 'LB', 'UNSPECIFIED_WEIGHT_UNIT'])),
    currency: optional(currency()),
    currencyConversionDetails: optional(CurrencyConversionDetails),
    taxIncludedInPrices: optional(flag()),
    priceSummary: optional(OrderPriceSummary),
    platformFeeSummary: optional(PlatformFeeSummary),
    billingInfo: optional(ContactInfo),
    shippingInfo: optional(OrderShippingInfo),
    recipientInfo: optional(ContactInfo),
    appliedDiscounts: optional(list(OrderAppliedDiscount)),
    additionalFees: optional(list(OrderAdditionalFee)),
    channelInfo: optional(ChannelInfo),
    customFields: optional(list(CheckoutCustomField)),
    extendedFields: optional(ExtendedFields),
    activities: optional(list(ContractActivity)),
  },
  { description: 'The terms of a subscription: what is charged in each billing cycle. Only in events.' },
)
