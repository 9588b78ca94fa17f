import { channelTypes, measurementUnits, paymentOptions } from '../enumerations.ts'
import type { Static } from 'typebox'
import { OrderedBundle } from '../catalog/product/bundle.ts'
import { withdrawalExclusion } from './withdrawal.ts'
import {
  described,
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
} from '../../schema.ts'
import { OrderCompany } from './order-company.ts'
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
} from '../money/by-money.ts'
import { Address, ExtendedFields, Image, Price, TimeSlot } from '../common.ts'
import {
  CatalogReference,
  ContactInfo,
  DescriptionLine,
  ItemType,
  PhysicalProperties,
  ServiceProperties,
  TaxableAddress,
} from '../selling/cart.ts'
import { FormSubmission } from '../selling/form-submission.ts'
import { CheckoutCustomField, CreatedBy, MarketingConsent, PickupDetails } from '../selling/checkout.ts'

export type OrderTaxBreakdown = Static<typeof OrderTaxBreakdown>
export const OrderTaxBreakdown = taxBreakdownOf('OrderTaxBreakdown', Price)

export type TaxInfo = Static<typeof TaxInfo>
export const TaxInfo = entity(
  'TaxInfo',
  {
    taxAmount: optional(described(Price, 'Amount of tax.')),
    taxableAmount: optional(described(Price, 'Amount that is taxed, without the tax.')),
    taxRate: optional(
      decimal({ gte: 0, maxScale: 6 }, { description: 'Tax rate as a fraction: `"0.19"` is 19 percent.' }),
    ),
    taxGroupId: optional(guid({ description: 'ID of the tax group.' })),
    taxIncludedInPrice: optional(flag({ description: 'Whether the price includes tax.' })),
    taxBreakdown: optional(list(OrderTaxBreakdown, { description: 'The taxes that make up `taxAmount`.' })),
  },
  { description: 'The tax on an amount.' },
)

const DigitalFile = entity(
  'DigitalFile',
  {
    fileId: optional(text({ minLength: 1, maxLength: 100, description: 'ID of the file in the media library.' })),
    link: optional(
      webUrl({ minLength: 1, maxLength: 2000, description: 'Download link. Set once the order is paid.' }),
    ),
    expirationDate: optional(timestamp({ readOnly: true, description: 'When the download link expires.' })),
  },
  { description: 'A file sold with a line item.' },
)

const OrderFreeTrialPeriod = freeTrialOf('OrderFreeTrialPeriod', 3650)

export type OrderSubscriptionSettings = Static<typeof OrderSubscriptionSettings>
export const OrderSubscriptionSettings = subscriptionSettingsOf('OrderSubscriptionSettings', OrderFreeTrialPeriod)

const SubscriptionInfo = entity(
  'SubscriptionInfo',
  {
    id: optional(guid()),
    cycleNumber: optional(integer({ description: 'Number of the billing cycle, starting at 1.' })),
    subscriptionSettings: optional(OrderSubscriptionSettings),
    chargesDescription: optional(
      text({ maxLength: 1000, description: 'Description of the charges, as shown to the buyer.' }),
    ),
  },
  { description: 'The subscription of a line item.' },
)

export type OrderLocation = Static<typeof OrderLocation>
export const OrderLocation = entity(
  'OrderLocation',
  {
    id: optional(guid()),
    quantity: optional(integer({ minimum: 1, maximum: 100000, description: 'Number of pieces from this location.' })),
    name: optional(text({ maxLength: 500, readOnly: true })),
  },
  { description: 'A location from which a line item is fulfilled.' },
)

const DecimalQuantity = entity(
  'DecimalQuantity',
  {
    measurementUnit: optional(oneOf(measurementUnits, { description: 'Unit of measurement.' })),
    otherUnit: optional(
      text({ minLength: 1, maxLength: 50, description: 'Name of a unit that is not in `measurementUnit`.' }),
    ),
    value: optional(decimal({ gt: 0, lte: 1000000000000000, maxScale: 4 })),
    description: optional(described(translatable(200, 400, 1), 'Description of the quantity, as shown to the buyer.')),
  },
  { description: 'A quantity that is measured instead of counted, such as a weight.' },
)

const OrderModifier = modifierOf('OrderModifier', Price)

export type OrderModifierGroup = Static<typeof OrderModifierGroup>
export const OrderModifierGroup = modifierGroupOf('OrderModifierGroup', OrderModifier)

