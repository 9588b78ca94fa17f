import { channelTypes, paymentOptions } from './enumerations.ts'
import { withdrawalExclusion } from './withdrawal.ts'
import type { Static } from 'typebox'
import {
  entity,
  text,
  number,
  integer,
  flag,
  guid,
  email,
  phone,
  currency,
  timestamp,
  decimal,
  amount,
  oneOf,
  list,
  optional,
  anyMap,
  shape,
  translatable,
  unbuilt,
} from '../schema.ts'
import { discountRuleOf, freeTrialOf, modifierGroupOf, modifierOf, subscriptionSettingsOf } from './by-money.ts'
import { Address, ExtendedFields, Image, MultiCurrencyPrice, PageUrl } from './common.ts'
import { DiscountHint, LineDiscount } from './discount.ts'
import { later, modifiersOfCatalog, onCustomLines } from './later.ts'
import { QuantityTerms } from './quantity-terms.ts'

export type CatalogReference = Static<typeof CatalogReference>
export const CatalogReference = entity('CatalogReference', {
  catalogItemId: optional(text({ minLength: 1, maxLength: 36 })),
  appId: optional(text({ minLength: 1 })),
  options: optional(anyMap()),
})

export type ColorInfo = Static<typeof ColorInfo>
export const ColorInfo = entity('ColorInfo', {
  original: optional(text({ maxLength: 500 })),
  translated: optional(text({ maxLength: 500 })),
  code: optional(text()),
})

export type DescriptionLine = Static<typeof DescriptionLine>
export const DescriptionLine = entity('DescriptionLine', {
  plainText: optional(translatable(600, 600)),
  colorInfo: optional(ColorInfo),
  name: optional(translatable(100, 200)),
})

export type Availability = Static<typeof Availability>
export const Availability = entity('Availability', {
  status: optional(oneOf(['AVAILABLE', 'NOT_FOUND', 'NOT_AVAILABLE', 'PARTIALLY_AVAILABLE'])),
  quantityAvailable: optional(number()),
})

export type PhysicalProperties = Static<typeof PhysicalProperties>
export const PhysicalProperties = entity('PhysicalProperties', {
  weight: optional(number()),
  sku: optional(text({ maxLength: 40 })),
  shippable: optional(flag()),
})

export type ItemType = Static<typeof ItemType>
export const ItemType = entity('ItemType', {
  preset: optional(oneOf(['PHYSICAL', 'DIGITAL', 'UNRECOGNISED', 'GIFT_CARD', 'SERVICE'])),
  custom: optional(text()),
})

export type FreeTrialPeriod = Static<typeof FreeTrialPeriod>
export const FreeTrialPeriod = freeTrialOf('FreeTrialPeriod', 999)

export type SubscriptionSettings = Static<typeof SubscriptionSettings>
export const SubscriptionSettings = subscriptionSettingsOf('SubscriptionSettings', FreeTrialPeriod)

export type SubscriptionOptionInfo = Static<typeof SubscriptionOptionInfo>
export const SubscriptionOptionInfo = entity('SubscriptionOptionInfo', {
  subscriptionSettings: optional(SubscriptionSettings),
  title: optional(translatable(150, 150, 1)),
  description: optional(translatable(500, 500)),
})

export type ServiceProperties = Static<typeof ServiceProperties>
export const ServiceProperties = entity('ServiceProperties', {
  scheduledDate: optional(timestamp()),
  numberOfParticipants: optional(integer({ minimum: 1, maximum: 10000 })),
  endDate: optional(timestamp()),
})

export type SelectedMembership = Static<typeof SelectedMembership>
export const SelectedMembership = entity('SelectedMembership', {
  id: optional(text({ minLength: 1, maxLength: 100 })),
  appId: optional(guid()),
})

export type PaymentOption = Static<typeof PaymentOption>
export const PaymentOption = entity('PaymentOption', {
  value: optional(oneOf(paymentOptions)),
})

