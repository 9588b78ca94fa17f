import { violationKinds } from '../../errors.ts'
import { channelTypes, paymentOptions } from '../enumerations.ts'
import type { Static } from 'typebox'
import {
  described,
  entity,
  text,
  number,
  flag,
  guid,
  email,
  currency,
  timestamp,
  decimal,
  oneOf,
  list,
  optional,
  amount,
  anyMap,
  anything,
  shape,
  translatable,
  unbuilt,
} from '../../schema.ts'
import { BuyingCompany } from '../orders/order-company.ts'
import { PlannedRemainder } from '../orders/remainder.ts'
import { couponOf, discountRuleOf, ReverseCharge, taxBreakdownOf } from '../money/by-money.ts'
import { Address, ExtendedFields, Image, MultiCurrencyPrice, TimeSlot } from '../common.ts'
import {
  Availability,
  Cart,
  ContactInfo,
  CustomLineItem,
  EstimateSelectedMembership,
  lineFields,
  TaxableAddress,
  maxItemsPerRequest,
} from './cart.ts'
import { DiscountHint } from '../pricing/discount.ts'
import { later } from '../later.ts'
import { BulkError } from '../bulk-results.ts'

const TaxBreakdown = taxBreakdownOf('TaxBreakdown', MultiCurrencyPrice)

export type TaxDetails = Static<typeof TaxDetails>
export const TaxDetails = entity(
  'TaxDetails',
  {
    taxableAmount: optional(described(MultiCurrencyPrice, 'Amount that is taxed, without the tax.')),
    taxRate: optional(
      decimal({ gte: 0, lte: 1, maxScale: 6 }, { description: 'Tax rate as a fraction: `"0.19"` is 19 percent.' }),
    ),
    totalTax: optional(described(MultiCurrencyPrice, 'Amount of tax.')),
    taxBreakdown: optional(
      list(TaxBreakdown, {
        description: 'The taxes that make up `totalTax`, if there are several or they have names.',
      }),
    ),
  },
  { description: 'The tax on an amount.' },
)

export type CheckoutLineItem = Static<typeof CheckoutLineItem>
export const CheckoutLineItem = entity(
  'CheckoutLineItem',
  {
    ...lineFields,
    totalPriceAfterTax: optional(described(MultiCurrencyPrice, 'Price of all pieces after discounts, with tax.')),
    totalPriceBeforeTax: optional(described(MultiCurrencyPrice, 'Price of all pieces after discounts, without tax.')),
    taxDetails: optional(TaxDetails),
    discount: optional(described(MultiCurrencyPrice, 'Amount that discounts take off all pieces.')),
    media: optional(described(Image, 'Image of the item.')),
    availability: optional(Availability),
  },
  { description: 'A line item of a checkout. `price` and `fullPrice` are for one piece, totals for all pieces.' },
)

export type PickupDetails = Static<typeof PickupDetails>
export const PickupDetails = entity(
  'PickupDetails',
  {
    address: optional(Address),
    pickupMethod: optional(
      oneOf(['STORE_PICKUP', 'PICKUP_POINT'], {
        description: '`STORE_PICKUP`: at the store. `PICKUP_POINT`: at a pickup point of a carrier.',
      }),
    ),
  },
  { description: 'Where the buyer picks up the order.' },
)

export type CheckoutLogistics = Static<typeof CheckoutLogistics>
export const CheckoutLogistics = entity(
  'CheckoutLogistics',
  {
    deliveryTime: optional(
      text({ maxLength: 500, description: 'Estimated delivery time as text, such as "2-3 days".' }),
    ),
    instructions: optional(
      text({ maxLength: 1000, description: 'Instructions for the buyer, such as how to pick up the order.' }),
    ),
    pickupDetails: optional(PickupDetails),
    deliveryTimeSlot: optional(described(TimeSlot, 'Time slot that the buyer selected.')),
    deliverByDate: optional(timestamp({ readOnly: true, description: 'Latest delivery date.' })),
  },
  { description: 'Details of a delivery.' },
)

const CheckoutCost = entity(
  'CheckoutCost',
  {
    totalPriceAfterTax: optional(described(MultiCurrencyPrice, 'Price after discounts, with tax.')),
    totalPriceBeforeTax: optional(described(MultiCurrencyPrice, 'Price after discounts, without tax.')),
    taxDetails: optional(TaxDetails),
    totalDiscount: optional(described(MultiCurrencyPrice, 'Amount that discounts take off.')),
    price: optional(described(MultiCurrencyPrice, 'Price before discounts.')),
  },
  { description: 'The cost of the selected shipping option.' },
)

