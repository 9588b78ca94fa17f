import type { Context } from '../../../ground/context/context.ts'
import { createRounds } from '../../../ground/database/rounds.ts'
import { transact } from '../../../ground/database/transact.ts'
import { createRepeatingWorker, logFailure, type Worker } from '../../../ground/base/worker.ts'
import type { Advancing } from './advance.ts'
import { claimAttempts, claimVoided, lockLapsed, moveAttempt, noteUnanswered, refOf, type Attempt } from './attempts.ts'
import { giveUp } from './give-up.ts'
import { leaseFrom } from './lease.ts'
import { nextDueDate } from './next-due.ts'
import type { Providers } from '../provider.ts'

const reconcileMs = 5000

/** Ends attempts whose buyers did not act in time. Returns their number. */
const endLapsed = async ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> => {
  const endOne = () =>
    transact(db, async (transaction) => {
      const lapsed = await lockLapsed(transaction, now())
      const ended = lapsed && (await giveUp({ now }, transaction, lapsed, 'expired'))
      // An attempt that does not change its state would be found again and again.
      return ended !== undefined && ended.state !== lapsed?.state
    })
  let ended = 0
  while (await endOne()) ended += 1
  return ended
}

/** Settles attempts left by crashes and absent buyers, and voids attempts that were given up. */
export const createReconciling = (
  context: Context,
  { providers, advancing }: { providers: Providers; advancing: Advancing },
) => {
  const { db, now, log } = context

  const complain = (error: unknown, { id }: Attempt) =>
    log.error({ err: error, attemptId: id }, 'reconciling a payment failed')

  /** Voids an attempt at its provider. A late charge makes it pending again. */
  const sendVoid = async (claimed: Attempt): Promise<void> => {
    const provider = await providers.find(db, claimed)
    await provider?.void(refOf(claimed))
    await moveAttempt(db, claimed, { event: 'VOIDED' })
  }

  /** Voids an attempt immediately. Failures are retried later. */
  const voidNow = async (attempt: Attempt): Promise<void> => {
    const claimed = await claimVoided(db, attempt, { now: now(), lease: leaseFrom(now()) })
    if (claimed) await sendVoid(claimed).catch((error: unknown) => complain(error, attempt))
  }

  const reconcileOne = async (attempt: Attempt): Promise<void> => {
    const provider = await providers.find(db, attempt)
    if (!provider) return
    if (attempt.state === 'voiding') return sendVoid(attempt)
    const known = await provider.read(refOf(attempt)).catch(async (error: unknown) => {
      await noteUnanswered(db, attempt)
      throw error
    })
    // A charge still on its way to the provider must not succeed, so give up the attempt first, then void it there.
    const { state } = await (known
      ? advancing.advance(attempt, { state: known })
      : advancing.abandon(attempt, 'unanswered'))
    log.warn({ attemptId: attempt.id, outcome: known?.status ?? 'never charged', state }, 'payment attempt reconciled')
  }

  /** Runs once. Failures do not block other attempts, and are retried when their lease expires. */
  const reconcile = async (): Promise<number> => {
    const ended = await endLapsed(context).catch((error: unknown) => {
      logFailure(log, error, 'ending a payment that was not confirmed failed')
      return 0
    })
    const claimed = await claimAttempts(db, { now: now(), lease: leaseFrom(now()) })
    for (const attempt of claimed) {
      await reconcileOne(attempt).catch((error: unknown) => complain(error, attempt))
    }
    return ended + claimed.length
  }

  return { reconcile, voidNow }
}

interface Unfinished {
  readonly reconcile: () => Promise<number>
  readonly carryOut: () => Promise<void>
}

/** Creates the worker for orphaned attempts, refunds, captures and voids. */
export const createReconciler = (context: Context, { reconcile, carryOut }: Unfinished): Worker => {
  const { db, log } = context
  const rounds = createRounds(context)
  const work = async (): Promise<void> => {
    await Promise.all([reconcile(), carryOut()])
    rounds.plan(await nextDueDate(db))
  }
  const failure = 'reconciling payments failed'
  return createRepeatingWorker({ work, everyMs: reconcileMs, immediately: true, rounds, log, failure })
}
