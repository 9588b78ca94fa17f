import type { PaymentRef, StatementLine } from '../provider.ts'
import {
  capturedOf,
  disputesOf,
  refundStatus,
  returnedDate,
  type Charge,
  type Refund,
  type SandboxOptions,
} from './sandbox-book.ts'
import { settleMs } from './sandbox-cards.ts'

interface Booked {
  readonly charge: Charge
  readonly refunds: readonly Refund[]
  readonly payment: PaymentRef
}

type Movement = Pick<StatementLine, 'type' | 'reference' | 'amount' | 'date'>

const later = (date: Date): Date => new Date(date.getTime() + settleMs)

/** A debit is dated by its arrival. */
const chargesOf = ({ charge, payment }: Booked, now: Date): Movement[] => {
  const { date, outcome, moves } = charge
  const { captures, captureDates = {} } = moves
  if (captures) {
    return Object.entries(captures).map(([reference, amount]) => {
      const captured = captureDates[reference]
      return { type: 'charge', reference, amount, date: captured === undefined ? date : new Date(captured) }
    })
  }
  const amount = capturedOf(charge, payment, now)
  const arrived = outcome.status === 'processing' ? later(date) : date
  return amount === 0 ? [] : [{ type: 'charge', reference: payment.attemptId, amount, date: arrived }]
}

const refundLinesOf = ({ charge, refunds }: Booked, now: Date): Movement[] =>
  refunds
    .filter((refund) => refundStatus(charge, refund, now) === 'succeeded')
    .map(({ id, amount, date }) => ({
      type: 'refund',
      reference: id,
      amount: 0 - amount,
      date: charge.moves.behavior === 'refund-pending' ? later(date) : date,
    }))

const disputeLinesOf = ({ charge, payment }: Booked, now: Date): Movement[] =>
  disputesOf(charge, payment, now).flatMap(({ reference, withdrawn, returned, date }): Movement[] => [
    { type: 'dispute', reference: `${reference} withdrawn`, amount: 0 - withdrawn, date },
    ...(returned > 0
      ? [
          {
            type: 'dispute' as const,
            reference: `${reference} returned`,
            amount: returned,
            date: returnedDate(charge, date),
          },
        ]
      : []),
  ])

const linesOf = (booked: Booked, now: Date): StatementLine[] =>
  [chargesOf, refundLinesOf, disputeLinesOf]
    .flatMap((part) => part(booked, now))
    .map((line) => ({ ...line, attemptId: booked.payment.attemptId, fee: 0, currency: booked.payment.currency }))

/** Reads all charges and refunds of a store up to a date. */
const readBook = async ({ db }: SandboxOptions, siteId: string, to: Date): Promise<Booked[]> => {
  const [charges, refunds] = await Promise.all([
    db
      .selectFrom('sandbox_charge')
      .innerJoin('payment_attempt', (join) =>
        join
          .onRef('payment_attempt.site_id', '=', 'sandbox_charge.site_id')
          .onRef('payment_attempt.id', '=', 'sandbox_charge.attempt_id'),
      )
      .select(['attempt_id', 'outcome', 'moves', 'sandbox_charge.created_date as date', 'method', 'amount', 'currency'])
      .where('sandbox_charge.site_id', '=', siteId)
      .where('sandbox_charge.created_date', '<', to)
      .execute(),
    db.selectFrom('sandbox_refund').selectAll().where('site_id', '=', siteId).execute(),
  ])
  const refundsOf = new Map<string, typeof refunds>()
  for (const row of refunds) refundsOf.set(row.attempt_id, [...(refundsOf.get(row.attempt_id) ?? []), row])
  return charges.map(({ attempt_id: attemptId, outcome, moves, date, method, amount, currency }) => ({
    charge: { outcome, moves, date },
    payment: { attemptId, siteId, method, amount: Number(amount), currency },
    refunds: (refundsOf.get(attemptId) ?? []).map((row) => ({
      id: row.refund_id,
      amount: Number(row.amount),
      isOfDesk: row.is_of_desk,
      date: row.created_date,
    })),
  }))
}

/** Lists the sandbox's statement of a period, oldest first, without fees and payouts. */
export const createSandboxStatement = (options: SandboxOptions) =>
  async function* (siteId: string, { from, to }: { from: Date; to: Date }): AsyncGenerator<StatementLine> {
    const now = options.now()
    yield* (await readBook(options, siteId, to))
      .flatMap((booked) => linesOf(booked, now))
      .filter(({ date }) => date >= from && date < to && date <= now)
      .toSorted((one, other) => one.date.getTime() - other.date.getTime())
  }
