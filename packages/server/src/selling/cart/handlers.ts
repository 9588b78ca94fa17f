import type { cartCalls } from '@vitrine/contract'
import type { Cart } from '@vitrine/contract/entities/selling/cart.ts'
import { isElevated, type Caller, type Exchange, type Shopper } from '../../ground/base/caller.ts'
import { readCatalog } from '../../catalog/product/api.ts'
import {
  type BasketRecord,
  changerOf,
  transactFor,
  checkOverrideUrl,
  findCurrentCart,
  newStoredCart,
  type StoredCart,
} from '../basket/api.ts'
import type { Context } from '../../ground/context/context.ts'
import { endChallenges } from '../../money/payment/api.ts'
import { transact } from '../../ground/database/transact.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { siteFor, type Site } from '../../ground/site/sites.ts'
import { buyerLanguageOf } from '../../ground/words/speech.ts'
import { shopperOf } from './shopper.ts'
import { changeHeldCart, deleteHeldCart, openCheckoutOfHeld, presentCurrentCart } from './change.ts'
import { createCartEdits, estimateCart, type CartEdit } from './edits.ts'
import { countNewCart, newCartLimit } from '../../ground/rate-limit/new-carts.ts'
import { ownerOf } from '../../ground/base/shopper-owner.ts'

const overrideField = 'cartInfo.overrideCheckoutUrl'

export const createCartHandlers = (context: Context): Handlers<typeof cartCalls> => {
  const { db, sites, now, newId } = context
  const edits = createCartEdits(context)

  const siteOf = (siteId: string, exchange: Exchange): Promise<Site> => siteFor(sites, siteId, exchange)

  const cartOf = (shopper: Shopper) => findCurrentCart(db, shopper.siteId, { owner: ownerOf(shopper) })

  const currentCart = async (shopper: Shopper): Promise<StoredCart> => {
    const cart = await cartOf(shopper)
    if (!cart) throw new Refusal('OWNED_CART_NOT_FOUND')
    return cart
  }

  /** Changes the cart in one transaction under a lock, so that no concurrent change is lost. */
  const change = async (
    caller: Exclude<Caller, { role: 'anyone' }>,
    edit: CartEdit,
    { exchange, open = false }: { exchange: Exchange; open?: boolean },
  ): Promise<{ cart: Cart }> => {
    const shopper = shopperOf(caller)
    const [site, owner] = [await siteOf(shopper.siteId, exchange), ownerOf(shopper)]
    const opening = open ? await newCartLimit(context, caller, exchange) : undefined
    return transact(db, async (transaction) => {
      // Ending abandoned payments releases stock that the new basket may need.
      const [held] = await Promise.all([
        findCurrentCart(transaction, site.id, { owner, hold: true }),
        endChallenges(context, transaction, { siteId: site.id, of: { owner } }),
      ])
      if (!held && !open) throw new Refusal('OWNED_CART_NOT_FOUND')
      const record: BasketRecord = { lines: [], purchaseFlowId: newId() }
      const cart = held ?? newStoredCart({ siteId: site.id, id: newId(), owner, record, now: now() })
      const speaking = buyerLanguageOf(caller, exchange)
      const [changed] = await Promise.all([
        changeHeldCart(context, transaction, { cart, isNew: !held, site, edit, speaking }),
        held ? undefined : countNewCart(transaction, opening, now()),
      ])
      return changed
    })
  }

  return {
    getCurrentCart: async (caller, { query: { allowMissing = false } }, exchange) => {
      const shopper = shopperOf(caller)
      const cart = allowMissing ? await cartOf(shopper) : await currentCart(shopper)
      if (!cart) return {}
      return presentCurrentCart(context, readCatalog(db, await siteOf(shopper.siteId, exchange)), cart)
    },

    addToCurrentCart: (caller, { body }, exchange) =>
      change(caller, edits.adding(body, isElevated(caller)), { exchange, open: true }),

    updateCurrentCart: async (caller, { body }, exchange) => {
      await checkOverrideUrl(context, caller, { url: body.cartInfo?.overrideCheckoutUrl, field: overrideField })
      return change(caller, edits.updating(body, isElevated(caller)), { exchange, open: true })
    },

    removeLineItemsFromCurrentCart: (caller, { body }, exchange) =>
      change(caller, edits.removing(body.lineItemIds), { exchange }),

    updateCurrentCartLineItemQuantity: (caller, { body }, exchange) =>
      change(caller, edits.counting(body.lineItems), { exchange }),

    removeCouponFromCurrentCart: (caller, _request, exchange) => change(caller, edits.withoutCoupon, { exchange }),

    estimateCurrentCartTotals: async (caller, { body }, exchange) => {
      const shopper = shopperOf(caller)
      const site = await siteOf(shopper.siteId, exchange)
      return estimateCart(context, await currentCart(shopper), { reading: readCatalog(db, site), body })
    },

    createCheckoutFromCurrentCart: async (caller, { body }, exchange) => {
      const shopper = shopperOf(caller)
      const site = await siteOf(shopper.siteId, exchange)
      const speaking = buyerLanguageOf(caller, exchange)
      const changer = await changerOf(context, caller, exchange)
      return transactFor(context, changer, async (transaction) => {
        const owner = ownerOf(shopper)
        const [cart] = await Promise.all([
          findCurrentCart(transaction, site.id, { owner, hold: true }),
          endChallenges(context, transaction, { siteId: site.id, of: { owner } }),
        ])
        if (!cart) throw new Refusal('OWNED_CART_NOT_FOUND')
        return openCheckoutOfHeld(context, transaction, { caller, changer, cart, site, options: body, speaking })
      })
    },

    deleteCurrentCart: async (caller) => {
      const shopper = shopperOf(caller)
      await transact(db, async (transaction) => {
        const cart = await findCurrentCart(transaction, shopper.siteId, { owner: ownerOf(shopper), hold: true })
        if (!cart) throw new Refusal('OWNED_CART_NOT_FOUND')
        await deleteHeldCart(context, transaction, cart)
      })
      return {}
    },
  }
}