export type OrderLineItem = Static<typeof OrderLineItem>
export const OrderLineItem = entity(
  'OrderLineItem',
  {
    id: text(),
    productName: translatable(200, 400, 1),
    catalogReference: optional(CatalogReference),
    quantity: integer({ minimum: 1, maximum: 100000, description: 'Number of pieces.' }),
    totalDiscount: optional(described(Price, 'Amount that discounts take off all pieces.')),
    descriptionLines: optional(
      list(DescriptionLine, { description: 'Chosen options, modifiers and texts, in the order of the product.' }),
    ),
    image: optional(Image),
    physicalProperties: optional(PhysicalProperties),
    itemType: optional(ItemType),
    fulfillerId: optional(guid({ description: 'ID of the fulfillment service.' })),
    refundQuantity: optional(integer({ maximum: 100000, description: 'Number of refunded pieces.' })),
    restockQuantity: optional(integer({ maximum: 100000, description: 'Number of pieces returned to stock.' })),
    price: described(Price, 'Price of one piece with its modifiers, before discounts.'),
    priceBeforeDiscounts: optional(described(Price, 'Same as `price`: discounts apply to the line item as a whole.')),
    totalPriceBeforeTax: optional(described(Price, 'Price of all pieces after discounts, without tax.')),
    totalPriceAfterTax: optional(described(Price, 'Price of all pieces after discounts, with tax.')),
    paymentOption: optional(
      oneOf(paymentOptions, {
        description: 'How the line item is paid: in full or as a deposit with the order, or in full after it.',
      }),
    ),
    withdrawalExclusion: optional(
      withdrawalExclusion('Legal reason why there is no right of withdrawal, or why it ends early.', {
        readOnly: true,
      }),
    ),
    taxInfo: optional(TaxInfo),
    digitalFile: optional(DigitalFile),
    subscriptionInfo: optional(SubscriptionInfo),
    priceDescription: optional(
      described(translatable(100, 100, 1), 'Text to show instead of or next to the price, such as "per hour".'),
    ),
    depositAmount: optional(described(Price, 'Deposit for each piece, paid with the order.')),
    locations: optional(list(OrderLocation, { description: 'Locations from which the line item is fulfilled.' })),
    lineItemPrice: optional(described(Price, 'Price of all pieces, before discounts.')),
    taxableAddress: optional(TaxableAddress),
    priceUndetermined: optional(
      flag({ description: 'Whether the price is determined later, for example after a consultation.' }),
    ),
    fixedQuantity: optional(flag({ description: 'Whether the quantity is not meant to be changed.' })),
    decimalQuantity: optional(described(DecimalQuantity, 'Measured quantity.')),
    extendedFields: optional(ExtendedFields),
    modifierGroups: optional(list(OrderModifierGroup)),
    serviceProperties: optional(ServiceProperties),
    bundle: optional(
      described(OrderedBundle, 'The bundle that it is a part of. Its price is the share of the component.'),
    ),
  },
  { description: 'A line item of an order. `price` is for one piece, totals for all pieces.' },
)

export type OrderBuyerInfo = Static<typeof OrderBuyerInfo>
export const OrderBuyerInfo = entity(
  'OrderBuyerInfo',
  {
    visitorId: optional(guid()),
    memberId: optional(guid()),
    contactId: optional(guid()),
    email: optional(email()),
  },
  { description: 'The buyer of an order. A member has a `memberId`, a guest a `visitorId`.' },
)

export type CurrencyConversionDetails = Static<typeof CurrencyConversionDetails>
export const CurrencyConversionDetails = entity(
  'CurrencyConversionDetails',
  {
    originalCurrency: optional(currency({ readOnly: true, description: 'Currency of the store.' })),
    conversionRate: optional(
      decimal(
        { gt: 0, lte: 1000000000000000 },
        { readOnly: true, description: "Units of the order's currency per unit of the store's currency." },
      ),
    ),
  },
  { description: "The conversion of prices from the store's currency to the order's currency." },
)

export type OrderPriceSummary = Static<typeof OrderPriceSummary>
export const OrderPriceSummary = entity(
  'OrderPriceSummary',
  {
    subtotal: described(Price, 'Price of all line items, before discounts.'),
    shipping: optional(described(Price, 'Price of the delivery, before discounts.')),
    tax: optional(described(Price, 'Tax on line items, delivery and fees.')),
    discount: optional(described(Price, 'Amount that all discounts take off.')),
    total: described(Price, 'Total amount of the order. Includes tax.'),
    totalAdditionalFees: optional(described(Price, 'Sum of the additional fees.')),
  },
  { description: 'Totals of an order.' },
)

