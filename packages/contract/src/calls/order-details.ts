import type { Static } from 'typebox'
import { elevated, room } from '../call.ts'
import {
  CustomActivity,
  MerchantComment,
  Order,
  OrderActivity,
  OrderLineItem,
  OrderLogistics,
  OrderTag,
} from '../entities/order.ts'
import { BulkActionMetadata, ItemMetadata } from '../entities/product.ts'
import { anything, entity, flag, guid, input, list, optional, shape, text, type Input } from '../schema.ts'

const id = shape({ id: guid() })
const activityKey = shape({ id: guid(), activityId: guid() })
const order = shape({ order: Order })
const orderIds = list(guid(), { minItems: 1, maxItems: 100 })

const { properties: ofOrder } = Order
/** As it was read, of an order of a hundred line items; of larger ones only the changes are sent. */
const settled = () => optional(anything({ json: { depth: 16, values: 9000, text: 10_000, size: 180_000 } }))

const changeable = {
  buyerInfo: ofOrder.buyerInfo,
  billingInfo: ofOrder.billingInfo,
  recipientInfo: ofOrder.recipientInfo,
  shippingInfo: optional(
    entity('ShippingInfoUpdate', {
      logistics: optional(OrderLogistics),
      carrierId: settled(),
      code: settled(),
      title: settled(),
      cost: settled(),
      region: settled(),
    }),
  ),
  buyerNote: ofOrder.buyerNote,
  archived: ofOrder.archived,
  seenByAHuman: ofOrder.seenByAHuman,
  attributionSource: ofOrder.attributionSource,
  channelInfo: ofOrder.channelInfo,
  customFields: ofOrder.customFields,
  extendedFields: ofOrder.extendedFields,
  tags: ofOrder.tags,
}
const settledNames = Object.entries(ofOrder)
  .filter(([name]) => !(name in changeable))
  .map(([name, field]) => [name, 'readOnly' in field && field.readOnly ? field : settled()])
export type OrderUpdate = Input<Static<typeof OrderUpdate>>
const OrderUpdate = entity(
  'OrderUpdate',
  { ...changeable, ...(Object.fromEntries(settledNames) as object) },
  { description: 'What the store can change of an order. Other fields may be sent back as they were read.' },
)
const { productName, descriptionLines, extendedFields, ...ofLine } = OrderLineItem.properties
export type OrderLineItemUpdate = Input<Static<typeof OrderLineItemUpdate>>
const OrderLineItemUpdate = entity(
  'OrderLineItemUpdate',
  {
    productName: optional(productName),
    descriptionLines,
    extendedFields,
    ...(Object.fromEntries(Object.keys(ofLine).map((name) => [name, settled()])) as object),
  },
  { description: 'What the store can change of a line item. Other fields may be sent back as they were read.' },
)

/** Which order, and what of it is changed. */
const OrderToUpdate = entity('OrderToUpdate', { ...OrderUpdate.properties, id: guid() })

export const BulkOrderResult = entity('BulkOrderResult', { itemMetadata: ItemMetadata, item: optional(Order) })
const BulkOrderTagsResult = entity('BulkOrderTagsResult', { itemMetadata: ItemMetadata })

const PublicActivity = entity(
  'PublicActivity',
  { merchantComment: optional(MerchantComment), customActivity: optional(CustomActivity) },
  { description: 'A private note of the store, or something that an app has done.' },
)

const OrderTagName = entity(
  'OrderTagName',
  { id: text({ readOnly: true }), name: text({ minLength: 1, maxLength: 50 }) },
  { description: 'A tag of orders, as the owner calls it.' },
)
const tagKey = shape({ id: text({ maxLength: 5 }) })

