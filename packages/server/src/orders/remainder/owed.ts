import { sumOf, toMinor, type Minor } from '@vitrine/domain/money.ts'
import { offsetOf, sumsOf } from '@vitrine/domain/payment/ledger.ts'
import { balanceOf } from '@vitrine/domain/payment/order-payment.ts'
import { openRemainders, type RemainderOrder } from '@vitrine/domain/purchase-terms/remainder.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { StoredOrder } from '../order/api.ts'
import { listMovements, listPayments, paymentsOfOrder, type StoredPayment } from '../../money/payment/api.ts'
import { listRemainders, type StoredRemainder } from './store.ts'

/** A remainder with its outstanding amount. */
export interface OpenRemainder {
  readonly row: StoredRemainder
  readonly open: Minor
}

/** The remainders of an order, with their current amounts. */
export interface Owed {
  readonly order: RemainderOrder
  readonly remainders: readonly OpenRemainder[]
  readonly payments: readonly StoredPayment[]
}

/** The amount to be paid in person, by the payment options of the line items. */
const inPersonOf = ({ body: { lineItems, currency = '' } }: StoredOrder): Minor =>
  sumOf(
    lineItems
      .filter(({ paymentOption }) => paymentOption === 'FULL_PAYMENT_OFFLINE')
      .map(({ totalPriceAfterTax }) => toMinor(totalPriceAfterTax?.amount ?? '0', currency)),
  )

const isComing = ({ status, provider }: StoredPayment): boolean =>
  provider !== 'offline' && (status === 'PENDING' || status === 'PENDING_MERCHANT')

/** Computes the outstanding remainders of an order with a deposit. Authorized and pending payments count as paid. */
export const owedOf = async (db: Db, order: StoredOrder): Promise<Owed | undefined> => {
  const rows = await listRemainders(db, order)
  if (rows.length === 0) return undefined
  const [movements, payments] = await Promise.all([listMovements(db, order), listPayments(db, order)])
  const sums = sumsOf(movements)
  const { held } = paymentsOfOrder(payments, movements)
  const promised = sumOf(payments.filter(isComing).map(({ amount }) => Number(amount)))
  const { due } = balanceOf({ total: Number(order.total) }, sums, { held })
  const planned = rows.map(({ due_day: dueDay, amount }) => ({ dueDay, amount: Number(amount) }))
  const open = openRemainders(planned, due - held - promised - inPersonOf(order))
  const isOver = order.status === 'CANCELED' || order.status === 'REJECTED'
  return {
    order: {
      isOver: isOver || (sums.captured > 0 && sums.refunded >= sums.captured),
      hasRefundOrDispute: sums.refunded > 0 || offsetOf(sums) > 0,
    },
    remainders: rows.map((row, index) => ({ row, open: open[index]! })),
    payments,
  }
}
