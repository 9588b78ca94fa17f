import { channelTypes, measurementUnits, paymentOptions } from './enumerations.ts'
import type { Static } from 'typebox'
import { withdrawalExclusion } from './withdrawal.ts'
import {
  entity,
  text,
  number,
  integer,
  flag,
  guid,
  email,
  currency,
  webUrl,
  timestamp,
  decimal,
  oneOf,
  list,
  optional,
  textMap,
  translatable,
} from '../schema.ts'
import { PlannedRemainder } from './remainder.ts'
import {
  couponOf,
  discountRuleOf,
  freeTrialOf,
  modifierGroupOf,
  modifierOf,
  ReverseCharge,
  subscriptionSettingsOf,
  taxBreakdownOf,
  taxNames,
} from './by-money.ts'
import { Address, ExtendedFields, Image, Price, TimeSlot } from './common.ts'
import {
  CatalogReference,
  ContactInfo,
  DescriptionLine,
  ItemType,
  PhysicalProperties,
  ServiceProperties,
  TaxableAddress,
} from './cart.ts'
import { CheckoutCustomField, CreatedBy, MarketingConsent, PickupDetails } from './checkout.ts'

export type OrderTaxBreakdown = Static<typeof OrderTaxBreakdown>
export const OrderTaxBreakdown = taxBreakdownOf('OrderTaxBreakdown', Price)

export type TaxInfo = Static<typeof TaxInfo>
export const TaxInfo = entity('TaxInfo', {
  taxAmount: optional(Price),
  taxableAmount: optional(Price),
  taxRate: optional(decimal({ gte: 0, maxScale: 6 })),
  taxGroupId: optional(guid()),
  taxIncludedInPrice: optional(flag()),
  taxBreakdown: optional(list(OrderTaxBreakdown)),
})

export type DigitalFile = Static<typeof DigitalFile>
export const DigitalFile = entity('DigitalFile', {
  fileId: optional(text({ minLength: 1, maxLength: 100 })),
  link: optional(webUrl({ minLength: 1, maxLength: 2000 })),
  expirationDate: optional(timestamp({ readOnly: true })),
})

export type OrderFreeTrialPeriod = Static<typeof OrderFreeTrialPeriod>
export const OrderFreeTrialPeriod = freeTrialOf('OrderFreeTrialPeriod', 3650)

export type OrderSubscriptionSettings = Static<typeof OrderSubscriptionSettings>
export const OrderSubscriptionSettings = subscriptionSettingsOf('OrderSubscriptionSettings', OrderFreeTrialPeriod)

export type SubscriptionInfo = Static<typeof SubscriptionInfo>
export const SubscriptionInfo = entity('SubscriptionInfo', {
  id: optional(guid()),
  cycleNumber: optional(integer()),
  subscriptionSettings: optional(OrderSubscriptionSettings),
  chargesDescription: optional(text({ maxLength: 1000 })),
})

export type OrderLocation = Static<typeof OrderLocation>
export const OrderLocation = entity('OrderLocation', {
  id: optional(guid()),
  quantity: optional(integer({ minimum: 1, maximum: 100000 })),
  name: optional(text({ maxLength: 500, readOnly: true })),
})

export type DecimalQuantity = Static<typeof DecimalQuantity>
export const DecimalQuantity = entity('DecimalQuantity', {
  measurementUnit: optional(oneOf(measurementUnits)),
  otherUnit: optional(text({ minLength: 1, maxLength: 50 })),
  value: optional(decimal({ gt: 0, lte: 1000000000000000, maxScale: 4 })),
  description: optional(translatable(200, 400, 1)),
})

export type OrderModifier = Static<typeof OrderModifier>
export const OrderModifier = modifierOf('OrderModifier', Price)

export type OrderModifierGroup = Static<typeof OrderModifierGroup>
export const OrderModifierGroup = modifierGroupOf('OrderModifierGroup', OrderModifier)

