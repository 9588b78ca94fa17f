import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { releaseHolds } from '../../reservation/api.ts'
import { lockAwaiting, moveAttempt, type Attempt } from './attempts.ts'
import type { DeclineReason } from '../provider.ts'

type Clock = Pick<Context, 'now'>

/** Releases the reservations of an attempt. */
export const releaseGoods = (clock: Clock, db: Db, { site_id: siteId, holds }: Attempt): Promise<void> =>
  releaseHolds(clock, db, { siteId, holds })

/**
 * Gives up a locked attempt and releases its reservations immediately. The provider is called afterwards, outside of
 * any transaction, by whoever claims the attempt. An ended attempt stays unchanged.
 */
export const giveUp = async (clock: Clock, db: Db, attempt: Attempt, reason: DeclineReason): Promise<Attempt> => {
  const moved = await moveAttempt(db, attempt, { event: 'GIVEN_UP', reason, lease: clock.now() })
  if (moved.ok && moved.tasks.includes('release-goods')) await releaseGoods(clock, db, attempt)
  return moved.attempt
}

interface Ended {
  readonly siteId: string
  /** The owner or the checkout whose attempts end. */
  readonly of: { readonly owner: string } | { readonly checkoutId: string }
  /** Number of newest attempts to keep. */
  readonly keep?: number
}

/** Gives up locked attempts, newest first, except the newest `keep`. */
export const replaceAttempts = async (
  clock: Clock,
  db: Db,
  { held, keep = 0 }: { held: readonly Attempt[]; keep?: number },
): Promise<void> => {
  for (const attempt of held.slice(Math.max(0, keep))) await giveUp(clock, db, attempt, 'replaced')
}

/** Gives up attempts that await a buyer who has moved on to another basket or card. */
export const endChallenges = async (clock: Clock, db: Db, { siteId, of, keep = 0 }: Ended): Promise<void> =>
  replaceAttempts(clock, db, { held: await lockAwaiting(db, siteId, of), keep })