const DeliveryCarrier = entity(
  'DeliveryCarrier',
  {
    appId: optional(guid({ description: "ID of the carrier's app." })),
    code: optional(text({ maxLength: 250, description: 'Code of the shipping option.' })),
  },
  { description: 'A carrier and its shipping option.' },
)

const DeliveryRegion = entity(
  'DeliveryRegion',
  {
    id: optional(guid()),
    name: optional(text({ maxLength: 100 })),
  },
  { description: 'A delivery region of the store.' },
)

const ApplicableLineItems = entity(
  'ApplicableLineItems',
  {
    lineItemIds: optional(list(text())),
  },
  { description: 'Line items that a part of a delivery contains.' },
)

export type DeliveryAllocation = Static<typeof DeliveryAllocation>
export const DeliveryAllocation = entity(
  'DeliveryAllocation',
  {
    deliveryCarrier: optional(DeliveryCarrier),
    deliveryRegion: optional(DeliveryRegion),
    applicableLineItems: optional(
      described(ApplicableLineItems, 'Line items in this part. Absent: all that are shipped.'),
    ),
  },
  { description: 'A part of a delivery: a carrier, a region and line items.' },
)

export type SelectedCarrierServiceOption = Static<typeof SelectedCarrierServiceOption>
export const SelectedCarrierServiceOption = entity(
  'SelectedCarrierServiceOption',
  {
    code: optional(text({ maxLength: 100, description: 'Code of the shipping option, unique within the carrier.' })),
    title: optional(
      text({ maxLength: 250, readOnly: true, description: 'Title of the shipping option, as shown to the buyer.' }),
    ),
    logistics: optional(CheckoutLogistics),
    cost: optional(CheckoutCost),
    requestedShippingOption: optional(
      flag({ readOnly: true, description: 'Whether the buyer selected the option. Otherwise it is the default.' }),
    ),
    carrierId: optional(guid({ description: 'ID of the carrier.' })),
    deliveryAllocations: optional(list(DeliveryAllocation, { description: 'Parts of the delivery, if it is split.' })),
    partial: optional(flag({ description: 'Whether the option delivers only some of the line items.' })),
  },
  { description: 'The selected shipping option.' },
)

export type CheckoutRegion = Static<typeof CheckoutRegion>
export const CheckoutRegion = entity(
  'CheckoutRegion',
  {
    id: optional(guid({ readOnly: true })),
    name: optional(text({ maxLength: 100 })),
  },
  { description: 'The delivery region of the shipping address.' },
)

const OtherCharge = entity(
  'OtherCharge',
  {
    type: optional(oneOf(['HANDLING_FEE', 'INSURANCE'])),
    price: optional(MultiCurrencyPrice),
    details: optional(text({ maxLength: 250, description: 'Description of the charge.' })),
  },
  { description: 'A charge in addition to the price of a delivery.' },
)

const ShippingOptionCost = entity(
  'ShippingOptionCost',
  {
    price: optional(described(MultiCurrencyPrice, 'Price, without other charges.')),
    otherCharges: optional(
      list(OtherCharge, { description: 'Charges in addition to the price, such as a handling fee.' }),
    ),
  },
  { description: 'The cost of a shipping option.' },
)

export type CheckoutShippingOption = Static<typeof CheckoutShippingOption>
export const CheckoutShippingOption = entity(
  'CheckoutShippingOption',
  {
    code: optional(text({ maxLength: 100, description: 'Code of the shipping option, unique within the carrier.' })),
    title: optional(text({ maxLength: 250, description: 'Title, as shown to the buyer.' })),
    logistics: optional(CheckoutLogistics),
    cost: optional(ShippingOptionCost),
    deliveryAllocations: optional(list(DeliveryAllocation, { description: 'Parts of the delivery, if it is split.' })),
    partial: optional(flag({ description: 'Whether the option delivers only some of the line items.' })),
  },
  { description: 'A shipping option that the buyer can select.' },
)

export type CarrierServiceOption = Static<typeof CarrierServiceOption>
export const CarrierServiceOption = entity(
  'CarrierServiceOption',
  {
    carrierId: optional(guid({ description: 'ID of the carrier.' })),
    shippingOptions: optional(list(CheckoutShippingOption)),
  },
  { description: 'The shipping options of a carrier.' },
)

