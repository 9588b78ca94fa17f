import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import type { FulfillmentStatus } from '@vitrine/domain/order/fulfillment/fulfillment.ts'
import type { OrderStatus } from '@vitrine/domain/order/states.ts'
import type { PaymentStatus } from '@vitrine/domain/payment/order-payment.ts'
import type { Generated } from 'kysely'
import type { JsonColumn, StateColumn } from '../../ground/database/columns.ts'

/** The data of an order apart from its statuses, which are columns. */
export type OrderRecord = Omit<Order, 'status' | 'paymentStatus' | 'fulfillmentStatus' | 'number' | 'updatedDate'>

/**
 * The database maintains two more columns for lists: `return_status`, the status of the most urgent return, and
 * `states`, all statuses combined.
 */
export interface OrderTable {
  site_id: string
  id: string
  /** Ascending within the site. */
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
  /** Whether its items were taken from stock. False while that waits for the payment. */
  stock_taken: Generated<boolean>
  body: JsonColumn<OrderRecord>
  created_date: Date
  updated_date: Date
}

/** Search words of orders. Written by database triggers when orders and fulfillments change. */
export interface OrderWordTable {
  site_id: string
  /** Four-week period of the order date, counted from 1970. */
  weeks: number
  word: string
  number: number
  placed_date: Date
}

export interface OrderCounterTable {
  site_id: string
  last_number: number
}

/** Products of orders. */
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
