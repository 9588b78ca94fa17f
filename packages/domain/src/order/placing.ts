import type { Order } from '@vitrine/contract/entities/order.ts'
import { decided, type Decided } from '../machine.ts'
import type { Minor } from '../money.ts'
import type { Sums } from '../payment/ledger.ts'
import { orderPaymentStatusOf, type PaymentsOfOrder, type PaymentStatus } from '../payment/order-payment.ts'
import { fulfillmentStatusOf, type FulfillmentStatus, type OrderedLine } from './fulfillment.ts'
import { decideOrder, type OrderStatus } from './states.ts'

export type OrderActivity = NonNullable<NonNullable<Order['activities']>[number]['activityType']>

/** What is known of an order when it is placed. */
export interface Placing {
  readonly total: Minor
  /** What has come in already. */
  readonly sums: Sums
  /** Its payments, and what is held of them. */
  readonly of?: PaymentsOfOrder
  readonly ordered: readonly OrderedLine[]
  /** Its goods leave the stock with the payment, and not before. */
  readonly stockWaits: boolean
  /** It is not approved before all of it is paid. */
  readonly waitsForPayment?: boolean
  /** Its payment is under review, since it may be fraud. */
  readonly isReviewed?: boolean
}

/** The states in which an order begins, and what stands first among its activities. */
export interface Placed {
  readonly status: Decided<OrderStatus>
  readonly paymentStatus: Decided<PaymentStatus>
  readonly fulfillmentStatus: Decided<FulfillmentStatus>
  readonly stockTaken: boolean
  readonly activities: readonly OrderActivity[]
}

/** Paid in full, by a gift card in part, held, on its way, or not paid at all. */
const paidActivity: Readonly<Partial<Record<PaymentStatus, OrderActivity>>> = {
  PAID: 'ORDER_PAID',
  PARTIALLY_PAID: 'ORDER_PARTIALLY_PAID',
  PENDING_MERCHANT: 'AUTHORIZED_PAYMENT_CREATED',
  PENDING: 'PAYMENT_PENDING',
}

const eventOf = ({ waitsForPayment, isReviewed }: Placing, paymentStatus: PaymentStatus) => {
  if (isReviewed) return 'REVIEWED'
  return waitsForPayment && paymentStatus !== 'PAID' ? 'AWAITED' : 'PLACED'
}

/** In which states an order begins. */
export const decidePlacing = (placing: Placing): Placed => {
  const { total, sums, of, ordered, stockWaits, isReviewed } = placing
  const paymentStatus = orderPaymentStatusOf({ total, isCanceled: false }, sums, of)
  const placed = decideOrder('INITIALIZED', eventOf(placing, paymentStatus))
  if (!placed.ok) throw new Error(`An order cannot be placed: ${placed.code}.`)
  const paid = paidActivity[paymentStatus]
  return {
    status: placed.state,
    paymentStatus: decided(paymentStatus),
    fulfillmentStatus: decided(fulfillmentStatusOf({ ordered, parcels: [], restocked: [] }, placed.state)),
    stockTaken: paymentStatus === 'PAID' || !stockWaits,
    activities: ['ORDER_PLACED', ...(paid ? [paid] : []), ...(isReviewed ? (['ORDER_PENDING'] as const) : [])],
  }
}