export type OrderLineItem = Static<typeof OrderLineItem>
export const OrderLineItem = entity('OrderLineItem', {
  id: text(),
  productName: translatable(200, 400, 1),
  catalogReference: optional(CatalogReference),
  quantity: integer({ minimum: 1, maximum: 100000 }),
  totalDiscount: optional(Price),
  descriptionLines: optional(list(DescriptionLine)),
  image: optional(Image),
  physicalProperties: optional(PhysicalProperties),
  itemType: optional(ItemType),
  fulfillerId: optional(guid()),
  refundQuantity: optional(integer({ maximum: 100000 })),
  restockQuantity: optional(integer({ maximum: 100000 })),
  price: Price,
  priceBeforeDiscounts: optional(Price),
  totalPriceBeforeTax: optional(Price),
  totalPriceAfterTax: optional(Price),
  paymentOption: optional(oneOf(paymentOptions)),
  withdrawalExclusion: optional(
    withdrawalExclusion(
      'Exception because of which there is no right of withdrawal, or because of which it ends early.',
      { readOnly: true },
    ),
  ),
  taxInfo: optional(TaxInfo),
  digitalFile: optional(DigitalFile),
  subscriptionInfo: optional(SubscriptionInfo),
  priceDescription: optional(translatable(100, 100, 1)),
  depositAmount: optional(Price),
  locations: optional(list(OrderLocation)),
  lineItemPrice: optional(Price),
  taxableAddress: optional(TaxableAddress),
  priceUndetermined: optional(flag()),
  fixedQuantity: optional(flag()),
  decimalQuantity: optional(DecimalQuantity),
  extendedFields: optional(ExtendedFields),
  modifierGroups: optional(list(OrderModifierGroup)),
  serviceProperties: optional(ServiceProperties),
})

export type OrderBuyerInfo = Static<typeof OrderBuyerInfo>
export const OrderBuyerInfo = entity('OrderBuyerInfo', {
  visitorId: optional(guid()),
  memberId: optional(guid()),
  contactId: optional(guid()),
  email: optional(email()),
})

export type CurrencyConversionDetails = Static<typeof CurrencyConversionDetails>
export const CurrencyConversionDetails = entity('CurrencyConversionDetails', {
  originalCurrency: optional(currency({ readOnly: true })),
  conversionRate: optional(decimal({ gt: 0, lte: 1000000000000000 }, { readOnly: true })),
})

export type OrderPriceSummary = Static<typeof OrderPriceSummary>
export const OrderPriceSummary = entity('OrderPriceSummary', {
  subtotal: Price,
  shipping: optional(Price),
  tax: optional(Price),
  discount: optional(Price),
  total: Price,
  totalAdditionalFees: optional(Price),
})

export type OrderDeliveryTimeSlot = Static<typeof OrderDeliveryTimeSlot>
export const OrderDeliveryTimeSlot = entity('OrderDeliveryTimeSlot', TimeSlot.properties)

/** Addresses of pickup points come from carriers, whose lines are longer than people's. */
const carrierLine = () => optional(text({ maxLength: 1000 }))

export type OrderPickupDetails = Static<typeof OrderPickupDetails>
export const OrderPickupDetails = entity('OrderPickupDetails', {
  address: optional(
    entity('PickupAddress', {
      ...Address.properties,
      city: carrierLine(),
      postalCode: carrierLine(),
      addressLine: carrierLine(),
      addressLine2: carrierLine(),
    }),
  ),
  pickupMethod: PickupDetails.properties.pickupMethod,
})

export type OrderLogistics = Static<typeof OrderLogistics>
export const OrderLogistics = entity('OrderLogistics', {
  shippingDestination: optional(ContactInfo),
  pickupDetails: optional(OrderPickupDetails),
  deliveryTime: optional(text({ maxLength: 500 })),
  instructions: optional(text({ maxLength: 1000 })),
  deliveryTimeSlot: optional(OrderDeliveryTimeSlot),
  deliverByDate: optional(timestamp()),
})

export type OrderCost = Static<typeof OrderCost>
export const OrderCost = entity('OrderCost', {
  price: optional(Price),
  totalPriceBeforeTax: optional(Price),
  totalPriceAfterTax: optional(Price),
  taxInfo: optional(TaxInfo),
  discount: optional(Price),
})

export type OrderRegion = Static<typeof OrderRegion>
export const OrderRegion = entity('OrderRegion', {
  name: optional(text({ maxLength: 100 })),
})