export const orderDetailCalls = room({ scope: 'orders', idempotent: true })({
  updateOrder: {
    method: 'PATCH',
    path: '/ecom/v1/orders/{id}',
    summary:
      'Changes the email, addresses, notes and marks of an order; prices stay as they are. What was read may be sent back.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: shape({ order: input(OrderUpdate) }),
    response: order,
    errors: ['NOT_FOUND', 'ORDER_IS_PENDING', 'ORDER_IS_REJECTED'],
    client: {
      module: 'orders',
      gives: 'order',
      args: 'id order',
      example: 'const { archived } = await owner.orders.updateOrder(order.id, { archived: true })',
    },
  },
  updateOrderLineItem: {
    method: 'PATCH',
    path: '/ecom/v1/orders/{id}/line-item/{lineItemId}',
    summary:
      'Changes the name, the description and the extended fields of a line item; `draftOrders` changes what is bought.',
    roles: elevated,
    repeatable: true,
    params: shape({ id: guid(), lineItemId: text({ maxLength: 100 }) }),
    body: shape({ lineItem: input(OrderLineItemUpdate) }),
    response: order,
    errors: ['NOT_FOUND', 'LINE_ITEM_NOT_FOUND', 'ORDER_IS_PENDING', 'ORDER_IS_REJECTED'],
    client: { module: 'orders', isByHand: true },
  },
  bulkUpdateOrders: {
    method: 'POST',
    path: '/ecom/v1/bulk/orders/update',
    summary: 'Changes several orders; each succeeds or fails on its own.',
    roles: elevated,
    repeatable: true,
    body: shape({
      orders: list(shape({ order: input(OrderToUpdate) }), { minItems: 1, maxItems: 100 }),
      returnEntity: optional(flag()),
    }),
    response: shape({ results: list(BulkOrderResult), bulkActionMetadata: BulkActionMetadata }),
    client: {
      module: 'orders',
      args: 'orders ...options',
      example: 'const { results } = await owner.orders.bulkUpdateOrders([{ order: { id: order.id, archived: true } }])',
    },
  },
  bulkUpdateOrderTags: {
    method: 'POST',
    path: '/ecom/v1/bulk/orders/update-tags',
    summary: 'Adds tags to orders, and removes others; each order succeeds or fails on its own.',
    roles: elevated,
    repeatable: true,
    body: shape({ orderIds, assignTags: optional(OrderTag), unassignTags: optional(OrderTag) }),
    response: shape({ results: list(BulkOrderTagsResult), bulkActionMetadata: BulkActionMetadata }),
    client: {
      module: 'orders',
      args: 'orderIds ...options',
      example: [
        "const assignTags = { privateTags: { tagIds: ['gift'] } }",
        'const { results } = await owner.orders.bulkUpdateOrderTags([order.id], { assignTags })',
      ],
    },
  },
  addActivities: {
    method: 'POST',
    path: '/ecom/v1/orders/{orderId}/activities/add',
    summary: 'Adds notes to the timeline of an order, and what was done elsewhere, such as an email that was sent.',
    roles: elevated,
    repeatable: false,
    params: shape({ orderId: guid() }),
    body: shape({ orderActivities: list(input(OrderActivity), { minItems: 1, maxItems: 100 }) }),
    response: shape({ order: Order, activityIds: list(guid()) }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'orders',
      args: 'orderId ...options!',
      example: [
        "const orderActivities = [{ merchantComment: { message: 'Asked for gift wrapping' } }]",
        'const { activityIds } = await owner.orders.addActivities(order.id, { orderActivities })',
      ],
    },
  },
  addActivity: {
    method: 'POST',
    path: '/ecom/v1/orders/{id}/activities',
    summary: 'Adds a private note, or something that an app has done, to the timeline of an order.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({ activity: PublicActivity }),
    response: shape({ order: Order, activityId: guid() }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'orders',
      args: 'id activity',
      example: [
        "const note = { merchantComment: { message: 'Called back' } }",
        'const { activityId } = await owner.orders.addActivity(order.id, note)',
      ],
    },
  },
  updateActivity: {
    method: 'PATCH',
    path: '/ecom/v1/orders/{id}/activities/{activityId}',
    summary: 'Changes a private note, or what an app has added.',
    roles: elevated,
    repeatable: true,
    params: activityKey,
    body: shape({ activity: PublicActivity }),
    response: order,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    client: { module: 'orders', isByHand: true },
  },
  deleteActivity: {
    method: 'DELETE',
    path: '/ecom/v1/orders/{id}/activities/{activityId}',
    summary: 'Removes a private note, or what an app has added.',
    roles: elevated,
    repeatable: true,
    params: activityKey,
    response: order,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    client: { module: 'orders', isByHand: true },
  },
  listOrderTags: {
    method: 'GET',
    path: '/vitrine/v1/order-tags',
    summary: 'Lists the tags of orders by name.',
    roles: elevated,
    repeatable: true,
    response: shape({ orderTags: list(OrderTagName) }),
    client: { module: 'orders', gives: 'orderTags', example: 'const tags = await owner.orders.listOrderTags()' },
  },
  saveOrderTag: {
    method: 'POST',
    path: '/vitrine/v1/order-tags',
    summary: 'Creates a tag of orders; one with this name is returned as it is.',
    roles: elevated,
    repeatable: true,
    body: shape({ name: text({ minLength: 1, maxLength: 50 }) }),
    response: shape({ orderTag: OrderTagName }),
    client: {
      module: 'orders',
      gives: 'orderTag',
      args: 'name',
      example: "const { id } = await owner.orders.saveOrderTag('Gift')",
    },
  },
  deleteOrderTag: {
    method: 'DELETE',
    path: '/vitrine/v1/order-tags/{id}',
    summary: 'Deletes a tag, and takes it off all orders.',
    roles: elevated,
    repeatable: true,
    params: tagKey,
    response: shape({}),
    client: {
      module: 'orders',
      example: ["const { id } = await owner.orders.saveOrderTag('Gift')", 'await owner.orders.deleteOrderTag(id)'],
    },
  },
})
