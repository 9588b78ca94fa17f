import { dayIn } from '@vitrine/domain/time/day.ts'
import type { BookEntry } from '@vitrine/domain/books/summary.ts'
import { refundSharesOf, sortOfPart, type TaxedRefund } from '@vitrine/domain/books/refund-shares.ts'
import { addParts, taxSharesOf, type CollectedTax, type TaxedPart } from '@vitrine/domain/books/tax-shares.ts'
import { separateCharges } from '@vitrine/domain/line-facet/facets.ts'
import { sumOf, toMinor, type Minor } from '@vitrine/domain/money.ts'
import type { Db } from '../../ground/database/tables.ts'
import { listLedger, type LedgerRefund, type LedgerRow, type TaxedAmounts, type Time } from './store.ts'

const atOnce = 1000

const minorOf = (price: { amount?: string } | undefined, currency: string): Minor =>
  toMinor(price?.amount ?? '0', currency)

type Taxed = Pick<TaxedAmounts, 'taxInfo' | 'isGiftCard'>

/** Returns the components of a tax; empty if they do not add up to it. */
const taxesIn = ({ taxInfo }: Taxed, currency: string): readonly CollectedTax[] | undefined => {
  const taxes = (taxInfo?.taxBreakdown ?? []).map(
    ({ jurisdiction, jurisdictionType, taxName: name, rate = '0', taxAmount }): CollectedTax => ({
      ...(jurisdiction !== undefined && { jurisdiction }),
      ...(jurisdictionType !== undefined && jurisdictionType !== 'UNDEFINED' && { jurisdictionType }),
      ...(name !== undefined && { name }),
      rate,
      tax: minorOf(taxAmount, currency),
    }),
  )
  const isWhole = sumOf(taxes.map(({ tax }) => tax)) === minorOf(taxInfo?.taxAmount, currency)
  return taxes.length > 0 && isWhole ? taxes : undefined
}

/** How something is taxed. Items with the same key are summed up. */
const sortOf = (taxed: Taxed | null | undefined, currency: string) => {
  const taxes = taxed ? taxesIn(taxed, currency) : undefined
  return {
    rate: taxed?.taxInfo?.taxRate ?? '0',
    ...(taxed?.isGiftCard && { isGiftCard: true }),
    ...(taxes && { taxes }),
  }
}

/** Returns the fees including tips. An imported order may have prices only. */
const feesOf = ({ fees }: LedgerRow) =>
  separateCharges({ additionalFees: fees ?? [] }).map(({ id, total, taxInfo }) => ({
    id,
    ...(taxInfo && { taxInfo }),
    totalPriceAfterTax: total,
  }))

/** What an order sold, by tax rate and jurisdiction. */
const partsOf = (row: LedgerRow, currency: string): TaxedPart[] => {
  const { lines, delivery } = row
  const taxed: readonly TaxedAmounts[] = [...(lines ?? []), ...(delivery ? [delivery] : []), ...feesOf(row)]
  const bySort = new Map<string, TaxedPart>()
  for (const one of taxed) {
    const sort = sortOf(one, currency)
    const key = sortOfPart(sort)
    const part = {
      ...sort,
      gross: minorOf(one.totalPriceAfterTax, currency),
      tax: minorOf(one.taxInfo?.taxAmount, currency),
    }
    const known = bySort.get(key)
    bySort.set(key, known ? addParts([known], [part])[0]! : part)
  }
  return [...bySort.values()]
}

/** What a refund was for, by the tax rates of its items, delivery and fees. */
const refundedOf = ({ amount, details }: LedgerRefund, row: LedgerRow, currency: string): TaxedRefund => {
  const { lines, delivery } = row
  const fees = feesOf(row)
  const sort = (taxed: Taxed | null | undefined, gross: Minor) => ({ ...sortOf(taxed, currency), gross })
  return {
    amount: Number(amount),
    items: [
      ...(details?.lines ?? []).map(({ id, total }) =>
        sort(
          lines?.find((one) => one.id === id),
          total,
        ),
      ),
      ...(details?.fees ?? []).map((fee) =>
        sort(
          fees.find((one) => one.id === fee.id),
          fee.amount,
        ),
      ),
      ...(details?.shipping === undefined ? [] : [sort(delivery, details.shipping)]),
    ],
  }
}

/** Splits a movement by tax rate: a refund by what it was for, anything else in proportion to its order. */
const sharesOf = (row: LedgerRow, currency: string): TaxedPart[] => {
  const parts = partsOf(row, currency)
  if (row.refunds)
    return refundSharesOf(
      parts,
      row.refunds.map((refund) => refundedOf(refund, row, currency)),
    )
  return taxSharesOf(parts, { before: Number(row.before), amount: Number(row.amount) })
}

interface Reading {
  readonly currency: string
  readonly timeZone: string
}

/** Converts a ledger row to an entry of the books. */
export const entryOf = (row: LedgerRow, { currency, timeZone }: Reading): BookEntry => {
  const amount = Number(row.amount)
  return {
    day: dayIn(timeZone, row.created_date),
    type: row.type,
    amount,
    provider: row.provider,
    country: row.country ?? '',
    isReverseCharge: row.is_reverse_charge,
    shares: sharesOf(row, currency).filter(({ gross }) => gross !== 0),
  }
}

/** Iterates over all entries of a period in one currency, page by page, so that memory is bounded. */
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

/** A movement of an order, and what a refund was for. */
export interface OrderEntry {
  readonly orderId: string
  readonly entry: BookEntry
  readonly currency: string
  readonly details: LedgerRefund['details']
}

/** The largest number of movements that orders which are read at once are expected to have. */
const maxOfOrders = 100_000

/** Reads all entries of some orders, in the currencies of their payments. */
export const readEntriesOfOrders = async (
  db: Db,
  siteId: string,
  { orderIds, timeZone }: { readonly orderIds: readonly string[]; readonly timeZone: string },
): Promise<OrderEntry[]> => {
  const rows = await listLedger(db, siteId, { orderIds, limit: maxOfOrders })
  return rows.map((row) => ({
    orderId: row.order_id,
    entry: entryOf(row, { currency: row.currency, timeZone }),
    currency: row.currency,
    details: row.refunds?.at(-1)?.details ?? null,
  }))
}
