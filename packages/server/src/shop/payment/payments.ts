import type { PaymentSettings } from '@vitrine/contract/entities/checkout.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { reachesCheckout, type Caller } from '../../ground/base/caller.ts'
import { maySee } from '../basket/owner.ts'
import { type StoredCheckout } from '../checkout/store.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { dueOf } from '../order/draft.ts'
import { placeOrder } from '../order/place.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import { hashOfSecret, requireSite, type Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { findAttempt, findPaidAttempt, insertAttempt, lockAttempt, moveAttempt, type Attempt } from './attempts.ts'
import { refuseUnpaid, reserve, type Agreed, type Reservation } from './begin.ts'
import { challengeLimits } from './challenges.ts'
import { endChallenges, giveUp } from './give-up.ts'
import { holdForOrder } from './hold-for-order.ts'
import { leaseFrom, leaseSeconds } from './lease.ts'
import { placedBy, responseToken, stillWorkedOn, type Placed } from './placed.ts'
import type { ChargeOutcome, PaymentProvider } from './provider.ts'
import { createReconciling } from './reconcile.ts'
import { createRefunding } from './refund.ts'
import { paymentProviderOf, takesPayments } from './provider-of.ts'
import type { Sandbox } from './sandbox.ts'
import { createSettling } from './settle.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>
type Begun = { readonly orderId: string } | { readonly running: Attempt } | { readonly started: Attempt }

const pollMs = 40
/** So often a checkout is looked at again when a payment of it has come to nothing meanwhile. */
const mostLooks = 10

/**
 * Places orders. An attempt is written down before the provider is asked, with stock and coupon reserved, and every
 * answer to it is a move under its lock before the provider is told. No transaction is held while the provider thinks;
 * what a crash leaves is settled by the reconciler.
 */
