import { channelTypes, paymentOptions } from '../enumerations.ts'
import { withdrawalExclusion } from '../orders/withdrawal.ts'
import type { Static } from 'typebox'
import {
  described,
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
} from '../../schema.ts'
import { discountRuleOf, freeTrialOf, modifierGroupOf, modifierOf, subscriptionSettingsOf } from '../money/by-money.ts'
import { Address, ExtendedFields, Image, MultiCurrencyPrice, PageUrl } from '../common.ts'
import { DiscountHint, LineDiscount } from '../pricing/discount.ts'
import { later, modifiersOfCatalog, onCustomLines } from '../later.ts'
import { QuantityTerms } from '../catalog/quantity-terms.ts'

export type CatalogReference = Static<typeof CatalogReference>
export const CatalogReference = entity(
  'CatalogReference',
  {
    catalogItemId: optional(
      text({ minLength: 1, maxLength: 36, description: 'ID of the item in its catalog, such as a product ID.' }),
    ),
    appId: optional(text({ minLength: 1, description: 'ID of the app that owns the catalog.' })),
    options: optional(
      described(
        anyMap(),
        "Selected variant: `variantId`, or `options` such as `{ Color: 'Blue' }`. Texts of the buyer: `customTextFields`. Variants of a bundle: `components`, by the ID of the component, such as `{ 'b1…': { options: { Size: 'S' } } }`.",
      ),
    ),
  },
  { description: 'A reference to an item in a catalog.' },
)

const ColorInfo = entity(
  'ColorInfo',
  {
    original: optional(text({ maxLength: 500, description: "Name of the color in the site's language." })),
    translated: optional(text({ maxLength: 500, description: "Name of the color in the buyer's language." })),
    code: optional(text({ description: 'Color as a CSS hex value, such as `#ffcc00`.' })),
  },
  { description: 'A color choice.' },
)

export type DescriptionLine = Static<typeof DescriptionLine>
export const DescriptionLine = entity(
  'DescriptionLine',
  {
    plainText: optional(described(translatable(600, 600), 'Value of the choice.')),
    colorInfo: optional(described(ColorInfo, 'Value of a color choice.')),
    name: optional(described(translatable(100, 200), 'Name of the option, such as "Size".')),
  },
  {
    description:
      'An option, modifier or text chosen for a line item, with either `plainText` or `colorInfo` as its value.',
  },
)

export type Availability = Static<typeof Availability>
export const Availability = entity(
  'Availability',
  {
    status: optional(
      oneOf(['AVAILABLE', 'NOT_FOUND', 'NOT_AVAILABLE', 'PARTIALLY_AVAILABLE'], {
        description: '`PARTIALLY_AVAILABLE`: some are in stock, but fewer than the requested quantity.',
      }),
    ),
    quantityAvailable: optional(number({ description: 'Quantity in stock. Absent if the inventory is not tracked.' })),
  },
  { description: 'Availability of a line item.' },
)

export type PhysicalProperties = Static<typeof PhysicalProperties>
export const PhysicalProperties = entity(
  'PhysicalProperties',
  {
    weight: optional(number({ description: "Weight of one piece, in the store's weight unit." })),
    sku: optional(text({ maxLength: 40, description: 'Stock keeping unit.' })),
    shippable: optional(flag({ description: 'Whether the item is shipped.' })),
  },
  { description: 'Physical properties of an item.' },
)

export type ItemType = Static<typeof ItemType>
export const ItemType = entity(
  'ItemType',
  {
    preset: optional(oneOf(['PHYSICAL', 'DIGITAL', 'UNRECOGNISED', 'GIFT_CARD', 'SERVICE'])),
    custom: optional(text({ description: 'Custom type, if no preset fits.' })),
  },
  { description: 'The type of an item: a preset or a custom one.' },
)

const FreeTrialPeriod = freeTrialOf('FreeTrialPeriod', 999)

const SubscriptionSettings = subscriptionSettingsOf('SubscriptionSettings', FreeTrialPeriod)

export const SubscriptionOptionInfo = entity(
  'SubscriptionOptionInfo',
  {
    subscriptionSettings: optional(SubscriptionSettings),
    title: optional(translatable(150, 150, 1)),
    description: optional(translatable(500, 500)),
  },
  { description: 'A subscription option of a product.' },
)

