import type { Decided } from '@vitrine/domain/machine.ts'
import { sumOf, type Minor } from '@vitrine/domain/money.ts'
import { heldOf, sumsOf, type Movement } from '@vitrine/domain/payment/ledger.ts'
import type { PaymentsOfOrder } from '@vitrine/domain/payment/order-payment.ts'
import { openRefundStates, type RefundState } from '@vitrine/domain/payment/refund.ts'
import {
  decideRecord,
  newRecord,
  type PaymentRecord,
  type RecordEvent,
  type RecordRefusal,
} from '@vitrine/domain/payment/record.ts'
import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { writeBehind } from '../../../ground/database/transact.ts'
import {
  changedRow,
  forgetMoney,
  noteMoney,
  orderOf,
  readMoney,
  type LedgerMovement,
  type OrderKey,
  type OrderMoney,
} from './order-money.ts'
import type { PaymentDetails, PaymentTable } from '../tables.ts'

export type StoredPayment = Selectable<PaymentTable>

/** Lists the payments of an order, oldest first. */
export const listPayments = async (db: Db, order: OrderKey): Promise<readonly StoredPayment[]> =>
  (await readMoney(db, order)).payments

/** Lists the movements of an order, oldest first. */
export const listMovements = async (db: Db, order: OrderKey): Promise<readonly LedgerMovement[]> =>
  (await readMoney(db, order)).movements

/** Returns the payments of an order and the total authorized amount, which determine its payment status. */
export const paymentsOfOrder = (
  payments: readonly StoredPayment[],
  movements: readonly LedgerMovement[],
): PaymentsOfOrder => ({
  held: payments.reduce((held, { id }) => held + heldOf(sumsOf(movements.filter((one) => one.paymentId === id))), 0),
  payments: payments.map(({ status, provider }) => ({ status, isOutside: provider === 'offline' })),
})

const isOpen = ({ state }: { state: RefundState }): boolean => openRefundStates.some((one) => one === state)

/** Pending money. */
export interface OnTheWay {
  /** From buyers, through a provider. */
  readonly pending: Minor
  /** Pending refunds. */
  readonly pendingRefund: Minor
}

/** Computes the pending money of an order. Offline payments are expected, but not pending. */
export const onTheWay = ({ payments, refundTransactions }: OrderMoney): OnTheWay => ({
  pending: sumOf(
    payments
      .filter(({ status, provider }) => status === 'PENDING' && provider !== 'offline')
      .map(({ amount }) => Number(amount)),
  ),
  pendingRefund: sumOf(refundTransactions.filter(isOpen).map(({ amount }) => Number(amount))),
})

/** Reads a payment with its pending refunds. Its order must be locked. */
export const readRecord = async (db: Db, payment: StoredPayment): Promise<PaymentRecord> => {
  const { movements, refundTransactions } = await readMoney(db, orderOf(payment))
  const open = refundTransactions.filter((one) => one.payment_id === payment.id && isOpen(one))
  return {
    amount: Number(payment.amount),
    status: payment.status,
    sums: sumsOf(movements.filter(({ paymentId }) => paymentId === payment.id)),
    pendingRefunds: sumOf(open.map(({ amount }) => Number(amount))),
  }
}

const writeMovements = async (
  db: Db,
  { site_id, order_id, id }: Pick<StoredPayment, 'site_id' | 'order_id' | 'id'>,
  { movements, reference, now }: { movements: readonly Movement[]; reference: string; now: Date },
): Promise<void> => {
  const rows = movements.map(({ type, amount }) => ({
    site_id,
    order_id,
    payment_id: id,
    type,
    amount,
    reference,
    created_date: now,
  }))
  if (rows.length === 0) return
  await writeBehind(db, db.insertInto('payment_movement').values(rows))
  const moved = movements.map(({ type, amount }) => ({ paymentId: id, type, amount, reference, date: now }))
  noteMoney(db, { site_id, order_id }, (money) => ({ movements: [...money.movements, ...moved] }))
}

type NewPayment = Omit<Insertable<PaymentTable>, 'status' | 'updated_date' | 'created_date' | 'look_date'>

/** What has arrived of a new payment: all of it, an authorization, or nothing yet. */
export type Arrived = 'captured' | 'authorized' | 'nothing'