const OrderDeliveryTimeSlot = entity('OrderDeliveryTimeSlot', TimeSlot.properties, {
  description: 'A delivery time slot.',
})

/** Carriers' addresses of pickup points have longer lines than those of people. */
const carrierLine = () => optional(text({ maxLength: 1000 }))

const OrderPickupDetails = entity(
  'OrderPickupDetails',
  {
    address: optional(
      entity(
        'PickupAddress',
        {
          ...Address.properties,
          city: carrierLine(),
          postalCode: carrierLine(),
          addressLine: carrierLine(),
          addressLine2: carrierLine(),
        },
        { description: 'The address of a pickup location.' },
      ),
    ),
    pickupMethod: PickupDetails.properties.pickupMethod,
  },
  { description: 'Where the buyer picks up the order.' },
)

export type OrderLogistics = Static<typeof OrderLogistics>
export const OrderLogistics = entity(
  'OrderLogistics',
  {
    shippingDestination: optional(described(ContactInfo, 'Delivery address and contact details.')),
    pickupDetails: optional(OrderPickupDetails),
    deliveryTime: optional(
      text({ maxLength: 500, description: 'Estimated delivery time as text, such as "2-3 days".' }),
    ),
    instructions: optional(
      text({ maxLength: 1000, description: 'Instructions for the buyer, such as how to pick up the order.' }),
    ),
    deliveryTimeSlot: optional(described(OrderDeliveryTimeSlot, 'Time slot that the buyer selected.')),
    deliverByDate: optional(timestamp({ description: 'Latest delivery date.' })),
  },
  { description: 'Details of the delivery of an order.' },
)

const OrderCost = entity(
  'OrderCost',
  {
    price: optional(described(Price, 'Price before discounts.')),
    totalPriceBeforeTax: optional(described(Price, 'Price after discounts, without tax.')),
    totalPriceAfterTax: optional(described(Price, 'Price after discounts, with tax.')),
    taxInfo: optional(TaxInfo),
    discount: optional(described(Price, 'Amount that discounts take off.')),
  },
  { description: 'The cost of a delivery.' },
)

export type OrderRegion = Static<typeof OrderRegion>
export const OrderRegion = entity(
  'OrderRegion',
  {
    name: optional(text({ maxLength: 100 })),
  },
  { description: 'The delivery region of an order.' },
)

export type OrderShippingInfo = Static<typeof OrderShippingInfo>
export const OrderShippingInfo = entity(
  'OrderShippingInfo',
  {
    carrierId: optional(text({ minLength: 1, maxLength: 100, description: 'ID of the carrier.' })),
    code: optional(
      text({ minLength: 1, maxLength: 100, description: 'Code of the shipping option, unique within the carrier.' }),
    ),
    title: optional(text({ maxLength: 250, description: 'Title of the shipping option, as shown to the buyer.' })),
    logistics: optional(OrderLogistics),
    cost: optional(OrderCost),
    region: optional(OrderRegion),
  },
  { description: 'Delivery of an order.' },
)

const TaxInfoTaxBreakdown = entity(
  'TaxInfoTaxBreakdown',
  { ...taxNames, aggregatedTaxAmount: optional(described(Price, 'Sum of this tax on line items, delivery and fees.')) },
  { description: 'A tax on an order.' },
)

export type OrderTaxInfo = Static<typeof OrderTaxInfo>
export const OrderTaxInfo = entity(
  'OrderTaxInfo',
  {
    totalTax: optional(described(Price, 'Total amount of tax.')),
    taxBreakdown: optional(list(TaxInfoTaxBreakdown)),
    taxExempt: optional(flag({ readOnly: true, description: 'Whether the buyer is exempt from tax.' })),
    reverseCharge: optional(described(ReverseCharge, 'Set if the buyer owes the VAT.')),
  },
  { description: 'The tax on an order.' },
)

const OrderCoupon = couponOf('OrderCoupon', Price)

const OrderMerchantDiscount = entity(
  'OrderMerchantDiscount',
  {
    discountReason: optional(oneOf(['UNSPECIFIED', 'EXCHANGED_ITEMS', 'BILLING_ADJUSTMENT'])),
    description: optional(text({ maxLength: 200, description: 'Description of the discount.' })),
    amount: optional(described(Price, 'Amount that the discount takes off.')),
  },
  { description: 'A discount given by the merchant.' },
)

const OrderDiscountRule = discountRuleOf('OrderDiscountRule', Price)

