import { violationKinds } from '../errors.ts'
import { channelTypes, paymentOptions } from './enumerations.ts'
import type { Static } from 'typebox'
import {
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
} from '../schema.ts'
import { PlannedRemainder } from './remainder.ts'
import { couponOf, discountRuleOf, ReverseCharge, taxBreakdownOf } from './by-money.ts'
import { Address, ExtendedFields, Image, MultiCurrencyPrice, TimeSlot } from './common.ts'
import {
  Availability,
  Cart,
  ContactInfo,
  CustomLineItem,
  EstimateSelectedMembership,
  lineFields,
  TaxableAddress,
  mostAdded,
} from './cart.ts'
import { DiscountHint } from './discount.ts'
import { later } from './later.ts'
import { BulkError } from './product.ts'

export type TaxBreakdown = Static<typeof TaxBreakdown>
export const TaxBreakdown = taxBreakdownOf('TaxBreakdown', MultiCurrencyPrice)

export type TaxDetails = Static<typeof TaxDetails>
export const TaxDetails = entity('TaxDetails', {
  taxableAmount: optional(MultiCurrencyPrice),
  taxRate: optional(decimal({ gte: 0, lte: 1, maxScale: 6 })),
  totalTax: optional(MultiCurrencyPrice),
  taxBreakdown: optional(list(TaxBreakdown)),
})

export type CheckoutLineItem = Static<typeof CheckoutLineItem>
export const CheckoutLineItem = entity('CheckoutLineItem', {
  ...lineFields,
  totalPriceAfterTax: optional(MultiCurrencyPrice),
  totalPriceBeforeTax: optional(MultiCurrencyPrice),
  taxDetails: optional(TaxDetails),
  discount: optional(MultiCurrencyPrice),
  media: optional(Image),
  availability: optional(Availability),
})

export type PickupDetails = Static<typeof PickupDetails>
export const PickupDetails = entity('PickupDetails', {
  address: optional(Address),
  pickupMethod: optional(oneOf(['STORE_PICKUP', 'PICKUP_POINT'])),
})

export type CheckoutLogistics = Static<typeof CheckoutLogistics>
export const CheckoutLogistics = entity('CheckoutLogistics', {
  deliveryTime: optional(text({ maxLength: 500 })),
  instructions: optional(text({ maxLength: 1000 })),
  pickupDetails: optional(PickupDetails),
  deliveryTimeSlot: optional(TimeSlot),
  deliverByDate: optional(timestamp({ readOnly: true })),
})

export type CheckoutCost = Static<typeof CheckoutCost>
export const CheckoutCost = entity('CheckoutCost', {
  totalPriceAfterTax: optional(MultiCurrencyPrice),
  totalPriceBeforeTax: optional(MultiCurrencyPrice),
  taxDetails: optional(TaxDetails),
  totalDiscount: optional(MultiCurrencyPrice),
  price: optional(MultiCurrencyPrice),
})

export type DeliveryCarrier = Static<typeof DeliveryCarrier>
export const DeliveryCarrier = entity('DeliveryCarrier', {
  appId: optional(guid()),
  code: optional(text({ maxLength: 250 })),
})

export type DeliveryRegion = Static<typeof DeliveryRegion>
export const DeliveryRegion = entity('DeliveryRegion', {
  id: optional(guid()),
  name: optional(text({ maxLength: 100 })),
})

export type ApplicableLineItems = Static<typeof ApplicableLineItems>
export const ApplicableLineItems = entity('ApplicableLineItems', {
  lineItemIds: optional(list(text())),
})

export type DeliveryAllocation = Static<typeof DeliveryAllocation>
export const DeliveryAllocation = entity('DeliveryAllocation', {
  deliveryCarrier: optional(DeliveryCarrier),
  deliveryRegion: optional(DeliveryRegion),
  applicableLineItems: optional(ApplicableLineItems),
})

export type SelectedCarrierServiceOption = Static<typeof SelectedCarrierServiceOption>
export const SelectedCarrierServiceOption = entity('SelectedCarrierServiceOption', {
  code: optional(text({ maxLength: 100 })),
  title: optional(text({ maxLength: 250, readOnly: true })),
  logistics: optional(CheckoutLogistics),
  cost: optional(CheckoutCost),
  requestedShippingOption: optional(flag({ readOnly: true })),
  carrierId: optional(guid()),
  deliveryAllocations: optional(list(DeliveryAllocation)),
  partial: optional(flag()),
})

export type CheckoutRegion = Static<typeof CheckoutRegion>
export const CheckoutRegion = entity('CheckoutRegion', {
  id: optional(guid({ readOnly: true })),
  name: optional(text({ maxLength: 100 })),
})

