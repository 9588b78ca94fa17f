import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { releaseHolds } from '../../reservation/api.ts'
import { lockAwaiting, moveAttempt, type Attempt } from './attempts.ts'
import type { DeclineReason } from '../provider.ts'

type Clock = Pick<Context, 'now'>

/** Puts back what is held for an attempt. */
export const releaseGoods = (clock: Clock, db: Db, { site_id: siteId, holds }: Attempt): Promise<void> =>
  releaseHolds(clock, db, { siteId, holds })

/**
 * Gives up on an attempt that is held. What it held goes back at once; the provider is told afterwards, outside of
 * every transaction, by whoever claims it. An attempt that is over stays as it is.
 */
export const giveUp = async (clock: Clock, db: Db, attempt: Attempt, reason: DeclineReason): Promise<Attempt> => {
  const moved = await moveAttempt(db, attempt, { event: 'GIVEN_UP', reason, lease: clock.now() })
  if (moved.ok && moved.tasks.includes('release-goods')) await releaseGoods(clock, db, attempt)
  return moved.attempt
}

interface Ended {
  readonly siteId: string
  /** Whose attempts end, or those of which checkout. */
  readonly of: { readonly owner: string } | { readonly checkoutId: string }
  /** So many stay: the newest ones. */
  readonly keep?: number
}

/** Gives up on attempts that are held, newest first, because their buyer has gone on; so many of the newest stay. */
export const replaceAttempts = async (
  clock: Clock,
  db: Db,
  { held, keep = 0 }: { held: readonly Attempt[]; keep?: number },
): Promise<void> => {
  for (const attempt of held.slice(Math.max(0, keep))) await giveUp(clock, db, attempt, 'replaced')
}

/** Gives up on attempts that wait for a buyer who has gone on to a new basket or another card. */
export const endChallenges = async (clock: Clock, db: Db, { siteId, of, keep = 0 }: Ended): Promise<void> =>
  replaceAttempts(clock, db, { held: await lockAwaiting(db, siteId, of), keep })
