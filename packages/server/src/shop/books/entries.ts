import { dayIn } from '@vitrine/domain/books/day.ts'
import type { BookEntry } from '@vitrine/domain/books/summary.ts'
import { refundSharesOf, type TaxedRefund } from '@vitrine/domain/books/refund-shares.ts'
import { taxSharesOf, type TaxedPart } from '@vitrine/domain/books/tax-shares.ts'
import { toMinor, type Minor } from '@vitrine/domain/money.ts'
import type { Db } from '../../ground/database/tables.ts'
import { listLedger, type LedgerRefund, type LedgerRow, type TaxedAmounts, type Time } from './store.ts'

const atOnce = 1000

const minorOf = (price: { amount?: string } | undefined, currency: string): Minor =>
  toMinor(price?.amount ?? '0', currency)

/** What an order sold, by its rates of tax. */
const partsOf = ({ lines, delivery }: LedgerRow, currency: string): TaxedPart[] => {
  const taxed: readonly TaxedAmounts[] = [...(lines ?? []), ...(delivery ? [delivery] : [])]
  const byRate = new Map<string, TaxedPart>()
  for (const { totalPriceAfterTax, taxInfo, isGiftCard = false } of taxed) {
    const rate = taxInfo?.taxRate ?? '0'
    const key = `${rate} ${isGiftCard}`
    const known = byRate.get(key) ?? { rate, gross: 0, tax: 0, ...(isGiftCard && { isGiftCard }) }
    const [gross, tax] = [minorOf(totalPriceAfterTax, currency), minorOf(taxInfo?.taxAmount, currency)]
    byRate.set(key, { ...known, gross: known.gross + gross, tax: known.tax + tax })
  }
  return [...byRate.values()]
}

const rateOf = (taxed: TaxedAmounts | null | undefined): string => taxed?.taxInfo?.taxRate ?? '0'

/** What a refund was for, by the rates of its items and of the delivery. */
const refundedOf = ({ amount, details }: LedgerRefund, { lines, delivery }: LedgerRow): TaxedRefund => ({
  amount: Number(amount),
  items: [
    ...(details?.lines ?? []).map(({ id, total }) => {
      const line = lines?.find((one) => one.id === id)
      return { rate: rateOf(line), gross: total, isGiftCard: line?.isGiftCard ?? false }
    }),
    ...(details?.shipping === undefined ? [] : [{ rate: rateOf(delivery), gross: details.shipping }]),
  ],
})

/** A movement by the rates of tax: a refund has those of what it was for, anything else is a share of its order. */
const sharesOf = (row: LedgerRow, currency: string): TaxedPart[] => {
  const parts = partsOf(row, currency)
  if (row.refunds)
    return refundSharesOf(
      parts,
      row.refunds.map((refund) => refundedOf(refund, row)),
    )
  return taxSharesOf(parts, { before: Number(row.before), amount: Number(row.amount) })
}

interface Reading {
  readonly currency: string
  readonly timeZone: string
}

/** A row of the ledger as the books show it. */
export const entryOf = (row: LedgerRow, { currency, timeZone }: Reading): BookEntry => {
  const amount = Number(row.amount)
  return {
    day: dayIn(timeZone, row.created_date),
    type: row.type,
    amount,
    provider: row.provider,
    country: row.country ?? '',
    shares: sharesOf(row, currency).filter(({ gross }) => gross !== 0),
  }
}

/** All entries of a time in one currency, page by page, so that a year of them needs no more room than a day. */
export async function* readEntries(
  db: Db,
  siteId: string,
  { time, ...reading }: Reading & { time: Time },
): AsyncGenerator<BookEntry> {
  const { currency } = reading
  let rows = await listLedger(db, siteId, { time, limit: atOnce, currency })
  while (rows.length > 0) {
    for (const row of rows) yield entryOf(row, reading)
    if (rows.length < atOnce) return
    rows = await listLedger(db, siteId, { time, after: placeOf(rows.at(-1)!), limit: atOnce, currency })
  }
}

export const placeOf = ({ created_date, order_id, payment_id, type, reference }: LedgerRow) => ({
  date: created_date,
  orderId: order_id,
  paymentId: payment_id,
  type,
  reference,
})