const ShippingInfo = entity(
  'ShippingInfo',
  {
    shippingDestination: optional(described(ContactInfo, 'Delivery address and contact details.')),
    selectedCarrierServiceOption: optional(described(SelectedCarrierServiceOption, 'The selected shipping option.')),
    region: optional(described(CheckoutRegion, 'Delivery region of the shipping address.')),
    carrierServiceOptions: optional(
      list(CarrierServiceOption, { description: 'All shipping options for the shipping address, by carrier.' }),
    ),
  },
  { description: 'Delivery of a checkout.' },
)

const CheckoutBuyerInfo = entity(
  'CheckoutBuyerInfo',
  {
    visitorId: optional(guid({ readOnly: true })),
    memberId: optional(guid({ readOnly: true })),
    contactId: optional(guid({ readOnly: true })),
    email: optional(email({ description: 'Email address for the order confirmation.' })),
  },
  { description: 'The buyer of a checkout. A member has a `memberId`, a guest a `visitorId`.' },
)

export type PriceSummary = Static<typeof PriceSummary>
export const PriceSummary = entity(
  'PriceSummary',
  {
    subtotal: described(MultiCurrencyPrice, 'Price of all line items, before discounts.'),
    shipping: optional(described(MultiCurrencyPrice, 'Price of the delivery, before discounts.')),
    tax: optional(described(MultiCurrencyPrice, 'Tax on line items, delivery and fees.')),
    discount: optional(described(MultiCurrencyPrice, 'Amount that all discounts take off.')),
    total: described(MultiCurrencyPrice, 'Amount to pay. Includes tax.'),
    additionalFees: optional(described(MultiCurrencyPrice, 'Sum of the additional fees.')),
  },
  { description: 'Totals of a purchase.' },
)

const FieldViolation = entity(
  'FieldViolation',
  {
    field: optional(text({ description: 'Path of the field, such as `lineItems[0].quantity`.' })),
    description: optional(text({ description: 'What is wrong with the value.' })),
    violatedRule: optional(oneOf(violationKinds, { description: 'Rule that the value violates.' })),
    ruleName: optional(text({ description: 'Name of a rule that is not in `violatedRule`.' })),
    data: optional(described(anyMap(), 'Values that the rule depends on, such as a limit.')),
  },
  { description: 'An invalid field of a request.' },
)

const ValidationError = entity(
  'ValidationError',
  {
    fieldViolations: optional(list(FieldViolation)),
  },
  { description: 'Invalid fields of a request.' },
)

const SystemError = entity(
  'SystemError',
  {
    errorCode: optional(text()),
  },
  { description: 'An unexpected error.' },
)

const GeneralShippingCalculationError = entity(
  'GeneralShippingCalculationError',
  {
    applicationError: optional(BulkError),
    validationError: optional(ValidationError),
    systemError: optional(SystemError),
  },
  { description: 'Why a value could not be calculated.' },
)

const CheckoutError = entity(
  'CheckoutError',
  {
    carrierId: optional(text({ description: 'ID of the carrier.' })),
    error: optional(GeneralShippingCalculationError),
  },
  { description: 'An error of a carrier.' },
)

const CarrierError = entity(
  'CarrierError',
  {
    errors: optional(list(CheckoutError)),
  },
  { description: 'Errors of carriers.' },
)

export type CalculationErrors = Static<typeof CalculationErrors>
export const CalculationErrors = entity(
  'CalculationErrors',
  {
    generalShippingCalculationError: optional(GeneralShippingCalculationError),
    carrierErrors: optional(described(CarrierError, 'Errors of carriers, whose shipping options are missing.')),
    selectedShippingOptionError: optional(
      described(GeneralShippingCalculationError, 'Why the selected shipping option cannot be used.'),
    ),
    taxCalculationError: optional(described(GeneralShippingCalculationError, 'Why the tax could not be calculated.')),
    couponCalculationError: optional(described(GeneralShippingCalculationError, 'Why the coupon was not applied.')),
    orderValidationErrors: optional(list(BulkError)),
    membershipError: optional(GeneralShippingCalculationError),
    discountsCalculationError: optional(GeneralShippingCalculationError),
  },
  { description: 'Errors that occurred while calculating totals. All other values are still valid.' },
)

