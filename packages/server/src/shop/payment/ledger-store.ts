import { noSums, type Movement, type Sums } from '@vitrine/domain/payment/ledger.ts'
import {
  decideRecord,
  newRecord,
  type PaymentRecord,
  type RecordEvent,
  type RecordRefusal,
} from '@vitrine/domain/payment/record.ts'
import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import { writeBehind } from '../../ground/database/transact.ts'
import type { PaymentMovementTable, PaymentTable } from './tables.ts'

export type StoredPayment = Selectable<PaymentTable>
export type StoredMovement = Selectable<PaymentMovementTable>

/** An order whose payments are meant. Whoever changes them holds it. */
export interface OrderKey {
  readonly site_id: string
  readonly id: string
}

/** The payments of an order, oldest first. */
export const listPayments = (db: Db, order: OrderKey): Promise<StoredPayment[]> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('site_id', '=', order.site_id)
    .where('order_id', '=', order.id)
    .orderBy('created_date')
    .orderBy('id')
    .execute()

/** What has moved for an order, oldest first. */
export const listMovements = async (db: Db, order: OrderKey): Promise<(Movement & { paymentId: string })[]> => {
  const rows = await db
    .selectFrom('payment_movement')
    .select(['payment_id', 'type', 'amount'])
    .where('site_id', '=', order.site_id)
    .where('order_id', '=', order.id)
    .orderBy('created_date')
    .execute()
  return rows.map(({ payment_id, type, amount }) => ({ paymentId: payment_id, type, amount: Number(amount) }))
}

const pendingRefundsOf = async (db: Db, { site_id, order_id, id }: StoredPayment): Promise<number> => {
  const { sum } = await db
    .selectFrom('refund')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('site_id', '=', site_id)
    .where('order_id', '=', order_id)
    .where('payment_id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

const movedOf = async (db: Db, { site_id, order_id, id }: StoredPayment): Promise<Sums> => {
  const rows = await db
    .selectFrom('payment_movement')
    .select(({ fn }) => ['type', fn.sum<string>('amount').as('sum')])
    .where('site_id', '=', site_id)
    .where('order_id', '=', order_id)
    .where('payment_id', '=', id)
    .groupBy('type')
    .execute()
  return rows.reduce<Sums>((sums, { type, sum }) => ({ ...sums, [type]: Number(sum) }), noSums)
}

/** A payment with what is on its way back; its order must be held. */
export const readRecord = async (db: Db, payment: StoredPayment): Promise<PaymentRecord> => ({
  amount: Number(payment.amount),
  status: payment.status,
  sums: await movedOf(db, payment),
  pendingRefunds: await pendingRefundsOf(db, payment),
})

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
  if (rows.length > 0) await writeBehind(db, db.insertInto('payment_movement').values(rows))
}

type NewPayment = Omit<Insertable<PaymentTable>, 'status' | 'updated_date' | 'created_date'>

/** Writes down a payment of an order, with the money that has come already. */
export const insertPayment = async (
  db: Db,
  payment: NewPayment,
  { captured, now }: { captured: boolean; now: Date },
): Promise<void> => {
  const amount = Number(payment.amount)
  const decision = captured ? decideRecord(newRecord(amount), { type: 'captured', amount }) : undefined
  if (decision?.ok === false) throw new Error(`A payment of ${amount} cannot be captured: ${decision.code}.`)
  const status = decision?.status ?? newRecord(amount).status
  await writeBehind(db, db.insertInto('payment').values({ ...payment, status, created_date: now, updated_date: now }))
  const { site_id, order_id, id } = payment
  const key = { site_id, order_id, id }
  await writeMovements(db, key, { movements: decision?.movements ?? [], reference: id, now })
}

/** Less is expected of a payment that nothing has come of yet; its order must be held. */
export const lowerExpected = async (
  db: Db,
  { site_id, id }: StoredPayment,
  { amount, now }: { amount: number; now: Date },
): Promise<void> => {
  await db
    .updateTable('payment')
    .set({ amount, updated_date: now })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .execute()
}

const isKnown = async (
  db: Db,
  { site_id, order_id, id }: StoredPayment,
  { type, reference }: { type: RecordEvent['type']; reference: string },
): Promise<boolean> => {
  if (type === 'canceled') return false
  const row = db
    .selectFrom('payment_movement')
    .select('reference')
    .where('site_id', '=', site_id)
    .where('order_id', '=', order_id)
    .where('payment_id', '=', id)
    .where('type', '=', type)
    .where('reference', '=', reference)
  return (await row.executeTakeFirst()) !== undefined
}

/**
 * Moves a payment by what has happened, and writes it into the ledger: nothing else writes either. Its order must be held.
 * What the same cause has written already is not written again.
 */
export const movePayment = async (
  db: Db,
  payment: StoredPayment,
  { event, reference, now }: { event: RecordEvent; reference: string; now: Date },
): Promise<{ ok: true } | { ok: false; code: RecordRefusal }> => {
  if (await isKnown(db, payment, { type: event.type, reference })) return { ok: true }
  const { amount, status: before } = payment
  const decision = decideRecord({ amount: Number(amount), status: before, sums: await movedOf(db, payment) }, event)
  if (!decision.ok) return decision
  const { status, movements } = decision
  await writeMovements(db, payment, { movements, reference, now })
  await db
    .updateTable('payment')
    .set({ status, updated_date: now })
    .where('site_id', '=', payment.site_id)
    .where('id', '=', payment.id)
    .execute()
  return { ok: true }
}
