import type { PaymentSettings } from '@vitrine/contract/entities/checkout.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { reachesCheckout, type Caller } from '../caller.ts'
import { lockCheckout, maySee } from '../checkout/store.ts'
import type { Context } from '../context.ts'
import { transact } from '../database/transact.ts'
import { dueOf } from '../order/draft.ts'
import { placeOrder } from '../order/place.ts'
import { invalidField, Refusal } from '../refusal.ts'
import { requireSite, type Site } from '../site/sites.ts'
import type { Db } from '../tables.ts'
import { findAttempt, findOpenAttempt, findPaidAttempt, insertAttempt, type Attempt } from './attempts.ts'
import { refuseUnpaid, reserve, type Agreed, type Reservation } from './begin.ts'
import { placedBy, responseToken, type Placed } from './placed.ts'
import { paymentProviderOf, takesPayments } from './provider-of.ts'
import type { PaymentProvider } from './provider.ts'
import type { Sandbox } from './sandbox.ts'
import { createSettling } from './settle.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>

/** A charge is answered within this time, or an orphan. */
const leaseSeconds = 30
const pollMs = 40

/**
 * Places orders. An attempt is written down before the provider is asked, with stock and coupon reserved, and no
 * transaction is held while the provider thinks. What a crash leaves is settled by the
 * reconciler.
 */
export const createPayments = (context: Context, sandbox: Sandbox) => {
  const { db, sites, now, newId } = context
  const providers: Readonly<Record<string, PaymentProvider>> = { [sandbox.provider.name]: sandbox.provider }
  const settling = createSettling(context, providers)

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
  const begin = async (caller: OnSite, checkoutId: string, { hasToken, ...agreed }: Agreed & { hasToken: boolean }) => {
    const site = await requireSite(sites, caller.siteId)
    return transact(
      db,
      async (transaction): Promise<{ orderId: string } | { running: Attempt } | { started: Attempt }> => {
        const held = await lockCheckout(transaction, caller.siteId, checkoutId)
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
    lease_date: new Date(now().getTime() + leaseSeconds * 1000),
  })

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

  const placeAndCharge = async (
    caller: OnSite,
    checkoutId: string,
    { paymentToken, ...agreed }: Agreed & { paymentToken?: string },
  ): Promise<Placed> => {
    const hasToken = paymentToken !== undefined && paymentToken !== ''
    const begun = await begin(caller, checkoutId, { ...agreed, hasToken })
    if ('orderId' in begun) return placedBefore(caller.siteId, checkoutId, begun.orderId)
    if ('running' in begun) {
      if (begun.running.state === 'started') return placedBy(await awaitAttempt(begun.running))
      await settling.abandon(begun.running)
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
    return placedBy(await settling.settle(started, outcome))
  }

  const placedBefore = async (siteId: string, checkoutId: string, orderId: string): Promise<Placed> => {
    const attempt = await findPaidAttempt(db, siteId, checkoutId)
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
      return { orderId: placedBy(await settling.settle(attempt, outcome)).orderId }
    }
    return { orderId: placedBy(attempt).orderId }
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

  return { placeAndCharge, placeWithoutPayment, confirm, createToken, settingsOf, reconcile: settling.reconcile }
}
export type Payments = ReturnType<typeof createPayments>
