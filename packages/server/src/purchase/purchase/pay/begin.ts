import type { Caller } from '../../../ground/base/caller.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { hashOfSecret, requireSite, type Site } from '../../../ground/site/sites.ts'
import type { StoredCart } from '../../../selling/basket/api.ts'
import {
  type Attempt,
  cardProviderFor,
  challengeLimits,
  insertAttempt,
  invoiceMethodId,
  leaseFrom,
  lockAwaiting,
  replaceAttempts,
  listMethodsOfStore,
} from '../../../money/payment/api.ts'
import { dueOf } from '../place/draft.ts'
import { byInvoice, holdCreditFor } from '../place/by-invoice.ts'
import { holdForOrder } from '../place/hold-for-order.ts'
import { requireOffered } from '../place/offered.ts'
import { placeOrder } from '../place/place.ts'
import { reserve, type Agreed, type Reservation } from '../place/reserve.ts'

export type OnSite = Exclude<Caller, { role: 'anyone' }>

/** How a buyer pays: a card token, or an offline payment method. */
export type Paying = { readonly paymentToken: string } | { readonly paymentMethodId: string }

export type Begun =
  | { readonly orderId: string }
  | { readonly running: Attempt }
  | { readonly started: Attempt; readonly capturesLater: boolean }

/** Identifies the payment method, so that the same one is never charged twice. */
export const tokenOf = (paying: Paying): string =>
  'paymentToken' in paying ? paying.paymentToken : `offline:${paying.paymentMethodId}`

export const tokenHashOf = (paying: Paying): string | undefined => {
  const token = tokenOf(paying)
  return token === '' ? undefined : hashOfSecret(token)
}

interface Chosen {
  readonly provider: string
  readonly method: string | null
}

/** Chooses the provider of a reservation. Throws if there is none. */
const choose = async (
  context: Context,
  db: Db,
  { paying, site, view }: { paying: Paying; site: Site; view: Reservation['view'] },
): Promise<Chosen> => {
  if ('paymentMethodId' in paying) {
    return {
      provider: 'offline',
      method: (await requireOffered(db, view, { id: paying.paymentMethodId, now: context.now() })).id,
    }
  }
  if (paying.paymentToken === '') throw invalidField('paymentToken', 'must be set', 'REQUIRED_FIELD')
  const provider = await cardProviderFor(db, site, paying.paymentToken)
  if (provider !== undefined) return { provider, method: null }
  await listMethodsOfStore({ ...context, db }, site)
  throw new Refusal('PAYMENT_NOT_AVAILABLE')
}

const attemptRow = (
  { now, newId }: Context,
  { site_id, id, owner }: StoredCart,
  {
    reservation: { draft, holds, view, orderId },
    chosen,
    tokenHash,
    saved,
    address = null,
  }: { reservation: Reservation; chosen: Chosen; tokenHash: string; saved: Attempt['saved']; address?: string | null },
) => ({
  ...chosen,
  site_id,
  id: newId(),
  purpose: 'checkout' as const,
  checkout_id: id,
  order_id: orderId,
  owner,
  address,
  token_hash: tokenHash,
  saved,
  amount: dueOf(draft),
  currency: view.site.currency,
  draft,
  holds,
  created_date: now(),
  lease_date: leaseFrom(now()),
})

/** Places an order that is free or paid later. */
export const placeReserved = async (
  context: Context,
  db: Db,
  { draft, view, orderId }: Reservation,
): Promise<{ orderId: string }> => {
  const settlement = { type: dueOf(draft) === 0 ? ('free' as const) : ('unpaid' as const) }
  await placeOrder(context, db, { site: view.site, orderId, draft, settlement })
  return { orderId }
}

interface Ordering {
  readonly site: Site
  readonly paying: Paying
  readonly agreed: Agreed
  readonly saved: Attempt['saved']
}

const beginHeld = async (
  context: Context,
  db: Db,
  { caller, checkout, site, paying, agreed, saved }: Ordering & { caller: OnSite; checkout: StoredCart },
): Promise<Begun> => {
  const reservation = await reserve(context, db, { ...agreed, site, caller, checkout })
  if (dueOf(reservation.draft) === 0) return placeReserved(context, db, reservation)
  const chosen = await choose(context, db, { paying, site, view: reservation.view })
  const { address } = agreed
  const tokenHash = hashOfSecret(tokenOf(paying))
  const isInvoice = chosen.method === invoiceMethodId
  if (isInvoice) await holdCreditFor(db, reservation.draft, { ...reservation, now: context.now() })
  const draft = isInvoice
    ? byInvoice(reservation.draft, { view: reservation.view, now: context.now() })
    : reservation.draft
  const row = attemptRow(context, checkout, {
    reservation: { ...reservation, draft },
    chosen,
    tokenHash,
    saved,
    ...(address !== undefined && { address }),
  })
  const { checkoutFields } = reservation.view.rules.checkout
  return { started: await insertAttempt(db, row), capturesLater: checkoutFields?.delayCaptureEnabled ?? false }
}

/**
 * Starts a payment attempt. Returns the existing order, or the running attempt, if there is one. An order that a gift
 * card pays in full is placed at once.
 */
export const begin = async (
  context: Context,
  caller: OnSite,
  { checkoutId, paying, agreed, saved }: { checkoutId: string } & Omit<Ordering, 'site'>,
): Promise<Begun> => {
  const { siteId } = caller
  const site = await requireSite(context.sites, siteId)
  const tokenHash = tokenHashOf(paying)
  return transact(context.db, async (transaction): Promise<Begun> => {
    const wanted = { caller, checkoutId, ...(tokenHash !== undefined && { tokenHash }) }
    const [held, awaiting] = await Promise.all([
      holdForOrder(context, transaction, wanted),
      lockAwaiting(transaction, siteId, { ownerOfCheckout: checkoutId }),
    ])
    if (!('checkout' in held)) return held
    // The attempt of this checkout has already been ended.
    const others = awaiting.filter((attempt) => attempt.checkout_id !== checkoutId)
    const keep = challengeLimits(site.settings).challengesPerVisitor - 1
    await replaceAttempts(context, transaction, { held: others, keep })
    return beginHeld(context, transaction, { caller, checkout: held.checkout, site, paying, agreed, saved })
  })
}
