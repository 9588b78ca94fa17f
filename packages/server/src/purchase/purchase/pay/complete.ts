import type { HttpAnswer } from '@vitrine/contract/entities/common.ts'
import type { Caller } from '../../../ground/base/caller.ts'
import type { Context } from '../../../ground/context/context.ts'
import { recordEvent } from '../../../ground/event/outbox.ts'
import { redirectResponse } from '../../../ground/page/redirect-response.ts'
import { Refusal, invalidBecause } from '../../../ground/base/refusal.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { completeStoredCart, type StoredCart } from '../../../selling/basket/api.ts'
import { findOrder } from '../../../orders/order/api.ts'
import { readCheckoutLink } from '../../../selling/checkout/api.ts'
import { recordOrdered } from '../place/keep-left-over.ts'
import { completeUnpaid } from './ordering.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>

/** Completes a locked checkout for an order that was placed elsewhere. */
const closeCheckout = async (
  context: Pick<Context, 'now'>,
  db: Db,
  { checkout, orderId, site }: { checkout: StoredCart; orderId: string; site: Site },
): Promise<void> => {
  const { site_id: siteId, id } = checkout
  await completeStoredCart(db, { siteId, id, orderId, now: context.now() })
  const type = 'wix.ecom.v1.checkout_completed'
  await recordEvent(db, { siteId, entity: 'checkout', entityId: id, type, body: { orderId } })
  await recordOrdered(context, db, { site, cart: checkout, orderId })
}

/** Completes a checkout for an order that was placed elsewhere, or for none. */
export const markAsCompleted = async (
  context: Context,
  { caller, checkoutId, orderId }: { caller: OnSite; checkoutId: string; orderId: string | undefined },
): Promise<void> => {
  const site = await requireSite(context.sites, caller.siteId)
  const completed = await completeUnpaid(context, { caller, checkoutId }, async (transaction, checkout) => {
    if (orderId !== undefined && !(await findOrder(transaction, caller.siteId, orderId)))
      throw invalidBecause('orderId', 'UNKNOWN', { description: 'is not an order of this store' })
    await closeCheckout(context, transaction, { checkout, orderId: orderId ?? context.newId(), site })
    return {}
  })
  if ('orderId' in completed) throw new Refusal('CHECKOUT_ALREADY_COMPLETED', undefined, { orderId: completed.orderId })
}

/** Completes the checkout of a link and redirects the buyer. A repeated call redirects to the same page. */
export const completeAndRedirect = async (
  context: Context,
  { caller, token }: { caller: OnSite; token: string },
): Promise<HttpAnswer> => {
  const { sites, newId } = context
  const { siteId, checkoutId, callbacks } = await readCheckoutLink(context, token)
  if (siteId !== caller.siteId) throw new Refusal('CHECKOUT_NOT_FOUND')
  const site = await requireSite(sites, siteId)
  const completed = await completeUnpaid(context, { caller, checkoutId }, async (transaction, checkout) => {
    const orderId = newId()
    await closeCheckout(context, transaction, { checkout, orderId, site })
    return { orderId }
  })
  const { orderId } = 'done' in completed ? completed.done : completed
  const address = new URL(callbacks.thankYouPageUrl ?? callbacks.postFlowUrl ?? site.storefrontUrl)
  address.searchParams.set('orderId', orderId)
  return redirectResponse(address.href)
}
