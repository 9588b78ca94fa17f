/** The cart of the second generation of calls, which is also its checkout. */
import type { Static } from 'typebox'
import {
  amount,
  currency,
  described,
  email,
  entity,
  flag,
  guid,
  integer,
  language,
  list,
  oneOf,
  optional,
  phone,
  shape,
  text,
  timestamp,
  translatable,
  unbuilt,
} from '../../schema.ts'
import { Address, ExtendedFields, Image, PageUrl } from '../common.ts'
import { channelTypes, paymentOptions } from '../enumerations.ts'
import { later } from '../later.ts'
import { QuantityTerms } from '../catalog/quantity-terms.ts'
import { modifierGroupOf, modifierOf } from '../money/by-money.ts'
import { withdrawalExclusion } from '../orders/withdrawal.ts'
import {
  CatalogReference,
  DescriptionLine,
  ItemType,
  PhysicalProperties,
  Policy,
  ServiceProperties,
  SubscriptionOptionInfo,
  TaxableAddress,
  VatId,
} from './cart.ts'
import { amountBounds as bounds, CartAmount, CartDiscount } from './cart-amount.ts'
import { CheckoutCustomField, CustomContentReference, MarketingConsent } from './checkout.ts'
import { FormSubmission } from './form-submission.ts'

const CartModifierV2 = modifierOf('CartModifierV2', CartAmount)

const CartModifierGroupV2 = modifierGroupOf('CartModifierGroupV2', CartModifierV2)

const QuantityInfo = entity(
  'QuantityInfo',
  {
    confirmedQuantity: integer({ minimum: 1, maximum: 100_000, description: 'Number of pieces that can be bought.' }),
    requestedQuantity: integer({ minimum: 1, maximum: 100_000, description: 'Number of pieces that the buyer wants.' }),
    availableQuantity: optional(
      integer({ description: 'Number of pieces in stock. Absent if the inventory is not tracked.' }),
    ),
    fixedQuantity: flag({ description: 'Whether the quantity cannot be changed.' }),
  },
  { description: 'How many pieces of a line item were requested, and how many can be bought.' },
)

const LinePricing = entity(
  'LinePricing',
  {
    unitPrice: described(CartAmount, 'Price of one piece with its modifiers, after discounts.'),
    totalPrice: described(CartAmount, 'Price of all pieces, after discounts.'),
    priceDescription: optional(described(translatable(100, 100, 1), 'Text to show instead of or next to the price.')),
    priceUndetermined: flag({ description: 'Whether the price is determined later.' }),
    breakdown: shape({
      fullPrice: described(CartAmount, 'Price of one piece before a sale discount, with its modifiers.'),
      salePrice: described(CartAmount, 'Price of one piece with its modifiers, before discounts.'),
      totalModifiersPrice: described(CartAmount, 'Price of all modifiers of one piece.'),
    }),
  },
  { description: 'The price of a line item.' },
)

export type CatalogOverrides = Static<typeof CatalogOverrides>
export const CatalogOverrides = entity(
  'CatalogOverrides',
  {
    name: optional(translatable(200, 400, 1)),
    salePrice: optional(amount({ description: 'Price of one piece.' }, bounds)),
    fullPrice: optional(amount({ description: 'Price of one piece before a sale discount.' }, bounds)),
    descriptionLines: optional(list(DescriptionLine, { maxItems: 20 })),
    physicalProperties: optional(PhysicalProperties),
    image: optional(Image),
    paymentOption: optional(shape({ value: optional(oneOf(paymentOptions)) })),
    depositAmount: optional(
      amount({ description: 'Deposit for each piece.' }, { gt: 0, lte: 999_999_999, maxScale: 3 }),
    ),
    savePaymentMethod: optional(unbuilt(flag(), later.savedCard)),
    inventoryAppId: optional(unbuilt(guid(), later.inventory)),
  },
  { description: 'Values that replace those of the catalog for one line item. Elevated callers only.' },
)

export type LineStatus = Static<typeof LineStatus>
export const LineStatus = oneOf(['IN_STOCK', 'PARTIALLY_IN_STOCK', 'OUT_OF_STOCK', 'REMOVED_FROM_CATALOG'], {
  description: '`PARTIALLY_IN_STOCK`: fewer than requested are in stock.',
})

const LineDiscountV2 = entity(
  'LineDiscountV2',
  {
    name: translatable(200, 400, 1),
    amountOff: described(CartAmount, 'Amount that the discount takes off all pieces.'),
    source: shape({
      sourceType: oneOf(['AUTOMATIC_RULE', 'COUPON']),
      couponCode: optional(text({ maxLength: 50 })),
    }),
  },
  { description: 'A discount on a line item.' },
)