export type ServiceProperties = Static<typeof ServiceProperties>
export const ServiceProperties = entity(
  'ServiceProperties',
  {
    scheduledDate: optional(timestamp({ description: 'When the service starts.' })),
    numberOfParticipants: optional(integer({ minimum: 1, maximum: 10000 })),
    endDate: optional(timestamp({ description: 'When the service ends.' })),
  },
  { description: 'Properties of a service.' },
)

const SelectedMembership = entity(
  'SelectedMembership',
  {
    id: optional(text({ minLength: 1, maxLength: 100, description: 'ID of the membership.' })),
    appId: optional(guid({ description: 'ID of the app that manages the membership.' })),
  },
  { description: 'A membership selected to pay for a line item.' },
)

const PaymentOption = entity(
  'PaymentOption',
  {
    value: optional(oneOf(paymentOptions)),
  },
  { description: 'How an item is paid.' },
)

export type CatalogOverrideFields = Static<typeof CatalogOverrideFields>
export const CatalogOverrideFields = entity(
  'CatalogOverrideFields',
  {
    productName: optional(translatable(200, 400, 1)),
    price: optional(
      amount({ description: "Price of one piece, in the store's currency." }, { lte: 999999999, maxScale: 3 }),
    ),
    fullPrice: optional(
      amount({ description: 'Price of one piece before a sale discount.' }, { lte: 999999999, maxScale: 3 }),
    ),
    descriptionLines: optional(
      list(DescriptionLine, { description: "Replaces the lines generated from the product's options." }),
    ),
    physicalProperties: optional(PhysicalProperties),
    image: optional(Image),
    paymentOption: optional(PaymentOption),
    depositAmount: optional(
      decimal(
        { gt: 0, lte: 999999999, maxScale: 3 },
        { description: 'Deposit for each piece. Only with the payment option `DEPOSIT_ONLINE`, which requires it.' },
      ),
    ),
    savePaymentMethod: optional(unbuilt(flag(), later.savedCard)),
    inventoryAppId: optional(unbuilt(guid(), later.inventory)),
  },
  { description: 'Values that replace those of the catalog for one line item. Elevated callers only.' },
)

export type TaxableAddress = Static<typeof TaxableAddress>
export const TaxableAddress = entity(
  'TaxableAddress',
  {
    addressType: optional(
      oneOf(['BUSINESS', 'BILLING', 'SHIPPING'], {
        description: "`BUSINESS`: the store's address. `BILLING` and `SHIPPING`: the buyer's.",
      }),
    ),
  },
  { description: 'The address that determines the tax rate.' },
)

export const Policy = entity(
  'Policy',
  {
    title: optional(text({ minLength: 1, maxLength: 29 })),
    content: optional(text({ minLength: 1, maxLength: 3000, description: 'Text of the policy.' })),
  },
  { description: 'A policy of an item, such as cancellation terms.' },
)

const CartModifier = modifierOf('CartModifier', MultiCurrencyPrice)

const CartModifierGroup = modifierGroupOf('CartModifierGroup', CartModifier)