const LineItemDiscount = entity(
  'LineItemDiscount',
  {
    id: optional(guid({ description: 'ID of the line item.' })),
    totalDiscount: optional(described(Price, 'Amount that the discount takes off the line item.')),
  },
  { description: 'The share of a discount in a line item.' },
)

export type OrderAppliedDiscount = Static<typeof OrderAppliedDiscount>
export const OrderAppliedDiscount = entity(
  'OrderAppliedDiscount',
  {
    coupon: optional(OrderCoupon),
    merchantDiscount: optional(OrderMerchantDiscount),
    discountRule: optional(OrderDiscountRule),
    discountType: optional(
      oneOf(['SHIPPING', 'GLOBAL', 'SPECIFIC_ITEMS'], {
        description: 'What the discount applies to: the delivery, the whole order, or some line items.',
      }),
    ),
    id: optional(guid({ description: 'ID of this entry.' })),
    lineItemDiscounts: optional(list(LineItemDiscount, { description: 'Share of each discounted line item.' })),
  },
  { description: 'A discount on an order: a coupon, a discount given by the merchant, or an automatic discount.' },
)

export type MerchantComment = Static<typeof MerchantComment>
export const MerchantComment = entity(
  'MerchantComment',
  {
    message: optional(text({ minLength: 1, maxLength: 5000 })),
  },
  { description: 'A note of the merchant on an order. Buyers do not see it.' },
)

const OrderRefunded = entity(
  'OrderRefunded',
  {
    manual: optional(flag({ description: 'Whether the merchant refunded outside the store.' })),
    amount: optional(described(Price, 'Amount of the refund.')),
    reason: optional(text({ maxLength: 200 })),
  },
  { description: 'A refund of an order.' },
)

const OrderQuantity = entity(
  'OrderQuantity',
  {
    originalQuantity: optional(number({ maximum: 1000000 })),
    newQuantity: optional(number({ maximum: 1000000 })),
    diff: optional(number({ minimum: 1, maximum: 1000000, description: 'Difference between the quantities.' })),
    deltaType: optional(
      oneOf(['QUANTITY_INCREASED', 'QUANTITY_DECREASED'], { description: 'Direction of the change.' }),
    ),
  },
  { description: 'A change of a quantity.' },
)

const OrderPrice = entity(
  'OrderPrice',
  {
    originalPrice: optional(Price),
    newPrice: optional(Price),
  },
  { description: 'A change of a price.' },
)

const LineItemChanged = entity(
  'LineItemChanged',
  {
    id: optional(guid()),
    name: optional(translatable(200, 400, 1)),
    quantity: optional(OrderQuantity),
    price: optional(OrderPrice),
  },
  { description: 'A changed line item.' },
)

const LineItemAdded = entity(
  'LineItemAdded',
  {
    id: optional(guid()),
    name: optional(translatable(200, 400, 1)),
    quantity: optional(integer({ minimum: 1, maximum: 1000000 })),
  },
  { description: 'An added or removed line item.' },
)

const AffectedLineItem = entity(
  'AffectedLineItem',
  {
    id: optional(guid()),
    name: optional(translatable(200, 400, 1)),
    amount: optional(described(Price, 'Share of the line item.')),
  },
  { description: 'A line item affected by a discount or fee.' },
)

const DiscountAdded = entity(
  'DiscountAdded',
  {
    id: optional(guid()),
    name: optional(translatable(10_000, 10_000, 1)),
    affectedLineItems: optional(list(AffectedLineItem)),
    totalAmount: optional(described(Price, 'Total amount of the discount or fee.')),
  },
  { description: 'An added or removed discount or fee.' },
)

const TotalPriceChanged = entity(
  'TotalPriceChanged',
  {
    originalTotal: optional(Price),
    newTotal: optional(Price),
  },
  { description: 'A change of the total amount of an order.' },
)

const OriginalShippingInfo = entity(
  'OriginalShippingInfo',
  {
    total: optional(described(Price, 'Price of the delivery.')),
    shippingTitle: optional(text({ maxLength: 250, description: 'Title of the shipping option.' })),
  },
  { description: 'Delivery of an order before or after a change.' },
)

const ShippingInformationChanged = entity(
  'ShippingInformationChanged',
  {
    originalShippingInfo: optional(OriginalShippingInfo),
    newShippingInfo: optional(OriginalShippingInfo),
  },
  { description: 'A change of the delivery of an order.' },
)

