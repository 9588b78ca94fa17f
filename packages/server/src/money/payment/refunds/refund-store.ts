import type { Decided } from '@vitrine/domain/machine.ts'
import {
  decideRefund,
  newRefund,
  openRefundStates,
  type RefundEvent,
  type RefundState,
  type RefundTask,
} from '@vitrine/domain/payment/refund.ts'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { writeBehind } from '../../../ground/database/transact.ts'
import { findPayment, type StoredPayment } from '../ledger/ledger-store.ts'
import {
  changedRow,
  forgetMoney,
  noteMoney,
  orderOf,
  readMoney,
  withRow,
  type OrderKey,
  type OrderMoney,
} from '../ledger/order-money.ts'
import type { RefundTable, RefundTransactionTable } from '../tables.ts'

export type RefundHeader = Selectable<RefundTable>
export type RefundTransaction = Selectable<RefundTransactionTable>

/** A refund with its transactions. */
export interface Refund extends RefundHeader {
  readonly transactions: readonly RefundTransaction[]
}

export const insertRefund = async (db: Db, refund: RefundHeader): Promise<void> => {
  const { details, side_effects, actor, ...header } = refund
  const row = {
    ...header,
    details: JSON.stringify(details),
    side_effects: JSON.stringify(side_effects),
    actor: actor && JSON.stringify(actor),
  }
  await writeBehind(db, db.insertInto('refund').values(row))
  noteMoney(db, header, ({ refunds }) => ({ refunds: withRow(refunds, refund) }))
}

type NewTransaction = Omit<RefundTransaction, 'state' | 'code' | 'description'>

/** Inserts a refund transaction: to be claimed later, or claimed by its creator. */
export const insertRefundTransaction = async (
  db: Db,
  transaction: NewTransaction,
  state: Decided<RefundState> = newRefund,
): Promise<RefundTransaction> => {
  const fresh = { ...transaction, code: null, description: null }
  await writeBehind(db, db.insertInto('refund_transaction').values({ ...fresh, state }))
  const inserted = { ...fresh, state }
  noteMoney(db, transaction, ({ refundTransactions }) => ({
    refundTransactions: withRow(refundTransactions, inserted),
  }))
  return inserted
}

/** Returns refunds with their transactions, oldest first. */
export const refundsOf = ({ refunds, refundTransactions }: OrderMoney): Refund[] =>
  refunds.map((header) => ({
    ...header,
    transactions: refundTransactions.filter(({ refund_id }) => refund_id === header.id),
  }))

/** Lists the refunds of an order, oldest first. */
export const listRefunds = async (db: Db, order: OrderKey): Promise<readonly Refund[]> =>
  refundsOf(await readMoney(db, order))

/** Lists the refund transactions of an order, oldest first. */
export const listRefundTransactions = async (db: Db, order: OrderKey): Promise<readonly RefundTransaction[]> =>
  (await readMoney(db, order)).refundTransactions

/**
 * Claims refund transactions to send to the provider or to poll: those of an order, or any. Concurrent servers claim
 * different ones.
 */
export const claimRefunds = async (
  db: Db,
  { now, lease, orderId }: { now: Date; lease: Date; orderId?: string },
): Promise<RefundTransaction[]> => {
  const waiting = db
    .selectFrom('refund_transaction')
    .select(['site_id', 'id', 'state'])
    .where('state', 'in', openRefundStates)
    .where('lease_date', '<=', now)
  const meant = orderId === undefined ? waiting : waiting.where('order_id', '=', orderId)
  const held = await meant.orderBy('lease_date').limit(50).forUpdate().skipLocked().execute()
  const claimed: RefundTransaction[] = []
  for (const { site_id, id, state } of held) {
    const decision = decideRefund(state, 'CLAIMED')
    if (!decision.ok) continue
    const row = await db
      .updateTable('refund_transaction')
      .set({ state: decision.state, lease_date: lease })
      .where('site_id', '=', site_id)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    claimed.push(row)
  }
  return claimed
}

export interface RefundNews {
  readonly event: RefundEvent
  readonly reference?: string
  readonly code?: string
  readonly description?: string
  /** When to poll next. */
  readonly lease?: Date
}

/** Applies an event to a refund transaction of a locked order. Returns the resulting tasks, once. */
export const moveRefund = async (
  db: Db,
  key: Pick<RefundTransaction, 'site_id' | 'order_id' | 'id'>,
  news: RefundNews,
): Promise<readonly RefundTask[]> => {
  const { event, reference, code, description, lease } = news
  const known = (await listRefundTransactions(db, orderOf(key))).find(({ id }) => id === key.id)!
  const decision = decideRefund(known.state, event)
  if (!decision.ok) return []
  const change = {
    ...(reference !== undefined && { reference }),
    ...(code !== undefined && { code }),
    ...(description !== undefined && { description }),
    ...(lease && { lease_date: lease }),
  }
  const { numUpdatedRows } = await db
    .updateTable('refund_transaction')
    .set({ ...change, state: decision.state })
    .where('site_id', '=', key.site_id)
    .where('id', '=', key.id)
    .where('state', '=', known.state)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) {
    // Claiming does not lock the order, so the transaction was claimed after it was read.
    forgetMoney(db, key)
    return moveRefund(db, key, news)
  }
  noteMoney(db, key, ({ refundTransactions }) => ({
    refundTransactions: changedRow(refundTransactions, key.id, { ...change, state: decision.state }),
  }))
  return decision.tasks
}

/** Updates details of a refund transaction without changing its state. */
export const noteRefundDetails = async (
  db: Db,
  key: Pick<RefundTransaction, 'site_id' | 'order_id' | 'id'>,
  details: Partial<Pick<RefundTransaction, 'reference' | 'code' | 'description'>>,
): Promise<void> => {
  const { site_id, id } = key
  await db.updateTable('refund_transaction').set(details).where('site_id', '=', site_id).where('id', '=', id).execute()
  noteMoney(db, key, ({ refundTransactions }) => ({
    refundTransactions: changedRow<RefundTransaction>(refundTransactions, id, details),
  }))
}

/** Returns the payment of a refund transaction. */
export const findRefundedPayment = async (db: Db, refund: RefundTransaction): Promise<StoredPayment> =>
  (await findPayment(db, orderOf(refund), refund.payment_id))!

/** Counts the refunded and pending quantities of an order by line item ID. */
export const refundedQuantities = async (
  db: Db,
  { site_id, id }: { readonly site_id: string; readonly id: string },
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ line: string; quantity: number }>`
    select line ->> 'id' as line, sum((line ->> 'quantity')::int)::int as quantity
    from refund, jsonb_array_elements(refund.details -> 'lines') line
    where refund.site_id = ${site_id} and refund.order_id = ${id} and exists (
      select from refund_transaction part
      where part.site_id = refund.site_id and part.refund_id = refund.id and part.state <> 'failed')
    group by 1`.execute(db)
  return new Map(rows.map(({ line, quantity }) => [line, quantity]))
}
