import type { shippingLabelCalls } from '@vitrine/contract'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { requireOrder } from '../order/api.ts'
import { connectAccount, disconnectAccount, presentAccount } from './account/account.ts'
import { buyLabel } from './buy/buy.ts'
import { labelParcelOf } from './buy/label-parcel.ts'
import { presentLabel, presentQuote } from './present.ts'
import { printLabels } from './print.ts'
import { createQuote } from './buy/quote.ts'
import { findLabel, listLabels } from './store.ts'
import { unknownLabel, voidLabel } from './buy/void.ts'

/** Handles the label account, quotes, and buying, printing and voiding of shipping labels. */
export const createShippingLabelHandlers = (context: Context): Handlers<typeof shippingLabelCalls> => {
  const { db, sites } = context
  const siteOf = ({ siteId }: { siteId: string }) => requireSite(sites, siteId)
  return {
    getLabelAccount: async (caller) => ({ labelAccount: await presentAccount(context, await siteOf(caller)) }),

    connectLabelAccount: async (caller, { body }) => ({
      labelAccount: await connectAccount(context, await siteOf(caller), body),
    }),

    disconnectLabelAccount: async (caller) => ({
      labelAccount: await disconnectAccount(context, await siteOf(caller)),
    }),

    getLabelParcel: async (caller, { params: { orderId }, query }) => ({
      labelParcel: await labelParcelOf(context, { caller, orderId, ...query }),
    }),

    createLabelQuote: async (caller, { params: { orderId }, body = {} }) => ({
      labelQuote: presentQuote(await createQuote(context, { caller, orderId }, body), await siteOf(caller)),
    }),

    buyLabel: async (caller, { params: { orderId }, body }) => ({
      shippingLabel: presentLabel(await buyLabel(context, { caller, orderId, ...body }), await siteOf(caller)),
    }),

    listLabelsOfOrder: async (caller, { params: { orderId } }) => {
      const [site, order] = await Promise.all([siteOf(caller), requireOrder(db, caller, orderId)])
      const labels = await listLabels(db, site.id, order.id)
      return { shippingLabels: labels.map((label) => presentLabel(label, site)) }
    },

    getLabel: async (caller, { params: { labelId } }) => {
      const label = await findLabel(db, caller.siteId, labelId)
      if (!label) throw unknownLabel()
      return { shippingLabel: presentLabel(label, await siteOf(caller)) }
    },

    voidLabel: async (caller, { params: { labelId: id }, body = {} }) => ({
      shippingLabel: presentLabel(await voidLabel(context, { caller, id, ...body }), await siteOf(caller)),
    }),

    printLabels: ({ siteId }, { body }) => printLabels(context, siteId, body),
  }
}
