import type { cartByIdCalls } from '@vitrine/contract'
import type { Cart } from '@vitrine/contract/entities/selling/cart.ts'
import { isElevated, type Caller, type Exchange } from '../../ground/base/caller.ts'
import { readCatalog } from '../../catalog/product/api.ts'
import { type BasketRecord, changerOf, transactFor, checkOverrideUrl, newStoredCart } from '../basket/api.ts'
import { requireCheckout } from '../checkout/api.ts'
import type { Context } from '../../ground/context/context.ts'
import { endChallenges } from '../../money/payment/api.ts'
import { transact } from '../../ground/database/transact.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { requireSite, siteFor } from '../../ground/site/sites.ts'
import { buyerLanguageOf } from '../../ground/words/speech.ts'
import { changeHeldCart, deleteHeldCart, openCheckoutOfHeld, presentCurrentCart } from './change.ts'
import { createCartEdits, estimateCart, type CartEdit } from './edits.ts'
import { countNewCart, newCartLimit } from '../../ground/rate-limit/new-carts.ts'
import { ownerFor } from '../../ground/base/shopper-owner.ts'
import { requireCart } from './store.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>

const overrideField = 'cartInfo.overrideCheckoutUrl'

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
        const record: BasketRecord = { lines: [], purchaseFlowId: newId() }
        const opened = { siteId: site.id, id: newId(), owner: ownerFor(caller, newId), record, now: now() }
        const cart = newStoredCart({ ...opened, isCurrent: false })
        await endChallenges(context, transaction, { siteId: site.id, of: { owner: cart.owner } })
        return changeHeldCart(context, transaction, { cart, isNew: true, site, edit, speaking })
      })
    },

    getCart: async (caller, { params }) => {
      const cart = await requireCart(db, caller, params.id)
      return presentCurrentCart(context, readCatalog(db, await requireSite(sites, caller.siteId)), cart)
    },

    getCartByCheckoutId: async (caller, { params }) => {
      const { id, body, merged_into: mergedInto } = await requireCheckout(db, caller, params.id)
      if (body.isOnlyCheckout) throw new Refusal('CART_NOT_FOUND', 'This checkout was not created from a cart.')
      const cart = await requireCart(db, caller, mergedInto ?? id)
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
      const changer = await changerOf(context, caller, exchange)
      return transactFor(context, changer, async (transaction) => {
        const cart = await requireCart(transaction, caller, params.id, { hold: true })
        await endChallenges(context, transaction, { siteId: site.id, of: { owner: cart.owner } })
        return openCheckoutOfHeld(context, transaction, { caller, changer, cart, site, options: body, speaking })
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