export type OrderShippingInfo = Static<typeof OrderShippingInfo>
export const OrderShippingInfo = entity('OrderShippingInfo', {
  carrierId: optional(text({ minLength: 1, maxLength: 100 })),
  code: optional(text({ minLength: 1, maxLength: 100 })),
  title: optional(text({ maxLength: 250 })),
  logistics: optional(OrderLogistics),
  cost: optional(OrderCost),
  region: optional(OrderRegion),
})

export type TaxInfoTaxBreakdown = Static<typeof TaxInfoTaxBreakdown>
export const TaxInfoTaxBreakdown = entity('TaxInfoTaxBreakdown', { ...taxNames, aggregatedTaxAmount: optional(Price) })

export type OrderTaxInfo = Static<typeof OrderTaxInfo>
export const OrderTaxInfo = entity('OrderTaxInfo', {
  totalTax: optional(Price),
  taxBreakdown: optional(list(TaxInfoTaxBreakdown)),
  taxExempt: optional(flag({ readOnly: true })),
  reverseCharge: optional(ReverseCharge),
})

export type OrderCoupon = Static<typeof OrderCoupon>
export const OrderCoupon = couponOf('OrderCoupon', Price)

export type OrderMerchantDiscount = Static<typeof OrderMerchantDiscount>
export const OrderMerchantDiscount = entity('OrderMerchantDiscount', {
  discountReason: optional(oneOf(['UNSPECIFIED', 'EXCHANGED_ITEMS', 'BILLING_ADJUSTMENT'])),
  description: optional(text({ maxLength: 200 })),
  amount: optional(Price),
})

export type OrderDiscountRule = Static<typeof OrderDiscountRule>
export const OrderDiscountRule = discountRuleOf('OrderDiscountRule', Price)

export type LineItemDiscount = Static<typeof LineItemDiscount>
export const LineItemDiscount = entity('LineItemDiscount', {
  id: optional(guid()),
  totalDiscount: optional(Price),
})

export type OrderAppliedDiscount = Static<typeof OrderAppliedDiscount>
export const OrderAppliedDiscount = entity('OrderAppliedDiscount', {
  coupon: optional(OrderCoupon),
  merchantDiscount: optional(OrderMerchantDiscount),
  discountRule: optional(OrderDiscountRule),
  discountType: optional(oneOf(['SHIPPING', 'GLOBAL', 'SPECIFIC_ITEMS'])),
  id: optional(guid()),
  lineItemDiscounts: optional(list(LineItemDiscount)),
})

export type MerchantComment = Static<typeof MerchantComment>
export const MerchantComment = entity('MerchantComment', {
  message: optional(text({ minLength: 1, maxLength: 5000 })),
})

export type OrderRefunded = Static<typeof OrderRefunded>
export const OrderRefunded = entity('OrderRefunded', {
  manual: optional(flag()),
  amount: optional(Price),
  reason: optional(text({ maxLength: 200 })),
})

export type OrderQuantity = Static<typeof OrderQuantity>
export const OrderQuantity = entity('OrderQuantity', {
  originalQuantity: optional(number({ maximum: 1000000 })),
  newQuantity: optional(number({ maximum: 1000000 })),
  diff: optional(number({ minimum: 1, maximum: 1000000 })),
  deltaType: optional(oneOf(['QUANTITY_INCREASED', 'QUANTITY_DECREASED'])),
})

export type OrderPrice = Static<typeof OrderPrice>
export const OrderPrice = entity('OrderPrice', {
  originalPrice: optional(Price),
  newPrice: optional(Price),
})

export type LineItemChanged = Static<typeof LineItemChanged>
export const LineItemChanged = entity('LineItemChanged', {
  id: optional(guid()),
  name: optional(translatable(200, 400, 1)),
  quantity: optional(OrderQuantity),
  price: optional(OrderPrice),
})

export type LineItemAdded = Static<typeof LineItemAdded>
export const LineItemAdded = entity('LineItemAdded', {
  id: optional(guid()),
  name: optional(translatable(200, 400, 1)),
  quantity: optional(integer({ minimum: 1, maximum: 1000000 })),
})

