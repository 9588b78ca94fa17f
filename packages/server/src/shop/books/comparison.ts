import type { BookComparison } from '@vitrine/contract/entities/books.ts'
import { compareBooks, lineOf, type ComparedLine, type Difference } from '@vitrine/domain/books/compare.ts'
import { sumOf } from '@vitrine/domain/money.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { PaymentProvider, StatementLine } from '../payment/provider.ts'
import { amountsOf, presentPayouts, presentSums } from './present.ts'
import { findOrdersOf, listMoved, type Time } from './store.ts'

/** So far beyond the time is looked for what one side booked a little later than the other. */
const marginMs = 3 * 24 * 60 * 60 * 1000

const around = ({ from, to }: Time): Time => ({
  from: new Date(from.getTime() - marginMs),
  to: new Date(to.getTime() + marginMs),
})

const isWithin = ({ from, to }: Time, { date }: { readonly date: Date }): boolean => date >= from && date < to

const readStatement = async (provider: PaymentProvider, siteId: string, time: Time): Promise<StatementLine[]> => {
  const lines: StatementLine[] = []
  for await (const line of provider.statement?.(siteId, time) ?? []) lines.push(line)
  return lines
}

/** What moved the buyer's money; a charge that is not one of ours goes by the provider's own name of it. */
const comparedOf = ({ type, attemptId, reference, amount, date }: StatementLine): ComparedLine[] =>
  type === 'charge' || type === 'refund' || type === 'dispute'
    ? [{ paymentId: attemptId ?? reference, type, amount, date }]
    : []

const isPayoutIn =
  (currency: string) =>
  (line: StatementLine): boolean =>
    line.type === 'payout' && line.currency === currency

const presentDifferences = async (
  { db }: Pick<Context, 'db'>,
  site: Site,
  differences: readonly Difference[],
): Promise<BookComparison['differences']> => {
  const write = amountsOf(site)
  const orders = await findOrdersOf(db, site.id, [...new Set(differences.map(({ paymentId }) => paymentId))])
  return differences.map(({ paymentId, type, reason, store, provider }) => {
    const order = orders.get(paymentId)
    return {
      paymentId,
      ...(order && { orderId: order.id, orderNumber: String(order.number) }),
      type: type.toUpperCase() as Uppercase<typeof type>,
      reason,
      store: write(store),
      account: write(provider),
    }
  })
}

/** What a provider's own account says beside the buyers' money; what it does not tell is left out. */
const ownersOf = (
  lines: readonly StatementLine[],
  { statementLacks: lacks = [] }: PaymentProvider,
  { site, timeZone }: { site: Site; timeZone: string },
): Pick<BookComparison, 'fees' | 'payouts' | 'payoutLines'> => {
  const write = amountsOf(site)
  return {
    ...(!lacks.includes('fees') && { fees: write(0 - sumOf(lines.map(({ fee }) => fee))) }),
    ...(!lacks.includes('payouts') && {
      payouts: write(sumOf(lines.filter(isPayoutIn(site.currency)).map(({ amount }) => amount))),
      payoutLines: presentPayouts(lines, { site, timeZone }),
    }),
  }
}

/** The store's books beside those of a provider. */
export const compareWith = async (
  context: Pick<Context, 'db' | 'log'>,
  { site, provider, time, timeZone }: { site: Site; provider: PaymentProvider; time: Time; timeZone: string },
): Promise<BookComparison> => {
  const moved = await listMoved(context.db, site.id, { time: around(time), provider: provider.name })
  const ours = moved.map(({ payment_id: paymentId, type, amount, created_date: date }) =>
    lineOf({ type, amount: Number(amount) }, { paymentId, date }),
  )
  const write = amountsOf(site)
  const store = presentSums(
    ours.filter((line) => isWithin(time, line)),
    write,
  )
  const alone = { provider: provider.name, store, differences: [] }
  if (!provider.statement) return { ...alone, unavailable: 'NO_ACCOUNT' }
  try {
    const lines = await readStatement(provider, site.id, around(time))
    const [theirs, inTime] = [lines.flatMap(comparedOf), lines.filter((line) => isWithin(time, line))]
    return {
      ...alone,
      account: presentSums(
        theirs.filter((line) => isWithin(time, line)),
        write,
      ),
      ...ownersOf(inTime, provider, { site, timeZone }),
      differences: await presentDifferences(context, site, compareBooks(ours, theirs, time)),
    }
  } catch (error) {
    context.log.warn({ err: error, provider: provider.name }, 'the account of a payment provider could not be read')
    return { ...alone, unavailable: 'NO_ANSWER' }
  }
}
