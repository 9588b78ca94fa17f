import type { orderDetailCalls } from '@vitrine/contract'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { forEachOrder, presentOrder } from '../../orders/order/api.ts'
import { addActivities, deleteActivity, updateActivity } from './activities.ts'
import { listTags } from './tag-store.ts'
import { nameTag, removeTag } from './tags.ts'
import { updateLineItem, updateOrder, updateTags } from './update.ts'

/** Handles an order's details, tags and activities. */
export const createOrderDetailHandlers = (context: Context): Handlers<typeof orderDetailCalls> => ({
  updateOrder: async (caller, { params: { id }, body: { order } }) => ({
    order: presentOrder(await updateOrder(context, { caller, id, sent: order })),
  }),

  updateOrderLineItem: async (caller, { params, body: { lineItem: sent } }) => ({
    order: presentOrder(await updateLineItem(context, { caller, ...params, sent })),
  }),

  bulkUpdateOrders: async (caller, { body: { orders, returnEntity = false } }) => {
    const ids = orders.map(({ order }, index) => {
      if (order.id === undefined) throw invalidField(`orders[${index}].order.id`, 'is required', 'REQUIRED_FIELD')
      return order.id
    })
    const { outcomes, bulkActionMetadata } = await forEachOrder(ids, (id, index) =>
      updateOrder(context, { caller, id, sent: orders[index]!.order, path: `orders[${index}].order` }),
    )
    const results = outcomes.map(({ itemMetadata, order }) => ({
      itemMetadata,
      ...(returnEntity && order && { item: presentOrder(order) }),
    }))
    return { results, bulkActionMetadata }
  },

  bulkUpdateOrderTags: async (caller, { body: { orderIds, assignTags: assign, unassignTags: unassign } }) => {
    if (!assign && !unassign) throw invalidField('assignTags', 'or unassignTags is required', 'REQUIRED_ONE_OF_FIELD')
    const { outcomes, bulkActionMetadata } = await forEachOrder(orderIds, (id) =>
      updateTags(context, { caller, id, assign, unassign }),
    )
    return { results: outcomes.map(({ itemMetadata }) => ({ itemMetadata })), bulkActionMetadata }
  },

  addActivities: async (caller, { params: { orderId: id }, body: { orderActivities } }) => {
    const sent = orderActivities.map((activity, index) => ({ activity, path: `orderActivities[${index}]` }))
    const { order, activityIds } = await addActivities(context, { caller, id, sent })
    return { order: presentOrder(order), activityIds }
  },

  addActivity: async (caller, { params: { id }, body: { activity } }) => {
    const { order, activityIds } = await addActivities(context, { caller, id, sent: [{ activity, path: 'activity' }] })
    return { order: presentOrder(order), activityId: activityIds[0]! }
  },

  updateActivity: async (caller, { params: { id, activityId }, body: { activity } }) => ({
    order: presentOrder(await updateActivity(context, { caller, id, activityId, sent: activity })),
  }),

  deleteActivity: async (caller, { params: { id, activityId } }) => ({
    order: presentOrder(await deleteActivity(context, { caller, id, activityId })),
  }),

  listOrderTags: async ({ siteId }) => ({
    orderTags: (await listTags(context.db, siteId)).map(({ id, name }) => ({ id, name })),
  }),

  saveOrderTag: async ({ siteId }, { body: { name } }) => {
    const { id, name: named } = await nameTag(context, { siteId, name })
    return { orderTag: { id, name: named } }
  },

  deleteOrderTag: async (caller, { params: { id } }) => {
    await removeTag(context, { caller, id })
    return {}
  },
})
