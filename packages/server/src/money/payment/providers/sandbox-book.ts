import { sql, type Selectable } from 'kysely'
import { sumOf, type Minor } from '@vitrine/domain/money.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact, writeBehind } from '../../../ground/database/transact.ts'
import type {
  DisputeAnswer,
  DisputeFact,
  Outcome,
  PaymentFacts,
  PaymentRef,
  ProviderState,
  RefundFact,
  Step,
} from '../provider.ts'
import { succeeded } from '../provider.ts'
import type { SandboxChargeTable, SandboxMoves } from '../tables.ts'
import { settleMs } from './sandbox-cards.ts'

export interface SandboxOptions {
  /** Own connection: the sandbox acts as an external provider and shares no transaction with orders. */
  readonly db: Db
  readonly now: () => Date
}

export interface Charge {
  readonly outcome: ProviderState
  readonly moves: SandboxMoves
  readonly date: Date
}

export interface Refund {
  readonly id: string
  readonly amount: Minor
  readonly isOfDesk: boolean
  readonly date: Date
}

const refused = (code: string, description: string): Outcome => ({ status: 'failed', code, description })

/** A debit arrives or fails after its delay. */
const stateNow = ({ outcome, moves, date }: Charge, now: Date): ProviderState => {
  if (outcome.status !== 'processing' || now.getTime() < date.getTime() + settleMs) return outcome
  return moves.behavior === 'debit-fails'
    ? { status: 'declined', reason: 'insufficient-funds' }
    : { status: 'captured', transactionId: outcome.transactionId }
}

export const capturedOf = (charge: Charge, { amount }: PaymentRef, now: Date): Minor => {
  const { captures } = charge.moves
  if (captures) return sumOf(Object.values(captures))
  return stateNow(charge, now).status === 'captured' ? amount : 0
}

export const refundStatus = ({ moves: { behavior } }: Charge, { date }: Refund, now: Date): RefundFact['status'] => {
  if (behavior !== 'refund-pending' && behavior !== 'refund-fails') return 'succeeded'
  if (now.getTime() < date.getTime() + settleMs) return 'pending'
  return behavior === 'refund-pending' ? 'succeeded' : 'failed'
}

const noRefund = { code: 'no_account', description: 'The account of the buyer was closed.' } as const

const refundFact = (charge: Charge, refund: Refund, now: Date): RefundFact => {
  const status = refundStatus(charge, refund, now)
  const { id, isOfDesk, amount, date } = refund
  return { ...(!isOfDesk && { id }), reference: id, amount, date, status, ...(status === 'failed' && noRefund) }
}

const answerDays = 7
const dayMs = 24 * 60 * 60 * 1000

/**
 * Decides a dispute. Accepting it or missing the deadline loses. Contesting it takes a moment, and wins with a tracking
 * number. One test card wins by itself.
 */
const disputeStatus = (
  { moves: { behavior, answer } }: Charge,
  { opened, now }: { opened: Date; now: Date },
): DisputeFact['status'] => {
  if (behavior === 'dispute-won' && now.getTime() >= opened.getTime() + settleMs) return 'won'
  if (!answer) return now.getTime() >= opened.getTime() + answerDays * dayMs ? 'lost' : 'open'
  if (answer.accepts) return 'lost'
  if (now.getTime() < Date.parse(answer.date) + settleMs) return 'answered'
  return answer.isProven ? 'won' : 'lost'
}

/** When a chargeback was reversed. A card that wins by itself needs no response. */
export const returnedDate = ({ moves: { behavior, answer } }: Charge, opened: Date): Date => {
  const decided = behavior === 'dispute-won' || !answer ? opened : new Date(answer.date)
  return new Date(decided.getTime() + settleMs)
}

/** The bank takes back the whole captured amount. A payment has at most one dispute, with the payment's ID. */
export const disputesOf = (charge: Charge, payment: PaymentRef, now: Date): DisputeFact[] => {
  const { behavior } = charge.moves
  const opened = new Date(charge.date.getTime() + settleMs)
  const amount = capturedOf(charge, payment, now)
  if ((behavior !== 'disputed' && behavior !== 'dispute-won') || now < opened || amount === 0) return []
  const status = disputeStatus(charge, { opened, now })
  const returned = status === 'won' ? amount : 0
  const answerBefore = new Date(opened.getTime() + answerDays * dayMs)
  const reference = payment.attemptId
  return [{ reference, amount, withdrawn: amount, returned, status, reason: 'fraudulent', answerBefore, date: opened }]
}