export const createPayments = (context: Context, sandbox: Sandbox) => {
  const { db, sites, now, newId, log } = context
  const providers: Readonly<Record<string, PaymentProvider>> = { [sandbox.provider.name]: sandbox.provider }
  const settling = createSettling(context)
  const carryOutRefunds = createRefunding(context, providers)
  const { reconcile, tellNow } = createReconciling(context, { providers, settling })

  const providerFor = (site: Site): PaymentProvider => {
    if (takesPayments(context, site)) return providers[paymentProviderOf(site)!]!
    throw new Refusal('PAYMENT_NOT_AVAILABLE')
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
  const begin = async (
    caller: OnSite,
    checkoutId: string,
    { tokenHash, ...agreed }: Agreed & { tokenHash?: string },
  ) => {
    const { siteId } = caller
    const site = await requireSite(sites, siteId)
    return transact(db, async (transaction): Promise<Begun> => {
      const way = await holdForOrder(context, transaction, {
        siteId,
        checkoutId,
        ...(tokenHash !== undefined && { tokenHash }),
      })
      if (!('checkout' in way)) return way
      const { checkout } = way
      const keep = challengeLimits(site.settings).challengesPerVisitor - 1
      await endChallenges(context, transaction, { siteId, of: { owner: checkout.owner }, keep })
      const reservation = await reserve(context, transaction, { ...agreed, site, caller, checkout })
      if (dueOf(reservation.draft) === 0) return placeReserved(transaction, reservation)
      if (tokenHash === undefined) throw invalidField('paymentToken', 'must be set', 'REQUIRED_FIELD')
      const row = attemptRow(checkout, reservation, { provider: providerFor(site), tokenHash, ...agreed })
      return { started: await insertAttempt(transaction, row) }
    })
  }

  const attemptRow = (
    { site_id, id, owner }: StoredCheckout,
    { draft, stock, couponId, view }: Reservation,
    { provider, tokenHash, address = null }: { provider: PaymentProvider; tokenHash: string; address?: string | null },
  ) => ({
    site_id,
    id: newId(),
    checkout_id: id,
    order_id: newId(),
    state: 'started' as const,
    owner,
    address,
    token_hash: tokenHash,
    provider: provider.name,
    amount: dueOf(draft),
    currency: view.site.currency,
    draft: JSON.stringify(draft),
    stock: JSON.stringify(stock),
    coupon_id: couponId,
    reason: null,
    created_date: now(),
    lease_date: leaseFrom(now()),
  })

  /** Waits until an attempt of another request is answered. */
  const awaitAttempt = async (attempt: Attempt): Promise<Attempt> => {
    const until = Date.now() + leaseSeconds * 1000
    let current: Attempt | undefined = attempt
    while ((current?.state === 'started' || current?.state === 'confirming') && Date.now() < until) {
      await wait(pollMs)
      current = await findAttempt(db, attempt.site_id, attempt.id)
    }
    if (current && current.state !== 'started' && current.state !== 'confirming') return current
    throw stillWorkedOn()
  }

  /** What a provider answers is settled; where it does not answer, nobody knows, and the reconciler finds out. */
  const settleWith = async (attempt: Attempt, asked: Promise<ChargeOutcome>): Promise<Attempt> => {
    const outcome = await asked.catch((error: unknown) => {
      log.error({ err: error, attemptId: attempt.id }, 'the payment provider did not answer')
      throw stillWorkedOn()
    })
    const ended = await settling.settle(attempt, outcome)
    if (ended.state === 'voiding') await tellNow(ended)
    return ended
  }

  const placeAndCharge = async (
    caller: OnSite,
    checkoutId: string,
    ordered: Agreed & { paymentToken?: string },
  ): Promise<Placed> => {
    const { paymentToken = '', ...agreed } = ordered
    const tokenHash = paymentToken === '' ? undefined : hashOfSecret(paymentToken)
    const begun = await begin(caller, checkoutId, { ...agreed, ...(tokenHash !== undefined && { tokenHash }) })
    if ('orderId' in begun) return placedBefore(caller.siteId, checkoutId, begun.orderId)
    if ('running' in begun) {
      const ended = await awaitAttempt(begun.running)
      // Another card was asked, and did not pay: this one has not been tried yet.
      const isUntried = ended.token_hash !== tokenHash && ended.state !== 'paid'
      return isUntried ? placeAndCharge(caller, checkoutId, ordered) : placedBy(ended)
    }
    const { id, site_id: siteId, amount, currency, provider } = begun.started
    const charge = { attemptId: id, siteId, token: paymentToken, amount: Number(amount), currency }
    return placedBy(await settleWith(begun.started, providers[provider]!.charge(charge)))
  }

  const placedBefore = async (siteId: string, checkoutId: string, orderId: string): Promise<Placed> => {
    const attempt = await findPaidAttempt(db, siteId, checkoutId)
    return { orderId, ...(attempt && { paymentGatewayOrderId: attempt.id }) }
  }

  /**
   * Completes a checkout in another way than by a charge, once no charge of it is under way; answers the order that it
   * has become already.
   */
  const complete = async <Done extends object>(
    { siteId, checkoutId }: { siteId: string; checkoutId: string },
    work: (transaction: Db, checkout: StoredCheckout) => Promise<Done>,
  ): Promise<{ done: Done } | { orderId: string }> => {
    for (let look = 0; look < mostLooks; look += 1) {
      const looked = await transact(db, async (transaction) => {
        const way = await holdForOrder(context, transaction, { siteId, checkoutId })
        return 'checkout' in way ? { done: await work(transaction, way.checkout) } : way
      })
      if (!('running' in looked)) return looked
      await awaitAttempt(looked.running)
    }
    throw stillWorkedOn()
  }

  const placeWithoutPayment = async (caller: OnSite, checkoutId: string, agreed: Agreed): Promise<Placed> => {
    const { siteId } = caller
    const site = await requireSite(sites, siteId)
    const completed = await complete({ siteId, checkoutId }, async (transaction, checkout) => {
      const reservation = await reserve(context, transaction, { ...agreed, site, caller, checkout })
      refuseUnpaid(caller, reservation)
      return placeReserved(transaction, reservation)
    })
    return 'done' in completed ? completed.done : placedBefore(siteId, checkoutId, completed.orderId)
  }

  /** Takes the buyer's answer to the bank, once: whoever comes second is told what became of the first. */
  const takeAnswer = (siteId: string, id: string): Promise<{ attempt: Attempt; isFirst: boolean }> =>
    transact(db, async (transaction) => {
      const held = (await lockAttempt(transaction, siteId, id))!
      if (held.state !== 'challenge') return { attempt: held, isFirst: false }
      if (held.lease_date <= now()) {
        return { attempt: await giveUp(context, transaction, held, 'expired'), isFirst: false }
      }
      const move = { state: 'confirming' as const, lease: leaseFrom(now()) }
      return { attempt: await moveAttempt(transaction, held, move), isFirst: true }
    })

  const confirm = async (
    caller: OnSite,
    { paymentResponseToken, approved }: { paymentResponseToken: string; approved: boolean },
  ): Promise<{ orderId: string }> => {
    const id = paymentResponseToken.split('.')[0]!
    const known = await findAttempt(db, caller.siteId, id)
    const isTheirs = known && maySee(caller, known.site_id, known.owner) && reachesCheckout(caller, known.checkout_id)
    if (!isTheirs || responseToken(known) !== paymentResponseToken) {
      throw new Refusal('NOT_FOUND', 'There is no such payment to confirm.')
    }
    const { attempt, isFirst } = await takeAnswer(caller.siteId, id)
    const ended = isFirst
      ? await settleWith(attempt, providers[attempt.provider]!.confirm(id, approved))
      : await awaitAttempt(attempt)
    if (ended.state === 'challenge') throw stillWorkedOn()
    return { orderId: placedBy(ended).orderId }
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
    const name = paymentProviderOf(await requireSite(sites, siteId))
    return { requires3dSecure: name !== undefined && providers[name]!.requires3dSecure }
  }

  return { placeAndCharge, placeWithoutPayment, complete, confirm, createToken, settingsOf, carryOutRefunds, reconcile }
}
export type Payments = ReturnType<typeof createPayments>
