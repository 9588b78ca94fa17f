import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { createRepeating, logFailure, type Worker } from '../../ground/base/worker.ts'
import { claimAttempts, claimVoided, lockLapsedChallenge, releaseVoided, type Attempt } from './attempts.ts'
import { giveUp } from './give-up.ts'
import { leaseFrom } from './lease.ts'
import type { PaymentProvider } from './provider.ts'
import type { Settling } from './settle.ts'

const reconcileMs = 5000

/** Settles what crashes and buyers who walked away have left, and tells providers of what was given up. */
export const createReconciling = (
  context: Context,
  { providers, settling }: { providers: Readonly<Record<string, PaymentProvider>>; settling: Settling },
) => {
  const { db, now, log } = context

  const endLapsedChallenge = (): Promise<boolean> =>
    transact(db, async (transaction) => {
      const lapsed = await lockLapsedChallenge(transaction, now())
      if (lapsed) await giveUp(context, transaction, lapsed, 'expired')
      return lapsed !== undefined
    })

  const endLapsedChallenges = async (): Promise<number> => {
    let ended = 0
    while (await endLapsedChallenge()) ended += 1
    return ended
  }

  const tell = async (provider: PaymentProvider, claimed: Attempt): Promise<void> => {
    await provider.cancel(claimed.id)
    await releaseVoided(db, claimed)
  }

  /** Tells the provider at once of an attempt that was given up; where that fails, it is told again later. */
  const tellNow = async (attempt: Attempt): Promise<void> => {
    const claimed = await claimVoided(db, attempt, { now: now(), lease: leaseFrom(now()) })
    const provider = providers[attempt.provider]
    if (claimed && provider) await tell(provider, claimed).catch((error: unknown) => complain(error, attempt))
  }

  const complain = (error: unknown, { id }: Attempt) =>
    log.error({ err: error, attemptId: id }, 'reconciling a payment failed')

  const lookAfter = async (attempt: Attempt): Promise<void> => {
    const provider = providers[attempt.provider]
    if (!provider) return
    if (attempt.state === 'voiding') return tell(provider, attempt)
    const known = await provider.find(attempt.id)
    // A charge that is still on its way to the provider must not go through: it is given up here, then told there.
    const { state } = await (known ? settling.settle(attempt, known) : settling.abandon(attempt, 'unanswered'))
    log.warn({ attemptId: attempt.id, outcome: known?.state ?? 'never charged', state }, 'payment attempt reconciled')
  }

  /** Looks once; what cannot be settled now does not hold up the rest, and is tried again when its lease is over. */
  const reconcile = async (): Promise<number> => {
    const ended = await endLapsedChallenges().catch((error: unknown) => {
      logFailure(log, error, 'ending a payment that was not confirmed failed')
      return 0
    })
    const claimed = await claimAttempts(db, { now: now(), lease: leaseFrom(now()) })
    for (const attempt of claimed) {
      await lookAfter(attempt).catch((error: unknown) => complain(error, attempt))
    }
    return ended + claimed.length
  }

  return { reconcile, tellNow }
}

interface Unfinished {
  readonly reconcile: () => Promise<number>
  readonly carryOutRefunds: () => Promise<void>
}

/** Looks after orphaned attempts and refunds, at once and then every few seconds. */
export const createReconciler = ({ log }: Context, { reconcile, carryOutRefunds }: Unfinished): Worker =>
  createRepeating({
    work: () => Promise.all([reconcile(), carryOutRefunds()]),
    everyMs: reconcileMs,
    atOnce: true,
    log,
    failure: 'reconciling payments failed',
  })
