import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import { decided, type Decided } from '../../machine.ts'
import type { Minor } from '../../money.ts'
import type { Sums } from '../../payment/ledger.ts'
import { orderPaymentStatusOf, type PaymentsOfOrder, type PaymentStatus } from '../../payment/order-payment.ts'
import { fulfillmentStatusOf, type FulfillmentStatus, type OrderedLine } from '../fulfillment/fulfillment.ts'
import { decideOrder, type OrderStatus } from '../states.ts'

export type OrderActivity = NonNullable<NonNullable<Order['activities']>[number]['activityType']>

/** The facts about an order when it is placed. */
export interface Placing {
  readonly total: Minor
  /** Amounts already received. */
  readonly sums: Sums
  /** Its payments, and the amount they hold. */
  readonly of?: PaymentsOfOrder
  readonly ordered: readonly OrderedLine[]
  /** Whether goods are taken from stock on payment instead of immediately. */
  readonly stockWaits: boolean
  /** Whether the order is approved only once it is fully paid. */
  readonly waitsForPayment?: boolean
  /** Whether the payment is under fraud review. */
  readonly isReviewed?: boolean
}

/** The initial states of an order, and its first activities. */
export interface Placed {
  readonly status: Decided<OrderStatus>
  readonly paymentStatus: Decided<PaymentStatus>
  readonly fulfillmentStatus: Decided<FulfillmentStatus>
  readonly stockTaken: boolean
  readonly activities: readonly OrderActivity[]
}

/** The activity for each payment status at placement. */
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

/** Returns the initial states of an order. */
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
