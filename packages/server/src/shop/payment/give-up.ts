import { returnStock } from '../catalog/stock.ts'
import type { Context } from '../../ground/context/context.ts'
import { returnCoupon } from '../coupon/store.ts'
import { returnRedemption } from '../gift-card/store.ts'
import type { Db } from '../../ground/database/tables.ts'
import { lockChallenges, moveAttempt, type Attempt } from './attempts.ts'
import type { DeclineReason } from './provider.ts'

type Clock = Pick<Context, 'now'>

/** Puts back what is held for an attempt, in the order in which everyone takes it. */
export const returnHeld = async (
  { now }: Clock,
  db: Db,
  { site_id: siteId, stock, coupon_id: couponId, draft }: Attempt,
): Promise<void> => {
  await returnStock(db, siteId, stock)
  if (couponId !== null) await returnCoupon(db, { siteId, couponId, customer: draft.email })
  if (draft.giftCard) await returnRedemption(db, { siteId, id: draft.giftCard.id, now: now() })
}

/**
 * Gives up on an attempt that is held. What it held goes back at once; the provider is told afterwards, outside of
 * every transaction, by whoever claims it.
 */
export const giveUp = async (clock: Clock, db: Db, attempt: Attempt, reason: DeclineReason): Promise<Attempt> => {
  await returnHeld(clock, db, attempt)
  return moveAttempt(db, attempt, { state: 'voiding', reason, lease: clock.now() })
}

interface Ended {
  readonly siteId: string
  /** Whose challenges end, or those of which checkout. */
  readonly of: { readonly owner: string } | { readonly checkoutId: string }
  /** So many stay: the newest ones. */
  readonly keep?: number
}

/** Gives up on challenges that their buyer has left behind for a new basket or another card. */
export const endChallenges = async (clock: Clock, db: Db, { siteId, of, keep = 0 }: Ended): Promise<void> => {
  const challenges = await lockChallenges(db, siteId, of)
  for (const challenge of challenges.slice(Math.max(0, keep))) await giveUp(clock, db, challenge, 'replaced')
}
