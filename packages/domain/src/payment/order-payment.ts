import type { Order } from '@vitrine/contract/entities/order.ts'
import { followBy, type Decided, type Moves } from '../machine.ts'
import type { Minor } from '../money.ts'
import { heldOf, offsetOf, type Sums } from './ledger.ts'
import type { RecordStatus } from './record.ts'

/**
 * The states of an order's payment. `PENDING`: money is on its way. `PENDING_MERCHANT`: money is held, and the shop is to
 * capture it. `CANCELED`: what was held was let go. `DECLINED`: what was on its way does not come.
 */
export type PaymentStatus = Exclude<Order['paymentStatus'], 'UNSPECIFIED'>

const paid = ['PARTIALLY_PAID', 'PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED'] as const

/** From each state of an order's payment to the states it may move to. */
export const orderPaymentMoves = {
  NOT_PAID: ['PENDING', 'PENDING_MERCHANT', 'CANCELED', 'DECLINED', ...paid],
  PENDING: ['NOT_PAID', 'PENDING_MERCHANT', 'CANCELED', 'DECLINED', ...paid],
  PENDING_MERCHANT: ['NOT_PAID', 'PENDING', 'CANCELED', 'DECLINED', ...paid],
  // Someone pays in another way.
  CANCELED: ['NOT_PAID', 'PENDING', 'PENDING_MERCHANT', 'DECLINED', ...paid],
  DECLINED: ['NOT_PAID', 'PENDING', 'PENDING_MERCHANT', 'CANCELED', ...paid],
  PARTIALLY_PAID: ['PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED'],
  // An edit can make an order cost more; one that cost nothing has had nothing paid.
  PAID: ['NOT_PAID', 'PARTIALLY_PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED'],
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

/** A payment of an order as the order's own state is read from it. */
export interface PaymentOfOrder {
  readonly status: RecordStatus
  /** It comes outside, when it comes: nobody has sent anything yet. */
  readonly isOutside: boolean
}

/** The payments of an order, oldest first, and what is held of all of them. */
export interface PaymentsOfOrder {
  readonly held: Minor
  readonly payments: readonly PaymentOfOrder[]
}

/** What an order waits for, of which nothing has been captured. */
const expectedStatusOf = ({ held, payments }: PaymentsOfOrder): PaymentStatus => {
  if (held > 0) return 'PENDING_MERCHANT'
  if (payments.some(({ status, isOutside }) => status === 'PENDING' && !isOutside)) return 'PENDING'
  if (payments.some(({ status }) => status === 'PENDING_MERCHANT')) return 'PENDING_MERCHANT'
  const last = payments.at(-1)?.status
  if (last === 'DECLINED') return 'DECLINED'
  return last === 'VOIDED' ? 'CANCELED' : 'NOT_PAID'
}

/** The state of an order's payment, as the ledger and its payments say. */
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
 * Where the ledger brings an order's payment from the state it was in; nothing is to be done where it stays. Goods that
 * wait for the payment leave the stock once.
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
