import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import { createRepeating, logFailure, type Worker } from '../../../ground/base/worker.ts'
import type { Advancing } from './advance.ts'
import { claimAttempts, claimVoided, lockLapsed, moveAttempt, noteUnanswered, refOf, type Attempt } from './attempts.ts'
import { giveUp } from './give-up.ts'
import { leaseFrom } from './lease.ts'
import type { Providers } from '../provider.ts'

const reconcileMs = 10_000

/** Ends what buyers left lying; answers how many. */
const endLapsed = async ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> => {
  const endOne = () =>
    transact(db, async (transaction) => {
      const lapsed = await lockLapsed(transaction, now())
      const ended = lapsed && (await giveUp({ now }, transaction, lapsed, 'expired'))
      // One that does not move would be found again and again.
      return ended !== undefined && ended.state !== lapsed?.state
    })
  let ended = 0
  while (await endOne()) ended += 1
  return ended
}

/** Settles what crashes and buyers who walked away have left, and tells providers of what was given up. */
export const createReconciling = (
  context: Context,
  { providers, advancing }: { providers: Providers; advancing: Advancing },
) => {
  const { db, now, log } = context

  const complain = (error: unknown, { id }: Attempt) =>
    log.error({ err: error, attemptId: id }, 'reconciling a payment failed')

  /** Tells the provider that an attempt was given up; a late charge asks for it again. */
  const tellVoided = async (claimed: Attempt): Promise<void> => {
    const provider = await providers.find(db, claimed)
    await provider?.void(refOf(claimed))
    await moveAttempt(db, claimed, { event: 'VOIDED' })
  }

  /** Tells the provider at once of an attempt that was given up; where that fails, it is told again later. */
  const tellNow = async (attempt: Attempt): Promise<void> => {
    const claimed = await claimVoided(db, attempt, { now: now(), lease: leaseFrom(now()) })
    if (claimed) await tellVoided(claimed).catch((error: unknown) => complain(error, attempt))
  }

  const lookAfter = async (attempt: Attempt): Promise<void> => {
    const provider = await providers.find(db, attempt)
    if (!provider) return
    if (attempt.state === 'voiding') return tellVoided(attempt)
    const known = await provider.read(refOf(attempt)).catch(async (error: unknown) => {
      await noteUnanswered(db, attempt)
      throw error
    })
    // A charge that is still on its way to the provider must not go through: it is given up here, then told there.
    const { state } = await (known
      ? advancing.advance(attempt, { state: known })
      : advancing.abandon(attempt, 'unanswered'))
    log.warn({ attemptId: attempt.id, outcome: known?.status ?? 'never charged', state }, 'payment attempt reconciled')
  }

  /** Looks once; what cannot be settled now does not hold up the rest, and is tried again when its lease is over. */
  const reconcile = async (): Promise<number> => {
    const ended = await endLapsed(context).catch((error: unknown) => {
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
  readonly carryOut: () => Promise<void>
}

/** Looks after orphaned attempts, refunds, captures and voids, at once and then every few seconds. */
export const createReconciler = ({ log }: Context, { reconcile, carryOut }: Unfinished): Worker =>
  createRepeating({
    work: () => Promise.all([reconcile(), carryOut()]),
    everyMs: reconcileMs,
    atOnce: true,
    log,
    failure: 'reconciling payments failed',
  })
