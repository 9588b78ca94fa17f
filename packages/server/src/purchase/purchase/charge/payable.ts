import { decideDue, type DueDecision } from '@vitrine/domain/order/status/mark-as-paid.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import { sumsOf } from '@vitrine/domain/payment/ledger.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { StoredOrder } from '../../../orders/order/api.ts'
import { listMovements, listPayments, paymentsOfOrder, type StoredPayment } from '../../../money/payment/api.ts'

/** Sums up the pending payments of providers. */
export const promisedOf = (payments: readonly StoredPayment[]): Minor =>
  payments
    .filter(({ status, provider }) => provider !== 'offline' && (status === 'PENDING' || status === 'PENDING_MERCHANT'))
    .reduce((sum, { amount }) => sum + Number(amount), 0)

/**
 * Decides how much of a locked order can be charged: `amount`, or the full amount due. Authorized and pending payments
 * are not charged again.
 */
export const decidePayable = async (db: Db, order: StoredOrder, amount?: Minor): Promise<DueDecision> => {
  const [movements, payments] = await Promise.all([listMovements(db, order), listPayments(db, order)])
  const promised = promisedOf(payments)
  const { held } = paymentsOfOrder(payments, movements)
  const orderState = { status: order.status, total: Number(order.total), sums: sumsOf(movements), held, promised }
  return decideDue(orderState, amount)
}

/** Refuses to charge an order, with the specification's error codes. */
export const requirePayable = async (db: Db, order: StoredOrder, amount: Minor): Promise<void> => {
  const decision = await decidePayable(db, order, amount)
  if (decision.ok) return
  if (decision.code === 'ALREADY_PAID') throw new Refusal('ORDER_PAID')
  if (decision.code !== 'INVALID_AMOUNT') throw new Refusal('ORDER_CANCELED')
  throw new Refusal('INVALID_AMOUNT', undefined, { due: decision.due })
}
