import type { PaymentSettings } from '@vitrine/contract/entities/checkout.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { reachesCheckout, type Caller } from '../caller.ts'
import { returnStock, takeStock } from '../catalog/stock.ts'
import { maySee } from '../checkout/store.ts'
import type { Context } from '../context.ts'
import { returnCoupon } from '../coupon/store.ts'
import { transact } from '../database/transact.ts'
import { returnRedemption } from '../gift-card/store.ts'
import { dueOf } from '../order/draft.ts'
import { placeOrder } from '../order/place.ts'
import { invalidField, Refusal } from '../refusal.ts'
import { hashOfSecret, requireSite, type Site } from '../site/sites.ts'
import type { Db } from '../tables.ts'
import { createRepeating, type Worker } from '../worker.ts'
import {
  findAttempt,
  findOpenAttempt,
  findOrphans,
  insertAttempt,
  lockAttempt,
  moveAttempt,
  type Attempt,
} from './attempts.ts'
import { refuseSoldOut, refuseUnpaid, reserve, type Agreed, type Reservation } from './begin.ts'
import type { ChargeOutcome, PaymentProvider } from './provider.ts'
import type { Sandbox } from './sandbox.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>

/** A charge is answered within this time, or an orphan. */
const leaseSeconds = 30
/** So long may a buyer take over a challenge of the bank. */
const challengeSeconds = 15 * 60
const pollMs = 40
const reconcileMs = 5000

const declineWords: Readonly<Record<string, string>> = {
  declined: 'The bank declined the card. Nothing was charged.',
  'insufficient-funds': 'The card has too little money on it. Nothing was charged.',
  'challenge-refused': 'The payment was not confirmed. Nothing was charged.',
  'sold-out': 'It sold out while you were paying. Nothing was charged.',
  'token-invalid': 'The payment details have expired. Please enter the card again.',
}

interface Placed {
  readonly orderId: string
  readonly paymentGatewayOrderId?: string
  readonly paymentResponseToken?: string
}

/** The token with which the buyer comes back from a challenge: it names the attempt and cannot be guessed. */
const responseToken = ({ site_id, id }: Attempt): string =>
  `${id}.${hashOfSecret(`challenge:${site_id}:${id}`).slice(0, 32)}`

/**
 * Places orders. An attempt is written down before the provider is asked, with stock and coupon reserved, and no
 * transaction is held while the provider thinks. What a crash leaves is settled by `reconcile`.
 */