export type CheckoutGiftCard = Static<typeof CheckoutGiftCard>
export const CheckoutGiftCard = entity(
  'CheckoutGiftCard',
  {
    obfuscatedCode: optional(text({ description: 'Last characters of the code.' })),
    amount: optional(described(MultiCurrencyPrice, 'Amount that the gift card pays.')),
    appId: optional(guid({ description: 'ID of the app that manages the gift card.' })),
    externalId: optional(text({ minLength: 1, maxLength: 50, description: 'ID of the gift card.' })),
    requestedAmount: optional(
      described(MultiCurrencyPrice, 'Amount that the buyer asked to redeem, if not as much as possible.'),
    ),
  },
  { description: 'A gift card that pays for a checkout.' },
)

const CheckoutCoupon = couponOf('CheckoutCoupon', MultiCurrencyPrice)

const CheckoutMerchantDiscount = entity(
  'CheckoutMerchantDiscount',
  {
    amount: optional(described(MultiCurrencyPrice, 'Amount that the discount takes off.')),
    percentage: optional(
      number({ minimum: 0.01, maximum: 100, description: 'Percentage, if the discount was given as one.' }),
    ),
  },
  { description: 'A discount given by the merchant.' },
)

const DiscountRule = discountRuleOf('DiscountRule', MultiCurrencyPrice)

export type CheckoutAppliedDiscount = Static<typeof CheckoutAppliedDiscount>
export const CheckoutAppliedDiscount = entity(
  'CheckoutAppliedDiscount',
  {
    coupon: optional(CheckoutCoupon),
    merchantDiscount: optional(CheckoutMerchantDiscount),
    discountRule: optional(DiscountRule),
    discountType: optional(
      oneOf(['SHIPPING', 'GLOBAL', 'SPECIFIC_ITEMS'], {
        description: 'What the discount applies to: the delivery, the whole purchase, or some line items.',
      }),
    ),
    lineItemIds: optional(list(text(), { description: 'IDs of the discounted line items.' })),
  },
  { description: 'A discount on a checkout: a coupon, a discount given by the merchant, or an automatic discount.' },
)

export type CheckoutCustomField = Static<typeof CheckoutCustomField>
export const CheckoutCustomField = entity(
  'CheckoutCustomField',
  {
    value: optional(anything({ description: 'Answer of the buyer.' })),
    title: optional(text({ minLength: 1, maxLength: 500, description: "Question in the site's language." })),
    translatedTitle: optional(text({ minLength: 1, maxLength: 500, description: "Question in the buyer's language." })),
  },
  { description: 'An answer to a question of the checkout.' },
)

export type TaxCalculationDetails = Static<typeof TaxCalculationDetails>
export const TaxCalculationDetails = entity(
  'TaxCalculationDetails',
  {
    rateType: oneOf(['NO_TAX_COLLECTED', 'MANUAL_RATE', 'AUTO_RATE', 'FALLBACK_RATE'], {
      description:
        '`AUTO_RATE`: calculated automatically. `FALLBACK_RATE`: automatic calculation failed or is deactivated.',
    }),
    manualRateReason: optional(
      oneOf(['GLOBAL_SETTING_TO_MANUAL', 'REGION_SETTING_TO_MANUAL'], { description: 'Why a manual rate is used.' }),
    ),
    autoTaxFallbackDetails: optional(
      shape(
        {
          fallbackReason: oneOf(['AUTO_TAX_FAILED', 'AUTO_TAX_DEACTIVATED']),
          error: optional(shape({ code: text(), description: text() })),
        },
        { description: 'Why rates of the region are used instead of a calculator. Only for `FALLBACK_RATE`.' },
      ),
    ),
  },
  { description: 'How tax rates were determined.' },
)

export type TaxSummary = Static<typeof TaxSummary>
export const TaxSummary = entity(
  'TaxSummary',
  {
    taxableAmount: optional(described(MultiCurrencyPrice, 'Amount that is taxed, without the tax.')),
    totalTax: optional(described(MultiCurrencyPrice, 'Total amount of tax.')),
    calculationDetails: optional(TaxCalculationDetails),
    reverseCharge: optional(described(ReverseCharge, 'Set if the buyer owes the VAT.')),
  },
  { description: 'Totals of the tax.' },
)