export type OtherCharge = Static<typeof OtherCharge>
export const OtherCharge = entity('OtherCharge', {
  type: optional(oneOf(['HANDLING_FEE', 'INSURANCE'])),
  price: optional(MultiCurrencyPrice),
  details: optional(text({ maxLength: 250 })),
})

export type ShippingOptionCost = Static<typeof ShippingOptionCost>
export const ShippingOptionCost = entity('ShippingOptionCost', {
  price: optional(MultiCurrencyPrice),
  otherCharges: optional(list(OtherCharge)),
})

export type CheckoutShippingOption = Static<typeof CheckoutShippingOption>
export const CheckoutShippingOption = entity('CheckoutShippingOption', {
  code: optional(text({ maxLength: 100 })),
  title: optional(text({ maxLength: 250 })),
  logistics: optional(CheckoutLogistics),
  cost: optional(ShippingOptionCost),
  deliveryAllocations: optional(list(DeliveryAllocation)),
  partial: optional(flag()),
})

export type CarrierServiceOption = Static<typeof CarrierServiceOption>
export const CarrierServiceOption = entity('CarrierServiceOption', {
  carrierId: optional(guid()),
  shippingOptions: optional(list(CheckoutShippingOption)),
})

export type ShippingInfo = Static<typeof ShippingInfo>
export const ShippingInfo = entity('ShippingInfo', {
  shippingDestination: optional(ContactInfo),
  selectedCarrierServiceOption: optional(SelectedCarrierServiceOption),
  region: optional(CheckoutRegion),
  carrierServiceOptions: optional(list(CarrierServiceOption)),
})

export type CheckoutBuyerInfo = Static<typeof CheckoutBuyerInfo>
export const CheckoutBuyerInfo = entity('CheckoutBuyerInfo', {
  visitorId: optional(guid({ readOnly: true })),
  memberId: optional(guid({ readOnly: true })),
  contactId: optional(guid({ readOnly: true })),
  email: optional(email()),
})

export type PriceSummary = Static<typeof PriceSummary>
export const PriceSummary = entity('PriceSummary', {
  subtotal: MultiCurrencyPrice,
  shipping: optional(MultiCurrencyPrice),
  tax: optional(MultiCurrencyPrice),
  discount: optional(MultiCurrencyPrice),
  total: MultiCurrencyPrice,
  additionalFees: optional(MultiCurrencyPrice),
})

export type FieldViolation = Static<typeof FieldViolation>
export const FieldViolation = entity('FieldViolation', {
  field: optional(text()),
  description: optional(text()),
  violatedRule: optional(oneOf(violationKinds)),
  ruleName: optional(text()),
  data: optional(anyMap()),
})

export type ValidationError = Static<typeof ValidationError>
export const ValidationError = entity('ValidationError', {
  fieldViolations: optional(list(FieldViolation)),
})

export type SystemError = Static<typeof SystemError>
export const SystemError = entity('SystemError', {
  errorCode: optional(text()),
})

export type GeneralShippingCalculationError = Static<typeof GeneralShippingCalculationError>
export const GeneralShippingCalculationError = entity('GeneralShippingCalculationError', {
  applicationError: optional(BulkError),
  validationError: optional(ValidationError),
  systemError: optional(SystemError),
})

export type CheckoutError = Static<typeof CheckoutError>
export const CheckoutError = entity('CheckoutError', {
  carrierId: optional(text()),
  error: optional(GeneralShippingCalculationError),
})

export type CarrierError = Static<typeof CarrierError>
export const CarrierError = entity('CarrierError', {
  errors: optional(list(CheckoutError)),
})

export type CalculationErrors = Static<typeof CalculationErrors>
export const CalculationErrors = entity('CalculationErrors', {
  generalShippingCalculationError: optional(GeneralShippingCalculationError),
  carrierErrors: optional(CarrierError),
  selectedShippingOptionError: optional(GeneralShippingCalculationError),
  taxCalculationError: optional(GeneralShippingCalculationError),
  couponCalculationError: optional(GeneralShippingCalculationError),
  orderValidationErrors: optional(list(BulkError)),
  membershipError: optional(GeneralShippingCalculationError),
  discountsCalculationError: optional(GeneralShippingCalculationError),
})

export type CheckoutGiftCard = Static<typeof CheckoutGiftCard>
export const CheckoutGiftCard = entity('CheckoutGiftCard', {
  obfuscatedCode: optional(text()),
  amount: optional(MultiCurrencyPrice),
  appId: optional(guid()),
  externalId: optional(text({ minLength: 1, maxLength: 50 })),
  requestedAmount: optional(MultiCurrencyPrice),
})

