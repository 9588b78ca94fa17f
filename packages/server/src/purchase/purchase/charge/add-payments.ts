import type { OutsidePayment } from '@vitrine/contract/entities/money/charge.ts'
import type { OrderTransactions } from '@vitrine/contract/entities/money/order-transactions.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { CallerWithRole } from '../../../ground/base/caller.ts'
import { exactMinor } from '../../../ground/base/amounts.ts'
import { invalidField, invalidBecause } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { actorOf } from '../../../ground/event/actor.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { lockOrder, type StoredOrder } from '../../../orders/order/api.ts'
import { type PaymentDetails, transactionsOf } from '../../../money/payment/api.ts'
import { insertOutside, receive, type Outside } from './mark-as-paid.ts'
import { decidePayable } from './payable.ts'
import { noteReceived, refuseSoldOut } from './received.ts'

type Sent = Input<OutsidePayment>

/** Returns the stored details of a payment. Default: an offline payment. */
const detailsOf = (sent: Sent, { field, id }: { field: string; id: string }): PaymentDetails => {
  const { regularPaymentDetails: regular, giftcardPaymentDetails: giftCard, chargeCorrelationId } = sent
  if (regular && giftCard) {
    throw invalidField(
      `${field}.giftcardPaymentDetails`,
      'cannot be combined with regularPaymentDetails',
      'ONE_OF_ALIGNMENT',
    )
  }
  const method = giftCard
    ? { giftcardPaymentDetails: giftCard }
    : { regularPaymentDetails: { paymentOrderId: id, offlinePayment: true, ...regular } }
  return { ...method, ...(chargeCorrelationId !== undefined && { chargeCorrelationId }) } as PaymentDetails
}

const readDate = (sent: string | undefined, { field, now }: { field: string; now: Date }): Date => {
  if (sent === undefined) return now
  const date = new Date(sent)
  if (date <= now) return date
  throw invalidBecause(`${field}.createdDate`, 'IN_FUTURE')
}

interface Adding {
  readonly order: StoredOrder
  readonly site: Site
  readonly sent: Sent
  readonly field: string
}

const addOne = async (context: Context, db: Db, { order, site, sent, field }: Adding): Promise<string> => {
  const name = `${field}.amount.amount`
  const amount = exactMinor(sent.amount?.amount, { field: name, currency: order.body.currency ?? site.currency })
  const id = context.newId()
  const date = readDate(sent.createdDate, { field, now: context.now() })
  const outside: Outside = { amount, field: name, date, details: detailsOf(sent, { field, id }) }
  if (sent.status !== 'PENDING') return receive(context, db, { order, outside })
  const decision = await decidePayable(db, order, amount)
  // Throws the same refusals.
  if (!decision.ok) return receive(context, db, { order, outside })
  return insertOutside(db, order, { ...outside, id, amount, captured: false })
}

/** Records external payments: all of them or none. */
export const addPayments = async (
  context: Context,
  {
    caller,
    orderId,
    payments,
  }: { caller: CallerWithRole<'owner' | 'app'>; orderId: string; payments: readonly Sent[] },
): Promise<{ orderTransactions: OrderTransactions; paymentsIds: string[] }> => {
  const site = await requireSite(context.sites, caller.siteId)
  return transact(context.db, async (transaction) => {
    const order = await lockOrder(transaction, caller, orderId)
    const paymentsIds: string[] = []
    for (const [index, sent] of payments.entries()) {
      paymentsIds.push(await addOne(context, transaction, { order, site, sent, field: `payments[${index}]` }))
    }
    await noteReceived(context, transaction, { order, site, actor: actorOf(caller) })
    return { orderTransactions: await transactionsOf(transaction, order, site), paymentsIds }
  }).catch(refuseSoldOut)
}
