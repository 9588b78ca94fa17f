import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import { followBy, type Decided, type Moves } from '../machine.ts'
import type { Minor } from '../money.ts'
import { heldOf, offsetOf, type Sums } from './ledger.ts'
import type { RecordStatus } from './record.ts'

/**
 * The payment states of an order.
 * - `PENDING`: payment is in progress.
 * - `PENDING_MERCHANT`: the payment is authorized and the store has to capture it.
 * - `CANCELED`: the authorization was voided.
 * - `DECLINED`: a payment in progress failed.
 */
export type PaymentStatus = Exclude<Order['paymentStatus'], 'UNSPECIFIED'>

const paid = ['PARTIALLY_PAID', 'PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED'] as const

/** The allowed transitions of an order's payment status. */
export const orderPaymentMoves = {
  NOT_PAID: ['PENDING', 'PENDING_MERCHANT', 'CANCELED', 'DECLINED', ...paid],
  PENDING: ['NOT_PAID', 'PENDING_MERCHANT', 'CANCELED', 'DECLINED', ...paid],
  PENDING_MERCHANT: ['NOT_PAID', 'PENDING', 'CANCELED', 'DECLINED', ...paid],
  // The buyer pays with another method.
  CANCELED: ['NOT_PAID', 'PENDING', 'PENDING_MERCHANT', 'DECLINED', ...paid],
  DECLINED: ['NOT_PAID', 'PENDING', 'PENDING_MERCHANT', 'CANCELED', ...paid],
  PARTIALLY_PAID: ['PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED'],
  // Editing an order can raise its price, and an order that was free has no payments.
  PAID: ['NOT_PAID', 'PARTIALLY_PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED'],
  PARTIALLY_REFUNDED: ['FULLY_REFUNDED'],
  // The buyer pays after a full refund.
  FULLY_REFUNDED: ['PARTIALLY_REFUNDED'],
} as const satisfies Moves<PaymentStatus>

/** The properties of an order that its payment status depends on. */
export interface OrderMoney {
  readonly total: Minor
  readonly isCanceled: boolean
}

/** Tasks after a change of an order's payment status. */
type OrderPaymentTask = 'take-stock' | 'notify-status'

export type OrderPaymentDecision =
  | { readonly ok: true; readonly status: Decided<PaymentStatus>; readonly tasks: readonly OrderPaymentTask[] }
  | { readonly ok: false; readonly code: 'PAYMENT_MOVED_BACK' }

/** The properties of a payment that the order's payment status depends on. */
export interface PaymentOfOrder {
  readonly status: RecordStatus
  /** Offline payment that has not been received. */
  readonly isOutside: boolean
}

/** The payments of an order, oldest first, and the total they hold. */
export interface PaymentsOfOrder {
  readonly held: Minor
  readonly payments: readonly PaymentOfOrder[]
}

/** Returns the payment status of an order of which nothing has been captured. */
const expectedStatusOf = ({ held, payments }: PaymentsOfOrder): PaymentStatus => {
  if (held > 0) return 'PENDING_MERCHANT'
  if (payments.some(({ status, isOutside }) => status === 'PENDING' && !isOutside)) return 'PENDING'
  if (payments.some(({ status }) => status === 'PENDING_MERCHANT')) return 'PENDING_MERCHANT'
  const last = payments.at(-1)?.status
  if (last === 'DECLINED') return 'DECLINED'
  return last === 'VOIDED' ? 'CANCELED' : 'NOT_PAID'
}

/** Returns the payment status of an order from its ledger and payments. */
export const orderPaymentStatusOf = (
  { total, isCanceled }: OrderMoney,
  sums: Sums,
  of: PaymentsOfOrder = { held: heldOf(sums), payments: [] },
): PaymentStatus => {
  const { captured, refunded } = sums
  if (captured === 0) {
    if (total > 0) return expectedStatusOf(of)
    return isCanceled ? 'FULLY_REFUNDED' : 'PAID'
  }
  if (refunded >= captured) return 'FULLY_REFUNDED'
  if (refunded > 0) return 'PARTIALLY_REFUNDED'
  return captured >= total ? 'PAID' : 'PARTIALLY_PAID'
}

/**
 * Decides about an order's payment status after a change of the ledger. There are no tasks if the status stays the
 * same. Goods that are reserved until payment are taken from stock once.
 */
export const decideOrderPayment = (
  before: PaymentStatus,
  order: OrderMoney & { readonly stockTaken: boolean },
  sums: Sums,
  of?: PaymentsOfOrder,
): OrderPaymentDecision => {
  const status = followBy<PaymentStatus>(orderPaymentMoves, before, orderPaymentStatusOf(order, sums, of))
  if (status === undefined) return { ok: false, code: 'PAYMENT_MOVED_BACK' }
  if (status === before) return { ok: true, status, tasks: [] }
  const takesStock = status === 'PAID' && !order.stockTaken && !order.isCanceled
  return { ok: true, status, tasks: takesStock ? ['take-stock', 'notify-status'] : ['notify-status'] }
}

/** The balance of an order. */
export interface Balance {
  /** Amount due. */
  readonly due: Minor
  readonly paid: Minor
  readonly refunded: Minor
  readonly authorized: Minor
  readonly chargeback: Minor
}

export const balanceOf = (
  { total }: Pick<OrderMoney, 'total'>,
  sums: Sums,
  { held }: Pick<PaymentsOfOrder, 'held'> = { held: heldOf(sums) },
): Balance => ({
  due: Math.max(0, total - sums.captured),
  paid: sums.captured,
  refunded: sums.refunded,
  authorized: held,
  chargeback: offsetOf(sums),
})
