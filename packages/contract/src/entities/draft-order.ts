import type { Static } from 'typebox'
import {
  amount,
  currency,
  decimal,
  entity,
  flag,
  guid,
  integer,
  list,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
  translatable,
  unbuilt,
  localDate,
} from '../schema.ts'
import { CatalogReference, ContactInfo, DescriptionLine, ItemType, PhysicalProperties } from './cart.ts'
import { BulkError } from './product.ts'
import { ExtendedFields, Image, Price } from './common.ts'
import { CreatedBy } from './checkout.ts'
import { modifiersOfDraft } from './later.ts'
import {
  BalanceSummary,
  BusinessLocation,
  OrderAdditionalFee,
  OrderAppliedDiscount,
  OrderBuyerInfo,
  OrderLineItem,
  OrderLocation,
  OrderLogistics,
  OrderModifierGroup,
  OrderPriceSummary,
  OrderRegion,
  OrderShippingInfo,
  OrderTaxInfo,
  PlatformFeeSummary,
} from './order.ts'

const mostLines = 300
const mostFees = 100
const mostDiscounts = 320

const readOnly = { readOnly: true } as const
const id = () => optional(guid())
const quantity = () => optional(integer({ minimum: 1, maximum: 100_000 }))
const calculated = 'is calculated; set the price instead'

const SaidLocation = entity('DraftOrderLocation', {
  id: id(),
  appId: optional(unbuilt(guid(), 'is not used: locations are those of the store')),
  quantity: quantity(),
  name: OrderLocation.properties.name,
})

export type DraftCatalogLineItem = Static<typeof DraftCatalogLineItem>
export const DraftCatalogLineItem = entity(
  'DraftCatalogLineItem',
  {
    catalogReference: optional(CatalogReference),
    quantity: quantity(),
    price: optional(Price),
    priceUndetermined: optional(flag()),
    locations: optional(list(SaidLocation, { maxItems: 5 })),
    id: id(),
  },
  { description: 'An item of the catalog; costs what the catalog says unless `price` is set.' },
)

export type DraftCustomLineItem = Static<typeof DraftCustomLineItem>
export const DraftCustomLineItem = entity(
  'DraftCustomLineItem',
  {
    id: id(),
    quantity: quantity(),
    catalogReference: optional(CatalogReference),
    productName: optional(translatable(200, 400, 1)),
    url: optional(unbuilt(shape({ relativePath: optional(text()), url: optional(text()) }), 'is not kept with orders')),
    price: optional(Price),
    lineItemPrice: optional(unbuilt(Price, calculated)),
    fullPrice: optional(unbuilt(Price, 'is not kept with orders')),
    priceBeforeDiscounts: optional(unbuilt(Price, calculated)),
    descriptionLines: optional(list(DescriptionLine, { maxItems: 20 })),
    media: optional(Image),
    physicalProperties: optional(PhysicalProperties),
    itemType: optional(ItemType),
    priceDescription: optional(translatable(100, 100, 1)),
    deliveryProfileId: optional(guid()),
    locations: optional(list(SaidLocation, { maxItems: 5 })),
    taxable: optional(flag({ description: 'Whether tax is charged on it; `true` unless set.' })),
    taxGroupId: optional(guid()),
  },
  { description: 'Something that is not in the catalog, such as a service or a surcharge.' },
)

export type DraftDiscountOption = Static<typeof DraftDiscountOption>
export const DraftDiscountOption = entity(
  'DraftDiscountOption',
  {
    priceAmount: optional(Price),
    percentage: optional(decimal({ gt: 0, lte: 100, maxScale: 2 })),
    discountType: optional(oneOf(['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING'])),
    lineItemId: optional(guid({ description: 'Deprecated: use `lineItemDiscounts`.' })),
    amount: optional(Price),
    description: optional(text({ maxLength: 200 })),
    applyToDraftOrder: optional(flag()),
    lineItemDiscounts: optional(
      list(
        entity('DraftLineItemDiscount', {
          id: id(),
          totalDiscount: optional(unbuilt(Price, 'is calculated; set priceAmount or percentage')),
        }),
        { maxItems: 1 },
      ),
    ),
  },
  { description: 'A discount of the store, as an amount or in percent. It counts once it is applied.' },
)

export type DraftFeeOption = Static<typeof DraftFeeOption>
export const DraftFeeOption = entity(
  'DraftFeeOption',
  {
    name: optional(text({ minLength: 1, maxLength: 50 })),
    price: optional(Price),
    taxDetails: optional(
      entity(
        'DraftFeeTax',
        { taxable: optional(flag()), taxGroupId: optional(guid()) },
        {
          description: 'Fees are not taxed unless `taxable` is `true`.',
        },
      ),
    ),
    applyToDraftOrder: optional(flag()),
    code: optional(text({ minLength: 1, maxLength: 100 })),
    lineItemIds: optional(list(guid(), { maxItems: mostLines })),
  },
  { description: 'Something charged beside the items, such as for wrapping. It counts once it is applied.' },
)

