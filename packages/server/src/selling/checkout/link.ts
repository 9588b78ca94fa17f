import type { Caller, Shopper, SignedInMember } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { webAddress } from '../../ground/site/addresses.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { markOpened, type StoredCart } from '../basket/api.ts'

/** Lifetime of a checkout link: one day. */
const linkSeconds = 24 * 60 * 60

/** URLs to redirect the buyer to after the hosted checkout, set by the storefront. */
export interface CheckoutCallbacks {
  readonly thankYouPageUrl?: string
  readonly postFlowUrl?: string
  readonly cartPageUrl?: string
}

/** Rights of a checkout link: to act as this shopper on this checkout. */
export interface CheckoutLink {
  readonly siteId: string
  readonly checkoutId: string
  readonly shopper: Shopper
  readonly callbacks: CheckoutCallbacks
}

const shopperOf = (owner: string, caller: Caller, siteId: string): Shopper => {
  if (caller.role === 'member' || caller.role === 'visitor') return caller
  const id = owner.slice(owner.indexOf(':') + 1)
  // An elevated caller creates the link on a buyer's behalf; its holder acts as a visitor.
  return { role: 'visitor', siteId, visitorId: id }
}

/** Signs a link to the hosted checkout, valid for this checkout and for one day. */
export const checkoutLink = async (
  { db, now, signer, config }: Context,
  {
    checkout,
    caller,
    callbacks = {},
  }: { checkout: StoredCart; caller: Exclude<Caller, { role: 'anyone' }>; callbacks?: CheckoutCallbacks },
): Promise<string> => {
  await markOpened(db, checkout, now())
  const { id: checkoutId, owner } = checkout
  const shopper = shopperOf(owner, caller, caller.siteId)
  const claims = { checkoutId, shopper, callbacks }
  const token = await signer.sign('checkout+jwt', claims, { audience: caller.siteId, lifetimeSeconds: linkSeconds })
  return `${config.publicUrl}/hosted/checkout?${new URLSearchParams({ token })}`
}

/** The placeholder for the ID of the checkout, as either generation writes it. */
const placeholder = /(?:\{|%7B)checkout_?id(?:\}|%7D)/gi

/** Returns the URL of a checkout: the storefront's own page if set, else the hosted one. */
export const checkoutAddress = async (
  context: Context,
  checkout: StoredCart,
  caller: Exclude<Caller, { role: 'anyone' }>,
): Promise<string> => {
  const { overrideCheckoutUrl } = checkout.body
  if (!overrideCheckoutUrl) return checkoutLink(context, { checkout, caller })
  return webAddress(overrideCheckoutUrl.replaceAll(placeholder, checkout.id), 'overrideCheckoutUrl')
}

/** Verifies a link's token. */
export const readCheckoutLink = async ({ signer }: Pick<Context, 'signer'>, token: string): Promise<CheckoutLink> => {
  const claims = await signer.verify('checkout+jwt', token).catch(() => {
    throw new Refusal('CHECKOUT_NOT_FOUND', 'This checkout link is no longer valid.')
  })
  return {
    siteId: claims.aud,
    checkoutId: String(claims.checkoutId),
    shopper: claims.shopper as Shopper,
    callbacks: claims.callbacks as CheckoutCallbacks,
  }
}

const isSameMember = (caller: Caller, shopper: SignedInMember): caller is SignedInMember =>
  caller.role === 'member' && caller.siteId === shopper.siteId && caller.memberId === shopper.memberId

/**
 * Returns the shopper that the holder of a link acts as. A member's link ends with the session it was made in; the same
 * member, signed in again, opens it in their new session.
 */
export const openedAs = (
  { endedSessions }: Pick<Context, 'endedSessions'>,
  { shopper, siteId }: CheckoutLink,
  caller: Caller,
): Shopper => {
  if (shopper.role !== 'member' || !endedSessions.has(shopper.sessionId)) return shopper
  if (isSameMember(caller, shopper)) return { ...shopper, sessionId: caller.sessionId }
  const { clientId } = shopper
  throw new Refusal('SESSION_ENDED', undefined, { siteId, ...(clientId !== undefined && { clientId }) })
}
