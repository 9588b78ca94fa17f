import type { BookEntry } from '@vitrine/client'
import { words } from '../words/en.ts'

const { finances } = words

/** A cell that a spreadsheet reads as what it says, and never as a formula (CWE-1236). */
const cellOf = (text: string): string => {
  const safe = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const rowsOf = (entry: BookEntry, currency: string): string[][] => {
  const { date, day, type, orderNumber, country, provider, paymentId } = entry
  const shares = entry.taxes.length > 0 ? entry.taxes : [{ taxRate: '0', gross: entry.amount, tax: entry.tax }]
  return shares.map(({ taxRate, gross, tax }) => [
    date.toISOString(),
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
  ])
}

/** Entries as a file of comma-separated values (RFC 4180), one row for each movement and rate of tax. */
export const csvOf = (entries: readonly BookEntry[], currency: string): string =>
  [finances.csvColumns, ...entries.flatMap((entry) => rowsOf(entry, currency))]
    .map((row) => `${row.map(cellOf).join(',')}\r\n`)
    .join('')