/** Inserts a payment of an order, with the money that has already arrived. */
export const insertPayment = async (
  db: Db,
  payment: NewPayment,
  { arrived, lookAt = null, now }: { arrived: Arrived; lookAt?: Date | null; now: Date },
): Promise<void> => {
  const amount = Number(payment.amount)
  const decision = arrived === 'nothing' ? undefined : decideRecord(newRecord(amount), { type: arrived, amount })
  if (decision?.ok === false) throw new Error(`A payment of ${amount} cannot be ${arrived}: ${decision.code}.`)
  const status = decision?.status ?? newRecord(amount).status
  const row = { ...payment, status, look_date: lookAt, created_date: now, updated_date: now }
  await writeBehind(db, db.insertInto('payment').values(row))
  forgetMoney(db, payment)
  const { site_id, order_id, id } = payment
  const key = { site_id, order_id, id }
  await writeMovements(db, key, { movements: decision?.movements ?? [], reference: id, now })
}

/** Updates a payment. Its order must be locked. */
const setPayment = async (
  db: Db,
  key: Pick<StoredPayment, 'site_id' | 'order_id' | 'id'>,
  {
    status,
    ...changes
  }: Partial<Pick<StoredPayment, 'updated_date' | 'look_date'>> & {
    readonly status?: Decided<StoredPayment['status']>
  },
): Promise<void> => {
  const { site_id, id } = key
  const set = { ...changes, ...(status !== undefined && { status }) }
  const update = db.updateTable('payment').set(set).where('site_id', '=', site_id).where('id', '=', id)
  await writeBehind(db, update)
  noteMoney(db, key, ({ payments }) => ({ payments: changedRow(payments, id, set) }))
}

/** Lowers the amount of a pending payment. Its order must be locked. */
export const lowerExpected = async (
  db: Db,
  { site_id, order_id, id }: StoredPayment,
  { amount, now }: { amount: number; now: Date },
): Promise<void> => {
  await db
    .updateTable('payment')
    .set({ amount, updated_date: now })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .execute()
  forgetMoney(db, { site_id, order_id })
}

/**
 * Applies an event to a payment and records it in the ledger; nothing else writes either. Its order must be locked. An
 * event with the same reference is recorded once.
 */
export const movePayment = async (
  db: Db,
  payment: StoredPayment,
  { event, reference, now }: { event: RecordEvent; reference: string; now: Date },
): Promise<{ ok: true } | { ok: false; code: RecordRefusal }> => {
  const { movements: all } = await readMoney(db, orderOf(payment))
  const moved = all.filter(({ paymentId }) => paymentId === payment.id)
  if (moved.some((one) => one.type === event.type && one.reference === reference)) return { ok: true }
  const { amount, status: before } = payment
  const decision = decideRecord({ amount: Number(amount), status: before, sums: sumsOf(moved) }, event)
  if (!decision.ok) return decision
  const { status, movements } = decision
  await writeMovements(db, payment, { movements, reference, now })
  await setPayment(db, payment, { status, updated_date: now })
  return { ok: true }
}

/** Finds a payment of a locked order. */
export const findPayment = async (db: Db, order: OrderKey, id: string): Promise<StoredPayment | undefined> =>
  (await listPayments(db, order)).find((payment) => payment.id === id)

/** Finds the payment of an attempt. */
export const findPaymentOfAttempt = (
  db: Db,
  { site_id, id }: { site_id: string; id: string },
): Promise<StoredPayment | undefined> =>
  db.selectFrom('payment').selectAll().where('site_id', '=', site_id).where('id', '=', id).executeTakeFirst()

/** Claims payments to poll at their provider. */
export const claimPolls = (db: Db, { now, next }: { now: Date; next: Date }): Promise<StoredPayment[]> =>
  db
    .with('waiting', (query) =>
      query
        .selectFrom('payment')
        .select(['site_id', 'id'])
        .where('look_date', '<=', now)
        .orderBy('look_date')
        .limit(50)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('payment')
    .from('waiting')
    .set({ look_date: next })
    .whereRef('payment.site_id', '=', 'waiting.site_id')
    .whereRef('payment.id', '=', 'waiting.id')
    .returningAll('payment')
    .execute()

/** Stops polling a payment. */
export const endPolling = async (
  db: Db,
  payment: Pick<StoredPayment, 'site_id' | 'order_id' | 'id' | 'look_date'>,
): Promise<void> => {
  if (payment.look_date !== null) await setPayment(db, payment, { look_date: null })
}

/** Updates the details of a payment, without moving money. */
export const describePayment = async (
  db: Db,
  payment: Pick<StoredPayment, 'site_id' | 'order_id' | 'id' | 'body'>,
  more: Partial<PaymentDetails>,
): Promise<void> => {
  const { site_id, id } = payment
  const body = { ...payment.body, ...more }
  const described = db.updateTable('payment').set({ body: JSON.stringify(body) })
  await writeBehind(db, described.where('site_id', '=', site_id).where('id', '=', id))
  noteMoney(db, payment, ({ payments }) => ({ payments: changedRow(payments, id, { body }) }))
}