export type CreatedBy = Static<typeof CreatedBy>
export const CreatedBy = entity(
  'CreatedBy',
  {
    userId: optional(guid({ description: 'ID of a user of the store, such as an owner.' })),
    memberId: optional(guid()),
    visitorId: optional(guid()),
    appId: optional(guid()),
  },
  { description: 'The user, member, visitor or app that created the object.' },
)

const CheckoutCredit = entity(
  'CheckoutCredit',
  {
    total: optional(number({ minimum: 1, description: 'Number of credits in all.' })),
    remaining: optional(number({ description: 'Number of unused credits.' })),
  },
  { description: 'Credits of a membership.' },
)

const EligibleMembership = entity(
  'EligibleMembership',
  {
    id: optional(text({ minLength: 1, maxLength: 200, description: 'ID of the membership.' })),
    appId: optional(guid({ description: 'ID of the app that manages the membership.' })),
    name: optional(described(translatable(100, 100), 'Name of the membership.')),
    lineItemIds: optional(list(text(), { description: 'IDs of the line items that it can pay for.' })),
    credits: optional(CheckoutCredit),
    expirationDate: optional(timestamp()),
  },
  { description: 'A membership that can pay for line items.' },
)

const InvalidMembership = entity(
  'InvalidMembership',
  {
    membership: optional(EligibleMembership),
    reason: optional(text({ minLength: 1, maxLength: 100 })),
  },
  { description: 'A membership that cannot be used, and why.' },
)

const MembershipOptions = entity(
  'MembershipOptions',
  {
    eligibleMemberships: optional(list(EligibleMembership)),
    invalidMemberships: optional(list(InvalidMembership)),
    selectedMemberships: optional(unbuilt(EstimateSelectedMembership, later.membership)),
  },
  { description: 'Memberships of the buyer.' },
)

export type AdditionalFee = Static<typeof AdditionalFee>
export const AdditionalFee = entity(
  'AdditionalFee',
  {
    code: optional(text({ minLength: 1, maxLength: 100, description: 'Code of the fee. Default: its name.' })),
    name: optional(
      text({ minLength: 1, maxLength: 50, description: 'Name, as shown to the buyer. Required when setting a fee.' }),
    ),
    price: optional(described(MultiCurrencyPrice, 'Amount of the fee.')),
    taxDetails: optional(described(TaxDetails, "Tax on the fee. Set `taxRate` for a rate other than the store's.")),
    providerAppId: optional(
      text({ minLength: 1, maxLength: 100, readOnly: true, description: 'ID of the app that charges the fee.' }),
    ),
    priceBeforeTax: optional(described(MultiCurrencyPrice, 'Amount without tax.')),
    priceAfterTax: optional(described(MultiCurrencyPrice, 'Amount with tax.')),
    lineItemIds: optional(
      list(text(), {
        maxItems: 300,
        description: 'IDs of the line items that the fee is for. It is removed with the last of them.',
      }),
    ),
    source: optional(
      oneOf(['SHIPPING', 'UNKNOWN_ADDITIONAL_FEE_SOURCE', 'SERVICE_PLUGIN', 'ITEM', 'MANUAL', 'PLATFORM'], {
        description: 'Default: `MANUAL`. Callers can set `MANUAL` and, with `lineItemIds`, `ITEM`.',
      }),
    ),
    translatedName: optional(
      text({ minLength: 1, maxLength: 50, readOnly: true, description: "Name in the buyer's language." }),
    ),
    taxableAddress: optional(described(TaxableAddress, 'Address that determines the tax rate.')),
  },
  { description: 'A fee in addition to the prices of line items and delivery.' },
)

const CheckoutOther = entity(
  'CheckoutOther',
  {
    name: optional(oneOf(['OTHER_DEFAULT'])),
  },
  { description: 'A problem that is not about a line item.' },
)

const TargetLineItem = entity(
  'TargetLineItem',
  {
    name: optional(oneOf(['LINE_ITEM_DEFAULT'])),
    id: optional(text({ description: 'ID of the line item.' })),
  },
  { description: 'A line item with a problem.' },
)

const CheckoutTarget = entity(
  'CheckoutTarget',
  {
    other: optional(CheckoutOther),
    lineItem: optional(TargetLineItem),
  },
  { description: 'What a violation is about.' },
)

