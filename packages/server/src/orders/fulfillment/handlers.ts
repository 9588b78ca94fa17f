import type { fulfillmentCalls } from '@vitrine/contract'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { listVisibleOrders, requireOrder } from '../order/api.ts'
import { bulkFulfill } from './changes/bulk.ts'
import { cancelFulfillment } from './changes/cancel.ts'
import { fulfillOrder } from './changes/create.ts'
import { listParcels } from './store.ts'
import { updateFulfillment } from './changes/update.ts'

/** Lists, creates, updates and cancels fulfillments of orders. */
export const createFulfillmentHandlers = (context: Context): Handlers<typeof fulfillmentCalls> => {
  const { db } = context
  return {
    listFulfillmentsForSingleOrder: async (caller, { params }) => {
      const { id: orderId } = await requireOrder(db, caller, params.orderId)
      const parcels = await listParcels(db, caller.siteId, [orderId])
      return { orderWithFulfillments: { orderId, fulfillments: [...(parcels.get(orderId) ?? [])] } }
    },

    listFulfillmentsForMultipleOrders: async (caller, { body }) => {
      const ids = await listVisibleOrders(db, caller, [...new Set(body.orderIds)])
      const parcels = ids.length === 0 ? new Map<string, never>() : await listParcels(db, caller.siteId, ids)
      const ordersWithFulfillments = ids.map((orderId) => ({
        orderId,
        fulfillments: [...(parcels.get(orderId) ?? [])],
      }))
      return { ordersWithFulfillments }
    },

    createFulfillment: async (caller, { params: { orderId }, body: { fulfillment, ...options } }) => {
      const made = await fulfillOrder(context, { caller, orderId, fulfillments: [fulfillment], options })
      return { orderWithFulfillments: made.orderWithFulfillments, fulfillmentId: made.fulfillmentIds[0]! }
    },

    bulkCreateFulfillments: (caller, { body: { ordersWithFulfillments, ...options } }) =>
      bulkFulfill(context, { caller, orders: ordersWithFulfillments, options }),

    updateFulfillment: async (caller, { params, body: { fulfillment = {}, ...options } }) => {
      const { fulfillmentId: id, orderId } = params
      return {
        orderWithFulfillments: await updateFulfillment(context, { caller, orderId, id, sent: fulfillment, options }),
      }
    },

    deleteFulfillment: async (caller, { params: { fulfillmentId: id, orderId }, query: options }) => ({
      orderWithFulfillments: await cancelFulfillment(context, { caller, orderId, id, options }),
    }),
  }
}
