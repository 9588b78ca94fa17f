import type { Static } from 'typebox'
import { elevated, room } from '../../call.ts'
import {
  CustomActivity,
  MerchantComment,
  Order,
  OrderActivity,
  OrderLineItem,
  OrderLogistics,
  OrderTag,
} from '../../entities/orders/order.ts'
import { BulkActionMetadata, ItemMetadata } from '../../entities/bulk-results.ts'
import { anything, entity, flag, guid, input, list, optional, shape, text, type Input } from '../../schema.ts'

const id = shape({ id: guid() })
const activityKey = shape({ id: guid(), activityId: guid() })
const order = shape({ order: Order })
const orderIds = list(guid(), { minItems: 1, maxItems: 100 })

const { properties: orderFields } = Order
/** A field that is accepted as it was read but not changed. Bounded by the size of an order with 100 line items. */
const readOnlyField = () => optional(anything({ json: { depth: 16, values: 9000, text: 10_000, size: 180_000 } }))

const updatableFields = {
  buyerInfo: orderFields.buyerInfo,
  billingInfo: orderFields.billingInfo,
  recipientInfo: orderFields.recipientInfo,
  shippingInfo: optional(
    entity('ShippingInfoUpdate', {
      logistics: optional(OrderLogistics),
      carrierId: readOnlyField(),
      code: readOnlyField(),
      title: readOnlyField(),
      cost: readOnlyField(),
      region: readOnlyField(),
    }),
  ),
  buyerNote: orderFields.buyerNote,
  archived: orderFields.archived,
  seenByAHuman: orderFields.seenByAHuman,
  attributionSource: orderFields.attributionSource,
  channelInfo: orderFields.channelInfo,
  customFields: orderFields.customFields,
  extendedFields: orderFields.extendedFields,
  tags: orderFields.tags,
}
const readOnlyFields = Object.entries(orderFields)
  .filter(([name]) => !(name in updatableFields))
  .map(([name, field]) => [name, 'readOnly' in field && field.readOnly ? field : readOnlyField()])
export type OrderUpdate = Input<Static<typeof OrderUpdate>>
const OrderUpdate = entity(
  'OrderUpdate',
  { ...updatableFields, ...(Object.fromEntries(readOnlyFields) as object) },
  { description: 'The updatable fields of an order. Other fields are accepted as they were read.' },
)
const { productName, descriptionLines, extendedFields, ...lineItemFields } = OrderLineItem.properties
export type OrderLineItemUpdate = Input<Static<typeof OrderLineItemUpdate>>
const OrderLineItemUpdate = entity(
  'OrderLineItemUpdate',
  {
    productName: optional(productName),
    descriptionLines,
    extendedFields,
    ...(Object.fromEntries(Object.keys(lineItemFields).map((name) => [name, readOnlyField()])) as object),
  },
  { description: 'The updatable fields of a line item. Other fields are accepted as they were read.' },
)

/** The ID of an order and the fields to update. */
const OrderToUpdate = entity('OrderToUpdate', { ...OrderUpdate.properties, id: guid() })

export const BulkOrderResult = entity('BulkOrderResult', { itemMetadata: ItemMetadata, item: optional(Order) })
const BulkOrderTagsResult = entity('BulkOrderTagsResult', { itemMetadata: ItemMetadata })

const PublicActivity = entity(
  'PublicActivity',
  { merchantComment: optional(MerchantComment), customActivity: optional(CustomActivity) },
  { description: 'A private note of the store, or an activity of an app.' },
)

const OrderTagName = entity(
  'OrderTagName',
  { id: text({ readOnly: true }), name: text({ minLength: 1, maxLength: 50 }) },
  { description: 'An order tag with its name.' },
)
const tagKey = shape({ id: text({ maxLength: 5 }) })

export const orderDetailCalls = room({ scope: 'orders', area: 'orders', idempotent: true })({
  updateOrder: {
    method: 'PATCH',
    path: '/ecom/v1/orders/{id}',
    summary:
      'Updates the contact data, notes and flags of an order, not its prices. Accepts other fields as they were read.',
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
    summary: 'Updates the texts and extended fields of a line item. To change items or quantities, use `draftOrders`.',
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
    summary: 'Updates up to 100 orders. Each update succeeds or fails independently.',
    roles: elevated,
    repeatable: true,
    body: shape({
      orders: list(shape({ order: input(OrderToUpdate) }), { minItems: 1, maxItems: 100 }),
      returnEntity: optional(flag({ description: 'Whether results contain the updated orders.' })),
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
    summary: 'Adds and removes tags of up to 100 orders. Each order succeeds or fails independently.',
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
    summary:
      'Adds entries to the timeline of an order: notes, or activities outside the platform such as a sent email.',
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
    summary: 'Adds a private note or an activity of an app to the timeline of an order.',
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
    summary: 'Updates a private note or an activity of an app in the timeline of an order.',
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
    summary: 'Deletes a private note or an activity of an app from the timeline of an order.',
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
    summary: 'Lists the order tags, sorted by name.',
    roles: elevated,
    repeatable: true,
    response: shape({ orderTags: list(OrderTagName) }),
    client: { module: 'orders', gives: 'orderTags', example: 'const tags = await owner.orders.listOrderTags()' },
  },
  saveOrderTag: {
    method: 'POST',
    path: '/vitrine/v1/order-tags',
    summary: 'Creates an order tag. If one with this name exists, returns it.',
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
    summary: 'Deletes an order tag and removes it from all orders.',
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