const LineAttributes = entity(
  'LineAttributes',
  {
    descriptionLines: optional(list(DescriptionLine, { maxItems: 100 })),
    image: optional(Image),
    url: optional(described(PageUrl, 'Product page.')),
    policies: optional(list(Policy, { maxItems: 5 })),
    itemType: optional(ItemType),
    physicalProperties: optional(PhysicalProperties),
    subscriptionInfo: optional(unbuilt(SubscriptionOptionInfo, later.subscription)),
    serviceProperties: optional(ServiceProperties),
    membersOnly: flag({ description: 'Whether only members can buy the item.' }),
    withdrawalExclusion: optional(
      withdrawalExclusion('Legal reason why there is no right of withdrawal, or why it ends early.'),
    ),
  },
  { description: 'What is known of the item of a line.' },
)

const LinePaymentConfig = entity(
  'LinePaymentConfig',
  {
    savePaymentMethod: flag({ description: 'Whether the payment method is saved for later charges.' }),
    consentRequiredPaymentPolicy: optional(text({ minLength: 1, maxLength: 2500 })),
    depositAmount: optional(described(CartAmount, 'Deposit for each piece, paid with the order.')),
    paymentOption: oneOf(paymentOptions),
  },
  { description: 'How a line item is paid.' },
)

export type LineItemV2 = Static<typeof LineItemV2>
export const LineItemV2 = entity(
  'LineItemV2',
  {
    id: guid({ readOnly: true }),
    name: translatable(200, 400, 1),
    quantityInfo: QuantityInfo,
    pricing: LinePricing,
    source: shape({
      catalogReference: optional(CatalogReference),
      catalogOverrideFields: optional(CatalogOverrides),
      rootCatalogItemId: optional(text({ minLength: 1, maxLength: 36 })),
      inventoryAppId: optional(guid()),
    }),
    attributes: LineAttributes,
    deliveryConfig: shape({
      deliveryProfileId: optional(guid({ description: 'ID of the delivery profile.' })),
      fulfillerId: optional(guid()),
    }),
    taxConfig: shape({
      taxableAddress: optional(TaxableAddress),
      taxGroupId: optional(text({ maxLength: 50, description: 'ID of the tax group.' })),
    }),
    paymentConfig: LinePaymentConfig,
    status: LineStatus,
    extendedFields: optional(unbuilt(ExtendedFields, later.extended)),
    modifierGroups: optional(list(CartModifierGroupV2, { maxItems: 25 })),
    discounts: optional(list(LineDiscountV2, { maxItems: 100 })),
    customLineItem: flag({ description: 'Whether the item is in no catalog.' }),
    quantityTerms: optional(described(QuantityTerms, 'Limits on the quantity per order.')),
  },
  { description: 'A line item of a cart (second generation).' },
)

const CustomerInfo = entity(
  'CartCustomerInfo',
  {
    visitorId: optional(guid({ readOnly: true })),
    memberId: optional(guid({ readOnly: true })),
    userId: optional(guid({ readOnly: true })),
    openAccess: optional(flag({ readOnly: true })),
    firstName: optional(text({ maxLength: 100 })),
    lastName: optional(text({ maxLength: 100 })),
    phone: optional(phone()),
    company: optional(text({ maxLength: 1000 })),
    vatId: optional(described(VatId, 'Tax ID.')),
    email: optional(email()),
    contactId: optional(guid({ readOnly: true })),
    languageCode: language({ readOnly: true, description: 'Language of the buyer.' }),
    currencyCode: currency({ readOnly: true, description: 'Currency of `convertedAmount` in all prices.' }),
  },
  { description: 'The buyer of a cart, and the recipient of its delivery.' },
)

export type DeliveryMethod = Static<typeof DeliveryMethod>
export const DeliveryMethod = entity(
  'DeliveryMethod',
  {
    code: text({ maxLength: 100, description: 'Code of the delivery method.' }),
    appId: optional(guid({ description: 'ID of the app that delivers.' })),
    title: translatable(200, 400, 1),
    pickup: flag({ description: 'Whether the buyer picks the order up.' }),
  },
  { description: 'A delivery method that the buyer selected.' },
)

const CartGiftCard = entity(
  'CartGiftCard',
  {
    id: guid(),
    obfuscatedCode: text({ maxLength: 50, description: 'The last characters of the code.' }),
    appId: guid({ description: 'ID of the app that issued the gift card.' }),
    externalId: optional(text({ minLength: 1, maxLength: 50 })),
    requestedRedeemAmount: optional(described(CartAmount, 'The most to redeem. Default: as much as possible.')),
  },
  { description: 'A gift card of a cart.' },
)

const BillingContact = entity(
  'CartBillingContact',
  {
    firstName: optional(text({ maxLength: 100 })),
    lastName: optional(text({ maxLength: 100 })),
    phone: optional(phone()),
    company: optional(text({ maxLength: 1000 })),
    vatId: optional(described(VatId, 'Tax ID.')),
  },
  { description: 'The person or company that pays.' },
)

const CartDiscountHint = entity(
  'CartDiscountHint',
  {
    id: guid(),
    name: text(),
    missingAmount: optional(described(CartAmount, 'Amount missing from the subtotal.')),
    missingQuantity: optional(integer({ description: 'Quantity missing.' })),
    freeDelivery: flag({ description: 'Whether the discount is free delivery.' }),
  },
  { description: 'A discount that the buyer gets by adding a little more.' },
)