/** Fraud review of a payment. A failed review does not refund by itself. */
const reviewOf = ({ moves: { behavior }, date }: Charge, now: Date): PaymentFacts['review'] => {
  if (behavior !== 'review-passes' && behavior !== 'review-fails') return undefined
  if (now.getTime() < date.getTime() + settleMs) return 'open'
  return behavior === 'review-passes' ? 'passed' : 'failed'
}

/** Identifies a charge by attempt and store. */
export type BookKey = Pick<PaymentRef, 'siteId' | 'attemptId'>

/** The sandbox's own records of charges, separate from ours. */
export const createBook = ({ db, now }: SandboxOptions) => {
  const ofAttempt = (of: Db, { siteId, attemptId }: BookKey) =>
    of.selectFrom('sandbox_charge').selectAll().where('site_id', '=', siteId).where('attempt_id', '=', attemptId)

  const chargeOf = (row: Selectable<SandboxChargeTable> | undefined): Charge | undefined =>
    row && { outcome: row.outcome, moves: row.moves, date: row.created_date }

  const find = async (key: BookKey): Promise<Charge | undefined> =>
    chargeOf(await ofAttempt(db, key).executeTakeFirst())

  const refundsOf = async ({ siteId, attemptId }: BookKey, of: Db = db): Promise<Refund[]> => {
    const ofSite = of.selectFrom('sandbox_refund').selectAll().where('site_id', '=', siteId)
    const rows = ofSite.where('attempt_id', '=', attemptId)
    return (await rows.orderBy('created_date').orderBy('refund_id').execute()).map(
      ({ refund_id, amount, is_of_desk, created_date }) => ({
        id: refund_id,
        amount: Number(amount),
        isOfDesk: is_of_desk,
        date: created_date,
      }),
    )
  }

  const insert = ({ siteId, attemptId }: BookKey, { outcome, moves }: Omit<Charge, 'date'>) =>
    db.insertInto('sandbox_charge').values({
      site_id: siteId,
      attempt_id: attemptId,
      outcome: JSON.stringify(outcome),
      moves: JSON.stringify(moves),
      created_date: now(),
    })

  /** Serializes work per payment. */
  const hold = <T>(key: BookKey, work: (of: Db, charge: Charge | undefined) => Promise<T>): Promise<T> =>
    transact(db, async (held) => work(held, chargeOf(await ofAttempt(held, key).forUpdate().executeTakeFirst())))

  const update = (of: Db, { siteId, attemptId }: BookKey) =>
    of.updateTable('sandbox_charge').where('site_id', '=', siteId).where('attempt_id', '=', attemptId)

  const save = async (of: Db, key: BookKey, { outcome, moves }: Omit<Charge, 'date'>): Promise<void> => {
    const saved = { outcome: JSON.stringify(outcome), moves: JSON.stringify(moves) }
    await writeBehind(of, update(of, key).set(saved))
  }

  const writeRefund = async (
    of: Db,
    { siteId, attemptId }: BookKey,
    { id, amount, isOfDesk }: Omit<Refund, 'date'>,
  ) => {
    const row = {
      site_id: siteId,
      refund_id: id,
      attempt_id: attemptId,
      amount,
      is_of_desk: isOfDesk,
      created_date: now(),
    }
    await writeBehind(of, of.insertInto('sandbox_refund').values(row))
  }

  /** The refundable amount; pending refunds count as refunded. */
  const leftOf = (charge: Charge, payment: PaymentRef, refunds: readonly Refund[]): Minor => {
    const completed = refunds.filter((one) => refundStatus(charge, one, now()) !== 'failed')
    return capturedOf(charge, payment, now()) - sumOf(completed.map(({ amount }) => amount))
  }

  const outcomeOf = (charge: Charge, refund: Refund): Outcome => {
    const { status, reference } = refundFact(charge, refund, now())
    return status === 'failed' ? { status, ...noRefund } : { status, reference }
  }

  const capture = (payment: PaymentRef, { id, amount }: Step): Promise<Outcome> =>
    hold(payment, async (of, charge) => {
      const { captures = {}, captureDates = {}, isReleased } = charge?.moves ?? {}
      if (captures[id] !== undefined) return succeeded
      const isOpen = charge?.moves.isHold && !isReleased && charge.outcome.status !== 'declined'
      if (!charge || !isOpen) return refused('not_held', 'Nothing is held for this payment any more.')
      if (sumOf(Object.values(captures)) + amount > payment.amount) return refused('too_much', 'That much is not held.')
      const { outcome } = charge
      const captured = outcome.status === 'authorized' ? { ...outcome, status: 'captured' as const } : outcome
      await save(of, payment, {
        outcome: captured,
        moves: {
          ...charge.moves,
          captures: { ...captures, [id]: amount },
          captureDates: { ...captureDates, [id]: now().toISOString() },
        },
      })
      return { ...succeeded, reference: id }
    })

  const release = (payment: PaymentRef): Promise<Outcome> =>
    hold(payment, async (of, charge) => {
      if (!charge?.moves.isHold) return refused('not_held', 'Nothing is held for this payment.')
      await save(of, payment, { ...charge, moves: { ...charge.moves, isReleased: true } })
      return succeeded
    })

  const refund = (payment: PaymentRef, { id, amount }: Step): Promise<Outcome> =>
    hold(payment, async (of, charge) => {
      if (!charge) return refused('unknown', 'The sandbox knows no such payment.')
      const refunds = await refundsOf(payment, of)
      const known = refunds.find((one) => one.id === id)
      if (known) return outcomeOf(charge, known)
      if (amount > leftOf(charge, payment, refunds)) return refused('too_much', 'That much is not left to give back.')
      await writeRefund(of, payment, { id, amount, isOfDesk: false })
      return outcomeOf(charge, { id, amount, isOfDesk: false, date: now() })
    })

  const answerDispute = (payment: PaymentRef, _reference: string, answer: DisputeAnswer): Promise<Outcome> =>
    hold(payment, async (of, charge) => {
      const [dispute] = charge ? disputesOf(charge, payment, now()) : []
      if (!charge || dispute?.status !== 'open') return refused('not_open', 'The bank takes no answer any more.')
      const isProven = !answer.accept && (answer.evidence.shippingTrackingNumber ?? '') !== ''
      const recorded = { accepts: answer.accept, isProven, date: now().toISOString() }
      await save(of, payment, { ...charge, moves: { ...charge.moves, answer: recorded } })
      return succeeded
    })

  const facts = async (payment: PaymentRef): Promise<PaymentFacts | undefined> => {
    const charge = await find(payment)
    if (!charge) return undefined
    const at = now()
    const review = reviewOf(charge, at)
    return {
      state: stateNow(charge, at),
      captured: capturedOf(charge, payment, at),
      isReleased: charge.moves.isReleased ?? false,
      refunds: (await refundsOf(payment)).map((one) => refundFact(charge, one, at)),
      disputes: disputesOf(charge, payment, at),
      ...(review && { review }),
    }
  }

  return {
    capture,
    release,
    refund,
    answerDispute,
    facts,
    read: async (key: BookKey): Promise<ProviderState | undefined> => {
      const charge = await find(key)
      return charge && stateNow(charge, now())
    },
    /** Inserts a charge, or returns the existing one unchanged. */
    write: async (key: BookKey, charge: Omit<Charge, 'date'>): Promise<ProviderState> => {
      const written = await insert(key, charge)
        .onConflict((conflict) => conflict.columns(['site_id', 'attempt_id']).doNothing())
        .returning('outcome')
        .executeTakeFirst()
      return written?.outcome ?? (await find(key))!.outcome
    },
    overwrite: async (key: BookKey, outcome: ProviderState): Promise<void> => {
      await insert(key, { outcome, moves: {} })
        .onConflict((conflict) =>
          conflict.columns(['site_id', 'attempt_id']).doUpdateSet({ outcome: JSON.stringify(outcome) }),
        )
        .execute()
    },
    /** Answers an open challenge. Later answers have no effect. */
    answer: async (key: BookKey, outcomeFor: (moves: SandboxMoves) => ProviderState): Promise<void> => {
      const charge = await find(key)
      if (!charge) return
      await update(db, key)
        .set({ outcome: JSON.stringify(outcomeFor(charge.moves)) })
        .where(sql<string>`outcome->>'status'`, '=', 'awaiting')
        .execute()
    },
    /** Refunds in the sandbox's own dashboard, without a request of ours. */
    refundAtDesk: (payment: PaymentRef, refunded: Step): Promise<void> =>
      hold(payment, (of) => writeRefund(of, payment, { ...refunded, isOfDesk: true })),
  }
}