export type CatalogOverrideFields = Static<typeof CatalogOverrideFields>
export const CatalogOverrideFields = entity('CatalogOverrideFields', {
  productName: optional(translatable(200, 400, 1)),
  price: optional(amount({}, { lte: 999999999, maxScale: 3 })),
  fullPrice: optional(amount({}, { lte: 999999999, maxScale: 3 })),
  descriptionLines: optional(list(DescriptionLine)),
  physicalProperties: optional(PhysicalProperties),
  image: optional(Image),
  paymentOption: optional(PaymentOption),
  depositAmount: optional(
    decimal({ gt: 0, lte: 999999999, maxScale: 3 }, { description: 'For each piece; for DEPOSIT_ONLINE alone.' }),
  ),
  savePaymentMethod: optional(unbuilt(flag(), later.savedCard)),
  inventoryAppId: optional(unbuilt(guid(), later.inventory)),
})

export type TaxableAddress = Static<typeof TaxableAddress>
export const TaxableAddress = entity('TaxableAddress', {
  addressType: optional(oneOf(['BUSINESS', 'BILLING', 'SHIPPING'])),
})

export type Policy = Static<typeof Policy>
export const Policy = entity('Policy', {
  title: optional(text({ minLength: 1, maxLength: 29 })),
  content: optional(text({ minLength: 1, maxLength: 3000 })),
})

export type CartModifier = Static<typeof CartModifier>
export const CartModifier = modifierOf('CartModifier', MultiCurrencyPrice)

export type CartModifierGroup = Static<typeof CartModifierGroup>
export const CartModifierGroup = modifierGroupOf('CartModifierGroup', CartModifier)

/** What a line of a cart and one of a checkout both tell. */
export const lineFields = {
  id: guid({ readOnly: true }),
  quantity: integer({ minimum: 1, maximum: 100000 }),
  catalogReference: optional(CatalogReference),
  productName: translatable(200, 400, 1),
  url: optional(PageUrl),
  price: MultiCurrencyPrice,
  fullPrice: optional(MultiCurrencyPrice),
  priceBeforeDiscounts: optional(MultiCurrencyPrice),
  lineItemPrice: optional(MultiCurrencyPrice),
  descriptionLines: optional(list(DescriptionLine)),
  physicalProperties: optional(PhysicalProperties),
  itemType: optional(ItemType),
  subscriptionOptionInfo: optional(unbuilt(SubscriptionOptionInfo, later.subscription)),
  paymentOption: optional(oneOf(paymentOptions, { readOnly: true })),
  withdrawalExclusion: optional(
    withdrawalExclusion('Why there is no right of withdrawal, or how it is lost.', { readOnly: true }),
  ),
  serviceProperties: optional(unbuilt(ServiceProperties, onCustomLines)),
  rootCatalogItemId: optional(text({ minLength: 1, maxLength: 36, readOnly: true })),
  priceDescription: optional(translatable(100, 100, 1)),
  depositAmount: optional(MultiCurrencyPrice),
  deliveryProfileId: optional(guid({ readOnly: true })),
  customLineItem: optional(flag({ readOnly: true })),
  discounts: optional(list(LineDiscount, { readOnly: true })),
  consentRequiredPaymentPolicy: optional(text({ minLength: 1, maxLength: 2500, readOnly: true })),
  priceUndetermined: optional(flag({ readOnly: true })),
  fixedQuantity: optional(flag({ readOnly: true })),
  catalogOverrideFields: optional(CatalogOverrideFields),
  savePaymentMethod: optional(flag({ readOnly: true })),
  taxableAddress: optional(unbuilt(TaxableAddress, onCustomLines)),
  extendedFields: optional(unbuilt(ExtendedFields, later.extended)),
  policies: optional(unbuilt(list(Policy), onCustomLines)),
  membersOnly: optional(flag({ readOnly: true })),
  modifierGroups: optional(unbuilt(list(CartModifierGroup), modifiersOfCatalog)),
  modifiersTotalPrice: optional(MultiCurrencyPrice),
}

export type LineItem = Static<typeof LineItem>
export const LineItem = entity('LineItem', {
  ...lineFields,
  image: optional(Image),
  availability: Availability,
  selectedMembership: optional(unbuilt(SelectedMembership, later.membership)),
  taxGroupId: optional(guid({ readOnly: true })),
  quantityTerms: optional(QuantityTerms),
})

export type BuyerInfo = Static<typeof BuyerInfo>
export const BuyerInfo = entity('BuyerInfo', {
  visitorId: optional(guid({ readOnly: true })),
  memberId: optional(guid({ readOnly: true })),
  userId: optional(guid({ readOnly: true })),
  contactId: optional(guid()),
  email: optional(email()),
})

