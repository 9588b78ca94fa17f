import type { receiptCalls } from '@vitrine/contract'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { openLinkToken } from '../../ground/token/link-token.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { requireOrder } from '../order/api.ts'
import { presentDocument, presentReceipt } from './present.ts'
import { sendReceipt } from './send.ts'
import { findReceipt, listReceipts } from './store.ts'

/** Lists, sends and opens receipts. */
export const createReceiptHandlers = (context: Context): Handlers<typeof receiptCalls> => {
  const { db, sites, config } = context
  return {
    listReceipts: async (caller, { params: { orderId } }) => {
      const order = await requireOrder(db, caller, orderId)
      const site = await requireSite(sites, caller.siteId)
      return { receipts: (await listReceipts(db, order)).map((one) => presentReceipt(one, { site, config })) }
    },

    sendReceipt: async (caller, { params }) => ({ recipient: await sendReceipt(context, { caller, ...params }) }),

    openReceipt: async (_caller, { body: { token } }) => {
      const receipt = await openLinkToken(token, (siteId, id) => findReceipt(db, siteId, id))
      if (!receipt) throw new Refusal('NOT_FOUND')
      return { receipt: presentDocument(receipt, await requireSite(sites, receipt.site_id)) }
    },
  }
}
