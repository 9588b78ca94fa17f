import type { orderCalls } from '@vitrine/contract'
import type { Context } from '../../ground/context/context.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { transactionsOf } from '../../money/payment/api.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { isElevated } from '../../ground/base/caller.ts'
import { soldCardsOf } from '../../money/gift-card/api.ts'
import { presentOrderTo } from './present.ts'
import { aggregateOrders } from './search/aggregate.ts'
import { countOrders, searchOrders } from './search/search.ts'
import { requireOrder } from './store.ts'

/** Reads orders. Fulfillments are in a room of their own, and calls that move money are in `purchase`. */
export const createOrderHandlers = (
  context: Context,
): Omit<
  Handlers<typeof orderCalls>,
  'cancelOrder' | 'updateOrderStatus' | 'markOrderAsPaid' | 'getPaymentInstructions'
> => {
  const { db, sites } = context

  return {
    getOrder: async (caller, { params }) => ({
      order: presentOrderTo(caller, await requireOrder(db, caller, params.id)),
    }),

    searchOrders: async (caller, { body }) => {
      const site = await requireSite(sites, caller.siteId)
      const { rows, metadata } = await searchOrders(db, { caller, site, given: body.search })
      return { orders: rows.map((order) => presentOrderTo(caller, order)), metadata }
    },

    aggregateOrders: async ({ siteId }, { body: { filter, aggregation } }) => ({
      aggregates: await aggregateOrders(db, { site: await requireSite(sites, siteId), filter, aggregation }),
    }),

    countOrders: async ({ siteId }, { body: { searches } }) => {
      const site = await requireSite(sites, siteId)
      const counts = await Promise.all(
        searches.map((given, index) => countOrders(db, { site, given, at: `searches[${index}]` })),
      )
      return { counts }
    },

    listGiftCardsOfOrder: async (caller, { params }) => {
      const site = await requireSite(sites, caller.siteId)
      const order = await requireOrder(db, caller, params.orderId)
      return { giftCards: await soldCardsOf(context, order, { site, isElevated: isElevated(caller) }) }
    },

    listTransactionsForSingleOrder: async (caller, { params }) => {
      const site = await requireSite(sites, caller.siteId)
      const order = await requireOrder(db, caller, params.orderId)
      return { orderTransactions: await transactionsOf(db, order, site) }
    },
  }
}
