import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Actor } from '../../ground/event/actor.ts'
import type { Site } from '../../ground/site/sites.ts'
import { randomBytes } from 'node:crypto'
import { noteOnOrder, type StoredOrder } from '../order/api.ts'
import {
  giftCardProvider,
  listPayments,
  listRefundTransactions,
  readRecord,
  type StoredPayment,
} from '../../money/payment/api.ts'
import { receiptNamed } from './present.ts'
import { insertReceipt, listReceipts, type StoredReceipt } from './store.ts'
import { receiptText } from './text.ts'

type Clock = Pick<Context, 'now' | 'newId'>

interface Issuing {
  readonly order: StoredOrder
  readonly site: Site
  readonly actor?: Actor | undefined
}

interface About {
  readonly payment: StoredPayment
  readonly amount: number
  readonly reference: string
  readonly refundId?: string
}

const write = (
  { now, newId }: Clock,
  db: Db,
  {
    order,
    site,
    payment,
    amount,
    reference,
    refundId = null,
  }: Issuing & Omit<About, 'refundId'> & { refundId?: string | null },
): Promise<StoredReceipt> =>
  insertReceipt(db, {
    site_id: site.id,
    id: newId(),
    order_id: order.id,
    payment_id: payment.id,
    refund_id: refundId,
    reference,
    secret: randomBytes(24).toString('base64url'),
    amount,
    currency: payment.currency,
    body: receiptText(order, { site, payment }),
    created_date: now(),
  })

/** Records new receipts as activities of a locked order. */
const noteCreated = async (
  clock: Clock,
  db: Db,
  { order, actor }: Pick<Issuing, 'order' | 'actor'>,
  receipts: readonly StoredReceipt[],
): Promise<StoredOrder> => {
  if (receipts.length === 0) return order
  const created = receipts.map((receipt) => ({
    activityType: 'RECEIPT_CREATED' as const,
    receiptCreated: receiptNamed(receipt),
  }))
  return noteOnOrder(clock, db, { order, actor }, ...created)
}

/** Lists the completed refunds of payments that have no receipt yet. */
const refundsOf = async (
  db: Db,
  {
    order,
    payments,
    known,
  }: { order: StoredOrder; payments: readonly StoredPayment[]; known: readonly StoredReceipt[] },
): Promise<About[]> =>
  (await listRefundTransactions(db, order)).flatMap(({ id, state, payment_id, refund_id, amount }) => {
    const payment = payments.find((one) => one.id === payment_id)
    const isKnown = known.some(({ reference }) => reference === id)
    if (state !== 'succeeded' || !payment || isKnown) return []
    return [{ payment, amount: Number(amount), reference: id, refundId: refund_id }]
  })

/** Returns the payment and its captured amount for a requested receipt, or throws a refusal. */
const judge = async (
  db: Db,
  { id, payments, known }: { id: string; payments: readonly StoredPayment[]; known: readonly StoredReceipt[] },
): Promise<About> => {
  const data = { paymentId: id }
  const payment = payments.find((one) => one.id === id)
  if (!payment) throw new Refusal('PAYMENT_NOT_FOUND', undefined, data)
  if (payment.provider === giftCardProvider) throw new Refusal('INVALID_PAYMENT_TYPE', undefined, data)
  if (known.some(({ reference }) => reference === id)) throw new Refusal('RECEIPT_ALREADY_EXIST', undefined, data)
  const { captured } = (await readRecord(db, payment)).sums
  if (captured === 0) throw new Refusal('INVALID_PAYMENT_STATUS', 'Nothing of the payment was received.', data)
  return { payment, amount: captured, reference: id }
}

/** Issues receipts for payments of a locked order, and for their refunds. */
export const issueReceipts = async (
  clock: Clock,
  db: Db,
  { order, site, actor, paymentIds }: Issuing & { paymentIds: readonly string[] },
): Promise<StoredReceipt[]> => {
  const [payments, known] = await Promise.all([listPayments(db, order), listReceipts(db, order)])
  const requested: About[] = []
  for (const id of new Set(paymentIds)) requested.push(await judge(db, { id, payments, known }))
  const paid = requested.map(({ payment }) => payment)
  const issued: StoredReceipt[] = []
  for (const about of [...requested, ...(await refundsOf(db, { order, payments: paid, known }))]) {
    issued.push(await write(clock, db, { order, site, ...about }))
  }
  await noteCreated(clock, db, { order, actor }, issued)
  return issued
}

/** Issues receipts for new refunds of payments that have a receipt. */
export const issueRefundReceipts = async (
  clock: Clock,
  db: Db,
  { order, site, actor }: Issuing,
): Promise<StoredOrder> => {
  const known = await listReceipts(db, order)
  if (known.length === 0) return order
  const payments = (await listPayments(db, order)).filter(({ id }) => known.some(({ reference }) => reference === id))
  const issued: StoredReceipt[] = []
  for (const about of await refundsOf(db, { order, payments, known })) {
    issued.push(await write(clock, db, { order, site, ...about }))
  }
  return noteCreated(clock, db, { order, actor }, issued)
}
