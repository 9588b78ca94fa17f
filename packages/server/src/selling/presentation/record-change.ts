import type { Cart } from '@vitrine/contract/entities/selling/cart.ts'
import type { CartV2 } from '@vitrine/contract/entities/selling/cart-v2.ts'
import type { Checkout } from '@vitrine/contract/entities/selling/checkout.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import type { CatalogReading } from '../../catalog/product/api.ts'
import type { StoredCart } from '../basket/api.ts'
import { presentCart } from './present-cart.ts'
import { presentCheckout } from './present-checkout.ts'
import { presentCartV2 } from './v2/present-cart-v2.ts'
import { viewCart } from './view-cart.ts'
import { viewCartV2 } from './view-cart-v2.ts'
import { viewCheckout } from './view-checkout.ts'

/** Whether the first generation of calls finds it as a cart: it was not ordered or deleted, nor created as a checkout. */
export const isCart = ({ order_id, deleted_date, body }: StoredCart): boolean =>
  order_id === null && deleted_date === null && !body.isOnlyCheckout

interface Change {
  /** The cart after the change. */
  readonly cart: StoredCart
  /** Whether it is a new cart. */
  readonly isNew?: boolean
  /** Whether it is opened as a checkout now. */
  readonly isOpened?: boolean
  /** What an answer shows, so that it is not presented twice. */
  readonly shown?: { readonly cart?: Cart; readonly checkout?: Checkout; readonly cartV2?: CartV2 }
}

/**
 * Records the events of a changed cart: as a cart, as a checkout if it is one, and as a cart of the second generation.
 * What an answer does not show is presented only if an app has subscribed to it.
 */
export const recordChange = async (
  { now }: Pick<Context, 'now'>,
  reading: CatalogReading,
  { cart, isNew = false, isOpened = false, shown = {} }: Change,
): Promise<void> => {
  const { db } = reading
  const event = { siteId: cart.site_id, entityId: cart.id }
  const bodyOf =
    <Entity>(present: () => Promise<Entity>, isCreated: boolean) =>
    async () =>
      isCreated ? { entity: await present() } : { currentEntity: await present() }
  if (isCart(cart)) {
    const present = async () => shown.cart ?? presentCart(await viewCart({ now }, reading, { cart }))
    const type = isNew ? 'wix.ecom.v1.cart_created' : 'wix.ecom.v1.cart_updated'
    await recordEvent(db, { ...event, entity: 'cart', type, body: bodyOf(present, isNew) })
  }
  if (cart.opened_date !== null) {
    const present = async () =>
      shown.checkout ?? presentCheckout(await viewCheckout(reading, { checkout: cart, now: now() }))
    const type = isOpened ? 'wix.ecom.v1.checkout_created' : 'wix.ecom.v1.checkout_updated'
    await recordEvent(db, { ...event, entity: 'checkout', type, body: bodyOf(present, isOpened) })
  }
  const present = async () => shown.cartV2 ?? presentCartV2(await viewCartV2({ now }, reading, { cart }))
  const type = isNew ? 'wix.ecom.v2.cart_created' : 'wix.ecom.v2.cart_updated'
  await recordEvent(db, { ...event, entity: 'cart-v2', type, body: bodyOf(present, isNew) })
}

/** Records that a cart was deleted, in both generations. */
export const recordDeletion = async (db: Db, { site_id: siteId, id: entityId }: StoredCart): Promise<void> => {
  await recordEvent(db, { siteId, entityId, entity: 'cart', type: 'wix.ecom.v1.cart_deleted', body: {} })
  await recordEvent(db, { siteId, entityId, entity: 'cart-v2', type: 'wix.ecom.v2.cart_deleted', body: {} })
}
