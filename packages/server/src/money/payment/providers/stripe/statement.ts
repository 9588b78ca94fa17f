import type Stripe from 'stripe'
import type { Context } from '../../../../ground/context/context.ts'
import type { StatementLine } from '../../provider.ts'
import { findByReference } from '../../provider-payment-store.ts'
import { fromStripe } from './amounts.ts'
import { requireAccount, stripeName, type StripeOpener } from './open-stripe.ts'

const daySeconds = 86_400
/** Maximum number of days from a line to its payout. */
const payoutDays = 31
const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000)

/** Stripe: “Balance transaction types”, reporting categories. */
const typeByCategory: Readonly<Record<string, StatementLine['type']>> = {
  charge: 'charge',
  refund: 'refund',
  refund_failure: 'refund',
  partial_capture_reversal: 'refund',
  dispute: 'dispute',
  dispute_reversal: 'dispute',
  fee: 'fee',
  network_cost: 'fee',
  tax: 'fee',
  payout: 'payout',
  payout_reversal: 'payout',
}

type Line = Stripe.BalanceTransaction

const intentIdOf = ({ source }: Line): string | undefined => {
  if (source === null || typeof source !== 'object' || !('payment_intent' in source)) return undefined
  const { payment_intent: intent } = source
  return typeof intent === 'string' ? intent : intent?.id
}

/** Returns the payout that a line is itself, including manual ones. */
const ownPayoutOf = ({ source }: Line): string | undefined =>
  source !== null && typeof source === 'object' && source.object === 'payout' ? source.id : undefined

/** Maps the lines of the account to their payouts. */
const payoutsOf = async (stripe: Stripe, { from, to }: Time): Promise<ReadonlyMap<string, string>> => {
  const created = { gte: secondsOf(from), lt: secondsOf(to) + payoutDays * daySeconds }
  const found = new Map<string, string>()
  for await (const { id: payout, automatic } of stripe.payouts.list({ created, limit: 100 })) {
    // Stripe lists the contents of automatic payouts only.
    if (!automatic) continue
    for await (const { id } of stripe.balanceTransactions.list({ payout, limit: 100 })) found.set(id, payout)
  }
  return found
}

interface Time {
  readonly from: Date
  readonly to: Date
}

/** Lists the statement of a period, oldest first. Reads day by day, since Stripe lists the newest first. */
export const createStatement = ({ db }: Pick<Context, 'db'>, open: StripeOpener) =>
  async function* (siteId: string, time: Time): AsyncGenerator<StatementLine> {
    const { stripe } = await requireAccount(open, siteId)
    const payouts = await payoutsOf(stripe, time)

    const attemptOf = async (line: Line): Promise<string | undefined> => {
      const reference = intentIdOf(line)
      if (reference === undefined) return undefined
      return (await findByReference(db, { provider: stripeName, reference, siteId }))[0]?.attempt_id
    }

    const present = async (line: Line): Promise<StatementLine> => {
      const [attemptId, payoutId] = [await attemptOf(line), ownPayoutOf(line) ?? payouts.get(line.id)]
      const currency = line.currency.toUpperCase()
      return {
        reference: line.id,
        type: typeByCategory[line.reporting_category] ?? 'other',
        ...(attemptId !== undefined && { attemptId }),
        amount: fromStripe(line.amount, currency),
        fee: fromStripe(line.fee, currency),
        currency,
        date: new Date(line.created * 1000),
        ...(payoutId !== undefined && { payoutId }),
      }
    }

    const end = secondsOf(time.to)
    for (let start = secondsOf(time.from); start < end; start += daySeconds) {
      const created = { gte: start, lt: Math.min(start + daySeconds, end) }
      const lines: Line[] = []
      for await (const line of stripe.balanceTransactions.list({ created, limit: 100, expand: ['data.source'] })) {
        lines.push(line)
      }
      for (const line of lines.toReversed()) yield await present(line)
    }
  }
