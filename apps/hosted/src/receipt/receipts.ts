import type { payments } from '@vitrine/client'
import { createMoneyText } from '../money.ts'
import type { Words } from '../words/en.ts'

type Receipt = Awaited<ReturnType<ReturnType<typeof payments.listReceipts>>>[number]

/** A link to a receipt, ready to draw. */
export interface ReceiptLink {
  readonly label: string
  readonly href: string
}

/** Links to the receipts of an order. */
export const receiptLinks = (
  receipts: readonly Receipt[],
  { currency, locale, words }: { currency: string; locale: string; words: Words },
): readonly ReceiptLink[] => {
  const text = createMoneyText(currency, locale)
  return receipts.map(({ type, displayNumber, amount, url }) => {
    const title = type === 'REFUND' ? words.refundReceiptTitle(displayNumber) : words.receiptTitle(displayNumber)
    const { pathname, search } = new URL(url)
    return { label: `${title}, ${text(amount)}`, href: `${pathname}${search}` }
  })
}