export type OrderChange = Static<typeof OrderChange>
export const OrderChange = entity(
  'OrderChange',
  {
    lineItemChanged: optional(LineItemChanged),
    lineItemAdded: optional(LineItemAdded),
    lineItemRemoved: optional(LineItemAdded),
    discountAdded: optional(DiscountAdded),
    discountRemoved: optional(DiscountAdded),
    additionalFeeAdded: optional(DiscountAdded),
    additionalFeeRemoved: optional(DiscountAdded),
    totalPriceChanged: optional(TotalPriceChanged),
    shippingInformationChanged: optional(ShippingInformationChanged),
  },
  { description: 'A change of an order. One of the fields is set.' },
)

export type DraftOrderChangesApplied = Static<typeof DraftOrderChangesApplied>
export const DraftOrderChangesApplied = entity(
  'DraftOrderChangesApplied',
  {
    draftOrderId: optional(text({ description: 'ID of the draft order.' })),
    reason: optional(text({ maxLength: 200, description: 'Reason for the changes.' })),
    changes: optional(list(OrderChange)),
  },
  { description: 'Changes of an order that were made with a draft order.' },
)

const SavedPaymentMethod = entity(
  'SavedPaymentMethod',
  {
    name: optional(text({ minLength: 1, maxLength: 100 })),
    description: optional(
      text({ minLength: 1, maxLength: 100, description: 'Details, such as the last digits of a card.' }),
    ),
  },
  { description: 'A payment method that the buyer saved with the order.' },
)

const AuthorizedPaymentCreated = entity(
  'AuthorizedPaymentCreated',
  {
    paymentId: optional(guid()),
    amount: optional(described(Price, 'Amount authorized, captured or voided.')),
    lastFourDigits: optional(text({ maxLength: 4 })),
    brand: optional(text({ maxLength: 100, description: 'Brand of the card, such as `visa`.' })),
  },
  { description: 'An authorized payment.' },
)

const OrderRegular = entity(
  'OrderRegular',
  {
    amount: optional(Price),
    lastFourDigits: optional(text({ maxLength: 4 })),
    brand: optional(text({ maxLength: 100, description: 'Brand of the card, such as `visa`.' })),
  },
  { description: 'A payment by card or by another method that is not a gift card or membership.' },
)

const OrderGiftCard = entity(
  'OrderGiftCard',
  {
    giftCardPaymentId: optional(text({ minLength: 1, maxLength: 100, description: 'ID of the payment by gift card.' })),
    amount: optional(Price),
  },
  { description: 'A payment by gift card.' },
)

const OrderMembership = entity(
  'OrderMembership',
  {
    membershipId: optional(text({ minLength: 1, maxLength: 200 })),
  },
  { description: 'A payment by membership.' },
)

const OrderPayment = entity(
  'OrderPayment',
  {
    regular: optional(OrderRegular),
    giftCard: optional(OrderGiftCard),
    membership: optional(OrderMembership),
    paymentId: optional(guid()),
    externalRefund: optional(flag({ description: 'Whether the merchant refunded outside the store.' })),
  },
  { description: 'A refunded payment. One of `regular`, `giftCard` and `membership` is set.' },
)

const RefundInitiated = entity(
  'RefundInitiated',
  {
    refundId: optional(guid()),
    amount: optional(described(Price, 'Total amount of the refund.')),
    payments: optional(list(OrderPayment, { description: 'Refunded payments, with the amount of each.' })),
    reason: optional(text({ maxLength: 200 })),
  },
  { description: 'A refund that was started.' },
)

const PaymentRefunded = entity(
  'PaymentRefunded',
  {
    refundId: optional(guid()),
    payment: optional(OrderPayment),
  },
  { description: 'A refund of one payment that succeeded or failed.' },
)

const RefundedAsStoreCredit = entity(
  'RefundedAsStoreCredit',
  {
    amount: optional(Price),
    reason: optional(text({ maxLength: 100 })),
  },
  { description: 'A refund as store credit.' },
)

export type CreditCardDetails = Static<typeof CreditCardDetails>
export const CreditCardDetails = entity(
  'CreditCardDetails',
  {
    lastFourDigits: optional(text({ maxLength: 4 })),
    brand: optional(text({ maxLength: 100, description: 'Brand of the card, such as `visa`.' })),
  },
  { description: 'Details of a card.' },
)

const PaymentPendingRegular = entity(
  'PaymentPendingRegular',
  {
    creditCardDetails: optional(CreditCardDetails),
    amount: optional(described(Price, 'Amount of the payment.')),
  },
  { description: 'A payment by card or by another method that is not a gift card or membership.' },
)

