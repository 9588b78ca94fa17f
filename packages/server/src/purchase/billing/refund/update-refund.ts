import type { TransactionsTransaction } from '@vitrine/contract/entities/money/order-transactions.ts'
import { openRefundStates } from '@vitrine/domain/payment/refund.ts'
import { exactMinor } from '../../../ground/base/amounts.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { actorOf } from '../../../ground/event/actor.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { lockOrder, type StoredOrder } from '../../../orders/order/api.ts'
import {
  laterFrom,
  listRefunds,
  noteRefundNews,
  pluginPrefix,
  type Refund,
  type RefundNews,
  refundStatusOf,
  type RefundTransaction,
  statusInfoOf,
} from '../../../money/payment/api.ts'
import { noteMoved } from '../../purchase/api.ts'
import type { OnSite } from '../held-order.ts'

interface RefundUpdate {
  readonly orderId: string
  readonly refundId: string
  readonly transaction?: TransactionsTransaction
}

const holdOrder = async (db: Db, caller: OnSite, orderId: string): Promise<StoredOrder> => {
  try {
    return await lockOrder(db, caller, orderId)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') throw new Refusal('ORDER_TRANSACTIONS_NOT_FOUND')
    throw error
  }
}

/** Finds the transaction of a refund by its payment or its own ID, or the only one. */
const findTransaction = (
  { transactions }: Refund,
  { paymentId, gatewayRefundId }: TransactionsTransaction,
): RefundTransaction => {
  const matching = transactions.filter(
    ({ id, payment_id }) => (paymentId ?? payment_id) === payment_id && (gatewayRefundId ?? id) === id,
  )
  if (matching.length > 1)
    throw invalidField('transaction.paymentId', 'must be set: the refund has several transactions', 'REQUIRED_FIELD')
  const [found] = matching
  if (!found) throw new Refusal('REFUND_TRANSACTION_NOT_FOUND')
  return found
}

const refuseFixed = (known: RefundTransaction, changes: TransactionsTransaction, currency: string): void => {
  const { amount, externalRefund } = changes
  const field = 'transaction.amount'
  if (amount && exactMinor(amount.amount, { field: `${field}.amount`, currency }) !== Number(known.amount)) {
    throw invalidField(field, 'never changes')
  }
  if (externalRefund !== undefined && externalRefund !== known.is_external) {
    throw invalidField('transaction.externalRefund', 'never changes')
  }
}

/** Returns the first field that changes something. */
const changedField = (known: RefundTransaction, changes: TransactionsTransaction): string | undefined => {
  const { refundStatus, providerRefundId, refundStatusInfo } = changes
  if (refundStatus !== undefined && refundStatus !== refundStatusOf(known)) return 'transaction.refundStatus'
  if (providerRefundId !== undefined && providerRefundId !== known.reference) return 'transaction.providerRefundId'
  const { paymentGatewayReasonCode: code, description } = statusInfoOf(known).refundStatusInfo ?? {}
  const isUnchanged =
    refundStatusInfo === undefined ||
    (refundStatusInfo.paymentGatewayReasonCode === code && refundStatusInfo.description === description)
  return isUnchanged ? undefined : 'transaction.refundStatusInfo'
}

const events = { PENDING: 'ACCEPTED', SUCCEEDED: 'SUCCEEDED', FAILED: 'FAILED' } as const

/** Only refunds made by an app can be updated: others are read from their provider, or are final. */
const refuseSettled = ({ provider, state, is_external }: RefundTransaction, field: string): void => {
  if (is_external) throw invalidField(field, 'never changes: this refund was made by hand')
  if (!provider.startsWith(pluginPrefix)) {
    throw invalidField(field, `cannot be set: the status of this refund is read from its provider, ${provider}`)
  }
  if (!openRefundStates.some((open) => open === state)) {
    throw invalidField(field, `cannot be changed: this refund has ${state}`)
  }
}

const readUpdate = (
  { now }: Pick<Context, 'now'>,
  known: RefundTransaction,
  changes: TransactionsTransaction,
): RefundNews | undefined => {
  const field = changedField(known, changes)
  if (field === undefined) return undefined
  refuseSettled(known, field)
  const { refundStatus: status = 'PENDING', providerRefundId: reference, refundStatusInfo } = changes
  if (status === 'SCHEDULED' || status === 'STARTED') {
    throw invalidField('transaction.refundStatus', 'must be PENDING, SUCCEEDED or FAILED')
  }
  const { paymentGatewayReasonCode: code, description } = refundStatusInfo ?? {}
  return {
    event: events[status],
    ...(status === 'PENDING' && { lease: laterFrom(now()) }),
    ...(reference !== undefined && { reference }),
    ...(code !== undefined && { code }),
    ...(description !== undefined && { description }),
  }
}

/** Updates the status of a refund that an app makes itself. Unchanged values have no effect. */
export const updateRefund = (
  context: Context,
  {
    caller,
    site,
    update: { orderId, refundId, transaction: changes = {} },
  }: { caller: OnSite; site: Site; update: RefundUpdate },
): Promise<void> =>
  transact(context.db, async (db) => {
    const order = await holdOrder(db, caller, orderId)
    const refund = (await listRefunds(db, order)).find(({ id }) => id === refundId)
    if (!refund) throw new Refusal('REFUND_NOT_FOUND')
    if (Object.keys(changes).length === 0) return
    const transaction = findTransaction(refund, changes)
    refuseFixed(transaction, changes, order.body.currency ?? site.currency)
    const news = readUpdate(context, transaction, changes)
    if (!news) return
    const happened = await noteRefundNews(context, db, { transaction, news })
    if (happened.length > 0) await noteMoved(context, db, { order, site, happened, actor: actorOf(caller) })
  })