export type AffectedLineItem = Static<typeof AffectedLineItem>
export const AffectedLineItem = entity('AffectedLineItem', {
  id: optional(guid()),
  name: optional(translatable(200, 400, 1)),
  amount: optional(Price),
})

export type DiscountAdded = Static<typeof DiscountAdded>
export const DiscountAdded = entity('DiscountAdded', {
  id: optional(guid()),
  name: optional(translatable(10_000, 10_000, 1)),
  affectedLineItems: optional(list(AffectedLineItem)),
  totalAmount: optional(Price),
})

export type TotalPriceChanged = Static<typeof TotalPriceChanged>
export const TotalPriceChanged = entity('TotalPriceChanged', {
  originalTotal: optional(Price),
  newTotal: optional(Price),
})

export type OriginalShippingInfo = Static<typeof OriginalShippingInfo>
export const OriginalShippingInfo = entity('OriginalShippingInfo', {
  total: optional(Price),
  shippingTitle: optional(text({ maxLength: 250 })),
})

export type ShippingInformationChanged = Static<typeof ShippingInformationChanged>
export const ShippingInformationChanged = entity('ShippingInformationChanged', {
  originalShippingInfo: optional(OriginalShippingInfo),
  newShippingInfo: optional(OriginalShippingInfo),
})

export type OrderChange = Static<typeof OrderChange>
export const OrderChange = entity('OrderChange', {
  lineItemChanged: optional(LineItemChanged),
  lineItemAdded: optional(LineItemAdded),
  lineItemRemoved: optional(LineItemAdded),
  discountAdded: optional(DiscountAdded),
  discountRemoved: optional(DiscountAdded),
  additionalFeeAdded: optional(DiscountAdded),
  additionalFeeRemoved: optional(DiscountAdded),
  totalPriceChanged: optional(TotalPriceChanged),
  shippingInformationChanged: optional(ShippingInformationChanged),
})

export type DraftOrderChangesApplied = Static<typeof DraftOrderChangesApplied>
export const DraftOrderChangesApplied = entity('DraftOrderChangesApplied', {
  draftOrderId: optional(text()),
  reason: optional(text({ maxLength: 200 })),
  changes: optional(list(OrderChange)),
})

export type SavedPaymentMethod = Static<typeof SavedPaymentMethod>
export const SavedPaymentMethod = entity('SavedPaymentMethod', {
  name: optional(text({ minLength: 1, maxLength: 100 })),
  description: optional(text({ minLength: 1, maxLength: 100 })),
})

export type AuthorizedPaymentCreated = Static<typeof AuthorizedPaymentCreated>
export const AuthorizedPaymentCreated = entity('AuthorizedPaymentCreated', {
  paymentId: optional(guid()),
  amount: optional(Price),
  lastFourDigits: optional(text({ maxLength: 4 })),
  brand: optional(text({ maxLength: 100 })),
})

export type OrderRegular = Static<typeof OrderRegular>
export const OrderRegular = entity('OrderRegular', {
  amount: optional(Price),
  lastFourDigits: optional(text({ maxLength: 4 })),
  brand: optional(text({ maxLength: 100 })),
})

export type OrderGiftCard = Static<typeof OrderGiftCard>
export const OrderGiftCard = entity('OrderGiftCard', {
  giftCardPaymentId: optional(text({ minLength: 1, maxLength: 100 })),
  amount: optional(Price),
})

export type OrderMembership = Static<typeof OrderMembership>
export const OrderMembership = entity('OrderMembership', {
  membershipId: optional(text({ minLength: 1, maxLength: 200 })),
})

export type OrderPayment = Static<typeof OrderPayment>
export const OrderPayment = entity('OrderPayment', {
  regular: optional(OrderRegular),
  giftCard: optional(OrderGiftCard),
  membership: optional(OrderMembership),
  paymentId: optional(guid()),
  externalRefund: optional(flag()),
})

export type RefundInitiated = Static<typeof RefundInitiated>
export const RefundInitiated = entity('RefundInitiated', {
  refundId: optional(guid()),
  amount: optional(Price),
  payments: optional(list(OrderPayment)),
  reason: optional(text({ maxLength: 200 })),
})

export type PaymentRefunded = Static<typeof PaymentRefunded>
export const PaymentRefunded = entity('PaymentRefunded', {
  refundId: optional(guid()),
  payment: optional(OrderPayment),
})

