import type { Static } from 'typebox'
import {
  described,
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
} from '../../schema.ts'
import { CatalogReference, ContactInfo, DescriptionLine, ItemType, PhysicalProperties } from '../selling/cart.ts'
import { BulkError } from '../bulk-results.ts'
import { ExtendedFields, Image, Price } from '../common.ts'
import { CreatedBy } from '../selling/checkout.ts'
import { modifiersOfDraft } from '../later.ts'
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

const maxLineItems = 300
const maxFees = 100
const maxDiscounts = 320

const readOnly = { readOnly: true } as const
const id = () => optional(guid())
const quantity = () => optional(integer({ minimum: 1, maximum: 100_000 }))
const calculated = 'is calculated; set the price instead'

const DraftOrderLocation = entity(
  'DraftOrderLocation',
  {
    id: id(),
    appId: optional(unbuilt(guid(), 'is not used: locations belong to the store')),
    quantity: described(quantity(), 'Number of pieces from this location.'),
    name: OrderLocation.properties.name,
  },
  { description: 'A location from which a line item is fulfilled.' },
)

export type DraftCatalogLineItem = Static<typeof DraftCatalogLineItem>
export const DraftCatalogLineItem = entity(
  'DraftCatalogLineItem',
  {
    catalogReference: optional(CatalogReference),
    quantity: quantity(),
    price: optional(described(Price, 'Price of one piece. Default: the price in the catalog.')),
    priceUndetermined: optional(
      flag({ description: 'Whether the price is determined later. It is then 0 by default.' }),
    ),
    locations: optional(
      list(DraftOrderLocation, { maxItems: 5, description: 'Locations from which the line item is fulfilled.' }),
    ),
    id: id(),
  },
  { description: 'A line item from the catalog.' },
)

export type DraftCustomLineItem = Static<typeof DraftCustomLineItem>
export const DraftCustomLineItem = entity(
  'DraftCustomLineItem',
  {
    id: id(),
    quantity: quantity(),
    catalogReference: optional(CatalogReference),
    productName: optional(described(translatable(200, 400, 1), 'Name of the item.')),
    url: optional(
      unbuilt(shape({ relativePath: optional(text()), url: optional(text()) }), 'is not stored with orders'),
    ),
    price: optional(described(Price, 'Price of one piece.')),
    lineItemPrice: optional(unbuilt(Price, calculated)),
    fullPrice: optional(unbuilt(Price, 'is not stored with orders')),
    priceBeforeDiscounts: optional(unbuilt(Price, calculated)),
    descriptionLines: optional(list(DescriptionLine, { maxItems: 20 })),
    media: optional(Image),
    physicalProperties: optional(PhysicalProperties),
    itemType: optional(ItemType),
    priceDescription: optional(
      described(translatable(100, 100, 1), 'Text to show instead of or next to the price, such as "per hour".'),
    ),
    deliveryProfileId: optional(guid()),
    locations: optional(
      list(DraftOrderLocation, { maxItems: 5, description: 'Locations from which the line item is fulfilled.' }),
    ),
    taxable: optional(flag({ description: 'Whether tax is charged. Default: true.' })),
    taxGroupId: optional(guid({ description: 'ID of the tax group.' })),
  },
  { description: 'A line item that is not in the catalog, such as a service or a surcharge.' },
)

export type DraftDiscountOption = Static<typeof DraftDiscountOption>
export const DraftDiscountOption = entity(
  'DraftDiscountOption',
  {
    priceAmount: optional(described(Price, 'Amount to take off.')),
    percentage: optional(decimal({ gt: 0, lte: 100, maxScale: 2 }, { description: 'Percentage to take off.' })),
    discountType: optional(
      oneOf(['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING'], {
        description: 'What the discount applies to: the whole order, one line item, or the delivery.',
      }),
    ),
    lineItemId: optional(guid({ description: 'Deprecated: use `lineItemDiscounts`.' })),
    amount: optional(Price),
    description: optional(text({ maxLength: 200, description: 'Description of the discount.' })),
    applyToDraftOrder: optional(flag({ description: 'Whether to apply the discount.' })),
    lineItemDiscounts: optional(
      list(
        entity(
          'DraftLineItemDiscount',
          {
            id: described(id(), 'ID of the line item.'),
            totalDiscount: optional(unbuilt(Price, 'is calculated; set priceAmount or percentage')),
          },
          { description: 'A discounted line item.' },
        ),
        { maxItems: 1, description: 'Line item that is discounted. For `SPECIFIC_ITEMS`.' },
      ),
    ),
  },
  { description: 'A discount given by the merchant, as an amount or a percentage.' },
)