/** Fields that line items of carts and of checkouts share. */
export const lineFields = {
  id: guid({ readOnly: true }),
  quantity: integer({ minimum: 1, maximum: 100000, description: 'Number of pieces.' }),
  catalogReference: optional(CatalogReference),
  productName: translatable(200, 400, 1),
  url: optional(described(PageUrl, 'Product page.')),
  price: described(MultiCurrencyPrice, 'Price of one piece with its modifiers, before discounts.'),
  fullPrice: optional(described(MultiCurrencyPrice, 'Price of one piece before a sale discount.')),
  priceBeforeDiscounts: optional(
    described(MultiCurrencyPrice, 'Same as `price`: discounts apply to the line item as a whole.'),
  ),
  lineItemPrice: optional(described(MultiCurrencyPrice, 'Price of all pieces, before discounts.')),
  descriptionLines: optional(
    list(DescriptionLine, { description: 'Chosen options, modifiers and texts, in the order of the product.' }),
  ),
  physicalProperties: optional(PhysicalProperties),
  itemType: optional(ItemType),
  subscriptionOptionInfo: optional(unbuilt(SubscriptionOptionInfo, later.subscription)),
  paymentOption: optional(
    oneOf(paymentOptions, {
      readOnly: true,
      description: 'How the line item is paid: in full or as a deposit with the order, or in full after it.',
    }),
  ),
  withdrawalExclusion: optional(
    withdrawalExclusion('Legal reason why there is no right of withdrawal, or why it ends early.', { readOnly: true }),
  ),
  serviceProperties: optional(unbuilt(ServiceProperties, onCustomLines)),
  rootCatalogItemId: optional(
    text({
      minLength: 1,
      maxLength: 36,
      readOnly: true,
      description: 'ID of the item in the catalog, without the chosen variant.',
    }),
  ),
  priceDescription: optional(
    described(translatable(100, 100, 1), 'Text to show instead of or next to the price, such as "per hour".'),
  ),
  depositAmount: optional(described(MultiCurrencyPrice, 'Deposit for each piece, paid with the order.')),
  deliveryProfileId: optional(guid({ readOnly: true, description: 'ID of the delivery profile.' })),
  customLineItem: optional(
    flag({
      readOnly: true,
      description: 'Whether the line item was added with its own name and price instead of from a catalog.',
    }),
  ),
  discounts: optional(
    list(LineDiscount, {
      readOnly: true,
      description: 'Discounts on this line item, including earlier ones that no longer apply.',
    }),
  ),
  consentRequiredPaymentPolicy: optional(
    text({
      minLength: 1,
      maxLength: 2500,
      readOnly: true,
      description: 'Payment policy that the buyer must agree to.',
    }),
  ),
  priceUndetermined: optional(
    flag({ readOnly: true, description: 'Whether the price is determined later, for example after a consultation.' }),
  ),
  fixedQuantity: optional(flag({ readOnly: true, description: 'Whether the quantity is not meant to be changed.' })),
  catalogOverrideFields: optional(described(CatalogOverrideFields, 'Values that replace those of the catalog.')),
  savePaymentMethod: optional(
    flag({ readOnly: true, description: 'Whether the payment method is saved for later charges.' }),
  ),
  taxableAddress: optional(unbuilt(TaxableAddress, onCustomLines)),
  extendedFields: optional(unbuilt(ExtendedFields, later.extended)),
  policies: optional(unbuilt(list(Policy), onCustomLines)),
  membersOnly: optional(flag({ readOnly: true, description: 'Whether only members can buy the item.' })),
  modifierGroups: optional(unbuilt(list(CartModifierGroup), modifiersOfCatalog)),
  modifiersTotalPrice: optional(
    described(MultiCurrencyPrice, 'Price of all modifiers of one piece. Included in `price`.'),
  ),
}

export type LineItem = Static<typeof LineItem>
export const LineItem = entity(
  'LineItem',
  {
    ...lineFields,
    image: optional(Image),
    availability: Availability,
    selectedMembership: optional(unbuilt(SelectedMembership, later.membership)),
    taxGroupId: optional(guid({ readOnly: true, description: 'ID of the tax group.' })),
    quantityTerms: optional(described(QuantityTerms, 'Limits on the quantity per order.')),
  },
  { description: 'A line item of a cart. Prices are for one piece, except `lineItemPrice`.' },
)

const BuyerInfo = entity(
  'BuyerInfo',
  {
    visitorId: optional(guid({ readOnly: true })),
    memberId: optional(guid({ readOnly: true })),
    userId: optional(guid({ readOnly: true })),
    contactId: optional(
      guid({ description: 'ID of the contact. Can only be set to the ID of the member who owns the cart.' }),
    ),
    email: optional(email({ description: 'Email address, to identify a guest.' })),
  },
  { description: 'The buyer of a cart. A member has a `memberId`, a guest a `visitorId`.' },
)

const CartCoupon = entity(
  'CartCoupon',
  {
    id: optional(text()),
    code: optional(text({ description: 'Code that the buyer entered.' })),
  },
  { description: 'A coupon in a cart.' },
)

const MerchantDiscount = entity(
  'MerchantDiscount',
  {
    amount: optional(described(MultiCurrencyPrice, 'Amount that the discount takes off.')),
  },
  { description: 'A discount given by the merchant.' },
)

