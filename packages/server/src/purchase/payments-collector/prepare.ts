import type { Price } from '@vitrine/contract/entities/common.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import type { CallerWithRole } from '../../ground/base/caller.ts'
import { exactMinor } from '../../ground/base/amounts.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { speechFor } from '../../ground/words/speech.ts'
import { requireOrder } from '../../orders/order/api.ts'
import { createPaymentRequest, findPaymentRequest, voidPaymentRequest } from '../../orders/payment-request/api.ts'
import { requireCollectable } from './collectable.ts'

interface Preparing {
  readonly caller: CallerWithRole<'owner' | 'app'>
  readonly orderId: string
  /** Default: the full amount due. */
  readonly amount?: Price
  /** ID of a previous request. */
  readonly before?: string
}

/**
 * Requests a payment of an order and returns the ID of the request. A previous request for the same amount is reused;
 * one for another amount is voided.
 */
export const preparePayment = async (
  context: Context,
  { caller, orderId, amount: sent, before }: Preparing,
): Promise<string> => {
  const { db, sites, now } = context
  const site = await requireSite(sites, caller.siteId)
  const order = await requireOrder(db, caller, orderId)
  const currency = order.body.currency ?? site.currency
  const known = before === undefined ? undefined : await findPaymentRequest(db, site.id, before)
  if (before !== undefined && known?.order_id !== order.id) throw new Refusal('NO_ASSOCIATED_ECOM_ORDER')
  const requested = sent && exactMinor(sent.amount, { field: 'amount.amount', currency })
  const amount = await requireCollectable(db, { site, order, ...(requested !== undefined && { requested }) })
  const isOpen = known?.status === 'UNPAID' && (known.expiration_date === null || known.expiration_date > now())
  if (isOpen && Number(known.amount) === amount) return known.id
  if (isOpen) await voidPaymentRequest(context, { site, id: known.id })
  const title = `${speechFor({ site: order.body.buyerLanguage ?? site.language }).words.documents.orderNumber} ${order.number}`
  const request = await createPaymentRequest(context, {
    caller,
    site,
    sent: { orderId, amount: { amount: toDecimal(amount, currency) }, title },
  })
  return request.id
}