export type DraftFeeOption = Static<typeof DraftFeeOption>
export const DraftFeeOption = entity(
  'DraftFeeOption',
  {
    name: optional(text({ minLength: 1, maxLength: 50 })),
    price: optional(described(Price, 'Amount of the fee.')),
    taxDetails: optional(
      entity(
        'DraftFeeTax',
        {
          taxable: optional(flag({ description: 'Whether tax is charged. Default: false.' })),
          taxGroupId: optional(guid()),
        },
        {
          description: 'The tax on a fee.',
        },
      ),
    ),
    applyToDraftOrder: optional(flag({ description: 'Whether to apply the fee.' })),
    code: optional(text({ minLength: 1, maxLength: 100 })),
    lineItemIds: optional(
      list(guid(), { maxItems: maxLineItems, description: 'IDs of the line items that the fee is for.' }),
    ),
  },
  { description: 'A fee in addition to the prices of line items and delivery.' },
)

export type DraftShippingInfo = Static<typeof DraftShippingInfo>
export const DraftShippingInfo = entity(
  'DraftShippingInfo',
  {
    carrierId: optional(text({ minLength: 1, maxLength: 100 })),
    code: optional(text({ minLength: 1, maxLength: 100 })),
    title: optional(text({ maxLength: 250 })),
    logistics: optional(OrderLogistics),
    cost: optional(entity('DraftShippingCost', { price: optional(Price) }, { description: 'The cost of a delivery.' })),
    region: optional(OrderRegion),
  },
  {
    description: 'Delivery of a draft order. The price of the shipping option with this `code` is used by default.',
  },
)

export type DraftOrderInput = Static<typeof DraftOrderInput>
export const DraftOrderInput = entity(
  'DraftOrderInput',
  {
    catalogLineItems: optional(list(DraftCatalogLineItem, { maxItems: maxLineItems })),
    customLineItems: optional(list(DraftCustomLineItem, { maxItems: maxLineItems })),
    discounts: optional(list(DraftDiscountOption, { maxItems: 100 })),
    buyerInfo: optional(OrderBuyerInfo),
    additionalFees: optional(list(DraftFeeOption, { maxItems: maxFees })),
    recipientInfo: optional(described(ContactInfo, "Recipient's address and contact details.")),
    shippingInfo: optional(DraftShippingInfo),
    billingInfo: optional(ContactInfo),
    taxExempt: optional(flag({ description: 'Whether no tax is charged.' })),
    businessLocation: optional(BusinessLocation),
    extendedFields: optional(ExtendedFields),
    buyerNote: optional(text({ maxLength: 1000, description: 'Note from the buyer to the merchant.' })),
    buyerLanguage: optional(text({ minLength: 2, maxLength: 10 })),
  },
  { description: 'Data of a new draft order.' },
)

export type DraftOrderCommitSettings = Static<typeof DraftOrderCommitSettings>
export const DraftOrderCommitSettings = entity(
  'DraftOrderCommitSettings',
  {
    sendNotificationsToBuyer: optional(flag({ description: 'Whether to email the buyer. Default: true.' })),
    sendNotificationsToBusiness: optional(
      flag({ description: 'Whether to email the owners of the store. Default: false.' }),
    ),
    addActivitiesToOrder: optional(
      flag({ description: 'Whether to add the changes to the history of the order. Default: true.' }),
    ),
    sendNotificationsToCustomFulfillers: optional(
      flag({ description: 'Has no effect: orders are fulfilled by the store itself.' }),
    ),
    updateInventory: optional(
      list(
        entity(
          'DraftInventoryUpdate',
          { lineItemId: id() },
          { description: 'A line item whose removed pieces return to stock.' },
        ),
        {
          maxItems: maxLineItems,
          description: 'Line items whose removed pieces return to stock. Added pieces are always taken from stock.',
        },
      ),
    ),
  },
  { description: 'Options for committing a draft order.' },
)