export const createPayments = (context: Context, sandbox: Sandbox) => {
  const { db, sites, now, newId, log } = context
  const providers: Readonly<Record<string, PaymentProvider>> = { [sandbox.provider.name]: sandbox.provider }
  const later = (seconds: number): Date => new Date(now().getTime() + seconds * 1000)

  const providerFor = (site: Site): PaymentProvider => {
    if (site.demo) return sandbox.provider
    throw new Refusal('NOT_BUILT', 'This store takes no cards yet: no payment provider is set up.')
  }

  const giveBack = async (transaction: Db, attempt: Attempt): Promise<void> => {
    await returnStock(transaction, attempt.site_id, attempt.stock)
    const redeemed = attempt.draft.giftCard
    if (redeemed) await returnRedemption(transaction, { siteId: attempt.site_id, id: redeemed.id, now: now() })
    const { site_id: siteId, coupon_id: couponId, draft } = attempt
    if (couponId !== null) await returnCoupon(transaction, { siteId, couponId, customer: draft.email })
  }

  /** Places the order of a reservation that costs nothing more, or that is paid later. */
  const placeReserved = async (transaction: Db, { draft, view }: Reservation): Promise<{ orderId: string }> => {
    const orderId = newId()
    const settlement = { type: dueOf(draft) === 0 ? ('free' as const) : ('unpaid' as const) }
    await placeOrder(context, transaction, { site: view.site, orderId, draft, settlement })
    return { orderId }
  }

  /**
   * Writes an attempt down, or finds the order there is already or the attempt that is under way. Where a gift card
   * pays for everything nobody is charged, and the order stands at once.
   */
  const begin = async (caller: OnSite, checkoutId: string, { hasToken, ...agreed }: Agreed & { hasToken: boolean }) => {
    const site = await requireSite(sites, caller.siteId)
    return transact(
      db,
      async (transaction): Promise<{ orderId: string } | { running: Attempt } | { started: Attempt }> => {
        const held = await transaction
          .selectFrom('checkout')
          .select(['order_id'])
          .where('site_id', '=', caller.siteId)
          .where('id', '=', checkoutId)
          .forUpdate()
          .executeTakeFirst()
        if (held?.order_id) return { orderId: held.order_id }
        const running = await findOpenAttempt(transaction, caller.siteId, checkoutId)
        if (running) return { running }
        const reservation = await reserve(context, transaction, { ...agreed, site, caller, checkoutId })
        if ('orderId' in reservation) return reservation
        if (dueOf(reservation.draft) === 0) return placeReserved(transaction, reservation)
        if (!hasToken) throw invalidField('paymentToken', 'must be set', 'REQUIRED_FIELD')
        const provider = providerFor(site)
        return {
          started: await insertAttempt(transaction, attemptRow(caller.siteId, checkoutId, reservation, provider)),
        }
      },
    )
  }

  const attemptRow = (
    siteId: string,
    checkoutId: string,
    { draft, stock, couponId, view }: Reservation,
    provider: PaymentProvider,
  ) => ({
    site_id: siteId,
    id: newId(),
    checkout_id: checkoutId,
    order_id: newId(),
    state: 'started' as const,
    provider: provider.name,
    amount: dueOf(draft),
    currency: view.site.currency,
    draft: JSON.stringify(draft),
    stock: JSON.stringify(stock),
    coupon_id: couponId,
    reason: null,
    created_date: now(),
    lease_date: later(leaseSeconds),
  })

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
        await moveAttempt(transaction, held, { state: 'challenge', lease: later(challengeSeconds) })
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

  /** Waits for an attempt of another request and answers as that one does. */
  const awaitAttempt = async (attempt: Attempt): Promise<Attempt> => {
    const until = Date.now() + leaseSeconds * 1000
    let current: Attempt | undefined = attempt
    while (current?.state === 'started' && Date.now() < until) {
      await wait(pollMs)
      current = await findAttempt(db, attempt.site_id, attempt.id)
    }
    if (current && current.state !== 'started') return current
    throw new Refusal('PAYMENT_NOT_CONFIRMED', 'The payment is still being worked on. Try again in a moment.')
  }

  const answerFor = (attempt: Attempt): Placed => {
    switch (attempt.state) {
      case 'paid':
        return { orderId: attempt.order_id, paymentGatewayOrderId: attempt.id }
      case 'challenge':
        return {
          orderId: attempt.order_id,
          paymentGatewayOrderId: attempt.id,
          paymentResponseToken: responseToken(attempt),
        }
      case 'declined':
      case 'released':
      case 'started': {
        const reason = attempt.reason ?? 'declined'
        if (reason === 'sold-out') throw new Refusal('INSUFFICIENT_INVENTORY', declineWords[reason])
        throw new Refusal('PAYMENT_DECLINED', declineWords[reason] ?? declineWords.declined, { reason })
      }
      default:
        return attempt.state satisfies never
    }
  }

  /** Gives up on a challenge that the buyer walked away from: they are trying another card. */
  const abandonChallenge = async (attempt: Attempt): Promise<void> => {
    await providers[attempt.provider]!.cancel(attempt.id)
    await settle(attempt, { state: 'declined', reason: 'challenge-refused' })
  }

  const placeAndCharge = async (
    caller: OnSite,
    checkoutId: string,
    { paymentToken, ...agreed }: Agreed & { paymentToken?: string },
  ): Promise<Placed> => {
    const hasToken = paymentToken !== undefined && paymentToken !== ''
    const begun = await begin(caller, checkoutId, { ...agreed, hasToken })
    if ('orderId' in begun) return placedBefore(caller.siteId, checkoutId, begun.orderId)
    if ('running' in begun) {
      if (begun.running.state === 'started') return answerFor(await awaitAttempt(begun.running))
      await abandonChallenge(begun.running)
      return placeAndCharge(caller, checkoutId, { ...agreed, ...(hasToken && { paymentToken }) })
    }
    const { started } = begun
    const { id, site_id, amount, currency } = started
    const outcome = await providers[started.provider]!.charge({
      attemptId: id,
      siteId: site_id,
      token: paymentToken!,
      amount: Number(amount),
      currency,
    })
    return answerFor(await settle(started, outcome))
  }

  const placedBefore = async (siteId: string, checkoutId: string, orderId: string): Promise<Placed> => {
    const attempt = await db
      .selectFrom('payment_attempt')
      .select('id')
      .where('site_id', '=', siteId)
      .where('checkout_id', '=', checkoutId)
      .where('state', '=', 'paid')
      .executeTakeFirst()
    return { orderId, ...(attempt && { paymentGatewayOrderId: attempt.id }) }
  }

  const placeWithoutPayment = async (caller: OnSite, checkoutId: string, agreed: Agreed): Promise<Placed> => {
    const site = await requireSite(sites, caller.siteId)
    return transact(db, async (transaction) => {
      const reservation = await reserve(context, transaction, { ...agreed, site, caller, checkoutId })
      if ('orderId' in reservation) return reservation
      refuseUnpaid(caller, reservation)
      return placeReserved(transaction, reservation)
    })
  }

  const confirm = async (
    caller: OnSite,
    { paymentResponseToken, approved }: { paymentResponseToken: string; approved: boolean },
  ): Promise<{ orderId: string }> => {
    const id = paymentResponseToken.split('.')[0]!
    const attempt = await findAttempt(db, caller.siteId, id)
    const isTheirs =
      attempt && maySee(caller, attempt.site_id, attempt.draft.owner) && reachesCheckout(caller, attempt.checkout_id)
    if (!isTheirs || responseToken(attempt) !== paymentResponseToken) {
      throw new Refusal('NOT_FOUND', 'There is no such payment to confirm.')
    }
    if (attempt.state === 'challenge') {
      const outcome = await providers[attempt.provider]!.confirm(attempt.id, approved)
      return { orderId: answerFor(await settle(attempt, outcome)).orderId }
    }
    return { orderId: answerFor(attempt).orderId }
  }

  const settleOrphan = async (attempt: Attempt): Promise<void> => {
    const provider = providers[attempt.provider]
    if (!provider) return
    if (attempt.state === 'challenge') return abandonChallenge(attempt)
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

  const createToken = async (
    caller: OnSite,
    card: { cardNumber: string; expiryMonth: number; expiryYear: number; securityCode: string },
  ) => {
    providerFor(await requireSite(sites, caller.siteId))
    const digits = card.cardNumber.replaceAll(/[\s-]/g, '')
    if (!/^\d{12,19}$/.test(digits))
      throw invalidField('cardNumber', 'must be a card number of 12 to 19 digits', 'FORMAT')
    const endOfMonth = new Date(Date.UTC(card.expiryYear, card.expiryMonth, 1))
    if (endOfMonth <= now()) throw invalidField('expiryYear', 'the card has expired', 'MIN')
    if (!/^\d{3,4}$/.test(card.securityCode)) throw invalidField('securityCode', 'must be 3 or 4 digits', 'FORMAT')
    return { paymentToken: await sandbox.createToken(caller.siteId, digits) }
  }

  /** What paying asks of the buyers of a store. */
  const settingsOf = async (siteId: string): Promise<PaymentSettings> => {
    const { requires3dSecure } = providerFor(await requireSite(sites, siteId))
    return { requires3dSecure }
  }

  return { placeAndCharge, placeWithoutPayment, confirm, createToken, settingsOf, reconcile }
}
export type Payments = ReturnType<typeof createPayments>

/** Looks after orphaned attempts, at once and then every few seconds. */
export const createReconciler = ({ log }: Context, { reconcile }: Payments): Worker =>
  createRepeating({ work: reconcile, everyMs: reconcileMs, atOnce: true, log, failure: 'reconciling payments failed' })