export type CheckoutViolation = Static<typeof CheckoutViolation>
export const CheckoutViolation = entity(
  'CheckoutViolation',
  {
    severity: optional(
      oneOf(['WARNING', 'ERROR'], {
        description: '`ERROR`: no order can be placed. `WARNING`: information for the buyer.',
      }),
    ),
    target: optional(CheckoutTarget),
    description: optional(
      text({ minLength: 1, maxLength: 1000, description: 'Explanation of the problem for the buyer.' }),
    ),
  },
  { description: 'A problem of a checkout. With the severity `ERROR` no order can be placed.' },
)

export type CustomSettings = Static<typeof CustomSettings>
export const CustomSettings = entity(
  'CustomSettings',
  {
    lockGiftCard: optional(flag({ description: 'Whether buyers cannot change the gift card.' })),
    lockCouponCode: optional(flag({ description: 'Whether buyers cannot change the coupon.' })),
    disabledPolicyAgreementCheckbox: optional(
      flag({ description: 'Whether the checkbox for agreeing to policies is hidden.' }),
    ),
    disabledManualPayment: optional(flag({ description: 'Whether offline payment methods are hidden.' })),
    disabledContinueShoppingButton: optional(flag({ description: 'Whether the link back to the store is hidden.' })),
  },
  { description: 'Settings of the hosted checkout for one checkout. Elevated callers only.' },
)

export type CustomContentReference = Static<typeof CustomContentReference>
export const CustomContentReference = entity(
  'CustomContentReference',
  {
    appId: optional(guid()),
    componentId: optional(guid()),
  },
  { description: 'A reference to content of an app that is shown in the checkout.' },
)

export type ExternalReference = Static<typeof ExternalReference>
export const ExternalReference = entity(
  'ExternalReference',
  {
    appId: optional(guid({ description: 'ID of the app.' })),
    resourceId: optional(text({ minLength: 1, maxLength: 100, description: 'ID of the object in the app.' })),
  },
  { description: 'A reference to an object in an app, such as the subscription that a checkout is for.' },
)

export type MarketingConsent = Static<typeof MarketingConsent>
export const MarketingConsent = entity(
  'MarketingConsent',
  {
    email: optional(flag({ description: 'Whether the buyer agreed to marketing emails.' })),
    sms: optional(flag({ description: 'Whether the buyer agreed to marketing text messages.' })),
  },
  { description: 'Consent to marketing messages.' },
)

