import { linkToken } from '../../ground/token/link-token.ts'
import type { Invoice } from '@vitrine/contract/entities/orders/invoices.ts'
import { sumsOfInvoice, taxesOf } from '@vitrine/domain/invoice/charges.ts'
import { invoiceStatusOf, outstandingOf } from '@vitrine/domain/invoice/status.ts'
import { sumOf } from '@vitrine/domain/money.ts'
import type { Config } from '../../ground/base/config.ts'
import type { Site } from '../../ground/site/sites.ts'
import { createMoneyWriter, type MoneyWriter } from '../../ground/words/money-writer.ts'
import { creditsOf } from './changes/credited.ts'
import type { InvoiceMoney } from './money.ts'
import type { StoredInvoice } from './store.ts'

export const urlOf = (invoice: StoredInvoice, { publicUrl }: Pick<Config, 'publicUrl'>): string =>
  `${publicUrl}/documents/invoice.pdf?${new URLSearchParams({ token: linkToken(invoice) })}`

/** Returns the file name of a document, reduced to letters and digits. */
export const fileNameOf = ({ display_number, kind, body }: StoredInvoice): string => {
  const name = (display_number ?? `${kind}-${body.orderNumber}-draft`).normalize('NFKD').replaceAll(/[^\w-]+/g, '')
  return `${name || 'document'}.pdf`
}

const linesOf = (
  { body }: StoredInvoice,
  { money, credited }: { money: MoneyWriter; credited: readonly { id: string; quantity: number }[] },
): Invoice['lines'] => {
  if (body.credit) {
    return body.credit.credits.map(({ id, quantity, gross }) => {
      const { kind = 'LINE', name = '' } = body.charges.find((one) => one.id === id) ?? {}
      return { id, kind, name, quantity, total: money.price(gross) }
    })
  }
  return body.charges.map(({ id, kind, name, quantity, gross }) => {
    const creditedQuantity = credited.filter((one) => one.id === id).reduce((sum, one) => sum + one.quantity, 0)
    return { id, kind, name, quantity, total: money.price(gross), creditableQuantity: quantity - creditedQuantity }
  })
}

interface Showing {
  readonly site: Site
  readonly config: Pick<Config, 'publicUrl'>
  readonly money: InvoiceMoney
  /** All documents of its order. */
  readonly documents: readonly StoredInvoice[]
  readonly now: Date
}

const standing = (invoice: StoredInvoice, { documents, money, now }: Showing, write: MoneyWriter) => {
  const isCredit = invoice.kind === 'CREDIT_NOTE'
  const credited = creditsOf(invoice, documents)
  const facts = {
    state: invoice.state,
    total: Number(invoice.total),
    credited: sumOf(credited.map(({ gross }) => gross)),
    // Credit notes are not paid: their full amount counts once they are issued.
    paid: isCredit ? Number(invoice.total) : money.paid,
    isInProgress: !isCredit && money.isInProgress,
    ...(invoice.due_date && { dueDate: invoice.due_date }),
  }
  const status = invoiceStatusOf(facts, now)
  if (isCredit) return { credited, status: status === 'Paid' ? ('Sent' as const) : status }
  const sums = { credited: write.price(facts.credited), outstanding: write.price(outstandingOf(facts)) }
  return { credited, status, ...(invoice.state === 'ISSUED' && { sums }) }
}

const isoOf = (date: Date | null): string | undefined => date?.toISOString()

/** Presents a document. */
export const presentInvoice = (invoice: StoredInvoice, showing: Showing): Invoice => {
  const { site, config } = showing
  const { body, kind, total, currency } = invoice
  const money = createMoneyWriter({ currency, language: site.language })
  const { credited, status, sums } = standing(invoice, showing, money)
  const taxes = body.credit ? taxesOf(body.credit.credits) : sumsOfInvoice(body.charges).taxes
  const dates = {
    issuedDate: isoOf(invoice.issued_date),
    dueDate: isoOf(invoice.due_date),
    sentDate: isoOf(invoice.sent_date),
    voidedDate: isoOf(invoice.voided_date),
  }
  return {
    id: invoice.id,
    type: kind,
    status,
    ...(invoice.display_number !== null && { displayNumber: invoice.display_number }),
    orderId: invoice.order_id,
    orderNumber: body.orderNumber,
    currency,
    total: money.price(Number(total)),
    ...sums,
    lines: linesOf(invoice, { money, credited }),
    taxes: taxes.map(({ rate, net, tax }) => ({ rate, net: money.price(net), tax: money.price(tax) })),
    ...(invoice.invoice_id !== null && { creditedInvoiceId: invoice.invoice_id }),
    ...(invoice.refund_id !== null && { refundId: invoice.refund_id }),
    ...(body.credit?.reason && { reason: body.credit.reason }),
    createdDate: invoice.created_date.toISOString(),
    ...(Object.fromEntries(Object.entries(dates).filter(([, date]) => date !== undefined)) as Partial<Invoice>),
    url: urlOf(invoice, config),
  }
}