const PaymentPending = entity(
  'PaymentPending',
  {
    regular: optional(PaymentPendingRegular),
    paymentId: optional(guid()),
  },
  { description: 'A payment that is pending, canceled or declined.' },
)

const WixReceipt = entity(
  'WixReceipt',
  {
    receiptId: optional(guid()),
    displayNumber: optional(text({ minLength: 1, maxLength: 40, description: 'Number printed on the receipt.' })),
  },
  { description: 'A receipt of the store.' },
)

const ExternalReceipt = entity(
  'ExternalReceipt',
  {
    receiptId: optional(text({ maxLength: 100 })),
    displayNumber: optional(text({ minLength: 1, maxLength: 40, description: 'Number printed on the receipt.' })),
  },
  { description: 'A receipt created outside the store.' },
)

const ReceiptCreated = entity(
  'ReceiptCreated',
  {
    wixReceipt: optional(WixReceipt),
    externalReceipt: optional(ExternalReceipt),
    paymentId: optional(guid()),
  },
  { description: 'A receipt that was created or sent.' },
)

const ChargebackCreated = entity(
  'ChargebackCreated',
  {
    paymentId: optional(guid()),
    chargebackId: optional(guid()),
    amount: optional(described(Price, 'Amount withdrawn.')),
    paymentDetails: optional(PaymentPendingRegular),
  },
  { description: 'A chargeback.' },
)

const ChargebackReversed = entity(
  'ChargebackReversed',
  {
    paymentId: optional(guid()),
    chargebackId: optional(guid()),
    amount: optional(described(Price, 'Amount withdrawn.')),
    reversalAmount: optional(described(Price, 'Amount returned to the store.')),
    paymentDetails: optional(PaymentPendingRegular),
  },
  { description: 'A reversed chargeback.' },
)

export type CustomActivity = Static<typeof CustomActivity>
export const CustomActivity = entity(
  'CustomActivity',
  {
    appId: optional(guid({ description: 'ID of the app.' })),
    type: optional(text({ maxLength: 100, description: 'Type of the activity, defined by the app.' })),
    additionalData: optional(described(textMap({ maxProperties: 100 }), 'Data of the app.')),
  },
  { description: 'An activity added by an app.' },
)

const ActivityActor = entity(
  'ActivityActor',
  {
    type: oneOf(['visitor', 'member', 'owner', 'app', 'key'], { description: '`key`: an API key of the store.' }),
    id: optional(text()),
  },
  { description: 'The person or app that caused an activity.', readOnly: true },
)

export type OrderActivity = Static<typeof OrderActivity>
export const OrderActivity = entity(
  'OrderActivity',
  {
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
    authorEmail: optional(email({ readOnly: true, description: 'Email address of the author. Not shown to buyers.' })),
    actor: optional(described(ActivityActor, 'Who caused the activity. Not shown to buyers.')),
    createdDate: optional(timestamp({ readOnly: true })),
    activityType: optional(
      oneOf(
        [
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
        ],
        {
          description: 'Type of the activity. Callers can add comments, custom activities, and emails sent elsewhere.',
        },
      ),
    ),
  },
  { description: 'An entry in the history of an order. The field that matches `activityType` has the details.' },
)

export type ChannelInfo = Static<typeof ChannelInfo>
export const ChannelInfo = entity(
  'ChannelInfo',
  {
    type: optional(oneOf(channelTypes, { description: 'Sales channel.' })),
    externalOrderId: optional(text({ maxLength: 100, description: 'ID of the order in the sales channel.' })),
    externalOrderUrl: optional(text({ maxLength: 300, description: 'Page of the order in the sales channel.' })),
  },
  { description: 'The sales channel of an order.' },
)

const OrderBalance = entity(
  'OrderBalance',
  {
    amount: optional(decimal({}, { readOnly: true, description: 'Amount still to be paid, in major units.' })),
    formattedAmount: optional(text({ readOnly: true })),
  },
  { description: 'The balance of an order.' },
)

export type CashRoundingAdjustment = Static<typeof CashRoundingAdjustment>
export const CashRoundingAdjustment = entity(
  'CashRoundingAdjustment',
  {
    amount: optional(
      decimal(
        { gte: -1000000000000000, lte: 1000000000000000 },
        { description: 'Difference to the exact amount, in major units. Can be negative.' },
      ),
    ),
    formattedAmount: optional(text({ readOnly: true })),
  },
  { description: 'A rounding of a cash payment.' },
)

