import type { Charge } from '@vitrine/domain/invoice/charges.ts'
import type { Credit } from '@vitrine/domain/invoice/credit.ts'
import type { InvoiceState } from '@vitrine/domain/invoice/states.ts'
import type { JsonColumn, StateColumn } from '../../ground/database/columns.ts'

export interface NamedCharge extends Charge {
  readonly name: string
  /** Chosen options, such as the size. */
  readonly details?: string
}

/** Seller or buyer, as printed. */
export interface Party {
  readonly name: string
  readonly lines: readonly string[]
  readonly country?: string
  readonly vatId?: string
  readonly email?: string
}

/** Style of a store's documents, fixed when they are issued. */
export interface DocumentStyle {
  /** Language of the document: `de-DE`. */
  readonly locale: string
  readonly timeZone: string
  readonly paper: 'A4' | 'LETTER'
  readonly accentColor?: string
  /** An uploaded image of the store. */
  readonly logoId?: string
  readonly footer?: string
}

/** Content of an invoice, without its number and dates. */
export interface InvoiceText extends DocumentStyle {
  readonly orderNumber: string
  readonly orderDate: string
  readonly seller: Party
  readonly buyer: Party
  /** Shipping address, if it differs from the buyer's address. */
  readonly shipTo?: Party
  readonly isTaxIncluded: boolean
  readonly charges: readonly NamedCharge[]
  /** Amount received when it was issued. */
  readonly paid: number
  readonly note?: string
  /** Credit notes only: the credited invoice and amounts. */
  readonly credit?: {
    readonly invoiceNumber: string
    readonly invoiceDate: string
    readonly credits: readonly Credit[]
    readonly isAmount: boolean
    readonly reason?: string
  }
}

/** An invoice or credit note. Once it has a number, only its state changes. */
export interface InvoiceTable {
  site_id: string
  id: string
  order_id: string
  kind: 'INVOICE' | 'CREDIT_NOTE'
  state: StateColumn<InvoiceState>
  /** The number series; null for drafts. */
  series: 'INVOICE' | 'CREDIT_NOTE' | null
  number: number | null
  display_number: string | null
  /** The invoice that a credit note belongs to. */
  invoice_id: string | null
  /** The refund that a credit note was created for. */
  refund_id: string | null
  /** Unguessable part of the PDF's URL. */
  secret: string
  /** In minor units. */
  total: number
  currency: string
  body: JsonColumn<InvoiceText>
  created_date: Date
  issued_date: Date | null
  due_date: Date | null
  sent_date: Date | null
  voided_date: Date | null
  /** When it was replaced by another invoice and credited in full. */
  replaced_date: Date | null
}

export interface InvoiceCounterTable {
  site_id: string
  series: 'INVOICE' | 'CREDIT_NOTE'
  last_number: number
}

/** An invoice of another app for an order. */
export interface ExternalInvoiceTable {
  site_id: string
  order_id: string
  app_id: string
  id: string
  created_date: Date
}

/** Settings of the owner; the next numbers are stored as counters. */
export interface InvoiceRules {
  readonly invoicePrefix: string
  readonly creditNotePrefix: string
  readonly sharesSeries: boolean
  readonly createOn: 'ORDER_PLACED' | 'ORDER_PAID'
  readonly sendsInvoices: boolean
  readonly createsCreditNotes: boolean
  readonly dueDays: number
  readonly footer: string
}

export interface InvoiceSettingsTable {
  site_id: string
  body: JsonColumn<Partial<InvoiceRules>>
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    invoice: InvoiceTable
    invoice_counter: InvoiceCounterTable
    external_invoice: ExternalInvoiceTable
    invoice_settings: InvoiceSettingsTable
  }
}
