import type { Order } from '@vitrine/contract/entities/order.ts'

export type OrderStatus = Extract<Order['status'], 'INITIALIZED' | 'APPROVED' | 'CANCELED' | 'PENDING' | 'REJECTED'>
export type FulfillmentStatus = Order['fulfillmentStatus']

/** From each state of an order to the states it may move to. */
export const orderMoves = {
  INITIALIZED: ['APPROVED', 'PENDING', 'REJECTED', 'CANCELED'],
  PENDING: ['APPROVED', 'REJECTED', 'CANCELED'],
  APPROVED: ['CANCELED'],
  CANCELED: [],
  REJECTED: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** Whether a state may follow another; staying is always allowed. */
export const mayMove = <State extends string>(
  moves: Readonly<Record<State, readonly State[]>>,
  from: State,
  to: State,
): boolean => from === to || moves[from].includes(to)
