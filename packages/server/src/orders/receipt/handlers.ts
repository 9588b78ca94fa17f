import type { receiptCalls } from '@vitrine/contract'
import { timingSafeEqual } from 'node:crypto'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { requireOrder } from '../order/api.ts'
import { presentDocument, presentReceipt, receiptTokenOf } from './present.ts'
import { sendReceipt } from './send.ts'
import { findReceiptById, listReceipts } from './store.ts'

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** What buyers and owners read of receipts. */
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
      const receipt = await findReceiptById(db, token.split('.')[0]!)
      if (!receipt || !isSame(receiptTokenOf(receipt), token)) throw new Refusal('NOT_FOUND')
      return { receipt: presentDocument(receipt, await requireSite(sites, receipt.site_id)) }
    },
  }
}
