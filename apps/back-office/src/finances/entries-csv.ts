import type { BookEntry } from '@vitrine/client'
import { zonedTimeText } from '@vitrine/domain/time/wall-time.ts'
import { formatCsv } from '@vitrine/domain/csv.ts'
import { words } from '../words/words.ts'

const { finances } = words

interface Share {
  readonly what: string
  readonly taxRate: string
  readonly gross: { readonly amount: string }
  readonly tax: { readonly amount: string }
}

/** Splits an entry into sales by tax rate and gift cards sold, which are a liability of the store. */
const sharesOf = ({ amount, tax, taxes, giftCards }: BookEntry): Share[] => {
  const { sale, giftCard } = finances.csvKinds
  const isSold = Number(giftCards.amount) !== 0
  const goods = taxes.length === 0 && !isSold ? [{ taxRate: '0', gross: amount, tax }] : taxes
  return [
    ...goods.map((share) => ({ ...share, what: sale })),
    ...(isSold ? [{ what: giftCard, taxRate: '0', gross: giftCards, tax: { amount: '0' } }] : []),
  ]
}

const rowsOf = (entry: BookEntry, timeZone: string): string[][] => {
  const { currency, date, day, type, orderNumber, country, provider, paymentId } = entry
  return sharesOf(entry).map(({ taxRate, gross, tax, what }) => [
    zonedTimeText(timeZone, date),
    day,
    finances.types[type],
    orderNumber,
    country,
    taxRate,
    gross.amount,
    tax.amount,
    currency,
    provider,
    paymentId,
    what,
  ])
}

/** Formats entries as comma-separated values (RFC 4180), one row per entry and tax rate. */
export const entriesCsv = (entries: readonly BookEntry[], timeZone: string): string =>
  formatCsv([finances.csvColumns, ...entries.flatMap((entry) => rowsOf(entry, timeZone))])
