import type { cartByIdCalls } from '@vitrine/contract'
import type { Cart } from '@vitrine/contract/entities/selling/cart.ts'
import { isElevated, type Caller, type Exchange } from '../../ground/base/caller.ts'
import { readCatalog } from '../../catalog/product/api.ts'
import { checkOverrideUrl } from '../basket/api.ts'
import { maySee } from '../../ground/base/shopper-owner.ts'
import { requireCheckout } from '../checkout/api.ts'
import type { Context } from '../../ground/context/context.ts'
import { endChallenges } from '../../money/payment/api.ts'
import { transact } from '../../ground/database/transact.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { requireSite, siteFor } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { buyerLanguageOf } from '../../ground/words/speech.ts'
import { changeHeldCart, deleteHeldCart, openCheckoutOfHeld, presentCurrentCart } from './change.ts'
import { createCartEdits, estimateCart, type CartEdit } from './edits.ts'
import { countNewCart, newCartLimit } from '../../ground/rate-limit/new-carts.ts'
import { ownerFor } from '../../ground/base/shopper-owner.ts'
import { findCartById, newCart, type StoredCart } from './store.ts'
import type { CartRecord } from './tables.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>

const overrideField = 'cartInfo.overrideCheckoutUrl'

/** Returns a cart that the caller may see. Carts of others are not found. */
const requireCart = async (db: Db, caller: OnSite, id: string, { hold = false } = {}): Promise<StoredCart> => {
  const cart = await findCartById(db, caller.siteId, { id, hold })
  if (!cart || !maySee(caller, cart.site_id, cart.owner)) throw new Refusal('CART_NOT_FOUND')
  return cart
}

/** Handles carts by ID: any cart for elevated callers, their own for buyers. */
export const createCartByIdHandlers = (context: Context): Handlers<typeof cartByIdCalls> => {
  const { db, sites, now, newId } = context
  const edits = createCartEdits(context)

  const change = async (
    caller: OnSite,
    { id, exchange }: { id: string; exchange: Exchange },
    edit: CartEdit,
  ): Promise<{ cart: Cart }> => {
    const [site, speaking] = [await requireSite(sites, caller.siteId), buyerLanguageOf(caller, exchange)]
    return transact(db, async (transaction) => {
      const cart = await requireCart(transaction, caller, id, { hold: true })
      await endChallenges(context, transaction, { siteId: site.id, of: { owner: cart.owner } })
      return changeHeldCart(context, transaction, { cart, isNew: false, site, edit, speaking })
    })
  }

  return {
    createCart: async (caller, { body }, exchange) => {
      const [site, speaking] = [await siteFor(sites, caller.siteId, exchange), buyerLanguageOf(caller, exchange)]
      await checkOverrideUrl(context, caller, { url: body.cartInfo?.overrideCheckoutUrl, field: overrideField })
      const edit = edits.updating(body, isElevated(caller))
      const opening = await newCartLimit(context, caller, exchange)
      return transact(db, async (transaction) => {
        await countNewCart(transaction, opening, now())
        const record: CartRecord = { lines: [], purchaseFlowId: newId() }
        const opened = { siteId: site.id, id: newId(), owner: ownerFor(caller, newId), record, now: now() }
        const cart = newCart(opened, { isCurrent: false })
        await endChallenges(context, transaction, { siteId: site.id, of: { owner: cart.owner } })
        return changeHeldCart(context, transaction, { cart, isNew: true, site, edit, speaking })
      })
    },

    getCart: async (caller, { params }) => {
      const cart = await requireCart(db, caller, params.id)
      return presentCurrentCart(context, readCatalog(db, await requireSite(sites, caller.siteId)), cart)
    },

    getCartByCheckoutId: async (caller, { params }) => {
      const { cart_id: cartId } = await requireCheckout(db, caller, params.id)
      if (cartId === null) throw new Refusal('CART_NOT_FOUND', 'This checkout was not created from a cart.')
      const cart = await requireCart(db, caller, cartId)
      return presentCurrentCart(context, readCatalog(db, await requireSite(sites, caller.siteId)), cart)
    },

    updateCart: async (caller, { params, body }, exchange) => {
      await checkOverrideUrl(context, caller, { url: body.cartInfo?.overrideCheckoutUrl, field: overrideField })
      return change(caller, { id: params.id, exchange }, edits.updating(body, isElevated(caller)))
    },

    addToCart: (caller, { params, body }, exchange) =>
      change(caller, { id: params.id, exchange }, edits.adding(body, isElevated(caller))),

    removeLineItemsFromCart: (caller, { params, body }, exchange) =>
      change(caller, { id: params.id, exchange }, edits.removing(body.lineItemIds)),

    updateCartLineItemsQuantity: (caller, { params, body }, exchange) =>
      change(caller, { id: params.id, exchange }, edits.counting(body.lineItems)),

    removeCouponFromCart: (caller, { params }, exchange) =>
      change(caller, { id: params.id, exchange }, edits.withoutCoupon),

    removeBusinessLocationFromCart: (caller, { params }, exchange) =>
      change(caller, { id: params.id, exchange }, edits.withoutBusinessLocation),

    estimateCartTotals: async (caller, { params, body }) => {
      const cart = await requireCart(db, caller, params.id)
      return estimateCart(context, cart, { reading: readCatalog(db, await requireSite(sites, caller.siteId)), body })
    },

    createCheckoutFromCart: async (caller, { params, body }, exchange) => {
      const [site, speaking] = [await requireSite(sites, caller.siteId), buyerLanguageOf(caller, exchange)]
      return transact(db, async (transaction) => {
        const cart = await requireCart(transaction, caller, params.id, { hold: true })
        await endChallenges(context, transaction, { siteId: site.id, of: { owner: cart.owner } })
        return openCheckoutOfHeld(context, transaction, { caller, cart, site, options: body, speaking })
      })
    },

    deleteCart: async (caller, { params }) => {
      await transact(db, async (transaction) => {
        await deleteHeldCart(context, transaction, await requireCart(transaction, caller, params.id, { hold: true }))
      })
      return {}
    },
  }
}