export type DraftOrderItem = Static<typeof DraftOrderItem>
export const DraftOrderItem = entity(
  'DraftOrderItem',
  {
    added: optional(flag({ description: 'Whether the draft adds the line item to the order.' })),
    changedDetails: optional(
      described(
        entity(
          'DraftOrderItemChange',
          {
            quantityBeforeChange: optional(integer({ minimum: 1, maximum: 1_000_000 })),
            priceBeforeChange: optional(Price),
            priceDescriptionBeforeChange: optional(translatable(100, 100, 1)),
            modifierGroupsBeforeChange: optional(list(OrderModifierGroup, { maxItems: 10 })),
          },
          { description: 'Values of a line item before a draft changed them.' },
        ),
        'Values before the draft changed them.',
      ),
    ),
    removed: optional(flag({ description: 'Whether the draft removes the line item from the order.' })),
    lineItem: optional(OrderLineItem),
    fulfilledQuantity: optional(
      integer({
        minimum: 0,
        readOnly: true,
        description: 'Number of pieces in fulfillments. These cannot be removed.',
      }),
    ),
  },
  { description: 'A line item of a draft order.' },
)

const DraftDeposit = entity(
  'DraftDeposit',
  {
    amount: optional(described(Price, 'Deposit as an amount.')),
    percentage: optional(text({ description: 'Deposit as a percentage of the total.' })),
    dueDate: optional(localDate({ description: 'Due date of the rest if the order is placed today.' })),
    payNow: described(Price, 'Amount paid with the order.'),
    payLater: described(Price, 'Amount paid after the order.'),
  },
  { description: 'The deposit of a draft order.' },
)

const source = oneOf(['ORIGINAL_ORDER', 'AUTOMATIC', 'CUSTOM'], {
  description: 'Whether it is of the original order, automatic, or added to the draft.',
})

export type DraftOrderDiscount = Static<typeof DraftOrderDiscount>
export const DraftOrderDiscount = entity(
  'DraftOrderDiscount',
  {
    discount: OrderAppliedDiscount,
    source,
    applied: flag({ description: 'Whether the discount is applied.' }),
  },
  { description: 'A discount of a draft order.' },
)

export type DraftOrderFee = Static<typeof DraftOrderFee>
export const DraftOrderFee = entity(
  'DraftOrderFee',
  {
    additionalFee: OrderAdditionalFee,
    taxDetails: optional(shape({ taxable: optional(flag()), taxGroupId: optional(guid()) })),
    source,
    applied: flag({ description: 'Whether the fee is applied.' }),
  },
  { description: 'A fee of a draft order.' },
)

/** Whether a draft adds or removes a part of an order. */
const changed = { added: optional(flag()), removed: optional(flag()) }

export type DraftOrder = Static<typeof DraftOrder>
export const DraftOrder = entity(
  'DraftOrder',
  {
    id: guid(readOnly),
    orderId: optional(guid({ description: 'ID of the order that the draft changes or, once committed, has created.' })),
    lineItems: list(DraftOrderItem, { maxItems: maxLineItems }),
    shippingInfo: optional(
      entity(
        'DraftShippingDetails',
        {
          ...changed,
          changedDetails: optional(shape({ shippingInfoBeforeChange: optional(OrderShippingInfo) })),
          shippingInfo: optional(OrderShippingInfo),
        },
        { description: 'Delivery of a draft order, and what the draft changes.' },
      ),
    ),
    buyerInfo: optional(OrderBuyerInfo),
    billingInfo: optional(ContactInfo),
    additionalFees: list(DraftOrderFee, { maxItems: maxFees }),
    discounts: list(DraftOrderDiscount, { maxItems: maxDiscounts }),
    createdDate: timestamp(readOnly),
    updatedDate: timestamp(readOnly),
    createdBy: optional(CreatedBy),
    status: described(
      oneOf(['DRAFT', 'COMMITTED'], readOnly),
      '`COMMITTED`: the draft has created or changed the order.',
    ),
    weightUnit: optional(oneOf(['KG', 'LB', 'UNSPECIFIED_WEIGHT_UNIT'], { description: 'Unit of all weights.' })),
    currency: currency({ description: 'Currency of all prices.' }),
    priceSummary: described(OrderPriceSummary, 'Totals of the draft.'),
    taxSummary: optional(shape({ totalTax: optional(Price) })),
    balanceSummary: optional(described(BalanceSummary, 'Amounts paid and due.')),
    commitSettings: optional(described(DraftOrderCommitSettings, 'Options with which the draft was committed.')),
    memberId: optional(guid({ description: 'ID of the member for whom the order is.' })),
    purchaseFlowId: optional(guid({ description: 'ID of the purchase.' })),
    recipientInfo: optional(
      entity(
        'DraftRecipientDetails',
        {
          ...changed,
          changedDetails: optional(shape({ recipientInfoBeforeChange: optional(ContactInfo) })),
          recipientInfo: optional(ContactInfo),
        },
        { description: 'Recipient of a draft order, and what the draft changes.' },
      ),
    ),
    taxInfo: optional(OrderTaxInfo),
    extendedFields: optional(ExtendedFields),
    buyerDetails: optional(
      entity(
        'DraftBuyerDetails',
        {
          ...changed,
          changedDetails: optional(shape({ buyerInfoBeforeChange: optional(OrderBuyerInfo) })),
          buyerInfo: optional(OrderBuyerInfo),
        },
        { description: 'Buyer of a draft order, and what the draft changes.' },
      ),
    ),
    billingDetails: optional(
      entity(
        'DraftBillingDetails',
        {
          ...changed,
          changedDetails: optional(shape({ billingInfoBeforeChange: optional(ContactInfo) })),
          billingInfo: optional(ContactInfo),
        },
        { description: 'Billing details of a draft order, and what the draft changes.' },
      ),
    ),
    businessLocationDetails: optional(
      entity(
        'DraftLocationDetails',
        {
          ...changed,
          changedDetails: optional(shape({ businessLocationBeforeChange: optional(BusinessLocation) })),
          businessLocation: optional(BusinessLocation),
        },
        { description: 'Business location of a draft order, and what the draft changes.' },
      ),
    ),
    platformFeeSummary: optional(PlatformFeeSummary),
    revision: integer({
      readOnly: true,
      description: 'Revision number. Send it when committing, so that no later changes are committed.',
    }),
    isEdit: flag({ readOnly: true, description: 'Whether the draft changes the order in `orderId`.' }),
    taxIncludedInPrices: optional(described(flag(readOnly), 'Whether prices include tax.')),
    taxExempt: optional(described(flag(readOnly), 'Whether no tax is charged.')),
    buyerNote: optional(text({ maxLength: 1000, description: 'Note from the buyer to the merchant.' })),
    buyerLanguage: optional(text()),
    originalTotal: optional(described(Price, 'Total of the order before the changes.')),
    deposit: optional(described(DraftDeposit, 'Deposit, if a part is paid later.')),
  },
  { description: 'A draft of a new order, or of changes to an order. Committing it creates or changes the order.' },
)