export type BalanceSummary = Static<typeof BalanceSummary>
export const BalanceSummary = entity(
  'BalanceSummary',
  {
    balance: optional(described(OrderBalance, 'Amount still to be paid.')),
    paid: optional(described(Price, 'Amount received.')),
    refunded: optional(described(Price, 'Amount refunded.')),
    authorized: optional(described(Price, 'Amount authorized and not captured yet.')),
    pendingRefund: optional(described(Price, 'Amount of refunds that are still being processed.')),
    pending: optional(described(Price, 'Amount of payments that are still being processed.')),
    chargeback: optional(described(Price, 'Amount withdrawn by chargebacks.')),
    chargebackReversal: optional(described(Price, 'Amount returned by reversed chargebacks.')),
    platformFees: optional(described(Price, 'Fees of the platform.')),
    totalMinusPlatformFees: optional(described(Price, 'Total amount without the fees of the platform.')),
    cashRoundingAdjustment: optional(CashRoundingAdjustment),
  },
  { description: 'Amounts paid and due for an order.' },
)

export type OrderAdditionalFee = Static<typeof OrderAdditionalFee>
export const OrderAdditionalFee = entity(
  'OrderAdditionalFee',
  {
    code: optional(text({ minLength: 1, maxLength: 100, description: 'Code of the fee.' })),
    name: optional(text({ minLength: 1, maxLength: 50, description: 'Name, as shown to the buyer.' })),
    price: optional(described(Price, 'Amount of the fee.')),
    taxInfo: optional(TaxInfo),
    providerAppId: optional(guid({ description: 'ID of the app that charges the fee.' })),
    priceBeforeTax: optional(described(Price, 'Amount without tax.')),
    priceAfterTax: optional(described(Price, 'Amount with tax.')),
    id: optional(guid()),
    lineItemIds: optional(list(text(), { description: 'IDs of the line items that the fee is for.' })),
    source: optional(
      oneOf(['SHIPPING', 'SERVICE_PLUGIN', 'ITEM', 'MANUAL', 'PLATFORM'], { description: 'Where the fee comes from.' }),
    ),
    taxableAddress: optional(TaxableAddress),
  },
  { description: 'A fee in addition to the prices of line items and delivery.' },
)

const PrivateTag = entity(
  'PrivateTag',
  {
    tagIds: optional(list(text({ minLength: 1, maxLength: 5 }), { maxItems: 100 })),
  },
  { description: 'A list of tags.' },
)

export type OrderTag = Static<typeof OrderTag>
export const OrderTag = entity(
  'OrderTag',
  {
    privateTags: optional(described(PrivateTag, 'Tags that buyers do not see.')),
    tags: optional(described(PrivateTag, 'Tags that buyers see.')),
  },
  { description: 'Tags of an order.' },
)

export type BusinessLocation = Static<typeof BusinessLocation>
export const BusinessLocation = entity(
  'BusinessLocation',
  {
    id: optional(guid()),
    name: optional(text({ minLength: 1, maxLength: 500, readOnly: true })),
  },
  { description: 'A business location of the store.' },
)

const OrderFee = entity(
  'OrderFee',
  {
    name: optional(translatable(200, 400, 1)),
    amount: optional(described(Price, 'Amount of the fee.')),
    lineItemId: optional(guid({ description: 'ID of the line item that the fee is for.' })),
    chargeType: optional(
      oneOf(['PASS_ON', 'ABSORBED'], {
        description: '`PASS_ON`: paid by the buyer. `ABSORBED`: paid by the merchant.',
      }),
    ),
    percentageRate: optional(
      decimal({ gt: 0, lte: 1, maxScale: 4 }, { description: 'Rate as a fraction: `"0.05"` is 5 percent.' }),
    ),
  },
  { description: 'A fee of the platform.' },
)

export type PlatformFeeSummary = Static<typeof PlatformFeeSummary>
export const PlatformFeeSummary = entity(
  'PlatformFeeSummary',
  {
    total: optional(described(Price, 'Sum of all fees.')),
    totalPassOn: optional(described(Price, 'Sum of the fees that the buyer pays.')),
    totalAbsorbed: optional(described(Price, 'Sum of the fees that the merchant pays.')),
    fees: optional(list(OrderFee)),
  },
  { description: 'Fees of the platform for an order.' },
)