export type CheckoutCoupon = Static<typeof CheckoutCoupon>
export const CheckoutCoupon = couponOf('CheckoutCoupon', MultiCurrencyPrice)

export type CheckoutMerchantDiscount = Static<typeof CheckoutMerchantDiscount>
export const CheckoutMerchantDiscount = entity('CheckoutMerchantDiscount', {
  amount: optional(MultiCurrencyPrice),
  percentage: optional(number({ minimum: 0.01, maximum: 100 })),
})

export type DiscountRule = Static<typeof DiscountRule>
export const DiscountRule = discountRuleOf('DiscountRule', MultiCurrencyPrice)

export type CheckoutAppliedDiscount = Static<typeof CheckoutAppliedDiscount>
export const CheckoutAppliedDiscount = entity('CheckoutAppliedDiscount', {
  coupon: optional(CheckoutCoupon),
  merchantDiscount: optional(CheckoutMerchantDiscount),
  discountRule: optional(DiscountRule),
  discountType: optional(oneOf(['SHIPPING', 'GLOBAL', 'SPECIFIC_ITEMS'])),
  lineItemIds: optional(list(text())),
})

export type CheckoutCustomField = Static<typeof CheckoutCustomField>
export const CheckoutCustomField = entity('CheckoutCustomField', {
  value: optional(anything()),
  title: optional(text({ minLength: 1, maxLength: 500 })),
  translatedTitle: optional(text({ minLength: 1, maxLength: 500 })),
})

export type TaxCalculationDetails = Static<typeof TaxCalculationDetails>
export const TaxCalculationDetails = entity(
  'TaxCalculationDetails',
  {
    rateType: oneOf(['NO_TAX_COLLECTED', 'MANUAL_RATE', 'AUTO_RATE', 'FALLBACK_RATE']),
    manualRateReason: optional(oneOf(['GLOBAL_SETTING_TO_MANUAL', 'REGION_SETTING_TO_MANUAL'])),
    autoTaxFallbackDetails: optional(
      shape({
        fallbackReason: oneOf(['AUTO_TAX_FAILED', 'AUTO_TAX_DEACTIVATED']),
        error: optional(shape({ code: text(), description: text() })),
      }),
    ),
  },
  { description: 'Where the tax rates came from.' },
)

export type TaxSummary = Static<typeof TaxSummary>
export const TaxSummary = entity('TaxSummary', {
  taxableAmount: optional(MultiCurrencyPrice),
  totalTax: optional(MultiCurrencyPrice),
  calculationDetails: optional(TaxCalculationDetails),
  reverseCharge: optional(ReverseCharge),
})

export type CreatedBy = Static<typeof CreatedBy>
export const CreatedBy = entity('CreatedBy', {
  userId: optional(guid()),
  memberId: optional(guid()),
  visitorId: optional(guid()),
  appId: optional(guid()),
})

export type CheckoutCredit = Static<typeof CheckoutCredit>
export const CheckoutCredit = entity('CheckoutCredit', {
  total: optional(number({ minimum: 1 })),
  remaining: optional(number()),
})

export type EligibleMembership = Static<typeof EligibleMembership>
export const EligibleMembership = entity('EligibleMembership', {
  id: optional(text({ minLength: 1, maxLength: 200 })),
  appId: optional(guid()),
  name: optional(translatable(100, 100)),
  lineItemIds: optional(list(text())),
  credits: optional(CheckoutCredit),
  expirationDate: optional(timestamp()),
})

export type InvalidMembership = Static<typeof InvalidMembership>
export const InvalidMembership = entity('InvalidMembership', {
  membership: optional(EligibleMembership),
  reason: optional(text({ minLength: 1, maxLength: 100 })),
})

export type MembershipOptions = Static<typeof MembershipOptions>
export const MembershipOptions = entity('MembershipOptions', {
  eligibleMemberships: optional(list(EligibleMembership)),
  invalidMemberships: optional(list(InvalidMembership)),
  selectedMemberships: optional(unbuilt(EstimateSelectedMembership, later.membership)),
})