export type DraftShippingOption = Static<typeof DraftShippingOption>
export const DraftShippingOption = entity(
  'DraftShippingOption',
  {
    carrierId: optional(guid()),
    code: text(),
    title: text(),
    logistics: optional(OrderLogistics),
    cost: shape({ price: Price, currency: currency() }),
  },
  { description: 'A shipping option for a draft order.' },
)

const CalculationError = shape({ applicationError: optional(BulkError) })

export type CalculatedDraftOrder = Static<typeof CalculatedDraftOrder>
export const CalculatedDraftOrder = entity(
  'CalculatedDraftOrder',
  {
    draftOrder: DraftOrder,
    shippingOptions: list(DraftShippingOption),
    calculationErrors: optional(
      entity(
        'DraftCalculationErrors',
        {
          generalShippingCalculationError: optional(CalculationError),
          taxCalculationError: optional(CalculationError),
          orderValidationErrors: optional(list(BulkError)),
        },
        { description: 'Errors that occurred while calculating totals.' },
      ),
    ),
  },
  { description: 'A draft order with its shipping options.' },
)

export type DraftLineItemChange = Static<typeof DraftLineItemChange>
export const DraftLineItemChange = entity(
  'DraftLineItemChange',
  {
    lineItemId: optional(guid()),
    newQuantity: optional(
      integer({ minimum: 0, maximum: 1_000_000, description: 'New quantity. 0 removes the line item.' }),
    ),
    newPrice: optional(amount({ description: 'New price of one piece.' })),
    newPriceDescription: optional(translatable(100, 100, 1)),
    newProductName: optional(translatable(200, 400, 1)),
    newDescriptionLines: optional(
      shape(
        { descriptionLines: optional(list(DescriptionLine, { maxItems: 20 })) },
        {
          description: 'New description lines. Without `descriptionLines`, all are removed.',
        },
      ),
    ),
    newModifierGroups: optional(
      unbuilt(shape({ modifierGroups: optional(list(OrderModifierGroup, { maxItems: 10 })) }), modifiersOfDraft),
    ),
  },
  { description: 'A change to a line item.' },
)

export type IdAndApplied = Static<typeof IdAndApplied>
export const IdAndApplied = entity(
  'IdAndApplied',
  { id: guid({ description: 'ID of the discount or fee.' }), applied: flag() },
  { description: 'Whether to apply a discount or fee.' },
)