export type Checkout = Static<typeof Checkout>
export const Checkout = entity(
  'Checkout',
  {
    id: guid({ readOnly: true }),
    lineItems: list(CheckoutLineItem, { readOnly: true }),
    billingInfo: optional(described(ContactInfo, 'Billing address and contact details.')),
    shippingInfo: optional(ShippingInfo),
    buyerNote: optional(text({ maxLength: 1000, description: 'Note from the buyer to the merchant.' })),
    buyerInfo: CheckoutBuyerInfo,
    conversionCurrency: optional(
      currency({
        readOnly: true,
        description: 'Currency of `convertedAmount` in all prices, which is shown to the buyer.',
      }),
    ),
    priceSummary: described(PriceSummary, 'Totals of the purchase.'),
    calculationErrors: optional(described(CalculationErrors, 'Errors that occurred while calculating totals.')),
    giftCard: optional(described(CheckoutGiftCard, 'Gift card that pays for the purchase or a part of it.')),
    appliedDiscounts: list(CheckoutAppliedDiscount, {
      description: 'Applied discounts. Elevated callers can set those given by the merchant.',
    }),
    discountHints: optional(
      list(DiscountHint, {
        readOnly: true,
        description: 'Discounts that the buyer gets by adding a little more. At most 3, the nearest first.',
      }),
    ),
    customFields: optional(list(CheckoutCustomField, { description: 'Answers to the questions of the checkout.' })),
    weightUnit: optional(
      oneOf(['KG', 'LB', 'UNSPECIFIED_WEIGHT_UNIT'], { readOnly: true, description: 'Unit of all weights.' }),
    ),
    taxSummary: optional(TaxSummary),
    currency: currency({ readOnly: true, description: 'Currency of `amount` in all prices.' }),
    channelType: optional(oneOf(channelTypes, { readOnly: true, description: 'Sales channel.' })),
    siteLanguage: optional(text({ readOnly: true, description: 'Main language of the site.' })),
    buyerLanguage: optional(text({ readOnly: true, description: 'Language of the buyer.' })),
    completed: flag({ readOnly: true, description: 'Whether an order was created from the checkout.' }),
    taxIncludedInPrice: optional(flag({ readOnly: true, description: 'Whether prices include tax.' })),
    createdBy: optional(described(CreatedBy, 'Who created the checkout. Usually the buyer.')),
    createdDate: optional(timestamp({ readOnly: true })),
    updatedDate: optional(timestamp({ readOnly: true })),
    payNow: optional(
      described(
        PriceSummary,
        'Totals of the part that is paid with the order. Its `total` is without the amount paid by a gift card.',
      ),
    ),
    payLater: optional(described(PriceSummary, 'Totals of the part that is paid after the order.')),
    remainders: optional(list(PlannedRemainder, { description: 'Balances that remain after deposits, by due date.' })),
    company: optional(described(BuyingCompany, 'The company that the buyer orders for.', { readOnly: true })),
    membershipOptions: optional(MembershipOptions),
    additionalFees: optional(
      list(AdditionalFee, {
        maxItems: 100,
        description: 'All fees. Elevated callers can set fees of their own, which replace the ones they set before.',
      }),
    ),
    cartId: optional(guid({ description: 'ID of the cart from which the checkout was created.' })),
    violations: optional(
      list(CheckoutViolation, { description: 'Problems that prevent the order or that the buyer should know about.' }),
    ),
    extendedFields: optional(unbuilt(ExtendedFields, later.extended)),
    purchaseFlowId: optional(guid({ readOnly: true, description: 'ID shared by a cart, its checkout and its order.' })),
    customSettings: optional(
      described(CustomSettings, 'Settings of the hosted checkout for this checkout. Elevated callers only.'),
    ),
    marketingConsent: optional(MarketingConsent),
    customContentReference: optional(
      described(CustomContentReference, 'Content of an app that is shown in the checkout. Elevated callers only.'),
    ),
    externalReference: optional(
      described(ExternalReference, 'Object in an app that the checkout is for. Elevated callers only.'),
    ),
    payAfterFreeTrial: optional(described(PriceSummary, 'Totals of the part that is paid after a free trial.')),
    businessLocationId: optional(unbuilt(guid(), later.location)),
    paymentCurrency: optional(currency({ readOnly: true, description: 'Currency in which the buyer pays.' })),
    taxExemptGroupId: optional(guid({ description: "ID of the buyer's tax-exempt group. Elevated callers only." })),
  },
  {
    description:
      'A checkout: line items with an address, delivery, discounts and totals, from which an order is created.',
  },
)

const PricesBreakdown = entity(
  'PricesBreakdown',
  {
    ...CheckoutCost.properties,
    priceBeforeDiscounts: optional(
      described(MultiCurrencyPrice, 'Same as `price`: discounts apply to the line item as a whole.'),
    ),
    lineItemPrice: optional(described(MultiCurrencyPrice, 'Price of all pieces, before discounts.')),
    fullPrice: optional(described(MultiCurrencyPrice, 'Price of one piece before a sale discount.')),
    modifiers: optional(described(MultiCurrencyPrice, 'Price of all modifiers of one piece. Included in `price`.')),
    depositAmount: optional(described(MultiCurrencyPrice, 'Deposit for each piece, paid with the order.')),
  },
  { description: 'Prices of a line item. `price`, `fullPrice`, `modifiers` and `depositAmount` are for one piece.' },
)

export type CalculatedLineItem = Static<typeof CalculatedLineItem>
export const CalculatedLineItem = entity(
  'CalculatedLineItem',
  {
    lineItemId: optional(text()),
    pricesBreakdown: optional(PricesBreakdown),
    paymentOption: optional(
      oneOf(paymentOptions, {
        description: 'How the line item is paid: in full or as a deposit with the order, or in full after it.',
      }),
    ),
    taxableAddress: optional(TaxableAddress),
  },
  { description: 'Calculated prices of a line item.' },
)

const EstimatedShippingInfo = entity(
  'EstimatedShippingInfo',
  {
    region: optional(described(CheckoutRegion, 'Delivery region of the shipping address.')),
    selectedCarrierServiceOption: optional(described(SelectedCarrierServiceOption, 'The selected shipping option.')),
    carrierServiceOptions: optional(
      list(CarrierServiceOption, { description: 'All shipping options for the shipping address, by carrier.' }),
    ),
  },
  { description: 'Delivery of an estimate.' },
)