export type AdditionalFee = Static<typeof AdditionalFee>
export const AdditionalFee = entity('AdditionalFee', {
  code: optional(text({ minLength: 1, maxLength: 100 })),
  name: optional(text({ minLength: 1, maxLength: 50 })),
  price: optional(MultiCurrencyPrice),
  taxDetails: optional(TaxDetails),
  providerAppId: optional(
    text({ minLength: 1, maxLength: 100, readOnly: true, description: 'The app that charges the fee.' }),
  ),
  priceBeforeTax: optional(MultiCurrencyPrice),
  priceAfterTax: optional(MultiCurrencyPrice),
  lineItemIds: optional(
    list(text(), { maxItems: 300, description: 'The line items that the fee is for; it goes with the last of them.' }),
  ),
  source: optional(
    oneOf(['SHIPPING', 'UNKNOWN_ADDITIONAL_FEE_SOURCE', 'SERVICE_PLUGIN', 'ITEM', 'MANUAL', 'PLATFORM'], {
      description: 'MANUAL unless told; callers can set MANUAL and, with `lineItemIds`, ITEM.',
    }),
  ),
  translatedName: optional(text({ minLength: 1, maxLength: 50, readOnly: true })),
  taxableAddress: optional(TaxableAddress),
})

export type CheckoutOther = Static<typeof CheckoutOther>
export const CheckoutOther = entity('CheckoutOther', {
  name: optional(oneOf(['OTHER_DEFAULT'])),
})

export type TargetLineItem = Static<typeof TargetLineItem>
export const TargetLineItem = entity('TargetLineItem', {
  name: optional(oneOf(['LINE_ITEM_DEFAULT'])),
  id: optional(text()),
})

export type CheckoutTarget = Static<typeof CheckoutTarget>
export const CheckoutTarget = entity('CheckoutTarget', {
  other: optional(CheckoutOther),
  lineItem: optional(TargetLineItem),
})

export type CheckoutViolation = Static<typeof CheckoutViolation>
export const CheckoutViolation = entity('CheckoutViolation', {
  severity: optional(oneOf(['WARNING', 'ERROR'])),
  target: optional(CheckoutTarget),
  description: optional(text({ minLength: 1, maxLength: 1000 })),
})

export type CustomSettings = Static<typeof CustomSettings>
export const CustomSettings = entity('CustomSettings', {
  lockGiftCard: optional(flag()),
  lockCouponCode: optional(flag()),
  disabledPolicyAgreementCheckbox: optional(flag()),
  disabledManualPayment: optional(flag()),
  disabledContinueShoppingButton: optional(flag()),
})

export type CustomContentReference = Static<typeof CustomContentReference>
export const CustomContentReference = entity('CustomContentReference', {
  appId: optional(guid()),
  componentId: optional(guid()),
})

export type ExternalReference = Static<typeof ExternalReference>
export const ExternalReference = entity('ExternalReference', {
  appId: optional(guid()),
  resourceId: optional(text({ minLength: 1, maxLength: 100 })),
})

export type MarketingConsent = Static<typeof MarketingConsent>
export const MarketingConsent = entity('MarketingConsent', {
  email: optional(flag({ description: 'News may come by email.' })),
  sms: optional(flag({ description: 'News may come by text message.' })),
})

export type Checkout = Static<typeof Checkout>
export const Checkout = entity('Checkout', {
  id: guid({ readOnly: true }),
  lineItems: list(CheckoutLineItem, { readOnly: true }),
  billingInfo: optional(ContactInfo),
  shippingInfo: optional(ShippingInfo),
  buyerNote: optional(text({ maxLength: 1000 })),
  buyerInfo: CheckoutBuyerInfo,
  conversionCurrency: optional(currency({ readOnly: true })),
  priceSummary: PriceSummary,
  calculationErrors: optional(CalculationErrors),
  giftCard: optional(CheckoutGiftCard),
  appliedDiscounts: list(CheckoutAppliedDiscount),
  discountHints: optional(list(DiscountHint, { readOnly: true })),
  customFields: optional(list(CheckoutCustomField)),
  weightUnit: optional(oneOf(['KG', 'LB', 'UNSPECIFIED_WEIGHT_UNIT'], { readOnly: true })),
  taxSummary: optional(TaxSummary),
  currency: currency({ readOnly: true }),
  channelType: optional(oneOf(channelTypes, { readOnly: true })),
  siteLanguage: optional(text({ readOnly: true })),
  buyerLanguage: optional(text({ readOnly: true })),
  completed: flag({ readOnly: true }),
  taxIncludedInPrice: optional(flag({ readOnly: true })),
  createdBy: optional(CreatedBy),
  createdDate: optional(timestamp({ readOnly: true })),
  updatedDate: optional(timestamp({ readOnly: true })),
  payNow: optional(PriceSummary),
  payLater: optional(PriceSummary),
  remainders: optional(list(PlannedRemainder)),
  membershipOptions: optional(MembershipOptions),
  additionalFees: optional(
    list(AdditionalFee, {
      maxItems: 100,
      description:
        'All fees. Only elevated callers can set those of their own, which replace the ones they set before.',
    }),
  ),
  cartId: optional(guid()),
  violations: optional(list(CheckoutViolation)),
  extendedFields: optional(unbuilt(ExtendedFields, later.extended)),
  purchaseFlowId: optional(guid({ readOnly: true })),
  customSettings: optional(CustomSettings),
  marketingConsent: optional(MarketingConsent),
  customContentReference: optional(CustomContentReference),
  externalReference: optional(ExternalReference),
  payAfterFreeTrial: optional(PriceSummary),
  businessLocationId: optional(unbuilt(guid(), later.location)),
  paymentCurrency: optional(currency({ readOnly: true })),
  taxExemptGroupId: optional(guid({ description: 'The exempt group of the buyer; only elevated callers can set it.' })),
})

