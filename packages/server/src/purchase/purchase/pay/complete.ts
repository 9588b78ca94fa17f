import type { HttpAnswer } from '@vitrine/contract/entities/common.ts'
import type { Caller } from '../../../ground/base/caller.ts'
import type { Context } from '../../../ground/context/context.ts'
import { recordEvent } from '../../../ground/event/outbox.ts'
import { redirectResponse } from '../../../ground/page/redirect-response.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { completeStoredCart, type StoredCart } from '../../../selling/basket/api.ts'
import { readCheckoutLink } from '../../../selling/checkout/api.ts'
import { recordCartEnded } from '../place/keep-left-over.ts'
import { completeUnpaid } from './ordering.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>

/** Completes a locked checkout for an order that was placed elsewhere. */
export const closeCheckout = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  { checkout, orderId }: { checkout: StoredCart; orderId: string },
): Promise<void> => {
  const { site_id: siteId, id } = checkout
  await completeStoredCart(db, { siteId, id, orderId, now: now() })
  const type = 'wix.ecom.v1.checkout_completed'
  await recordEvent(db, { siteId, entity: 'checkout', entityId: id, type, body: { orderId } })
  await recordCartEnded(db, checkout)
}

/** Completes the checkout of a link and redirects the buyer. A repeated call redirects to the same page. */
export const completeAndRedirect = async (
  context: Context,
  { caller, token }: { caller: OnSite; token: string },
): Promise<HttpAnswer> => {
  const { sites, newId } = context
  const { siteId, checkoutId, callbacks } = await readCheckoutLink(context, token)
  if (siteId !== caller.siteId) throw new Refusal('CHECKOUT_NOT_FOUND')
  const { storefrontUrl } = await requireSite(sites, siteId)
  const completed = await completeUnpaid(context, { caller, checkoutId }, async (transaction, checkout) => {
    const orderId = newId()
    await closeCheckout(context, transaction, { checkout, orderId })
    return { orderId }
  })
  const { orderId } = 'done' in completed ? completed.done : completed
  const address = new URL(callbacks.thankYouPageUrl ?? callbacks.postFlowUrl ?? storefrontUrl)
  address.searchParams.set('orderId', orderId)
  return redirectResponse(address.href)
}