const AppliedDiscount = entity(
  'AppliedDiscount',
  {
    coupon: optional(CartCoupon),
    merchantDiscount: optional(MerchantDiscount),
    discountRule: optional(discountRuleOf('CartDiscountRule', MultiCurrencyPrice)),
  },
  { description: 'A discount in a cart: a coupon, a discount given by the merchant, or an automatic discount.' },
)

export type VatId = Static<typeof VatId>
export const VatId = entity(
  'VatId',
  {
    id: optional(text({ maxLength: 100 })),
    type: optional(oneOf(['UNSPECIFIED', 'CPF', 'CNPJ'], { description: '`UNSPECIFIED`: any other type.' })),
  },
  { description: 'A tax ID: CPF and CNPJ of Brazil, or another type such as an EU VAT ID.', taxId: true },
)

export type ContactDetails = Static<typeof ContactDetails>
export const ContactDetails = entity(
  'ContactDetails',
  {
    firstName: optional(text({ maxLength: 100 })),
    lastName: optional(text({ maxLength: 100 })),
    phone: optional(phone()),
    company: optional(text({ maxLength: 1000 })),
    vatId: optional(described(VatId, 'Tax ID.')),
  },
  { description: 'Contact details of a person or company.' },
)

export type ContactInfo = Static<typeof ContactInfo>
export const ContactInfo = entity(
  'ContactInfo',
  {
    address: optional(Address),
    contactDetails: optional(ContactDetails),
  },
  { description: 'An address with contact details.' },
)

export type SelectedShippingOption = Static<typeof SelectedShippingOption>
export const SelectedShippingOption = entity(
  'SelectedShippingOption',
  {
    carrierId: optional(guid({ description: 'ID of the carrier.' })),
    code: optional(
      text({ minLength: 1, maxLength: 100, description: 'Code of the shipping option, unique within the carrier.' }),
    ),
  },
  { description: 'The shipping option that the buyer selected.' },
)

export type Cart = Static<typeof Cart>
export const Cart = entity(
  'Cart',
  {
    id: guid({ readOnly: true }),
    lineItems: list(LineItem, { readOnly: true }),
    buyerNote: optional(text({ maxLength: 1000, description: 'Note from the buyer to the merchant.' })),
    buyerInfo: BuyerInfo,
    currency: currency({ readOnly: true, description: 'Currency of `amount` in all prices.' }),
    conversionCurrency: optional(
      currency({
        readOnly: true,
        description: 'Currency of `convertedAmount` in all prices, which is shown to the buyer.',
      }),
    ),
    buyerLanguage: optional(text({ readOnly: true, description: 'Language of the buyer.' })),
    siteLanguage: optional(text({ readOnly: true, description: 'Main language of the site.' })),
    taxIncludedInPrices: optional(flag({ readOnly: true, description: 'Whether prices include tax.' })),
    weightUnit: optional(
      oneOf(['KG', 'LB', 'UNSPECIFIED_WEIGHT_UNIT'], { readOnly: true, description: 'Unit of all weights.' }),
    ),
    checkoutId: optional(guid({ readOnly: true, description: 'ID of the checkout created from this cart.' })),
    appliedDiscounts: list(AppliedDiscount, {
      description: 'The coupon, discounts given by the merchant, and automatic discounts.',
    }),
    discountHints: optional(
      list(DiscountHint, {
        readOnly: true,
        description: 'Discounts that the buyer gets by adding a little more. At most 3, the nearest first.',
      }),
    ),
    createdDate: optional(timestamp({ readOnly: true })),
    updatedDate: optional(timestamp({ readOnly: true })),
    contactInfo: optional(described(ContactInfo, 'Delivery address and contact details.')),
    overrideCheckoutUrl: optional(
      text({
        maxLength: 1000,
        description: 'Page to use instead of the hosted checkout, such as `https://example.com/pay/{checkoutId}`.',
      }),
    ),
    purchaseFlowId: optional(guid({ readOnly: true, description: 'ID shared by a cart, its checkout and its order.' })),
    selectedShippingOption: optional(described(SelectedShippingOption, 'Shipping option that the buyer selected.')),
    extendedFields: optional(unbuilt(ExtendedFields, later.extended)),
    businessLocationId: optional(guid({ description: 'ID of the business location.' })),
    paymentCurrency: optional(currency({ readOnly: true, description: 'Currency in which the buyer pays.' })),
    revision: optional(text({ readOnly: true, description: 'Revision number, which increases with each update.' })),
    subtotal: described(
      MultiCurrencyPrice,
      'Price of all line items, before discounts, delivery and tax that is not included in prices.',
    ),
  },
  { description: "A buyer's cart. Its items, prices and availability are read from the catalog on each request." },
)

