import type { invoices, payments } from '@vitrine/client'
import { createMoneyText } from '../text/money.ts'
import type { Words } from '../words/en.ts'
import type { DocumentLink } from './link-section.tsx'

type Receipt = Awaited<ReturnType<ReturnType<typeof payments.listReceipts>>>[number]

type Invoice = Awaited<ReturnType<ReturnType<typeof invoices.listInvoices>>>[number]

interface Writing {
  readonly currency: string
  readonly locale: string
  readonly words: Words
}

/** Returns links to an order's invoices and credit notes, without void ones. */
export const invoiceLinks = (
  documents: readonly Invoice[],
  { currency, locale, words }: Writing,
): readonly DocumentLink[] => {
  const text = createMoneyText(currency, locale)
  return documents
    .filter(({ status }) => status !== 'Void')
    .map(({ type, displayNumber = '', total, url }) => {
      const title = type === 'CREDIT_NOTE' ? words.creditNoteTitle(displayNumber) : words.invoiceTitle(displayNumber)
      const { pathname, search } = new URL(url)
      return { label: `${title}, ${text(total)} (PDF)`, href: `${pathname}${search}` }
    })
}

/** Returns links to the receipts of an order. */
export const receiptLinks = (
  receipts: readonly Receipt[],
  { currency, locale, words }: Writing,
): readonly DocumentLink[] => {
  const text = createMoneyText(currency, locale)
  return receipts.map(({ type, displayNumber, amount, url }) => {
    const title = type === 'REFUND' ? words.refundReceiptTitle(displayNumber) : words.receiptTitle(displayNumber)
    const { pathname, search } = new URL(url)
    return { label: `${title}, ${text(amount)}`, href: `${pathname}${search}` }
  })
}
