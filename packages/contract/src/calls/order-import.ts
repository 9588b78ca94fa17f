import type { Static } from 'typebox'
import { elevated, room } from '../call.ts'
import { DescriptionLine } from '../entities/cart.ts'
import { ChannelInfo, Order, OrderLineItem, OrderLogistics } from '../entities/order.ts'
import {
  currency,
  entity,
  flag,
  guid,
  integer,
  list,
  oneOf,
  optional,
  shape,
  text,
  translatable,
  unbuilt,
} from '../schema.ts'
import { later } from '../entities/later.ts'

const { properties: ofLine } = OrderLineItem
const { properties: ofOrder } = Order

const LineItemFromElsewhere = entity(
  'LineItemFromElsewhere',
  {
    id: optional(guid()),
    productName: translatable(200, 400, 1),
    quantity: integer({ minimum: 1, maximum: 100_000 }),
    price: ofLine.price,
    totalDiscount: ofLine.totalDiscount,
    catalogReference: ofLine.catalogReference,
    descriptionLines: optional(list(DescriptionLine, { maxItems: 20 })),
    image: ofLine.image,
    physicalProperties: ofLine.physicalProperties,
    itemType: ofLine.itemType,
    taxInfo: ofLine.taxInfo,
    priceDescription: ofLine.priceDescription,
    extendedFields: ofLine.extendedFields,
  },
  { description: 'What was sold, and for how much a piece. Totals are calculated.' },
)

const OrderFromElsewhere = entity(
  'OrderFromElsewhere',
  {
    lineItems: list(LineItemFromElsewhere, { minItems: 1, maxItems: 300 }),
    channelInfo: ChannelInfo,
    priceSummary: ofOrder.priceSummary,
    status: optional(oneOf(['APPROVED', 'INITIALIZED', 'CANCELED'])),
    paymentStatus: optional(oneOf(['NOT_PAID', 'PAID', 'FULLY_REFUNDED'])),
    currency: optional(currency({ description: 'The currency of the store, if it is sent.' })),
    buyerInfo: optional(ofOrder.buyerInfo),
    buyerLanguage: ofOrder.buyerLanguage,
    buyerNote: ofOrder.buyerNote,
    weightUnit: ofOrder.weightUnit,
    taxIncludedInPrices: ofOrder.taxIncludedInPrices,
    taxInfo: ofOrder.taxInfo,
    billingInfo: ofOrder.billingInfo,
    recipientInfo: ofOrder.recipientInfo,
    shippingInfo: optional(
      entity('ShippingInfoFromElsewhere', {
        title: optional(text({ maxLength: 250 })),
        logistics: optional(OrderLogistics),
      }),
    ),
    customFields: ofOrder.customFields,
    extendedFields: ofOrder.extendedFields,
    tags: ofOrder.tags,
    archived: ofOrder.archived,
    seenByAHuman: ofOrder.seenByAHuman,
    attributionSource: ofOrder.attributionSource,
    purchasedDate: ofOrder.purchasedDate,
    id: optional(guid({ description: 'Imports only. Imported again under its ID, an order is replaced.' })),
    number: optional(text({ pattern: '^[1-9][0-9]{0,14}$', description: 'Imports only.' })),
    fulfillmentStatus: optional(oneOf(['NOT_FULFILLED', 'FULFILLED'], { description: 'Imports only.' })),
  },
  { description: 'An order that was made elsewhere: over a counter, in a marketplace, in a shop of the past.' },
)

const settings = shape({
  orderApprovalStrategy: optional(
    oneOf(['DEFAULT', 'PAYMENT_RECEIVED', 'PAYMENT_METHOD_SAVED'], {
      description: '`PAYMENT_RECEIVED`: the order is `INITIALIZED` until it is paid in full.',
    }),
  ),
  notifications: optional(
    shape({ sendNotificationToBuyer: optional(flag()), sendNotificationsToBusiness: optional(flag()) }),
  ),
  editableByEveryone: optional(flag()),
  editableByOwnerApps: optional(unbuilt(shape({ appIds: list(guid(), { maxItems: 10 }) }), later.orderEditors)),
})

export type OrderFromElsewhere = Static<typeof OrderFromElsewhere>

export const orderImportCalls = room({ scope: 'orders', idempotent: true })({
  createOrderFromElsewhere: {
    method: 'POST',
    path: '/ecom/v1/orders',
    summary:
      'Creates an order that was made elsewhere, such as over a counter or in a marketplace; takes its items out of stock.',
    roles: elevated,
    repeatable: false,
    body: shape({ order: OrderFromElsewhere, settings: optional(settings) }),
    response: shape({ order: Order }),
    errors: ['PURCHASED_DATE_CANNOT_BE_IN_FUTURE', 'INSUFFICIENT_INVENTORY'],
    client: {
      module: 'orders',
      name: 'createOrder',
      gives: 'order',
      args: 'order ...options',
      example: [
        "const lineItems = [{ productName: { original: 'Mug' }, quantity: 1, price: { amount: '19.00' } }]",
        "const priceSummary = { subtotal: { amount: '19.00' }, total: { amount: '19.00' } }",
        "const sold = { lineItems, priceSummary, channelInfo: { type: 'POS' as const } }",
        'const { number } = await owner.orders.createOrder(sold)',
      ],
    },
  },
  importOrder: {
    method: 'POST',
    path: '/ecom/v1/orders/import',
    summary: 'Imports an order of the past: nothing is charged, sent or taken out of stock, and nobody gets an email.',
    roles: elevated,
    repeatable: false,
    body: shape({ order: OrderFromElsewhere }),
    response: shape({ order: Order }),
    errors: ['PURCHASED_DATE_CANNOT_BE_IN_FUTURE', 'CANNOT_OVERWRITE_NON_IMPORTED_ORDER'],
    client: {
      module: 'orders',
      args: 'order',
      example: [
        "const lineItems = [{ productName: { original: 'Mug' }, quantity: 1, price: { amount: '19.00' } }]",
        "const sums = { priceSummary: { subtotal: { amount: '19.00' }, total: { amount: '19.00' } } }",
        "const states = { status: 'APPROVED' as const, paymentStatus: 'PAID' as const, channelInfo: { type: 'WEB' as const } }",
        'const { order: imported } = await owner.orders.importOrder({ lineItems, ...sums, ...states })',
      ],
    },
  },
  bulkDeleteImportedOrders: {
    method: 'POST',
    path: '/ecom/v1/orders/import/bulk-delete-imported-orders',
    summary: 'Deletes imported orders; others stay.',
    roles: elevated,
    repeatable: true,
    body: shape({ orderIds: list(guid(), { minItems: 1, maxItems: 100 }) }),
    response: shape({ jobId: guid() }),
    client: {
      module: 'orders',
      args: 'orderIds',
      example: 'const { jobId } = await owner.orders.bulkDeleteImportedOrders([order.id])',
    },
  },
  setOrderNumberCounter: {
    method: 'POST',
    path: '/ecom/v1/orders/import/set-order-number-counter',
    summary: 'Sets the number of the last order: the next one gets the number after it.',
    roles: elevated,
    repeatable: true,
    body: shape({
      counter: text({ pattern: '^[1-9][0-9]{0,14}$' }),
      allowLowerCounter: optional(flag({ description: 'Numbers that are taken are left out.' })),
    }),
    response: shape({ oldCounter: text(), newCounter: text() }),
    errors: ['CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER'],
    client: {
      module: 'orders',
      args: 'counter ...options',
      example: "const { oldCounter, newCounter } = await owner.orders.setOrderNumberCounter('20000')",
    },
  },
})
