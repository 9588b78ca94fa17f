import type { orderCalls } from '@vitrine/contract'
import type { Context } from '../../ground/context/context.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Payments } from '../payment/payments.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { cancelOrder } from './cancel.ts'
import { fulfillOrder } from './fulfill.ts'
import { presentOrder } from './present.ts'
import { searchOrders } from './search.ts'
import { listFulfillments, requireOrder } from './store.ts'
import { transactionsOf } from './transactions.ts'

export const createOrderHandlers = (
  context: Context,
  payments: Pick<Payments, 'carryOutRefunds'>,
): Handlers<typeof orderCalls> => {
  const { db, sites } = context

  return {
    getOrder: async (caller, { params }) => ({ order: presentOrder(await requireOrder(db, caller, params.id)) }),

    searchOrders: async (caller, { body }) => {
      const site = await requireSite(sites, caller.siteId)
      const { rows, metadata } = await searchOrders(db, { caller, site, given: body.search })
      return { orders: rows.map(presentOrder), metadata }
    },

    cancelOrder: async (caller, { params, body }) => ({
      order: presentOrder(await cancelOrder(context, payments, { caller, id: params.id, options: body })),
    }),

    listTransactionsForSingleOrder: async (caller, { params }) => {
      const site = await requireSite(sites, caller.siteId)
      const order = await requireOrder(db, caller, params.orderId)
      return { orderTransactions: await transactionsOf(db, order, site) }
    },

    listFulfillmentsForSingleOrder: async (caller, { params }) => {
      const order = await requireOrder(db, caller, params.orderId)
      return { orderWithFulfillments: { orderId: order.id, fulfillments: await listFulfillments(db, order) } }
    },

    createFulfillment: (caller, { params, body }) =>
      fulfillOrder(context, { caller, orderId: params.orderId, asked: body.fulfillment }),
  }
}
