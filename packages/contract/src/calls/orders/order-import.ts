import type { Static } from 'typebox'
import { elevated, room } from '../../call.ts'
import { DescriptionLine } from '../../entities/selling/cart.ts'
import { ChannelInfo, Order, OrderLineItem, OrderLogistics } from '../../entities/orders/order.ts'
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
} from '../../schema.ts'
import { later } from '../../entities/later.ts'

const { properties: lineItemFields } = OrderLineItem
const { properties: orderFields } = Order

const ExternalLineItem = entity(
  'ExternalLineItem',
  {
    id: optional(guid()),
    productName: translatable(200, 400, 1),
    quantity: integer({ minimum: 1, maximum: 100_000 }),
    price: lineItemFields.price,
    totalDiscount: lineItemFields.totalDiscount,
    catalogReference: lineItemFields.catalogReference,
    descriptionLines: optional(list(DescriptionLine, { maxItems: 20 })),
    image: lineItemFields.image,
    physicalProperties: lineItemFields.physicalProperties,
    itemType: lineItemFields.itemType,
    taxInfo: lineItemFields.taxInfo,
    priceDescription: lineItemFields.priceDescription,
    extendedFields: lineItemFields.extendedFields,
  },
  { description: 'A sold item and its unit price. Totals are calculated.' },
)

const ExternalOrder = entity(
  'ExternalOrder',
  {
    lineItems: list(ExternalLineItem, { minItems: 1, maxItems: 300 }),
    channelInfo: ChannelInfo,
    priceSummary: orderFields.priceSummary,
    status: optional(oneOf(['APPROVED', 'INITIALIZED', 'CANCELED'])),
    paymentStatus: optional(oneOf(['NOT_PAID', 'PAID', 'FULLY_REFUNDED'])),
    currency: optional(currency({ description: 'Must be the currency of the store.' })),
    buyerInfo: optional(orderFields.buyerInfo),
    buyerLanguage: orderFields.buyerLanguage,
    buyerNote: orderFields.buyerNote,
    weightUnit: orderFields.weightUnit,
    taxIncludedInPrices: orderFields.taxIncludedInPrices,
    taxInfo: orderFields.taxInfo,
    billingInfo: orderFields.billingInfo,
    recipientInfo: orderFields.recipientInfo,
    shippingInfo: optional(
      entity('ExternalShippingInfo', {
        title: optional(text({ maxLength: 250 })),
        logistics: optional(OrderLogistics),
      }),
    ),
    customFields: orderFields.customFields,
    extendedFields: orderFields.extendedFields,
    tags: orderFields.tags,
    archived: orderFields.archived,
    seenByAHuman: orderFields.seenByAHuman,
    attributionSource: orderFields.attributionSource,
    purchasedDate: orderFields.purchasedDate,
    id: optional(guid({ description: 'Imports only. If an imported order has this ID, it is replaced.' })),
    number: optional(text({ pattern: '^[1-9][0-9]{0,14}$', description: 'Imports only.' })),
    fulfillmentStatus: optional(oneOf(['NOT_FULFILLED', 'FULFILLED'], { description: 'Imports only.' })),
  },
  { description: 'An order from outside the store: from a point of sale, a marketplace or a previous shop system.' },
)

const settings = shape({
  orderApprovalStrategy: optional(
    oneOf(['DEFAULT', 'PAYMENT_RECEIVED', 'PAYMENT_METHOD_SAVED'], {
      description: '`PAYMENT_RECEIVED` keeps the order `INITIALIZED` until it is paid in full.',
    }),
  ),
  notifications: optional(
    shape({
      sendNotificationToBuyer: optional(
        flag({ description: 'Whether the buyer is notified by email. Default: true.' }),
      ),
      sendNotificationsToBusiness: optional(
        flag({ description: 'Whether the owners are notified by email. Default: false.' }),
      ),
    }),
  ),
  editableByEveryone: optional(
    flag({ description: 'Must not be `false`: all apps with the permission can edit orders.' }),
  ),
  editableByOwnerApps: optional(unbuilt(shape({ appIds: list(guid(), { maxItems: 10 }) }), later.orderEditors)),
})

export type ExternalOrder = Static<typeof ExternalOrder>

export const orderImportCalls = room({ scope: 'orders', area: 'orders', idempotent: true })({
  createExternalOrder: {
    method: 'POST',
    path: '/ecom/v1/orders',
    summary:
      'Creates an order placed outside the store, such as in a marketplace, and reduces the inventory of its items.',
    roles: elevated,
    repeatable: false,
    body: shape({ order: ExternalOrder, settings: optional(settings) }),
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
    summary: 'Imports a past order. Does not charge anyone, change inventory or send emails.',
    roles: elevated,
    repeatable: false,
    body: shape({ order: ExternalOrder }),
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
    summary: 'Deletes up to 100 imported orders. Other orders are ignored.',
    roles: elevated,
    repeatable: true,
    body: shape({ orderIds: list(guid(), { minItems: 1, maxItems: 100 }) }),
    response: shape({ jobId: guid({ description: 'Identifies the deletion, which is already complete.' }) }),
    client: {
      module: 'orders',
      args: 'orderIds',
      example: 'const { jobId } = await owner.orders.bulkDeleteImportedOrders([order.id])',
    },
  },
  setOrderNumberCounter: {
    method: 'POST',
    path: '/ecom/v1/orders/import/set-order-number-counter',
    summary: 'Sets the counter of order numbers. The next order gets the number after it.',
    roles: elevated,
    repeatable: true,
    body: shape({
      counter: text({ pattern: '^[1-9][0-9]{0,14}$', description: 'The number of the last order, as text.' }),
      allowLowerCounter: optional(
        flag({ description: 'Whether the counter can be lowered. Numbers in use are skipped.' }),
      ),
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
