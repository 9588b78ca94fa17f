import {
  maxPayouts,
  type BookAmount,
  type BookComparison,
  type BookEntry,
  type BookFlow,
  type BookPayout,
  type Books,
} from '@vitrine/contract/entities/money/books.ts'
import type { ComparedLine } from '@vitrine/domain/books/compare.ts'
import { dayIn } from '@vitrine/domain/time/day.ts'
import { jurisdictionTypes } from '@vitrine/contract/entities/enumerations.ts'
import type { TaxedPart } from '@vitrine/domain/books/tax-shares.ts'
import { netOf, type BookedType, type BookSummary, type Flow } from '@vitrine/domain/books/summary.ts'
import { sumOf, toDecimal, type Minor } from '@vitrine/domain/money.ts'
import type { Site } from '../../ground/site/sites.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import type { PaymentProvider, StatementLine } from '../../money/payment/api.ts'
import { entryOf } from './entries.ts'
import type { LedgerRow } from './store.ts'

export type AmountWriter = (amount: Minor) => BookAmount

export const amountsOf = (site: Pick<Site, 'currency' | 'language'>): AmountWriter => {
  const { text } = createMoneyWriter(site)
  return (amount) => ({ amount: toDecimal(amount, site.currency), formattedAmount: text(amount) })
}

const presentFlow = (flow: Flow, write: AmountWriter): BookFlow => ({
  received: write(flow.received),
  refunded: write(flow.refunded),
  disputed: write(flow.disputed),
  returned: write(flow.returned),
  net: write(netOf(flow)),
})

const byName = <Value>(values: ReadonlyMap<string, Value>): [string, Value][] =>
  [...values].toSorted(([one], [other]) => (one < other ? -1 : 1))

export const presentBooks = (
  { total, days, providers, taxes, jurisdictions, giftCards }: BookSummary,
  { site, ...of }: { site: Site } & Pick<Books, 'currencies' | 'from' | 'to' | 'timeZone'>,
): Books => {
  const write = amountsOf(site)
  return {
    ...of,
    currency: site.currency,
    total: presentFlow(total, write),
    giftCards: {
      sold: write(giftCards.sold),
      redeemed: write(giftCards.redeemed),
      credited: write(giftCards.credited),
      sales: write(netOf(total) - giftCards.sold),
      money: write(netOf(total) - giftCards.redeemed + giftCards.credited),
    },
    days: byName(days).map(([day, flow]) => ({ day, ...presentFlow(flow, write) })),
    providers: byName(providers).map(([provider, flow]) => ({ provider, ...presentFlow(flow, write) })),
    taxes: byName(taxes).map(([, { country, rate, isReverseCharge, gross, tax }]) => ({
      country,
      taxRate: rate,
      ...(isReverseCharge && { reverseCharge: true }),
      gross: write(gross),
      tax: write(tax),
    })),
    jurisdictions: byName(jurisdictions).map(([, { jurisdictionType, name, rate, taxable, tax, ...who }]) => ({
      ...who,
      ...(isJurisdictionType(jurisdictionType) && { jurisdictionType }),
      ...(name !== undefined && { taxName: name }),
      taxRate: rate,
      taxable: write(taxable),
      tax: write(tax),
    })),
  }
}

const isJurisdictionType = (type: string | undefined): type is (typeof jurisdictionTypes)[number] =>
  (jurisdictionTypes as readonly (string | undefined)[]).includes(type)

/** Sales per rate, whatever the jurisdiction. */
const byRate = (shares: readonly TaxedPart[]): readonly Pick<TaxedPart, 'rate' | 'gross' | 'tax'>[] => {
  const rates = new Map<string, Pick<TaxedPart, 'rate' | 'gross' | 'tax'>>()
  for (const { rate, gross, tax } of shares.filter(({ isGiftCard }) => !isGiftCard)) {
    const known = rates.get(rate) ?? { rate, gross: 0, tax: 0 }
    rates.set(rate, { rate, gross: known.gross + gross, tax: known.tax + tax })
  }
  return [...rates.values()]
}

const shownTypes = {
  captured: 'PAYMENT',
  refunded: 'REFUND',
  disputed: 'CHARGEBACK',
  'dispute-reversed': 'CHARGEBACK_REVERSAL',
} as const satisfies Record<BookedType, BookEntry['type']>

const isIncome = { captured: true, refunded: false, disputed: false, 'dispute-reversed': true } as const

/** Presents a movement as a line of the books. Outgoing amounts are negative. */
export const presentEntry = (row: LedgerRow, { site, timeZone }: { site: Site; timeZone: string }): BookEntry => {
  const { currency } = row
  const { shares, amount, type, day, provider, country } = entryOf(row, { currency, timeZone })
  const sign = isIncome[type] ? 1 : -1
  const write = amountsOf({ ...site, currency })
  const signed = (minor: Minor) => write(minor === 0 ? 0 : sign * minor)
  return {
    date: row.created_date.toISOString(),
    day,
    type: shownTypes[type],
    currency,
    amount: signed(amount),
    giftCards: signed(sumOf(shares.map(({ isGiftCard, gross }) => (isGiftCard ? gross : 0)))),
    tax: signed(sumOf(shares.map(({ tax }) => tax))),
    taxes: byRate(shares).map(({ rate, gross, tax }) => ({ taxRate: rate, gross: signed(gross), tax: signed(tax) })),
    provider,
    paymentId: row.payment_id,
    orderId: row.order_id,
    orderNumber: String(row.number),
    country,
  }
}

/** Sums in one currency. */
type Sums = BookComparison['currencies'][number]
type Written = Pick<Site, 'currency' | 'language'>

/** Presents the sums of one side of a comparison. */
export const presentSums = (
  lines: readonly { readonly type: string; readonly amount: Minor }[],
  of: Written,
): Sums['store'] => {
  const write = amountsOf(of)
  const sum = (type: ComparedLine['type']) =>
    sumOf(lines.filter((line) => line.type === type).map(({ amount }) => amount))
  const [charges, refunds, disputes] = [sum('charge'), sum('refund'), sum('dispute')]
  return {
    charges: write(charges),
    refunds: write(refunds),
    disputes: write(disputes),
    net: write(charges + refunds + disputes),
  }
}

/** Presents a provider's account. Values that it does not report are omitted. */
export const presentAccount = (
  lines: readonly StatementLine[],
  of: Written,
  lacks: PaymentProvider['statementLacks'] = [],
): Pick<Sums, 'account' | 'fees' | 'payouts'> => {
  const write = amountsOf(of)
  const payouts = lines.filter(({ type }) => type === 'payout')
  return {
    account: presentSums(lines, of),
    ...(!lacks.includes('fees') && { fees: write(0 - sumOf(lines.map(({ fee }) => fee))) }),
    ...(!lacks.includes('payouts') && { payouts: write(sumOf(payouts.map(({ amount }) => amount))) }),
  }
}

/** Presents payouts to the owner's bank, newest first. */
export const presentPayouts = (
  lines: readonly StatementLine[],
  { site, timeZone }: { site: Site; timeZone: string },
): BookPayout[] =>
  lines
    .filter(({ type }) => type === 'payout')
    .toSorted((one, other) => other.date.getTime() - one.date.getTime())
    .slice(0, maxPayouts)
    .map(({ date, amount, currency, reference, payoutId }) => ({
      day: dayIn(timeZone, date),
      ...amountsOf({ currency, language: site.language })(amount),
      currency,
      reference: payoutId ?? reference,
    }))