export type EstimateTotals = Static<typeof EstimateTotals>
export const EstimateTotals = entity(
  'EstimateTotals',
  {
    cart: optional(Cart),
    calculatedLineItems: list(CalculatedLineItem),
    priceSummary: described(PriceSummary, 'Totals of the purchase.'),
    giftCard: optional(CheckoutGiftCard),
    taxSummary: optional(TaxSummary),
    shippingInfo: optional(EstimatedShippingInfo),
    appliedDiscounts: optional(list(CheckoutAppliedDiscount, { description: 'Applied discounts.' })),
    discountHints: optional(
      list(DiscountHint, {
        description: 'Discounts that the buyer gets by adding a little more. At most 3, the nearest first.',
      }),
    ),
    calculationErrors: optional(described(CalculationErrors, 'Errors that occurred while calculating totals.')),
    weightUnit: optional(oneOf(['KG', 'LB', 'UNSPECIFIED_WEIGHT_UNIT'], { description: 'Unit of all weights.' })),
    currency: currency({ description: 'Currency of `amount` in all prices.' }),
    taxIncludedInPrice: optional(flag({ description: 'Whether prices include tax.' })),
    payNow: optional(described(PriceSummary, 'Totals of the part that is paid with the order.')),
    payLater: optional(described(PriceSummary, 'Totals of the part that is paid after the order.')),
    additionalFees: optional(list(AdditionalFee, { description: 'Additional fees.' })),
    violations: optional(list(CheckoutViolation, { description: 'Problems that would prevent the order.' })),
  },
  { description: 'Estimated totals of a cart.' },
)

export type CreateCheckoutOptions = Static<typeof CreateCheckoutOptions>
export const CreateCheckoutOptions = entity(
  'CreateCheckoutOptions',
  {
    checkoutInfo: optional(described(Checkout, 'Fields of the checkout to set.')),
    couponCode: optional(text({ description: 'Coupon code to apply.' })),
    lineItems: optional(described(list(CheckoutLineItem, maxItemsPerRequest), 'Items from a catalog. At most 100.')),
    customLineItems: optional(
      described(
        list(CustomLineItem, maxItemsPerRequest),
        'Items with their own name and price. At most 100. Elevated callers only.',
      ),
    ),
    channelType: optional(
      oneOf(channelTypes, {
        description: 'Sales channel. Shoppers can use `WEB`, `OTHER_PLATFORM` and `UNSPECIFIED`. Default: `WEB`.',
      }),
    ),
    giftCardCode: optional(text({ maxLength: 100, description: 'Code of a gift card to pay with.' })),
    overrideCheckoutUrl: optional(
      text({
        maxLength: 1000,
        description: 'Page to use instead of the hosted checkout, such as `https://example.com/pay/{checkoutId}`.',
      }),
    ),
    giftCardRedeemAmount: optional(
      amount({ description: 'Amount to redeem from the gift card. Default: as much as possible.' }, { maxScale: 3 }),
    ),
  },
  { description: 'Options for creating a checkout without a cart.' },
)

export type UpdateCheckoutOptions = Static<typeof UpdateCheckoutOptions>
export const UpdateCheckoutOptions = entity(
  'UpdateCheckoutOptions',
  {
    couponCode: optional(
      text({ description: 'Coupon code to apply. A checkout has at most one coupon; a new one replaces it.' }),
    ),
    giftCardCode: optional(text({ maxLength: 100, description: 'Code of a gift card to pay with.' })),
    overrideCheckoutUrl: optional(
      text({
        maxLength: 1000,
        description: 'Page to use instead of the hosted checkout, such as `https://example.com/pay/{checkoutId}`.',
      }),
    ),
    lineItems: optional(
      described(list(CheckoutLineItem, maxItemsPerRequest), 'Items from a catalog to add. At most 100.'),
    ),
    customLineItems: optional(
      described(
        list(CustomLineItem, maxItemsPerRequest),
        'Items with their own name and price to add. At most 100. Elevated callers only.',
      ),
    ),
    giftCardRedeemAmount: optional(
      amount({ description: 'Amount to redeem from the gift card. Default: as much as possible.' }, { maxScale: 3 }),
    ),
  },
  { description: 'Options for updating a checkout.' },
)

export type PaymentSettings = Static<typeof PaymentSettings>
export const PaymentSettings = entity(
  'PaymentSettings',
  {
    requires3dSecure: flag({
      description: 'Whether every card payment requires 3-D Secure authentication. Otherwise the bank decides.',
    }),
  },
  { description: 'Payment settings of a checkout.' },
)
