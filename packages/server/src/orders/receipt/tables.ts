import type { ReceiptDocument } from '@vitrine/contract/entities/receipts.ts'
import type { JsonColumn } from '../../ground/database/columns.ts'

/** What stood on it when it was created, beside its number, its amount and its day. */
export type ReceiptText = Omit<
  ReceiptDocument,
  'id' | 'displayNumber' | 'type' | 'amount' | 'createdDate' | 'siteId' | 'currency'
>

/** A receipt is written once and never changed. */
export interface ReceiptTable {
  site_id: string
  id: string
  /** One more than that of the receipt before it, in this store. */
  number: number
  order_id: string
  payment_id: string
  /** Nothing where it is for the payment itself. */
  refund_id: string | null
  /** What it is for: a payment, or a part of a refund. */
  reference: string
  /** Opens its page; nobody can guess it. */
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
