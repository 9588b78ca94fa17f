import type { BookComparison } from '@vitrine/contract/entities/money/books.ts'
import { compareBooks, lineOf, type ComparedLine, type Difference } from '@vitrine/domain/books/compare.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { PaymentProvider, StatementLine } from '../../money/payment/api.ts'
import { amountsOf, presentAccount, presentPayouts, presentSums } from './present.ts'
import { findOrdersOf, listMoved, type Time } from './store.ts'

/** How far beyond the period to look for what one side booked a little later than the other. */
const marginMs = 3 * 24 * 60 * 60 * 1000

const withMargin = ({ from, to }: Time): Time => ({
  from: new Date(from.getTime() - marginMs),
  to: new Date(to.getTime() + marginMs),
})

const isWithin = ({ from, to }: Time, { date }: { readonly date: Date }): boolean => date >= from && date < to

const readStatement = async (provider: PaymentProvider, siteId: string, time: Time): Promise<StatementLine[]> => {
  const lines: StatementLine[] = []
  for await (const line of provider.statement?.(siteId, time) ?? []) lines.push(line)
  return lines
}

/** Returns the movements of the buyer's money. A charge that is not ours is identified by the provider's reference. */
const comparedOf = ({ type, attemptId, reference, amount, currency, date }: StatementLine): ComparedLine[] =>
  type === 'charge' || type === 'refund' || type === 'dispute'
    ? [{ paymentId: attemptId ?? reference, type, amount, currency, date }]
    : []

const presentDifferences = async (
  { db }: Pick<Context, 'db'>,
  site: Site,
  differences: readonly Difference[],
): Promise<BookComparison['differences']> => {
  const orders = await findOrdersOf(db, site.id, [...new Set(differences.map(({ paymentId }) => paymentId))])
  return differences.map(({ paymentId, type, currency, reason, store, provider }) => {
    const write = amountsOf({ ...site, currency })
    const order = orders.get(paymentId)
    return {
      paymentId,
      ...(order && { orderId: order.id, orderNumber: String(order.number) }),
      type: type.toUpperCase() as Uppercase<typeof type>,
      currency,
      reason,
      store: write(store),
      account: write(provider),
    }
  })
}

/** Returns the sums per currency on either side, the store's own first. */
const sumsOf = (
  site: Site,
  ours: readonly ComparedLine[],
  account?: { readonly lines: readonly StatementLine[]; readonly lacks: PaymentProvider['statementLacks'] },
): BookComparison['currencies'] => {
  const others = [...ours, ...(account?.lines ?? [])].map(({ currency }) => currency).toSorted()
  return [...new Set([site.currency, ...others])].map((currency) => {
    const isOfIt = (line: { readonly currency: string }): boolean => line.currency === currency
    const of = { currency, language: site.language }
    const store = presentSums(ours.filter(isOfIt), of)
    return { currency, store, ...(account && presentAccount(account.lines.filter(isOfIt), of, account.lacks)) }
  })
}

/** Compares the store's books with those of a provider. */
export const compareWith = async (
  context: Pick<Context, 'db' | 'log'>,
  { site, provider, time, timeZone }: { site: Site; provider: PaymentProvider; time: Time; timeZone: string },
): Promise<BookComparison> => {
  const moved = await listMoved(context.db, site.id, { time: withMargin(time), provider: provider.name })
  const ours = moved.map(({ payment_id: paymentId, type, amount, currency, created_date: date }) =>
    lineOf({ type, amount: Number(amount) }, { paymentId, currency, date }),
  )
  const oursInTime = ours.filter((line) => isWithin(time, line))
  const alone = { provider: provider.name, currencies: sumsOf(site, oursInTime), differences: [] }
  if (!provider.statement) return { ...alone, unavailable: 'NO_ACCOUNT' }
  try {
    const { statementLacks: lacks = [] } = provider
    const lines = await readStatement(provider, site.id, withMargin(time))
    const [theirs, inTime] = [lines.flatMap(comparedOf), lines.filter((line) => isWithin(time, line))]
    return {
      ...alone,
      currencies: sumsOf(site, oursInTime, { lines: inTime, lacks }),
      ...(!lacks.includes('payouts') && { payoutLines: presentPayouts(inTime, { site, timeZone }) }),
      differences: await presentDifferences(context, site, compareBooks(ours, theirs, time)),
    }
  } catch (error) {
    context.log.warn({ err: error, provider: provider.name }, 'reading the account of a payment provider failed')
    return { ...alone, unavailable: 'NO_ANSWER' }
  }
}
