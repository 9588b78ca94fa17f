import type { ReceiptDocument } from '@vitrine/contract/entities/orders/receipts.ts'
import type { JsonColumn } from '../../ground/database/columns.ts'

/** Text of a receipt when it was issued, without its number, amount and date. */
export type ReceiptText = Omit<
  ReceiptDocument,
  'id' | 'displayNumber' | 'type' | 'amount' | 'createdDate' | 'siteId' | 'currency'
>

/** A receipt. Never changes once it is issued. */
export interface ReceiptTable {
  site_id: string
  id: string
  /** Consecutive within the store. */
  number: number
  order_id: string
  payment_id: string
  /** Null for the receipt of the payment itself. */
  refund_id: string | null
  /** ID of the payment, or of the refund transaction. */
  reference: string
  /** Unguessable part of the receipt page's URL. */
  secret: string
  /** In minor units. */
  amount: number
  currency: string
  body: JsonColumn<ReceiptText>
  created_date: Date
}

export interface ReceiptCounterTable {
  site_id: string
  last_number: number
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    receipt: ReceiptTable
    receipt_counter: ReceiptCounterTable
  }
}
