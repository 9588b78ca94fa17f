import type { Order } from '@vitrine/contract/entities/order.ts'

export type OrderStatus = Extract<Order['status'], 'INITIALIZED' | 'APPROVED' | 'CANCELED' | 'PENDING' | 'REJECTED'>
export type PaymentStatus = Extract<
  Order['paymentStatus'],
  | 'NOT_PAID'
  | 'PAID'
  | 'PENDING'
  | 'PARTIALLY_PAID'
  | 'PARTIALLY_REFUNDED'
  | 'FULLY_REFUNDED'
  | 'CANCELED'
  | 'DECLINED'
  | 'PENDING_MERCHANT'
>
export type FulfillmentStatus = Order['fulfillmentStatus']

/** From each state of an order to the states it may move to. */
export const orderMoves = {
  INITIALIZED: ['APPROVED', 'PENDING', 'REJECTED', 'CANCELED'],
  PENDING: ['APPROVED', 'REJECTED', 'CANCELED'],
  APPROVED: ['CANCELED'],
  CANCELED: [],
  REJECTED: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** From each state of an order's payment to the states it may move to. */
export const paymentMoves = {
  NOT_PAID: ['PENDING', 'PENDING_MERCHANT', 'PARTIALLY_PAID', 'PAID', 'DECLINED', 'CANCELED'],
  PENDING: ['NOT_PAID', 'PENDING_MERCHANT', 'PARTIALLY_PAID', 'PAID', 'DECLINED', 'CANCELED'],
  PENDING_MERCHANT: ['PAID', 'DECLINED', 'CANCELED'],
  PARTIALLY_PAID: ['PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED'],
  PAID: ['PARTIALLY_REFUNDED', 'FULLY_REFUNDED'],
  PARTIALLY_REFUNDED: ['PARTIALLY_REFUNDED', 'FULLY_REFUNDED'],
  FULLY_REFUNDED: [],
  DECLINED: ['PENDING', 'PAID', 'CANCELED'],
  CANCELED: [],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>

/** Whether a state may follow another; staying is always allowed. */
export const mayMove = <State extends string>(
  moves: Readonly<Record<State, readonly State[]>>,
  from: State,
  to: State,
): boolean => from === to || moves[from].includes(to)
