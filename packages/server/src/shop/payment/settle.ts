import { isOpenAttempt } from '@vitrine/domain/payment/attempt.ts'
import { takeStock } from '../catalog/stock.ts'
import { lockCheckout } from '../checkout/store.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { placeOrder } from '../order/place.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { lockAttempt, moveAttempt, type Attempt } from './attempts.ts'
import { refuseSoldOut } from './begin.ts'
import { beginChallenge } from './challenges.ts'
import { giveUp, returnHeld } from './give-up.ts'
import type { ChargeOutcome, DeclineReason } from './provider.ts'

type Paid = Extract<ChargeOutcome, { state: 'paid' }>

/** Brings payment attempts to their end, whoever began them. Each holds the checkout first, then the attempt. */
export const createSettling = (context: Context) => {
  const { db, sites, now } = context

  const hold = async (transaction: Db, { site_id: siteId, checkout_id: checkoutId, id }: Attempt) => {
    const checkout = await lockCheckout(transaction, siteId, checkoutId)
    return { checkout, held: await lockAttempt(transaction, siteId, id) }
  }

  const placePaid = async (
    transaction: Db,
    held: Attempt,
    { transactionId, card }: Paid,
    site: Site,
  ): Promise<Attempt> => {
    const { stockOnPaid } = held.draft
    if (stockOnPaid) refuseSoldOut(await takeStock(transaction, held.site_id, stockOnPaid))
    const settlement = {
      type: 'paid' as const,
      paymentId: held.id,
      provider: held.provider,
      transactionId,
      ...(card && { card }),
    }
    await placeOrder(context, transaction, { site, orderId: held.order_id, draft: held.draft, settlement })
    return moveAttempt(transaction, held, { state: 'paid' })
  }

  /** An attempt that is over stays so; the provider's charge for it is taken back. */
  const settleLate = (transaction: Db, held: Attempt, outcome: ChargeOutcome): Promise<Attempt> | Attempt =>
    outcome.state === 'paid' && held.state !== 'paid'
      ? moveAttempt(transaction, held, { state: 'voiding', lease: now() })
      : held

  const settleOnce = async (
    transaction: Db,
    { attempt, outcome, site }: { attempt: Attempt; outcome: ChargeOutcome; site: Site },
  ): Promise<Attempt> => {
    const { checkout, held } = await hold(transaction, attempt)
    if (!held) return attempt
    if (!isOpenAttempt(held.state)) return settleLate(transaction, held, outcome)
    if (outcome.state === 'challenge') {
      if (held.state === 'started') return beginChallenge(context, transaction, { attempt: held, site })
      return held.state === 'challenge' ? held : giveUp(context, transaction, held, 'unanswered')
    }
    const answered = held.state === 'challenge' ? await moveAttempt(transaction, held, { state: 'confirming' }) : held
    if (outcome.state === 'declined') {
      await returnHeld(context, transaction, answered)
      return moveAttempt(transaction, answered, { state: 'declined', reason: outcome.reason })
    }
    if (checkout?.order_id !== null) return giveUp(context, transaction, answered, 'already-ordered')
    return placePaid(transaction, answered, outcome, site)
  }

  /** Gives up on an attempt, unless it has come to an end meanwhile. */
  const abandon = (attempt: Attempt, reason: DeclineReason): Promise<Attempt> =>
    transact(db, async (transaction) => {
      const { held } = await hold(transaction, attempt)
      if (!held || !isOpenAttempt(held.state)) return held ?? attempt
      return giveUp(context, transaction, held, reason)
    })

  /**
   * Makes what the provider answered true here: the order stands, or everything held goes back. Where stock goes with
   * the payment, it may have sold out meanwhile: then the charge is taken back.
   */
  const settle = async (attempt: Attempt, outcome: ChargeOutcome): Promise<Attempt> => {
    const site = await requireSite(sites, attempt.site_id)
    try {
      return await transact(db, (transaction) => settleOnce(transaction, { attempt, outcome, site }))
    } catch (error) {
      const isSoldOut = error instanceof Refusal && error.code === 'INSUFFICIENT_INVENTORY'
      if (!isSoldOut || outcome.state !== 'paid') throw error
      return abandon(attempt, 'sold-out')
    }
  }

  return { settle, abandon }
}
export type Settling = ReturnType<typeof createSettling>