export type DraftShippingInfo = Static<typeof DraftShippingInfo>
export const DraftShippingInfo = entity(
  'DraftShippingInfo',
  {
    carrierId: optional(text({ minLength: 1, maxLength: 100 })),
    code: optional(text({ minLength: 1, maxLength: 100 })),
    title: optional(text({ maxLength: 250 })),
    logistics: optional(OrderLogistics),
    cost: optional(entity('DraftShippingCost', { price: optional(Price) })),
    region: optional(OrderRegion),
  },
  {
    description:
      'How it is delivered. With the `code` of a shipping option it costs what that costs, unless `cost.price` is set.',
  },
)

export type DraftOrderInput = Static<typeof DraftOrderInput>
export const DraftOrderInput = entity('DraftOrderInput', {
  catalogLineItems: optional(list(DraftCatalogLineItem, { maxItems: mostLines })),
  customLineItems: optional(list(DraftCustomLineItem, { maxItems: mostLines })),
  discounts: optional(list(DraftDiscountOption, { maxItems: 100 })),
  buyerInfo: optional(OrderBuyerInfo),
  additionalFees: optional(list(DraftFeeOption, { maxItems: mostFees })),
  recipientInfo: optional(ContactInfo),
  shippingInfo: optional(DraftShippingInfo),
  billingInfo: optional(ContactInfo),
  taxExempt: optional(flag()),
  businessLocation: optional(BusinessLocation),
  extendedFields: optional(ExtendedFields),
  buyerNote: optional(text({ maxLength: 1000 })),
  buyerLanguage: optional(text({ minLength: 2, maxLength: 10 })),
})

export type DraftOrderCommitSettings = Static<typeof DraftOrderCommitSettings>
export const DraftOrderCommitSettings = entity('DraftOrderCommitSettings', {
  sendNotificationsToBuyer: optional(flag({ description: 'Whether the buyer gets an email; `true` unless set.' })),
  sendNotificationsToBusiness: optional(
    flag({ description: 'Whether the owners get an email; only where it is `true`.' }),
  ),
  addActivitiesToOrder: optional(flag({ description: 'Whether it stands in the timeline; `true` unless set.' })),
  sendNotificationsToCustomFulfillers: optional(
    flag({ description: 'Nobody but the store fulfills orders here: nobody else gets an email.' }),
  ),
  updateInventory: optional(
    list(entity('DraftInventoryUpdate', { lineItemId: id() }), {
      maxItems: mostLines,
      description: 'Line items of which removed pieces go back in stock. Added pieces are always taken out of stock.',
    }),
  ),
})

export type DraftOrderItem = Static<typeof DraftOrderItem>
export const DraftOrderItem = entity('DraftOrderItem', {
  added: optional(flag()),
  changedDetails: optional(
    entity('DraftOrderItemChange', {
      quantityBeforeChange: optional(integer({ minimum: 1, maximum: 1_000_000 })),
      priceBeforeChange: optional(Price),
      priceDescriptionBeforeChange: optional(translatable(100, 100, 1)),
      modifierGroupsBeforeChange: optional(list(OrderModifierGroup, { maxItems: 10 })),
    }),
  ),
  removed: optional(flag()),
  lineItem: optional(OrderLineItem),
  fulfilledQuantity: optional(
    integer({ minimum: 0, readOnly: true, description: 'So many pieces are in fulfillments: they stay in the order.' }),
  ),
})

export const DraftDeposit = entity(
  'DraftDeposit',
  {
    amount: optional(Price),
    percentage: optional(text()),
    dueDate: optional(localDate({ description: 'On which day the rest is due if the order is placed today.' })),
    payNow: Price,
    payLater: Price,
  },
  { description: 'What is paid in advance, and what after it.' },
)

const source = oneOf(['ORIGINAL_ORDER', 'AUTOMATIC', 'CUSTOM'])

export type DraftOrderDiscount = Static<typeof DraftOrderDiscount>
export const DraftOrderDiscount = entity('DraftOrderDiscount', {
  discount: OrderAppliedDiscount,
  source,
  applied: flag(),
})

export type DraftOrderFee = Static<typeof DraftOrderFee>
export const DraftOrderFee = entity('DraftOrderFee', {
  additionalFee: OrderAdditionalFee,
  taxDetails: optional(shape({ taxable: optional(flag()), taxGroupId: optional(guid()) })),
  source,
  applied: flag(),
})

/** What a part of an order was before a draft changed it. */
const changed = { added: optional(flag()), removed: optional(flag()) }