export type CartCoupon = Static<typeof CartCoupon>
export const CartCoupon = entity('CartCoupon', {
  id: optional(text()),
  code: optional(text()),
})

export type MerchantDiscount = Static<typeof MerchantDiscount>
export const MerchantDiscount = entity('MerchantDiscount', {
  amount: optional(MultiCurrencyPrice),
})

export type AppliedDiscount = Static<typeof AppliedDiscount>
export const AppliedDiscount = entity('AppliedDiscount', {
  coupon: optional(CartCoupon),
  merchantDiscount: optional(MerchantDiscount),
  discountRule: optional(discountRuleOf('CartDiscountRule', MultiCurrencyPrice)),
})

export type VatId = Static<typeof VatId>
export const VatId = entity(
  'VatId',
  {
    id: optional(text({ maxLength: 100 })),
    type: optional(oneOf(['UNSPECIFIED', 'CPF', 'CNPJ'])),
  },
  { description: 'A tax ID: CPF, CNPJ, or another one such as a VAT ID of the EU.', taxId: true },
)

export type ContactDetails = Static<typeof ContactDetails>
export const ContactDetails = entity('ContactDetails', {
  firstName: optional(text({ maxLength: 100 })),
  lastName: optional(text({ maxLength: 100 })),
  phone: optional(phone()),
  company: optional(text({ maxLength: 1000 })),
  vatId: optional(VatId),
})

export type ContactInfo = Static<typeof ContactInfo>
export const ContactInfo = entity('ContactInfo', {
  address: optional(Address),
  contactDetails: optional(ContactDetails),
})

export type SelectedShippingOption = Static<typeof SelectedShippingOption>
export const SelectedShippingOption = entity('SelectedShippingOption', {
  carrierId: optional(guid()),
  code: optional(text({ minLength: 1, maxLength: 100 })),
})

export type Cart = Static<typeof Cart>
export const Cart = entity('Cart', {
  id: guid({ readOnly: true }),
  lineItems: list(LineItem, { readOnly: true }),
  buyerNote: optional(text({ maxLength: 1000 })),
  buyerInfo: BuyerInfo,
  currency: currency({ readOnly: true }),
  conversionCurrency: optional(currency({ readOnly: true })),
  buyerLanguage: optional(text({ readOnly: true })),
  siteLanguage: optional(text({ readOnly: true })),
  taxIncludedInPrices: optional(flag({ readOnly: true })),
  weightUnit: optional(oneOf(['KG', 'LB', 'UNSPECIFIED_WEIGHT_UNIT'], { readOnly: true })),
  checkoutId: optional(guid({ readOnly: true })),
  appliedDiscounts: list(AppliedDiscount),
  discountHints: optional(list(DiscountHint, { readOnly: true })),
  createdDate: optional(timestamp({ readOnly: true })),
  updatedDate: optional(timestamp({ readOnly: true })),
  contactInfo: optional(ContactInfo),
  overrideCheckoutUrl: optional(text({ maxLength: 1000 })),
  purchaseFlowId: optional(guid({ readOnly: true })),
  selectedShippingOption: optional(SelectedShippingOption),
  extendedFields: optional(unbuilt(ExtendedFields, later.extended)),
  businessLocationId: optional(guid()),
  paymentCurrency: optional(currency({ readOnly: true })),
  revision: optional(text({ readOnly: true })),
  subtotal: MultiCurrencyPrice,
})

export type NewModifier = Static<typeof NewModifier>
export const NewModifier = modifierOf('NewModifier', amount({}, { maxScale: 3 }))

export type NewModifierGroup = Static<typeof NewModifierGroup>
export const NewModifierGroup = modifierGroupOf('NewModifierGroup', NewModifier)

/** What goes with an item that no catalog knows; each modifier adds its price to that of each piece. */
export const NewModifierGroups = list(NewModifierGroup, {
  maxItems: 25,
  description:
    'What goes with the item. The price of each modifier, times its quantity, is added to that of each piece.',
})

