import type { Charge } from '@vitrine/domain/invoice/charges.ts'
import type { Credit } from '@vitrine/domain/invoice/credit.ts'
import type { InvoiceState } from '@vitrine/domain/invoice/states.ts'
import type { JsonColumn, StateColumn } from '../../ground/database/columns.ts'

export interface NamedCharge extends Charge {
  readonly name: string
  /** What was chosen of it, such as its size. */
  readonly details?: string
}

/** Who sells or buys, line by line as it is printed. */
export interface Party {
  readonly name: string
  readonly lines: readonly string[]
  readonly country?: string
  readonly vatId?: string
  readonly email?: string
}

/** How a store's documents look and read, as it was set when they were issued. */
export interface DocumentLooks {
  /** What it is worded in: `de-DE`. */
  readonly locale: string
  readonly timeZone: string
  readonly paper: 'A4' | 'LETTER'
  readonly accentColor?: string
  /** An uploaded picture of the store. */
  readonly logoId?: string
  readonly footer?: string
}

/** What stands on an invoice, beside its number and its days. */
export interface InvoiceText extends DocumentLooks {
  readonly orderNumber: string
  readonly orderDate: string
  readonly seller: Party
  readonly buyer: Party
  /** Where the goods go, where that is not the address of the buyer. */
  readonly shipTo?: Party
  readonly isTaxIncluded: boolean
  readonly charges: readonly NamedCharge[]
  /** What had come in when it was issued. */
  readonly paid: number
  readonly note?: string
  /** Of a credit note: what it takes back, and of which invoice. */
  readonly credit?: {
    readonly invoiceNumber: string
    readonly invoiceDate: string
    readonly credits: readonly Credit[]
    readonly isAmount: boolean
    readonly reason?: string
  }
}

/** An invoice or a credit note. Once it has a number nothing on it changes but its state. */
export interface InvoiceTable {
  site_id: string
  id: string
  order_id: string
  kind: 'INVOICE' | 'CREDIT_NOTE'
  state: StateColumn<InvoiceState>
  /** What its number is one of; a draft has neither. */
  series: 'INVOICE' | 'CREDIT_NOTE' | null
  number: number | null
  display_number: string | null
  /** The invoice that a credit note takes back from. */
  invoice_id: string | null
  /** The refund that a credit note was created with. */
  refund_id: string | null
  /** Opens its PDF; nobody can guess it. */
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
  /** When another one took its place: a credit note has taken all of it back. */
  replaced_date: Date | null
}

export interface InvoiceCounterTable {
  site_id: string
  series: 'INVOICE' | 'CREDIT_NOTE'
  last_number: number
}

/** An invoice that another app has written for an order. */
export interface ExternalInvoiceTable {
  site_id: string
  order_id: string
  app_id: string
  id: string
  created_date: Date
}

/** What the owner has set; numbers stand with the counters. */
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