export type DraftOrder = Static<typeof DraftOrder>
export const DraftOrder = entity('DraftOrder', {
  id: guid(readOnly),
  orderId: optional(guid()),
  lineItems: list(DraftOrderItem, { maxItems: mostLines }),
  shippingInfo: optional(
    entity('DraftShippingDetails', {
      ...changed,
      changedDetails: optional(shape({ shippingInfoBeforeChange: optional(OrderShippingInfo) })),
      shippingInfo: optional(OrderShippingInfo),
    }),
  ),
  buyerInfo: optional(OrderBuyerInfo),
  billingInfo: optional(ContactInfo),
  additionalFees: list(DraftOrderFee, { maxItems: mostFees }),
  discounts: list(DraftOrderDiscount, { maxItems: mostDiscounts }),
  createdDate: timestamp(readOnly),
  updatedDate: timestamp(readOnly),
  createdBy: optional(CreatedBy),
  status: oneOf(['DRAFT', 'COMMITTED'], readOnly),
  weightUnit: optional(oneOf(['KG', 'LB', 'UNSPECIFIED_WEIGHT_UNIT'])),
  currency: currency(),
  priceSummary: OrderPriceSummary,
  taxSummary: optional(shape({ totalTax: optional(Price) })),
  balanceSummary: optional(BalanceSummary),
  commitSettings: optional(DraftOrderCommitSettings),
  memberId: optional(guid()),
  purchaseFlowId: optional(guid()),
  recipientInfo: optional(
    entity('DraftRecipientDetails', {
      ...changed,
      changedDetails: optional(shape({ recipientInfoBeforeChange: optional(ContactInfo) })),
      recipientInfo: optional(ContactInfo),
    }),
  ),
  taxInfo: optional(OrderTaxInfo),
  extendedFields: optional(ExtendedFields),
  buyerDetails: optional(
    entity('DraftBuyerDetails', {
      ...changed,
      changedDetails: optional(shape({ buyerInfoBeforeChange: optional(OrderBuyerInfo) })),
      buyerInfo: optional(OrderBuyerInfo),
    }),
  ),
  billingDetails: optional(
    entity('DraftBillingDetails', {
      ...changed,
      changedDetails: optional(shape({ billingInfoBeforeChange: optional(ContactInfo) })),
      billingInfo: optional(ContactInfo),
    }),
  ),
  businessLocationDetails: optional(
    entity('DraftLocationDetails', {
      ...changed,
      changedDetails: optional(shape({ businessLocationBeforeChange: optional(BusinessLocation) })),
      businessLocation: optional(BusinessLocation),
    }),
  ),
  platformFeeSummary: optional(PlatformFeeSummary),
  revision: integer({
    readOnly: true,
    description: 'Rises with each change. Send it with a commit, so that only what you have seen is committed.',
  }),
  isEdit: flag({ readOnly: true, description: 'Whether it changes an order that was placed; `orderId` says which.' }),
  taxIncludedInPrices: optional(flag(readOnly)),
  taxExempt: optional(flag(readOnly)),
  buyerNote: optional(text({ maxLength: 1000 })),
  buyerLanguage: optional(text()),
  originalTotal: optional(Price),
  deposit: optional(DraftDeposit),
})

export type DraftShippingOption = Static<typeof DraftShippingOption>
export const DraftShippingOption = entity('DraftShippingOption', {
  carrierId: optional(guid()),
  code: text(),
  title: text(),
  logistics: optional(OrderLogistics),
  cost: shape({ price: Price, currency: currency() }),
})

const CalculationError = shape({ applicationError: optional(BulkError) })

export type CalculatedDraftOrder = Static<typeof CalculatedDraftOrder>
export const CalculatedDraftOrder = entity('CalculatedDraftOrder', {
  draftOrder: DraftOrder,
  shippingOptions: list(DraftShippingOption),
  calculationErrors: optional(
    entity('DraftCalculationErrors', {
      generalShippingCalculationError: optional(CalculationError),
      taxCalculationError: optional(CalculationError),
      orderValidationErrors: optional(list(BulkError)),
    }),
  ),
})

export type DraftLineItemChange = Static<typeof DraftLineItemChange>
export const DraftLineItemChange = entity('DraftLineItemChange', {
  lineItemId: optional(guid()),
  newQuantity: optional(integer({ minimum: 0, maximum: 1_000_000, description: '`0` removes the line item.' })),
  newPrice: optional(amount()),
  newPriceDescription: optional(translatable(100, 100, 1)),
  newProductName: optional(translatable(200, 400, 1)),
  newDescriptionLines: optional(
    shape(
      { descriptionLines: optional(list(DescriptionLine, { maxItems: 20 })) },
      {
        description: 'Without `descriptionLines` there are none any more.',
      },
    ),
  ),
  newModifierGroups: optional(
    unbuilt(shape({ modifierGroups: optional(list(OrderModifierGroup, { maxItems: 10 })) }), modifiersOfDraft),
  ),
})

export type IdAndApplied = Static<typeof IdAndApplied>
export const IdAndApplied = entity('IdAndApplied', { id: guid(), applied: flag() })