export type RefundedAsStoreCredit = Static<typeof RefundedAsStoreCredit>
export const RefundedAsStoreCredit = entity('RefundedAsStoreCredit', {
  amount: optional(Price),
  reason: optional(text({ maxLength: 100 })),
})

export type CreditCardDetails = Static<typeof CreditCardDetails>
export const CreditCardDetails = entity('CreditCardDetails', {
  lastFourDigits: optional(text({ maxLength: 4 })),
  brand: optional(text({ maxLength: 100 })),
})

export type PaymentPendingRegular = Static<typeof PaymentPendingRegular>
export const PaymentPendingRegular = entity('PaymentPendingRegular', {
  creditCardDetails: optional(CreditCardDetails),
  amount: optional(Price),
})

export type PaymentPending = Static<typeof PaymentPending>
export const PaymentPending = entity('PaymentPending', {
  regular: optional(PaymentPendingRegular),
  paymentId: optional(guid()),
})

export type WixReceipt = Static<typeof WixReceipt>
export const WixReceipt = entity('WixReceipt', {
  receiptId: optional(guid()),
  displayNumber: optional(text({ minLength: 1, maxLength: 40 })),
})

export type ExternalReceipt = Static<typeof ExternalReceipt>
export const ExternalReceipt = entity('ExternalReceipt', {
  receiptId: optional(text({ maxLength: 100 })),
  displayNumber: optional(text({ minLength: 1, maxLength: 40 })),
})

export type ReceiptCreated = Static<typeof ReceiptCreated>
export const ReceiptCreated = entity('ReceiptCreated', {
  wixReceipt: optional(WixReceipt),
  externalReceipt: optional(ExternalReceipt),
  paymentId: optional(guid()),
})

export type ChargebackCreated = Static<typeof ChargebackCreated>
export const ChargebackCreated = entity('ChargebackCreated', {
  paymentId: optional(guid()),
  chargebackId: optional(guid()),
  amount: optional(Price),
  paymentDetails: optional(PaymentPendingRegular),
})

export type ChargebackReversed = Static<typeof ChargebackReversed>
export const ChargebackReversed = entity('ChargebackReversed', {
  paymentId: optional(guid()),
  chargebackId: optional(guid()),
  amount: optional(Price),
  reversalAmount: optional(Price),
  paymentDetails: optional(PaymentPendingRegular),
})

export type CustomActivity = Static<typeof CustomActivity>
export const CustomActivity = entity('CustomActivity', {
  appId: optional(guid()),
  type: optional(text({ maxLength: 100 })),
  additionalData: optional(textMap({ maxProperties: 100 })),
})

export type ActivityActor = Static<typeof ActivityActor>
export const ActivityActor = entity(
  'ActivityActor',
  {
    type: oneOf(['visitor', 'member', 'owner', 'app', 'key'], { description: '`key`: an API key of the store.' }),
    id: optional(text()),
  },
  { description: 'Who has done something to an order.', readOnly: true },
)

