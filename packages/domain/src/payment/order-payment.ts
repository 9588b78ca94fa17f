import type { Order } from '@vitrine/contract/entities/order.ts'
import { followBy, type Decided, type Moves } from '../machine.ts'
import type { Minor } from '../money.ts'
import { heldOf, offsetOf, type Sums } from './ledger.ts'

/** The states of an order's payment that money can bring about; the others of the specification are reached by nothing. */
export type PaymentStatus = Extract<
  Order['paymentStatus'],
  'NOT_PAID' | 'PARTIALLY_PAID' | 'PAID' | 'PARTIALLY_REFUNDED' | 'FULLY_REFUNDED'
>

/** From each state of an order's payment to the states it may move to. */
export const orderPaymentMoves = {
  NOT_PAID: ['PARTIALLY_PAID', 'PAID'],
  PARTIALLY_PAID: ['PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED'],
  PAID: ['PARTIALLY_REFUNDED', 'FULLY_REFUNDED'],
  PARTIALLY_REFUNDED: ['FULLY_REFUNDED'],
  // Someone pays after all was given back.
  FULLY_REFUNDED: ['PARTIALLY_REFUNDED'],
} as const satisfies Moves<PaymentStatus>

/** An order as its payment sees it. */
export interface OrderMoney {
  readonly total: Minor
  readonly isCanceled: boolean
}

/** What follows from a change of an order's payment. */
export type OrderPaymentTask = 'take-stock' | 'tell-status'

export type OrderPaymentDecision =
  | { readonly ok: true; readonly status: Decided<PaymentStatus>; readonly tasks: readonly OrderPaymentTask[] }
  | { readonly ok: false; readonly code: 'PAYMENT_MOVED_BACK' }

/** The state of an order's payment, as the ledger says. */
export const orderPaymentStatusOf = ({ total, isCanceled }: OrderMoney, sums: Sums): PaymentStatus => {
  const { captured, refunded } = sums
  if (captured === 0) {
    if (total > 0) return 'NOT_PAID'
    return isCanceled ? 'FULLY_REFUNDED' : 'PAID'
  }
  if (refunded >= captured) return 'FULLY_REFUNDED'
  if (refunded > 0) return 'PARTIALLY_REFUNDED'
  return captured >= total ? 'PAID' : 'PARTIALLY_PAID'
}

/**
 * Where the ledger brings an order's payment from the state it was in; nothing is to be done where it stays. Goods that
 * wait for the payment leave the stock once.
 */
export const decideOrderPayment = (
  before: PaymentStatus,
  order: OrderMoney & { readonly stockTaken: boolean },
  sums: Sums,
): OrderPaymentDecision => {
  const status = followBy<PaymentStatus>(orderPaymentMoves, before, orderPaymentStatusOf(order, sums))
  if (status === undefined) return { ok: false, code: 'PAYMENT_MOVED_BACK' }
  if (status === before) return { ok: true, status, tasks: [] }
  const takesStock = status === 'PAID' && !order.stockTaken
  return { ok: true, status, tasks: takesStock ? ['take-stock', 'tell-status'] : ['tell-status'] }
}

/** What an order's balance says. */
export interface Balance {
  /** Still to be paid. */
  readonly due: Minor
  readonly paid: Minor
  readonly refunded: Minor
  readonly authorized: Minor
  readonly chargeback: Minor
}

export const balanceOf = ({ total }: Pick<OrderMoney, 'total'>, sums: Sums): Balance => ({
  due: Math.max(0, total - sums.captured),
  paid: sums.captured,
  refunded: sums.refunded,
  authorized: heldOf(sums),
  chargeback: offsetOf(sums),
})
