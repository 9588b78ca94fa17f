import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import { decided, type Decided } from '../machine.ts'
import type { Minor } from '../money.ts'
import { noSums, type Sums } from '../payment/ledger.ts'
import { orderPaymentStatusOf, type PaymentStatus } from '../payment/order-payment.ts'
import { fulfillmentStatusOf, type FulfillmentStatus, type Pieces } from './fulfillment/fulfillment.ts'
import { decideOrder, type OrderStatus } from './states.ts'

/** The final state of a past order. */
export interface Past {
  readonly status: Extract<Order['status'], 'APPROVED' | 'CANCELED'>
  readonly paymentStatus: Extract<Order['paymentStatus'], 'NOT_PAID' | 'PAID' | 'FULLY_REFUNDED'>
  readonly total: Minor
  readonly pieces: Pieces
}

export interface Imported {
  readonly sums: Sums
  readonly status: Decided<OrderStatus>
  readonly paymentStatus: Decided<PaymentStatus>
  readonly fulfillmentStatus: Decided<FulfillmentStatus>
}

const statusOf = (status: Past['status']): Decided<OrderStatus> => {
  const placed = decideOrder('INITIALIZED', 'PLACED')
  const decision = status === 'CANCELED' && placed.ok ? decideOrder(placed.state, 'CANCELED') : placed
  if (!decision.ok) throw new Error(`An order cannot be imported as ${status}: ${decision.code}.`)
  return decision.state
}

/** Returns the states of an imported order, and the amounts captured and refunded. */
export const decideImport = ({ status: ended, paymentStatus, total, pieces }: Past): Imported => {
  const captured = paymentStatus === 'NOT_PAID' ? 0 : total
  const sums = { ...noSums, captured, refunded: paymentStatus === 'FULLY_REFUNDED' ? captured : 0 }
  const status = statusOf(ended)
  return {
    sums,
    status,
    paymentStatus: decided(orderPaymentStatusOf({ total, isCanceled: ended === 'CANCELED' }, sums)),
    fulfillmentStatus: decided(fulfillmentStatusOf(pieces, status)),
  }
}