export type OrderActivity = Static<typeof OrderActivity>
export const OrderActivity = entity('OrderActivity', {
  customActivity: optional(CustomActivity),
  merchantComment: optional(MerchantComment),
  orderRefunded: optional(OrderRefunded),
  draftOrderChangesApplied: optional(DraftOrderChangesApplied),
  savedPaymentMethod: optional(SavedPaymentMethod),
  authorizedPaymentCreated: optional(AuthorizedPaymentCreated),
  authorizedPaymentCaptured: optional(AuthorizedPaymentCreated),
  authorizedPaymentVoided: optional(AuthorizedPaymentCreated),
  refundInitiated: optional(RefundInitiated),
  paymentRefunded: optional(PaymentRefunded),
  paymentRefundFailed: optional(PaymentRefunded),
  refundedAsStoreCredit: optional(RefundedAsStoreCredit),
  paymentPending: optional(PaymentPending),
  paymentCanceled: optional(PaymentPending),
  paymentDeclined: optional(PaymentPending),
  receiptCreated: optional(ReceiptCreated),
  receiptSent: optional(ReceiptCreated),
  chargebackCreated: optional(ChargebackCreated),
  chargebackReversed: optional(ChargebackReversed),
  id: optional(guid({ readOnly: true })),
  authorEmail: optional(email({ readOnly: true })),
  actor: optional(ActivityActor),
  createdDate: optional(timestamp({ readOnly: true })),
  activityType: optional(
    oneOf([
      'CUSTOM_ACTIVITY',
      'ORDER_REFUNDED',
      'ORDER_PLACED',
      'ORDER_PAID',
      'ORDER_FULFILLED',
      'ORDER_NOT_FULFILLED',
      'ORDER_CANCELED',
      'DOWNLOAD_LINK_SENT',
      'TRACKING_NUMBER_ADDED',
      'TRACKING_NUMBER_EDITED',
      'TRACKING_LINK_ADDED',
      'SHIPPING_CONFIRMATION_EMAIL_SENT',
      'INVOICE_ADDED',
      'INVOICE_REMOVED',
      'INVOICE_SENT',
      'FULFILLER_EMAIL_SENT',
      'SHIPPING_ADDRESS_EDITED',
      'EMAIL_EDITED',
      'PICKUP_READY_EMAIL_SENT',
      'MERCHANT_COMMENT',
      'ORDER_PARTIALLY_PAID',
      'DRAFT_ORDER_CHANGES_APPLIED',
      'SAVED_PAYMENT_METHOD',
      'AUTHORIZED_PAYMENT_CREATED',
      'AUTHORIZED_PAYMENT_CAPTURED',
      'AUTHORIZED_PAYMENT_VOIDED',
      'REFUND_INITIATED',
      'PAYMENT_REFUNDED',
      'PAYMENT_REFUND_FAILED',
      'REFUNDED_AS_STORE_CREDIT',
      'PAYMENT_PENDING',
      'PAYMENT_CANCELED',
      'PAYMENT_DECLINED',
      'ORDER_PENDING',
      'ORDER_REJECTED',
      'RECEIPT_CREATED',
      'RECEIPT_SENT',
      'CHARGEBACK_CREATED',
      'CHARGEBACK_REVERSED',
    ]),
  ),
})

export type ChannelInfo = Static<typeof ChannelInfo>
export const ChannelInfo = entity('ChannelInfo', {
  type: optional(oneOf(channelTypes)),
  externalOrderId: optional(text({ maxLength: 100 })),
  externalOrderUrl: optional(text({ maxLength: 300 })),
})

export type OrderBalance = Static<typeof OrderBalance>
export const OrderBalance = entity('OrderBalance', {
  amount: optional(decimal({}, { readOnly: true })),
  formattedAmount: optional(text({ readOnly: true })),
})

export type CashRoundingAdjustment = Static<typeof CashRoundingAdjustment>
export const CashRoundingAdjustment = entity('CashRoundingAdjustment', {
  amount: optional(decimal({ gte: -1000000000000000, lte: 1000000000000000 })),
  formattedAmount: optional(text({ readOnly: true })),
})

export type BalanceSummary = Static<typeof BalanceSummary>
export const BalanceSummary = entity('BalanceSummary', {
  balance: optional(OrderBalance),
  paid: optional(Price),
  refunded: optional(Price),
  authorized: optional(Price),
  pendingRefund: optional(Price),
  pending: optional(Price),
  chargeback: optional(Price),
  chargebackReversal: optional(Price),
  platformFees: optional(Price),
  totalMinusPlatformFees: optional(Price),
  cashRoundingAdjustment: optional(CashRoundingAdjustment),
})

export type OrderAdditionalFee = Static<typeof OrderAdditionalFee>
export const OrderAdditionalFee = entity('OrderAdditionalFee', {
  code: optional(text({ minLength: 1, maxLength: 100 })),
  name: optional(text({ minLength: 1, maxLength: 50 })),
  price: optional(Price),
  taxInfo: optional(TaxInfo),
  providerAppId: optional(guid()),
  priceBeforeTax: optional(Price),
  priceAfterTax: optional(Price),
  id: optional(guid()),
  lineItemIds: optional(list(text())),
  source: optional(oneOf(['SHIPPING', 'SERVICE_PLUGIN', 'ITEM', 'MANUAL', 'PLATFORM'])),
  taxableAddress: optional(TaxableAddress),
})