export type Order = Static<typeof Order>
export const Order = entity(
  'Order',
  {
    id: guid({ readOnly: true }),
    number: text({ readOnly: true, description: 'Order number, as shown to the buyer.' }),
    createdDate: timestamp({ readOnly: true }),
    updatedDate: optional(timestamp({ readOnly: true })),
    lineItems: list(OrderLineItem),
    buyerInfo: described(OrderBuyerInfo, 'The buyer.'),
    company: optional(described(OrderCompany, 'The company that the buyer ordered for.', { readOnly: true })),
    paymentStatus: oneOf(
      [
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
      ],
      {
        description:
          "`PENDING`: a payment is being processed. `PENDING_MERCHANT`: a payment awaits the merchant's review.",
      },
    ),
    fulfillmentStatus: oneOf(['NOT_FULFILLED', 'FULFILLED', 'PARTIALLY_FULFILLED', 'CANCELED'], {
      readOnly: true,
      description: 'Whether all, some or none of the line items were sent.',
    }),
    buyerLanguage: optional(text({ description: 'Language of the buyer.' })),
    weightUnit: optional(oneOf(['KG', 'LB', 'UNSPECIFIED_WEIGHT_UNIT'], { description: 'Unit of all weights.' })),
    currency: currency({ description: 'Currency of all prices.' }),
    currencyConversionDetails: optional(
      described(CurrencyConversionDetails, "Set if the order's currency is not the store's."),
    ),
    taxIncludedInPrices: optional(flag({ description: 'Whether prices include tax.' })),
    siteLanguage: optional(
      text({ readOnly: true, description: 'Main language of the site when the order was placed.' }),
    ),
    priceSummary: described(OrderPriceSummary, 'Totals of the order.'),
    billingInfo: optional(described(ContactInfo, 'Billing address and contact details.')),
    shippingInfo: optional(described(OrderShippingInfo, 'Delivery. Absent if nothing is delivered.')),
    buyerNote: optional(text({ maxLength: 1000, description: 'Note from the buyer to the merchant.' })),
    status: oneOf(['PENDING', 'CANCELED', 'INITIALIZED', 'APPROVED', 'REJECTED'], {
      description:
        '`INITIALIZED`: created outside the store and not paid in full. `PENDING`: under review. `REJECTED`: failed review.',
    }),
    archived: optional(flag({ description: 'Whether the merchant archived the order.' })),
    taxInfo: optional(described(OrderTaxInfo, 'Tax on the order.')),
    appliedDiscounts: optional(list(OrderAppliedDiscount)),
    activities: optional(
      list(OrderActivity, {
        description: 'History of the order, oldest first. Buyers do not see comments and activities of apps.',
      }),
    ),
    attributionSource: optional(
      oneOf(['UNSPECIFIED', 'FACEBOOK_ADS'], { description: 'Advertisement that led to the order.' }),
    ),
    createdBy: optional(described(CreatedBy, 'Who created the order. Usually the buyer.')),
    channelInfo: optional(described(ChannelInfo, 'Sales channel.')),
    seenByAHuman: optional(flag({ description: 'Whether the merchant has viewed the order.' })),
    checkoutId: optional(guid({ description: 'ID of the checkout from which the order was created.' })),
    customFields: optional(list(CheckoutCustomField, { description: 'Answers to the questions of the checkout.' })),
    formSubmissions: optional(
      list(FormSubmission, { readOnly: true, description: 'Forms of apps that the buyer submitted with the cart.' }),
    ),
    marketingConsent: optional(MarketingConsent),
    balanceSummary: optional(described(BalanceSummary, 'Amounts paid and due.')),
    remainders: optional(list(PlannedRemainder, { description: 'Balances that remain after deposits, by due date.' })),
    additionalFees: optional(list(OrderAdditionalFee)),
    extendedFields: optional(ExtendedFields),
    purchaseFlowId: optional(guid({ description: 'ID shared by a cart, its checkout and its order.' })),
    recipientInfo: optional(described(ContactInfo, "Recipient's address and contact details.")),
    tags: optional(OrderTag),
    purchasedDate: optional(
      timestamp({
        description:
          'When the buyer placed the order. Can be before `createdDate` if it was created outside the store.',
      }),
    ),
    businessLocation: optional(BusinessLocation),
    payAfterFreeTrial: optional(described(OrderPriceSummary, 'Totals of the part that is paid after a free trial.')),
    platformFeeSummary: optional(PlatformFeeSummary),
    imported: optional(flag({ readOnly: true, description: 'Whether the order was imported from another system.' })),
  },
  { description: 'An order.' },
)
