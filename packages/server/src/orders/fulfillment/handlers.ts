import type { fulfillmentCalls } from '@vitrine/contract'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { listVisibleOrders, requireOrder } from '../order/api.ts'
import { bulkFulfill } from './changes/bulk.ts'
import { cancelFulfillment } from './changes/cancel.ts'
import { fulfillOrder } from './changes/create.ts'
import { listParcels } from './store.ts'
import { updateFulfillment } from './changes/update.ts'

/** Parcels of orders: what is read of them, what is sent, changed and canceled. */
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

    createFulfillment: async (caller, { params: { orderId }, body: { fulfillment, ...wishes } }) => {
      const made = await fulfillOrder(context, { caller, orderId, asked: [fulfillment], wishes })
      return { orderWithFulfillments: made.orderWithFulfillments, fulfillmentId: made.fulfillmentIds[0]! }
    },

    bulkCreateFulfillments: (caller, { body: { ordersWithFulfillments, ...wishes } }) =>
      bulkFulfill(context, { caller, orders: ordersWithFulfillments, wishes }),

    updateFulfillment: async (caller, { params, body: { fulfillment = {}, ...wishes } }) => {
      const { fulfillmentId: id, orderId } = params
      return {
        orderWithFulfillments: await updateFulfillment(context, { caller, orderId, id, sent: fulfillment, wishes }),
      }
    },

    deleteFulfillment: async (caller, { params: { fulfillmentId: id, orderId }, query: wishes }) => ({
      orderWithFulfillments: await cancelFulfillment(context, { caller, orderId, id, wishes }),
    }),
  }
}
