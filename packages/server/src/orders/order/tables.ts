import type { Order } from '@vitrine/contract/entities/order.ts'
import type { FulfillmentStatus } from '@vitrine/domain/order/fulfillment.ts'
import type { OrderStatus } from '@vitrine/domain/order/states.ts'
import type { PaymentStatus } from '@vitrine/domain/payment/order-payment.ts'
import type { Generated } from 'kysely'
import type { JsonColumn, StateColumn } from '../../ground/database/columns.ts'

/** The states of an order stand in columns; the rest was settled when it was placed. */
export type OrderRecord = Omit<Order, 'status' | 'paymentStatus' | 'fulfillmentStatus' | 'number' | 'updatedDate'>

/**
 * Beside these the database keeps, for lists of orders, `return_status`, how the most urgent of its returns stands, and
 * `states`, all states in one.
 */
export interface OrderTable {
  site_id: string
  id: string
  /** Rises with each order of a site. */
  number: number
  checkout_id: string | null
  /** `visitor:…` or `member:…`. */
  owner: string
  email: string
  status: StateColumn<OrderStatus>
  payment_status: StateColumn<PaymentStatus>
  fulfillment_status: StateColumn<FulfillmentStatus>
  /** In minor units. */
  total: number
  /** Whether its items have gone out of stock: where that waits for the payment, they have not at first. */
  stock_taken: Generated<boolean>
  body: JsonColumn<OrderRecord>
  created_date: Date
  updated_date: Date
}

/** What orders are found by; the database writes it itself, when orders and parcels change. */
export interface OrderWordTable {
  site_id: string
  /** In which four weeks the order was placed, counted from 1970. */
  weeks: number
  word: string
  number: number
  placed_date: Date
}

export interface OrderCounterTable {
  site_id: string
  last_number: number
}

/** Which products stand in which order. */
export interface OrderProductTable {
  site_id: string
  order_id: string
  product_id: string
  quantity: number
  placed_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    order_product: OrderProductTable
    orders: OrderTable
    order_word: OrderWordTable
    order_counter: OrderCounterTable
  }
}
