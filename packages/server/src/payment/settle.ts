import { returnStock, takeStock } from '../catalog/stock.ts'
import type { Context } from '../context.ts'
import { returnCoupon } from '../coupon/store.ts'
import { transact } from '../database/transact.ts'
import { returnRedemption } from '../gift-card/store.ts'
import { placeOrder } from '../order/place.ts'
import { Refusal } from '../refusal.ts'
import { requireSite } from '../site/sites.ts'
import type { Db } from '../tables.ts'
import { createRepeating, type Worker } from '../worker.ts'
import { findOrphans, lockAttempt, moveAttempt, type Attempt } from './attempts.ts'
import { refuseSoldOut } from './begin.ts'
import type { ChargeOutcome, PaymentProvider } from './provider.ts'

/** So long may a buyer take over a challenge of the bank. */
const challengeSeconds = 15 * 60
const reconcileMs = 5000

/** Brings payment attempts to their end, whoever began them. */
export const createSettling = (context: Context, providers: Readonly<Record<string, PaymentProvider>>) => {
  const { db, sites, now, log } = context

  const giveBack = async (transaction: Db, attempt: Attempt): Promise<void> => {
    await returnStock(transaction, attempt.site_id, attempt.stock)
    const redeemed = attempt.draft.giftCard
    if (redeemed) await returnRedemption(transaction, { siteId: attempt.site_id, id: redeemed.id, now: now() })
    const { site_id: siteId, coupon_id: couponId, draft } = attempt
    if (couponId !== null) await returnCoupon(transaction, { siteId, couponId, customer: draft.email })
  }

  /**
   * Makes what the provider answered true here: the order stands, or everything reserved is given back. Where stock
   * goes with the payment, it may have sold out meanwhile: then the charge is taken back.
   */
  const settle = async (attempt: Attempt, outcome: ChargeOutcome): Promise<Attempt> => {
    try {
      return await settleOnce(attempt, outcome)
    } catch (error) {
      const isSoldOut = error instanceof Refusal && error.code === 'INSUFFICIENT_INVENTORY'
      if (!isSoldOut || outcome.state !== 'paid') throw error
      await providers[attempt.provider]!.cancel(attempt.id)
      return settleOnce(attempt, { state: 'declined', reason: 'sold-out' })
    }
  }

  const settleOnce = async (attempt: Attempt, outcome: ChargeOutcome): Promise<Attempt> => {
    const site = await requireSite(sites, attempt.site_id)
    return transact(db, async (transaction) => {
      const held = await lockAttempt(transaction, attempt.site_id, attempt.id)
      if (!held || (held.state !== 'started' && held.state !== 'challenge')) return held ?? attempt
      if (outcome.state === 'challenge') {
        await moveAttempt(transaction, held, {
          state: 'challenge',
          lease: new Date(now().getTime() + challengeSeconds * 1000),
        })
        return { ...held, state: 'challenge' }
      }
      if (outcome.state === 'declined') {
        await giveBack(transaction, held)
        await moveAttempt(transaction, held, { state: 'declined', reason: outcome.reason })
        return { ...held, state: 'declined', reason: outcome.reason }
      }
      const { stockOnPaid } = held.draft
      if (stockOnPaid) refuseSoldOut(await takeStock(transaction, held.site_id, stockOnPaid))
      const { transactionId, card } = outcome
      const settlement = {
        type: 'paid' as const,
        paymentId: held.id,
        provider: held.provider,
        transactionId,
        ...(card && { card }),
      }
      await placeOrder(context, transaction, { site, orderId: held.order_id, draft: held.draft, settlement })
      await moveAttempt(transaction, held, { state: 'paid' })
      return { ...held, state: 'paid' }
    })
  }

  /** Gives up on a challenge that the buyer walked away from: they are trying another card. */
  const abandon = async (attempt: Attempt): Promise<void> => {
    await providers[attempt.provider]!.cancel(attempt.id)
    await settle(attempt, { state: 'declined', reason: 'challenge-refused' })
  }

  const settleOrphan = async (attempt: Attempt): Promise<void> => {
    const provider = providers[attempt.provider]
    if (!provider) return
    if (attempt.state === 'challenge') return abandon(attempt)
    // Cancelling where the provider knows nothing keeps a charge that is still on its way from going through.
    const known = await provider.find(attempt.id)
    if (!known) await provider.cancel(attempt.id)
    await settle(attempt, known ?? { state: 'declined', reason: 'declined' })
    log.warn({ attemptId: attempt.id, outcome: known?.state ?? 'never charged' }, 'payment attempt reconciled')
  }

  /** Settles what a crash or a buyer who walked away has left; one that cannot be settled now does not hold up the rest. */
  const reconcile = async (): Promise<number> => {
    const orphans = await findOrphans(db, now())
    for (const attempt of orphans) {
      await settleOrphan(attempt).catch((error: unknown) =>
        log.error({ err: error, attemptId: attempt.id }, 'reconciling a payment failed'),
      )
    }
    return orphans.length
  }

  return { settle, abandon, reconcile }
}
type Settling = ReturnType<typeof createSettling>

/** Looks after orphaned attempts, at once and then every few seconds. */
export const createReconciler = ({ log }: Context, { reconcile }: Pick<Settling, 'reconcile'>): Worker =>
  createRepeating({ work: reconcile, everyMs: reconcileMs, atOnce: true, log, failure: 'reconciling payments failed' })
