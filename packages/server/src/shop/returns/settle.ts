import type { PaymentRefund, RefundItems } from '@vitrine/contract/entities/order-billing.ts'
import type { Price } from '@vitrine/contract/entities/common.ts'
import { toDecimal, toMinor, type Minor } from '@vitrine/domain/money.ts'
import { spreadRefund } from '@vitrine/domain/returns/spread.ts'
import { decideReturn } from '@vitrine/domain/returns/states.ts'
import { minorOf } from '../../ground/base/amounts.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { calculateForOrder } from '../billing/calculate.ts'
import { refundPayments } from '../billing/refund-payments.ts'
import { orderRefundability } from '../billing/refundability.ts'
import { requireOrder } from '../order/store.ts'
import type { StoredOrder } from '../order/present.ts'
import type { Payments } from '../payment/payments.ts'
import { stepReturn, unknownReturn, type Changing } from './step.ts'
import { refuseState } from './refuse.ts'
import { returnRules } from './settings.ts'
import { findReturn, type StoredReturn } from './store.ts'

export interface Settling {
  readonly type: 'REFUND' | 'STORE_CREDIT'
  readonly amount?: Price
  readonly includesDelivery?: boolean
  readonly fee?: Price
}

interface Known {
  readonly order: StoredOrder
  readonly site: Site
  readonly known: StoredReturn
}

const itemsOf = ({ body: { received = [] } }: StoredReturn, includesDelivery: boolean): RefundItems => ({
  lineItems: received.map(({ lineItemId, quantity }) => ({ lineItemId, quantity })),
  ...(includesDelivery && { shipping: {} }),
})

/** What the buyer gets: what the goods came to, less what the store keeps, or what it says. */
const amountOf = async (context: Context, { order, site, known }: Known, settling: Settling) => {
  const { currency } = site
  const asked = itemsOf(known, settling.includesDelivery ?? false)
  const calculated = await calculateForOrder(context.db, { order, site, asked })
  if (!('summary' in calculated)) throw new Refusal('ILLEGAL_STATE', 'What was received has been refunded already.')
  const worth = toMinor(calculated.summary.total.amount!, currency)
  const fee = Math.min(minorOf(settling.fee, { field: 'fee', currency }) ?? returnRules(site).fee ?? 0, worth)
  const amount = minorOf(settling.amount, { field: 'amount', currency }) ?? worth - fee
  if (amount > 0 && amount <= worth) return { asked, amount, fee: settling.amount ? 0 : fee }
  throw invalidField('amount', `must be more than 0 and at most ${toDecimal(worth, currency)}`, 'MAX')
}

const paymentsFor = async (
  context: Context,
  { providers }: Pick<Payments, 'providers'>,
  { order, site }: Known,
  { amount, type }: { amount: Minor; type: Settling['type'] },
): Promise<PaymentRefund[]> => {
  const { currency } = site
  const able = await orderRefundability(context, { order, site, providers })
  const sources = able.payments.map(({ payment, manuallyRefundable }) => ({
    paymentId: payment!.paymentId,
    most: toMinor(payment!.monetary!.maxRefund!.amount!, currency),
    isExternal: manuallyRefundable !== undefined,
  }))
  const spread = spreadRefund(amount, sources)
  if (!spread.ok) {
    throw invalidField('amount', `must be at most ${toDecimal(spread.most, currency)}, which can be given back`, 'MAX')
  }
  return spread.parts.map((part) => ({
    paymentId: part.paymentId,
    amount: { amount: toDecimal(part.amount, currency) },
    ...(type === 'STORE_CREDIT' ? { storeCredit: true } : part.isExternal && { externalRefund: true }),
  }))
}

/**
 * Refunds what was received, or gives store credit for it, and puts it back on the shelf. The return is closed in the
 * transaction of its refund: neither stands without the other, and of two who settle it one does.
 */
export const settleReturn = async (
  context: Context,
  payments: Pick<Payments, 'tellRefunds' | 'providers'>,
  { caller, id }: Changing,
  settling: Settling,
): Promise<StoredReturn> => {
  const { db } = context
  const site = await requireSite(context.sites, caller.siteId)
  const known = await findReturn(db, site.id, id)
  if (!known) throw unknownReturn()
  const early = decideReturn(known.status, 'SETTLE')
  if (!early.ok) throw refuseState(early.code)
  const order = await requireOrder(db, caller, known.order_id)
  const { asked: refundItems, amount, fee } = await amountOf(context, { order, site, known }, settling)
  const { type } = settling
  const money = createMoneyWriter(site)
  const restock = (known.body.received ?? []).filter((one) => one.restock !== false)
  await refundPayments(context, payments, {
    caller,
    site,
    asked: {
      orderId: order.id,
      paymentRefunds: await paymentsFor(context, payments, { order, site, known }, { amount, type }),
      refundItems,
      sideEffects: { restock: { lineItems: restock.map(({ lineItemId, quantity }) => ({ lineItemId, quantity })) } },
      within: async (held, refundId) => {
        const settlement = { type, refundId, amount: money.price(amount), ...(fee > 0 && { fee: money.price(fee) }) }
        await stepReturn(context, held, { caller, id }, { event: 'SETTLE', refundId, tell: () => ({ settlement }) })
      },
    },
  })
  return (await findReturn(db, site.id, id))!
}
