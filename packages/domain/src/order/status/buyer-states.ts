import type { Order } from '@vitrine/contract/entities/orders/order.ts'

/** The state of an order as shown to the buyer. */
export type BuyerOrderState =
  | 'CONFIRMED'
  | 'PREPARING'
  | 'PARTIALLY_SHIPPED'
  | 'SHIPPED'
  | 'UNDER_REVIEW'
  | 'CANCELED'
  | 'REJECTED'

/** The payment state of an order as shown to the buyer. */
export type BuyerPaymentState =
  | 'UNPAID'
  | 'PENDING'
  | 'PARTIALLY_PAID'
  | 'PAID'
  | 'PARTIALLY_REFUNDED'
  | 'REFUND_PENDING'
  | 'REFUNDED'
  | 'CANCELED'
  | 'DECLINED'

const byFulfillment = {
  NOT_FULFILLED: 'PREPARING',
  PARTIALLY_FULFILLED: 'PARTIALLY_SHIPPED',
  FULFILLED: 'SHIPPED',
  CANCELED: 'CANCELED',
} as const satisfies Record<Order['fulfillmentStatus'], BuyerOrderState>

/** States that take precedence over the fulfillment status. */
const byOrder = {
  INITIALIZED: undefined,
  PENDING: 'UNDER_REVIEW',
  APPROVED: undefined,
  CANCELED: 'CANCELED',
  REJECTED: 'REJECTED',
} as const satisfies Record<Order['status'], BuyerOrderState | undefined>

const byPayment = {
  UNSPECIFIED: 'UNPAID',
  NOT_PAID: 'UNPAID',
  PENDING: 'PENDING',
  PENDING_MERCHANT: 'PENDING',
  PARTIALLY_PAID: 'PARTIALLY_PAID',
  PAID: 'PAID',
  PARTIALLY_REFUNDED: 'PARTIALLY_REFUNDED',
  FULLY_REFUNDED: 'REFUNDED',
  CANCELED: 'CANCELED',
  DECLINED: 'DECLINED',
} as const satisfies Record<Order['paymentStatus'], BuyerPaymentState>

/** Returns the state of an order: problems first, otherwise its fulfillment. Digital goods are not shipped. */
export const buyerOrderState = ({
  status,
  fulfillmentStatus,
  lineItems,
}: Pick<Order, 'status' | 'fulfillmentStatus'> & {
  readonly lineItems: readonly {
    readonly physicalProperties?: { readonly shippable?: boolean | undefined } | undefined
  }[]
}): BuyerOrderState => {
  const isSent = lineItems.some(({ physicalProperties }) => physicalProperties?.shippable !== false)
  return byOrder[status] ?? (isSent ? byFulfillment[fulfillmentStatus] : 'CONFIRMED')
}

type Amount = NonNullable<NonNullable<Order['balanceSummary']>['refunded']>

export interface BuyerPayment {
  readonly state: BuyerPaymentState
  /** Amount refunded or being refunded. Left out if it is the full amount. */
  readonly amount?: Amount
}

const isSome = (amount: Amount | undefined): amount is Amount => Number(amount?.amount ?? 0) > 0

/** Returns the payment states of an order: what was paid or refunded, then pending refunds. */
export const buyerPayments = ({
  paymentStatus,
  balanceSummary = {},
}: Pick<Order, 'paymentStatus' | 'balanceSummary'>): readonly BuyerPayment[] => {
  const { refunded, pendingRefund } = balanceSummary
  const state = byPayment[paymentStatus]
  const settled = { state, ...(state === 'PARTIALLY_REFUNDED' && isSome(refunded) && { amount: refunded }) }
  if (!isSome(pendingRefund)) return [settled]
  const pending = { state: 'REFUND_PENDING', amount: pendingRefund } as const
  return isSome(refunded) ? [settled, pending] : [pending]
}