const NewModifier = modifierOf('NewModifier', amount({}, { maxScale: 3 }))

const NewModifierGroup = modifierGroupOf('NewModifierGroup', NewModifier)

/** Modifiers of a custom line item. */
export const NewModifierGroups = list(NewModifierGroup, {
  maxItems: 25,
  description: 'Modifiers of the item. Their price, times their quantity, is added to the price of each piece.',
})

export type CustomLineItem = Static<typeof CustomLineItem>
export const CustomLineItem = entity(
  'CustomLineItem',
  {
    quantity: optional(integer({ minimum: 1, maximum: 100000, description: 'Number of pieces. Default: 1.' })),
    price: optional(amount({ description: "Price of one piece, in the store's currency. Required." })),
    priceDescription: optional(
      described(translatable(100, 100, 1), 'Text to show instead of or next to the price, such as "per hour".'),
    ),
    descriptionLines: optional(list(DescriptionLine, { description: 'Details shown below the name.' })),
    media: optional(described(Image, 'Image of the item.')),
    taxGroupId: optional(guid({ description: 'ID of the tax group. Default: the default tax group.' })),
    productName: optional(described(translatable(200, 400, 1), 'Name of the item. `original` is required.')),
    url: optional(described(PageUrl, 'Page of the item.')),
    itemType: optional(ItemType),
    fullPrice: optional(amount({ description: 'Price of one piece before a sale discount. Default: `price`.' })),
    quantityAvailable: optional(number({ maximum: 100000, description: 'Quantity in stock.' })),
    physicalProperties: optional(PhysicalProperties),
    paymentOption: optional(
      oneOf(paymentOptions, {
        description: 'How the item is paid. Memberships are not supported. Default: `FULL_PAYMENT_ONLINE`.',
      }),
    ),
    serviceProperties: optional(ServiceProperties),
    rootCatalogItemId: optional(
      text({ minLength: 1, maxLength: 36, description: 'ID of the item in a catalog of the caller.' }),
    ),
    depositAmount: optional(
      amount({
        description: 'Deposit for each piece. Only with the payment option `DEPOSIT_ONLINE`, which requires it.',
      }),
    ),
    deliveryProfileId: optional(guid({ description: 'ID of the delivery profile.' })),
    catalogReference: optional(described(CatalogReference, 'Reference to the item in a catalog of the caller.')),
    priceUndetermined: optional(
      flag({ description: 'Whether the price is determined later, for example after a consultation.' }),
    ),
    fixedQuantity: optional(flag({ description: 'Whether the quantity is not meant to be changed.' })),
    consentRequiredPaymentPolicy: optional(text({ minLength: 1, maxLength: 1000, readOnly: true })),
    savePaymentMethod: optional(flag({ readOnly: true })),
    policies: optional(list(Policy, { description: 'Policies of the item, such as cancellation terms.' })),
    membersOnly: optional(flag({ description: 'Whether only members can buy the item.' })),
    taxableAddress: optional(described(TaxableAddress, 'Address that determines the tax rate.')),
    modifierGroups: optional(NewModifierGroups),
  },
  {
    description:
      'An item that is in no catalog, such as a service or a surcharge, with its own name and price. Elevated callers only.',
  },
)

/** Limit of line items per request; a cart can have three times as many. */
export const maxItemsPerRequest = { maxItems: 100 }

export type AddToCurrentCartOptions = Static<typeof AddToCurrentCartOptions>
export const AddToCurrentCartOptions = entity(
  'AddToCurrentCartOptions',
  {
    lineItems: optional(described(list(LineItem, maxItemsPerRequest), 'Items from a catalog. At most 100.')),
    customLineItems: optional(
      described(
        list(CustomLineItem, maxItemsPerRequest),
        'Items with their own name and price. At most 100. Elevated callers only.',
      ),
    ),
    businessLocationId: optional(guid({ description: 'ID of the business location.' })),
  },
  { description: 'Items to add to a cart.' },
)

