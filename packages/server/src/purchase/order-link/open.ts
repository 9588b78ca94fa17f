import type { LinkedOrder } from '@vitrine/contract/calls/orders/order-links.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { readOrderLink } from '../../ground/token/order-link.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { deliverBefore, listDownloads, presentDownload } from '../../orders/digital/api.ts'
import { listParcels } from '../../orders/fulfillment/api.ts'
import { soldCardsOf } from '../../money/gift-card/api.ts'
import { createShowing, isShownTo } from '../../orders/invoice/api.ts'
import { findOrder, presentOrderToBuyer, type StoredOrder } from '../../orders/order/api.ts'
import { listPayments } from '../../money/payment/api.ts'
import { findOpenRequest, paymentRequestUrl } from '../../orders/payment-request/api.ts'
import { listRemainders, presentRemainders } from '../../orders/remainder/api.ts'
import { listReceipts, presentReceipt } from '../../orders/receipt/api.ts'
import {
  listReturns,
  presentReturn,
  presentReturnability,
  presentReturnSettings,
  presentWithdrawability,
  returnableOf,
  withdrawableOf,
} from '../returns/api.ts'

/** Returns the order of a link. The link itself is the authorization. */
export const requireLinkedOrder = async (context: Context, token: string): Promise<StoredOrder> => {
  const link = await readOrderLink(context, token)
  if (!link) throw new Refusal('NOT_FOUND', 'This link to an order is not valid.')
  if (link.isExpired) throw new Refusal('ORDER_LINK_EXPIRED', undefined, { siteId: link.siteId })
  const order = await findOrder(context.db, link.siteId, link.orderId)
  if (!order) throw new Refusal('NOT_FOUND', 'There is no such order.', { siteId: link.siteId })
  return order
}

/** Returns how the outstanding amount is paid, if there is any. */
const dueOf = async ({ db, config, now }: Context, order: StoredOrder) => {
  if (order.status === 'CANCELED' || order.status === 'REJECTED') return {}
  const [payments, remainders] = await Promise.all([listPayments(db, order), listRemainders(db, order)])
  // The remainders of a deposit are presented separately.
  const except = remainders.flatMap(({ request_id: id }) => id ?? [])
  const request = await findOpenRequest(db, { siteId: order.site_id, orderId: order.id, now: now(), except })
  const expected = payments.find(({ status, method }) => status === 'PENDING' && method)?.method
  return {
    ...(expected && { paymentMethod: { ...expected, type: 'OFFLINE' as const } }),
    ...(request && {
      paymentUrl: paymentRequestUrl(config, request),
      paymentAmount: createMoneyWriter({ currency: request.currency, language: 'en' }).price(Number(request.amount)),
    }),
  }
}

/** Lists the invoices and receipts of an order. */
const papersOf = async (context: Context, order: StoredOrder, site: Site) => {
  const { db, config } = context
  const [invoices, receipts] = await Promise.all([
    createShowing(context).listAll(db, { order, site }),
    listReceipts(db, order),
  ])
  return {
    invoices: invoices.filter((one) => isShownTo(one, false)),
    receipts: receipts.map((one) => presentReceipt(one, { site, config })),
  }
}

/** Lists the returns of an order, and what can still be returned. */
const returnsOf = async (context: Context, order: StoredOrder, site: Site) => {
  const [returns, returnable, withdrawable] = await Promise.all([
    listReturns(context.db, order),
    returnableOf(context, context.db, { order, site }),
    withdrawableOf(context, context.db, { order, site }),
  ])
  return {
    returns: returns.map(presentReturn),
    returnable: returnable.map(presentReturnability),
    returnSettings: presentReturnSettings(site),
    withdrawability: presentWithdrawability(withdrawable.lines, site),
  }
}

/** Returns everything that the holder of an order's link may see. */
export const openOrderLink = async (context: Context, token: string): Promise<LinkedOrder> => {
  const { db, sites, now } = context
  const found = await requireLinkedOrder(context, token)
  await deliverBefore(context, found)
  const order = (await findOrder(db, found.site_id, found.id))!
  const site = await requireSite(sites, order.site_id)
  const [parcels, downloads, giftCards, papers, due, returns, remainders] = await Promise.all([
    listParcels(db, site.id, [order.id]),
    listDownloads(db, order, now()),
    soldCardsOf(context, order, { site, isElevated: false }),
    papersOf(context, order, site),
    dueOf(context, order),
    returnsOf(context, order, site),
    presentRemainders(context, db, { order, site, isElevated: false }),
  ])
  const { contactEmail } = site.settings
  return {
    siteId: site.id,
    order: presentOrderToBuyer(order),
    fulfillments: [...(parcels.get(order.id) ?? [])],
    downloads: downloads.map((one) => presentDownload(order, one)),
    giftCards,
    ...papers,
    ...returns,
    remainders,
    ...due,
    ...(contactEmail !== undefined && { contactEmail }),
  }
}
