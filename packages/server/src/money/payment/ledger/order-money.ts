import type { MovementType } from '@vitrine/domain/payment/ledger.ts'
import { sql, type Selectable } from 'kysely'
import { createTransactionCache } from '../../../ground/database/transaction-cache.ts'
import { prepared } from '../../../ground/database/connection/prepared.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type {
  AuthorizedActionTable,
  ChargebackTable,
  PaymentMovementTable,
  PaymentTable,
  RefundTable,
  RefundTransactionTable,
} from '../tables.ts'

/** Key of the order whose payments are changed; the caller must have locked it. */
export interface OrderKey {
  readonly site_id: string
  readonly id: string
}

/** Returns the order that a record belongs to. */
export const orderOf = ({ site_id, order_id }: { readonly site_id: string; readonly order_id: string }): OrderKey => ({
  site_id,
  id: order_id,
})

/** A movement in the ledger. */
export interface LedgerMovement {
  readonly paymentId: string
  readonly type: MovementType
  /** In minor units. */
  readonly amount: number
  /** ID of the cause. */
  readonly reference: string
  readonly date: Date
}

/** All money records of an order, each oldest first. */
export interface OrderMoney {
  readonly payments: readonly Selectable<PaymentTable>[]
  readonly movements: readonly LedgerMovement[]
  readonly refunds: readonly Selectable<RefundTable>[]
  readonly refundTransactions: readonly Selectable<RefundTransactionTable>[]
  readonly actions: readonly Selectable<AuthorizedActionTable>[]
  readonly chargebacks: readonly Selectable<ChargebackTable>[]
}

/** A row as JSON, with dates as strings. */
type Json<Row> = { readonly [Key in keyof Row]: Date extends Row[Key] ? string | Exclude<Row[Key], Date> : Row[Key] }
type DateKey<Row> = { [Key in keyof Row]: Date extends Row[Key] ? Key : never }[keyof Row]
type Rows<Row> = readonly Json<Row>[] | null

interface Stored {
  readonly payments: Rows<Selectable<PaymentTable>>
  readonly movements: Rows<Selectable<PaymentMovementTable>>
  readonly refunds: Rows<Selectable<RefundTable>>
  readonly transactions: Rows<Selectable<RefundTransactionTable>>
  readonly actions: Rows<Selectable<AuthorizedActionTable>>
  readonly chargebacks: Rows<Selectable<ChargebackTable>>
}

/** Reads six tables in one statement, since every change of money needs all of them. */
const ask = prepared<Stored, [siteId: string, orderId: string]>(
  (siteId, orderId) => sql<Stored>`
    select
      (select json_agg(one order by created_date, id) from payment one
        where site_id = ${siteId} and order_id = ${orderId}) as payments,
      (select json_agg(one order by created_date) from payment_movement one
        where site_id = ${siteId} and order_id = ${orderId}) as movements,
      (select json_agg(one order by created_date, id) from refund one
        where site_id = ${siteId} and order_id = ${orderId}) as refunds,
      (select json_agg(one order by created_date, id) from refund_transaction one
        where site_id = ${siteId} and order_id = ${orderId}) as transactions,
      (select json_agg(one order by created_date, id) from authorized_action one
        where site_id = ${siteId} and order_id = ${orderId}) as actions,
      (select json_agg(one order by created_date, id) from chargeback one
        where site_id = ${siteId} and order_id = ${orderId}) as chargebacks`,
)

const revive = <Row>(rows: Rows<Row>, dates: readonly DateKey<Row>[]): Row[] =>
  (rows ?? []).map((row) => {
    const read: Record<PropertyKey, unknown> = { ...row }
    for (const name of dates) {
      const text = read[name]
      if (typeof text === 'string') read[name] = new Date(text)
    }
    return read as Row
  })

const movementOf = ({
  payment_id: paymentId,
  type,
  amount,
  reference,
  created_date: date,
}: Selectable<PaymentMovementTable>): LedgerMovement => ({ paymentId, type, amount, reference, date })

/** Reads all money records of an order from the database. */
export const readMoneyAnew = async (db: Db, { site_id, id }: OrderKey): Promise<OrderMoney> => {
  const { rows } = await ask(db, site_id, id)
  const { payments, movements, refunds, transactions, actions, chargebacks } = rows[0]!
  return {
    payments: revive(payments, ['look_date', 'created_date', 'updated_date']),
    movements: revive(movements, ['created_date']).map(movementOf),
    refunds: revive(refunds, ['created_date']),
    refundTransactions: revive(transactions, ['lease_date', 'created_date']),
    actions: revive(actions, ['execution_date', 'lease_date', 'created_date', 'updated_date']),
    chargebacks: revive(chargebacks, ['answer_before', 'answered_date', 'lease_date', 'created_date', 'updated_date']),
  }
}

const held = createTransactionCache<OrderMoney>()

const nameOf = ({ site_id, id }: OrderKey): string => `${site_id} ${id}`

/**
 * Caches the money of an order that this transaction has locked, so that it is read once. Each write must update the
 * cache (`noteMoney`) or invalidate it (`forgetMoney`).
 */
export const cacheMoney = (db: Db, order: OrderKey): void => held.begin(db, nameOf(order))

type OfOrder = Parameters<typeof orderOf>[0]

/** Applies a write to the cached money of an order. */
export const noteMoney = (db: Db, of: OfOrder, change: (money: OrderMoney) => Partial<OrderMoney>): void =>
  held.update(db, nameOf(orderOf(of)), (money) => ({ ...money, ...change(money) }))

/** Invalidates the cached money of an order. */
export const forgetMoney = (db: Db, of: OfOrder): void => held.invalidate(db, nameOf(orderOf(of)))

/** Returns all money records of an order; a transaction that has locked the order reads them once. */
export const readMoney = (db: Db, order: OrderKey): Promise<OrderMoney> =>
  held.read(db, nameOf(order), () => readMoneyAnew(db, order))

interface Row {
  readonly id: string
  readonly created_date: Date
}

const oldestFirst = (one: Row, other: Row): number =>
  one.created_date.getTime() - other.created_date.getTime() || (one.id < other.id ? -1 : 1)

/** Adds a row, in reading order. */
export const withRow = <One extends Row>(rows: readonly One[], row: One): One[] => [...rows, row].toSorted(oldestFirst)

/** Changes one of several rows. */
export const changedRow = <One extends Row>(rows: readonly One[], id: string, changes: Partial<One>): One[] =>
  rows.map((row) => (row.id === id ? { ...row, ...changes } : row))
