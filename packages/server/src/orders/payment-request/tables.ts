import type { PaymentRequestState } from '@vitrine/domain/payment-request/states.ts'
import type { JsonColumn, StateColumn } from '../../ground/database/columns.ts'

/** What apps keep with a payment request, by their namespaces. */
export type Namespaces = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Asks the buyer of an order for a payment, at an address of its own. */
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
  /** Until then it can be paid; always where nothing is said. */
  expiration_date: Date | null
  /** Whether only online payment methods are offered. */
  blocks_manual: boolean
  source_app_id: string | null
  source_external_id: string | null
  namespaces: JsonColumn<Namespaces>
  /** Stands in the address of its page; nobody can guess it. */
  secret: string
  /** The payment that paid it. */
  payment_id: string | null
  created_date: Date
  updated_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    order_payment_request: OrderPaymentRequestTable
  }
}