export type CustomLineItem = Static<typeof CustomLineItem>
export const CustomLineItem = entity('CustomLineItem', {
  quantity: optional(integer({ minimum: 1, maximum: 100000 })),
  price: optional(amount()),
  priceDescription: optional(translatable(100, 100, 1)),
  descriptionLines: optional(list(DescriptionLine)),
  media: optional(Image),
  taxGroupId: optional(guid()),
  productName: optional(translatable(200, 400, 1)),
  url: optional(PageUrl),
  itemType: optional(ItemType),
  fullPrice: optional(amount()),
  quantityAvailable: optional(number({ maximum: 100000 })),
  physicalProperties: optional(PhysicalProperties),
  paymentOption: optional(oneOf(paymentOptions)),
  serviceProperties: optional(ServiceProperties),
  rootCatalogItemId: optional(text({ minLength: 1, maxLength: 36 })),
  depositAmount: optional(amount({ description: 'For each piece; for DEPOSIT_ONLINE alone.' })),
  deliveryProfileId: optional(guid()),
  catalogReference: optional(CatalogReference),
  priceUndetermined: optional(flag()),
  fixedQuantity: optional(flag()),
  consentRequiredPaymentPolicy: optional(text({ minLength: 1, maxLength: 1000, readOnly: true })),
  savePaymentMethod: optional(flag({ readOnly: true })),
  policies: optional(list(Policy)),
  membersOnly: optional(flag()),
  taxableAddress: optional(TaxableAddress),
  modifierGroups: optional(NewModifierGroups),
})

/** So many lines may one request add; a cart holds three times as many. */
export const mostAdded = { maxItems: 100 }

export type AddToCurrentCartOptions = Static<typeof AddToCurrentCartOptions>
export const AddToCurrentCartOptions = entity('AddToCurrentCartOptions', {
  lineItems: optional(list(LineItem, mostAdded)),
  customLineItems: optional(list(CustomLineItem, mostAdded)),
  businessLocationId: optional(guid()),
})

/** Names the only fields that a change is about, with commas between them. */
export const fieldMask = text({
  maxLength: 1000,
  description: 'Comma-separated fields: only these change, and those not sent are cleared.',
})

export type UpdateCurrentCartOptions = Static<typeof UpdateCurrentCartOptions>
export const UpdateCurrentCartOptions = entity('UpdateCurrentCartOptions', {
  cartInfo: optional(Cart),
  fieldMask: optional(fieldMask),
  cartFieldmask: optional(fieldMask),
  couponCode: optional(text()),
  merchantDiscounts: optional(
    list(
      shape({
        amount: optional(amount()),
        percentage: optional(
          number({ minimum: 0.01, maximum: 100, description: 'Of the line items’ price after a coupon.' }),
        ),
      }),
      { maxItems: 20 },
    ),
  ),
  lineItems: optional(list(LineItem, mostAdded)),
  customLineItems: optional(list(CustomLineItem, mostAdded)),
})

export type CreateCheckoutFromCurrentCartOptions = Static<typeof CreateCheckoutFromCurrentCartOptions>
export const CreateCheckoutFromCurrentCartOptions = entity('CreateCheckoutFromCurrentCartOptions', {
  channelType: optional(oneOf(channelTypes)),
  shippingAddress: optional(Address),
  billingAddress: optional(Address),
  selectedShippingOption: optional(SelectedShippingOption),
  email: optional(email()),
})

export type EstimateMembership = Static<typeof EstimateMembership>
export const EstimateMembership = entity('EstimateMembership', {
  id: optional(text({ minLength: 1, maxLength: 200 })),
  appId: optional(guid()),
  lineItemIds: optional(list(text())),
})

export type EstimateSelectedMembership = Static<typeof EstimateSelectedMembership>
export const EstimateSelectedMembership = entity('EstimateSelectedMembership', {
  memberships: optional(list(EstimateMembership)),
})

export type EstimateCurrentCartTotalsOptions = Static<typeof EstimateCurrentCartTotalsOptions>
export const EstimateCurrentCartTotalsOptions = entity('EstimateCurrentCartTotalsOptions', {
  selectedShippingOption: optional(SelectedShippingOption),
  shippingAddress: optional(Address),
  billingAddress: optional(Address),
  selectedMemberships: optional(unbuilt(EstimateSelectedMembership, later.membership)),
  calculateTax: optional(flag()),
  calculateShipping: optional(flag()),
  calculateAdditionalFees: optional(flag()),
})