const CartSource = entity(
  'CartSource',
  {
    channelType: optional(oneOf(channelTypes, { description: 'Where the cart was created.' })),
    externalReferences: optional(
      list(shape({ appId: guid(), resourceId: optional(text({ minLength: 1, maxLength: 100 })) }), {
        maxItems: 10,
        readOnly: true,
        description: 'Objects in apps that the cart is for.',
      }),
    ),
    createdBy: optional(
      shape(
        {
          visitorId: optional(guid()),
          memberId: optional(guid()),
          userId: optional(guid()),
          appId: optional(guid()),
        },
        { readOnly: true },
      ),
    ),
    customContentReference: optional(
      described(CustomContentReference, 'Content of an app that is shown in the checkout. Elevated callers only.'),
    ),
  },
  { description: 'Where a cart comes from.' },
)

export type CartV2 = Static<typeof CartV2>
export const CartV2 = entity(
  'CartV2',
  {
    id: guid({ readOnly: true }),
    createdDate: optional(timestamp({ readOnly: true })),
    updatedDate: optional(timestamp({ readOnly: true })),
    revision: text({ readOnly: true, description: 'Revision number, which increases with each update.' }),
    lineItems: list(LineItemV2, { maxItems: 300, readOnly: true }),
    subtotal: described(CartAmount, 'Price of all line items, after their discounts.', { readOnly: true }),
    discounts: optional(
      list(CartDiscount, { maxItems: 100, readOnly: true, description: 'Discounts that apply now.' }),
    ),
    discountHints: optional(
      list(CartDiscountHint, { maxItems: 3, readOnly: true, description: 'Discounts within reach, nearest first.' }),
    ),
    note: optional(text({ maxLength: 1000, description: 'Note from the buyer to the merchant.' })),
    coupons: list(shape({ id: guid(), code: text({ minLength: 1, maxLength: 50 }) }), { maxItems: 1, readOnly: true }),
    source: CartSource,
    businessInfo: shape({
      locationId: optional(guid({ description: 'ID of the business location.' })),
      languageCode: language({ readOnly: true, description: 'Main language of the site.' }),
      currencyCode: currency({ readOnly: true, description: 'Currency of `amount` in all prices.' }),
    }),
    customerInfo: CustomerInfo,
    deliveryInfo: shape({
      address: optional(described(Address, 'Delivery address.')),
      method: optional(described(DeliveryMethod, 'The selected delivery method.', { readOnly: true })),
      weightUnit: oneOf(['KG', 'LB', 'UNSPECIFIED_WEIGHT_UNIT'], { readOnly: true }),
    }),
    taxInfo: shape({
      pricesIncludeTax: flag({ readOnly: true, description: 'Whether prices include tax.' }),
      taxExemptGroupId: optional(guid({ description: "ID of the buyer's tax-exempt group. Elevated callers only." })),
    }),
    paymentInfo: shape({
      giftCards: list(CartGiftCard, { maxItems: 1, readOnly: true }),
      currencyCode: currency({ readOnly: true, description: 'Currency in which the buyer pays.' }),
      billingAddress: optional(Address),
      billingContact: optional(BillingContact),
    }),
    orderPlaced: flag({
      readOnly: true,
      description: 'Whether an order was placed. The cart can no longer be changed.',
    }),
    orderId: optional(guid({ readOnly: true })),
    purchaseFlowId: optional(guid({ readOnly: true, description: 'ID shared by a cart and its order.' })),
    settings: optional(
      shape(
        {
          lockGiftCard: optional(flag({ description: 'Whether buyers cannot change the gift card.' })),
          lockCouponCode: optional(flag({ description: 'Whether buyers cannot change the coupon.' })),
          policyAgreementCheckboxDisabled: optional(flag()),
          manualPaymentDisabled: optional(flag({ description: 'Whether offline payment methods are hidden.' })),
        },
        { readOnly: true, description: 'Settings of the hosted checkout, which a checkout template can have.' },
      ),
    ),
    formSubmissions: optional(list(FormSubmission, { maxItems: 100, readOnly: true })),
    customFields: optional(
      list(CheckoutCustomField, { maxItems: 100, description: 'Answers to the questions of the hosted checkout.' }),
    ),
    marketingConsent: optional(MarketingConsent),
    customCheckoutUrl: optional(
      text({
        maxLength: 2048,
        description: 'Page to use instead of the hosted checkout, such as `https://example.com/pay/{checkout_id}`.',
      }),
    ),
    extendedFields: optional(unbuilt(ExtendedFields, later.extended)),
    currentCart: flag({ readOnly: true, description: 'Whether it is the current cart of its buyer.' }),
    demo: optional(unbuilt(flag(), later.demoCart)),
  },
  { description: "A buyer's cart (second generation), from which an order is placed." },
)
