import type { PaymentRequestState } from '@vitrine/domain/payment-request/states.ts'
import type { JsonColumn, StateColumn } from '../../ground/database/columns.ts'

/** Extended fields of apps, by namespace. */
export type Namespaces = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** A request to the buyer of an order to make a payment. */
export interface OrderPaymentRequestTable {
  site_id: string
  id: string
  order_id: string
  order_number: string
  /** In minor units. */
  amount: number
  currency: string
  status: StateColumn<PaymentRequestState>
  title: string
  description: string | null
  /** Can be paid until then; null if it never expires. */
  expiration_date: Date | null
  /** Whether only online payment methods are offered. */
  blocks_manual: boolean
  source_app_id: string | null
  source_external_id: string | null
  namespaces: JsonColumn<Namespaces>
  /** Unguessable part of the payment page's URL. */
  secret: string
  /** The payment that settled the request. */
  payment_id: string | null
  created_date: Date
  updated_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    order_payment_request: OrderPaymentRequestTable
  }
}