export type PrivateTag = Static<typeof PrivateTag>
export const PrivateTag = entity('PrivateTag', {
  tagIds: optional(list(text({ minLength: 1, maxLength: 5 }), { maxItems: 100 })),
})

export type OrderTag = Static<typeof OrderTag>
export const OrderTag = entity('OrderTag', {
  privateTags: optional(PrivateTag),
  tags: optional(PrivateTag),
})

export type BusinessLocation = Static<typeof BusinessLocation>
export const BusinessLocation = entity('BusinessLocation', {
  id: optional(guid()),
  name: optional(text({ minLength: 1, maxLength: 500, readOnly: true })),
})

export type OrderFee = Static<typeof OrderFee>
export const OrderFee = entity('OrderFee', {
  name: optional(translatable(200, 400, 1)),
  amount: optional(Price),
  lineItemId: optional(guid()),
  chargeType: optional(oneOf(['PASS_ON', 'ABSORBED'])),
  percentageRate: optional(decimal({ gt: 0, lte: 1, maxScale: 4 })),
})

export type PlatformFeeSummary = Static<typeof PlatformFeeSummary>
export const PlatformFeeSummary = entity('PlatformFeeSummary', {
  total: optional(Price),
  totalPassOn: optional(Price),
  totalAbsorbed: optional(Price),
  fees: optional(list(OrderFee)),
})

export type Order = Static<typeof Order>
export const Order = entity('Order', {
  id: guid({ readOnly: true }),
  number: text({ readOnly: true }),
  createdDate: timestamp({ readOnly: true }),
  updatedDate: optional(timestamp({ readOnly: true })),
  lineItems: list(OrderLineItem),
  buyerInfo: OrderBuyerInfo,
  paymentStatus: oneOf([
    'UNSPECIFIED',
    'NOT_PAID',
    'PAID',
    'PARTIALLY_REFUNDED',
    'FULLY_REFUNDED',
    'PENDING',
    'PARTIALLY_PAID',
    'PENDING_MERCHANT',
    'CANCELED',
    'DECLINED',
  ]),
  fulfillmentStatus: oneOf(['NOT_FULFILLED', 'FULFILLED', 'PARTIALLY_FULFILLED', 'CANCELED'], { readOnly: true }),
  buyerLanguage: optional(text()),
  weightUnit: optional(oneOf(['KG', 'LB', 'UNSPECIFIED_WEIGHT_UNIT'])),
  currency: currency(),
  currencyConversionDetails: optional(CurrencyConversionDetails),
  taxIncludedInPrices: optional(flag()),
  siteLanguage: optional(text({ readOnly: true })),
  priceSummary: OrderPriceSummary,
  billingInfo: optional(ContactInfo),
  shippingInfo: optional(OrderShippingInfo),
  buyerNote: optional(text({ maxLength: 1000 })),
  status: oneOf(['PENDING', 'CANCELED', 'INITIALIZED', 'APPROVED', 'REJECTED']),
  archived: optional(flag()),
  taxInfo: optional(OrderTaxInfo),
  appliedDiscounts: optional(list(OrderAppliedDiscount)),
  activities: optional(list(OrderActivity)),
  attributionSource: optional(oneOf(['UNSPECIFIED', 'FACEBOOK_ADS'])),
  createdBy: optional(CreatedBy),
  channelInfo: optional(ChannelInfo),
  seenByAHuman: optional(flag()),
  checkoutId: optional(guid()),
  customFields: optional(list(CheckoutCustomField)),
  marketingConsent: optional(MarketingConsent),
  balanceSummary: optional(BalanceSummary),
  remainders: optional(list(PlannedRemainder)),
  additionalFees: optional(list(OrderAdditionalFee)),
  extendedFields: optional(ExtendedFields),
  purchaseFlowId: optional(guid()),
  recipientInfo: optional(ContactInfo),
  tags: optional(OrderTag),
  purchasedDate: optional(timestamp()),
  businessLocation: optional(BusinessLocation),
  payAfterFreeTrial: optional(OrderPriceSummary),
  platformFeeSummary: optional(PlatformFeeSummary),
  imported: optional(flag({ readOnly: true })),
})