/** Limits an update to the fields it names. */
export const fieldMask = text({
  maxLength: 1000,
  description: 'Comma-separated field names. Only these fields change; those that are not sent are cleared.',
})

export type UpdateCurrentCartOptions = Static<typeof UpdateCurrentCartOptions>
export const UpdateCurrentCartOptions = entity(
  'UpdateCurrentCartOptions',
  {
    cartInfo: optional(described(Cart, 'Fields of the cart to set.')),
    fieldMask: optional(fieldMask),
    cartFieldmask: optional(described(fieldMask, 'Alternative name of `fieldMask`.')),
    couponCode: optional(text({ description: 'Coupon code. A cart has at most one coupon; a new one replaces it.' })),
    merchantDiscounts: optional(
      list(
        shape({
          amount: optional(amount({ description: "Amount to take off, in the store's currency." })),
          percentage: optional(
            number({ minimum: 0.01, maximum: 100, description: "Percentage of the line items' price after a coupon." }),
          ),
        }),
        {
          maxItems: 20,
          description:
            'Discounts given by the merchant, each an amount or a percentage. Replaces all others. Elevated callers only.',
        },
      ),
    ),
    lineItems: optional(described(list(LineItem, maxItemsPerRequest), 'Items from a catalog to add. At most 100.')),
    customLineItems: optional(
      described(
        list(CustomLineItem, maxItemsPerRequest),
        'Items with their own name and price to add. At most 100. Elevated callers only.',
      ),
    ),
  },
  { description: 'Changes to a cart. Fields that are not sent stay unchanged, unless a field mask is set.' },
)

export type CreateCheckoutFromCurrentCartOptions = Static<typeof CreateCheckoutFromCurrentCartOptions>
export const CreateCheckoutFromCurrentCartOptions = entity(
  'CreateCheckoutFromCurrentCartOptions',
  {
    channelType: optional(
      oneOf(channelTypes, {
        description: 'Sales channel. Shoppers can use `WEB`, `OTHER_PLATFORM` and `UNSPECIFIED`. Default: `WEB`.',
      }),
    ),
    shippingAddress: optional(Address),
    billingAddress: optional(Address),
    selectedShippingOption: optional(SelectedShippingOption),
    email: optional(email({ description: 'Email address of the buyer.' })),
  },
  { description: 'Options for creating a checkout from a cart.' },
)

const EstimateMembership = entity(
  'EstimateMembership',
  {
    id: optional(text({ minLength: 1, maxLength: 200, description: 'ID of the membership.' })),
    appId: optional(guid({ description: 'ID of the app that manages the membership.' })),
    lineItemIds: optional(list(text(), { description: 'IDs of the line items that the membership pays for.' })),
  },
  { description: 'A membership and the line items that it pays for.' },
)

export type EstimateSelectedMembership = Static<typeof EstimateSelectedMembership>
export const EstimateSelectedMembership = entity(
  'EstimateSelectedMembership',
  {
    memberships: optional(list(EstimateMembership)),
  },
  { description: 'Memberships selected to pay for line items.' },
)

export type EstimateCurrentCartTotalsOptions = Static<typeof EstimateCurrentCartTotalsOptions>
export const EstimateCurrentCartTotalsOptions = entity(
  'EstimateCurrentCartTotalsOptions',
  {
    selectedShippingOption: optional(described(SelectedShippingOption, 'Shipping option to estimate with.')),
    shippingAddress: optional(described(Address, 'Address that determines delivery options and tax.')),
    billingAddress: optional(described(Address, 'Address that determines tax if the items are not shipped.')),
    selectedMemberships: optional(unbuilt(EstimateSelectedMembership, later.membership)),
    calculateTax: optional(flag({ description: 'Whether to calculate tax. Default: true.' })),
    calculateShipping: optional(flag({ description: 'Whether to calculate delivery. Default: true.' })),
    calculateAdditionalFees: optional(flag({ description: 'Whether to calculate additional fees. Default: true.' })),
  },
  { description: 'Options for estimating the totals of a cart. Nothing is saved.' },
)