export type PricesBreakdown = Static<typeof PricesBreakdown>
export const PricesBreakdown = entity('PricesBreakdown', {
  ...CheckoutCost.properties,
  priceBeforeDiscounts: optional(MultiCurrencyPrice),
  lineItemPrice: optional(MultiCurrencyPrice),
  fullPrice: optional(MultiCurrencyPrice),
  modifiers: optional(MultiCurrencyPrice),
  depositAmount: optional(MultiCurrencyPrice),
})

export type CalculatedLineItem = Static<typeof CalculatedLineItem>
export const CalculatedLineItem = entity('CalculatedLineItem', {
  lineItemId: optional(text()),
  pricesBreakdown: optional(PricesBreakdown),
  paymentOption: optional(oneOf(paymentOptions)),
  taxableAddress: optional(TaxableAddress),
})

export type EstimatedShippingInfo = Static<typeof EstimatedShippingInfo>
export const EstimatedShippingInfo = entity('EstimatedShippingInfo', {
  region: optional(CheckoutRegion),
  selectedCarrierServiceOption: optional(SelectedCarrierServiceOption),
  carrierServiceOptions: optional(list(CarrierServiceOption)),
})

export type EstimateTotals = Static<typeof EstimateTotals>
export const EstimateTotals = entity('EstimateTotals', {
  cart: optional(Cart),
  calculatedLineItems: list(CalculatedLineItem),
  priceSummary: PriceSummary,
  giftCard: optional(CheckoutGiftCard),
  taxSummary: optional(TaxSummary),
  shippingInfo: optional(EstimatedShippingInfo),
  appliedDiscounts: optional(list(CheckoutAppliedDiscount)),
  discountHints: optional(list(DiscountHint)),
  calculationErrors: optional(CalculationErrors),
  weightUnit: optional(oneOf(['KG', 'LB', 'UNSPECIFIED_WEIGHT_UNIT'])),
  currency: currency(),
  taxIncludedInPrice: optional(flag()),
  payNow: optional(PriceSummary),
  payLater: optional(PriceSummary),
  additionalFees: optional(list(AdditionalFee)),
  violations: optional(list(CheckoutViolation)),
})

export type CreateCheckoutOptions = Static<typeof CreateCheckoutOptions>
export const CreateCheckoutOptions = entity('CreateCheckoutOptions', {
  checkoutInfo: optional(Checkout),
  couponCode: optional(text()),
  lineItems: optional(list(CheckoutLineItem, mostAdded)),
  customLineItems: optional(list(CustomLineItem, mostAdded)),
  channelType: optional(oneOf(channelTypes)),
  giftCardCode: optional(text({ maxLength: 100 })),
  overrideCheckoutUrl: optional(text({ maxLength: 1000 })),
  giftCardRedeemAmount: optional(amount({}, { maxScale: 3 })),
})

export type UpdateCheckoutOptions = Static<typeof UpdateCheckoutOptions>
export const UpdateCheckoutOptions = entity('UpdateCheckoutOptions', {
  couponCode: optional(text()),
  giftCardCode: optional(text({ maxLength: 100 })),
  overrideCheckoutUrl: optional(text({ maxLength: 1000 })),
  lineItems: optional(list(CheckoutLineItem, mostAdded)),
  customLineItems: optional(list(CustomLineItem, mostAdded)),
  giftCardRedeemAmount: optional(amount({}, { maxScale: 3 })),
})

export type PaymentSettings = Static<typeof PaymentSettings>
export const PaymentSettings = entity('PaymentSettings', {
  requires3dSecure: flag({
    description: 'Requires a bank challenge for every card; otherwise the bank decides.',
  }),
})
