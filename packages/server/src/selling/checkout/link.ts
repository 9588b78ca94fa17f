import type { Caller, Shopper, SignedInMember } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { webAddress } from '../../ground/site/addresses.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { StoredCheckout } from './store.ts'

/** A link to a checkout works for a day. */
const linkSeconds = 24 * 60 * 60

/** Where a buyer goes after the hosted checkout, as the storefront asked. */
export interface CheckoutCallbacks {
  readonly thankYouPageUrl?: string
  readonly postFlowUrl?: string
  readonly cartPageUrl?: string
}

/** What a link to a checkout lets its holder do: act as this shopper on this one checkout. */
export interface CheckoutLink {
  readonly siteId: string
  readonly checkoutId: string
  readonly shopper: Shopper
  readonly callbacks: CheckoutCallbacks
}

const shopperOf = (owner: string, caller: Caller, siteId: string): Shopper => {
  if (caller.role === 'member' || caller.role === 'visitor') return caller
  const id = owner.slice(owner.indexOf(':') + 1)
  // An elevated caller hands out a link on a buyer's behalf; its holder acts as a visitor.
  return { role: 'visitor', siteId, visitorId: id }
}

/** Signs a link to the hosted checkout: it carries the right to this one checkout, for a day. */
export const checkoutLink = async (
  { signer, config }: Context,
  {
    checkoutId,
    owner,
    caller,
    callbacks = {},
  }: { checkoutId: string; owner: string; caller: Exclude<Caller, { role: 'anyone' }>; callbacks?: CheckoutCallbacks },
): Promise<string> => {
  const shopper = shopperOf(owner, caller, caller.siteId)
  const claims = { checkoutId, shopper, callbacks }
  const token = await signer.sign('checkout+jwt', claims, { audience: caller.siteId, lifetimeSeconds: linkSeconds })
  return `${config.publicUrl}/hosted/checkout?${new URLSearchParams({ token })}`
}

/** Where a checkout is gone through: on the storefront's own page, where it has named one, else on the hosted one. */
export const checkoutAddress = async (
  context: Context,
  { id: checkoutId, owner, body: { overrideCheckoutUrl } }: Pick<StoredCheckout, 'id' | 'owner' | 'body'>,
  caller: Exclude<Caller, { role: 'anyone' }>,
): Promise<string> => {
  if (!overrideCheckoutUrl) return checkoutLink(context, { checkoutId, owner, caller })
  return webAddress(
    overrideCheckoutUrl.replaceAll(/\{checkoutId\}|%7BcheckoutId%7D/gi, checkoutId),
    'overrideCheckoutUrl',
  )
}

/** Reads a link's token. */
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
