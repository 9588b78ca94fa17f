import type { currentCartV2Calls } from '@vitrine/contract'
import type { Exchange, Shopper } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { ownerOf } from '../../ground/base/shopper-owner.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { countNewCart, newCartLimit } from '../../ground/rate-limit/new-carts.ts'
import { siteFor, type Site } from '../../ground/site/sites.ts'
import { readCatalog } from '../../catalog/product/api.ts'
import { changedStoredCart, findCurrentCart, saveStoredCart, type StoredCart } from '../basket/api.ts'
import { deleteHeldCart, shopperOf } from '../cart/api.ts'
import { presentCartV2, recordChange, viewCartV2 } from '../presentation/api.ts'
import { calculateCartV2, estimateCartV2, recordCalculation } from './calculate.ts'
import { createChange } from './change.ts'
import { createEditCalls } from './edit-calls.ts'
import { addingItems } from './edits/items.ts'
import { refuseUnoffered } from './edits/delivery.ts'
import { emptyCart, fillingCart } from './new-cart.ts'
import type { OnSite } from './store.ts'
import { findUpsells } from './upsells.ts'
import { isElevated } from '../../ground/base/caller.ts'

const requireCurrent = async (db: Db, shopper: Shopper, { hold = false } = {}): Promise<StoredCart> => {
  const cart = await findCurrentCart(db, shopper.siteId, { owner: ownerOf(shopper), hold })
  if (!cart) throw new Refusal('CURRENT_CART_NOT_FOUND')
  return cart
}

/** Makes room for a new current cart: the earlier one stays, and can be used by its ID. */
const setAside = async (context: Context, transaction: Db, { site, owner }: { site: Site; owner: string }) => {
  const before = await findCurrentCart(transaction, site.id, { owner, hold: true })
  if (!before) return
  const cart = { ...changedStoredCart(before, before.body, context.now()), is_current: false }
  await saveStoredCart(transaction, cart)
  await recordChange(context, readCatalog(transaction, site), { cart })
}

/** Handles the current cart of a visitor or member. */
export const createCurrentHandlers = (context: Context): Handlers<typeof currentCartV2Calls> => {
  const { db, sites, now } = context
  const change = createChange(context)

  const edits = (caller: OnSite, exchange: Exchange) => {
    const shopper = shopperOf(caller)
    return createEditCalls(context, {
      caller,
      exchange,
      change: (edit, check) =>
        change({
          caller,
          exchange,
          edit,
          check,
          find: async (transaction) => ({ cart: await requireCurrent(transaction, shopper, { hold: true }) }),
        }),
    })
  }

  const read = async (caller: OnSite, exchange: Exchange) => ({
    caller,
    cart: await requireCurrent(db, shopperOf(caller)),
    site: await siteFor(sites, caller.siteId, exchange),
  })

  return {
    createCurrentCart: async (caller, { body }, exchange) => {
      const owner = ownerOf(shopperOf(caller))
      const limit = await newCartLimit(context, caller, exchange)
      const edit = await fillingCart(context, body, { caller, exchange })
      return change({
        caller,
        exchange,
        edit,
        check: body.deliveryMethod && refuseUnoffered,
        find: async (transaction, site) => {
          await countNewCart(transaction, limit, now())
          await setAside(context, transaction, { site, owner })
          return { cart: emptyCart(context, { caller, owner, isCurrent: true }), isNew: true }
        },
      })
    },

    getCurrentCartV2: async (caller, { query: { allowMissing = false } }, exchange) => {
      const shopper = shopperOf(caller)
      const [cart, site] = await Promise.all([
        findCurrentCart(db, shopper.siteId, { owner: ownerOf(shopper) }),
        siteFor(sites, shopper.siteId, exchange),
      ])
      if (!cart && allowMissing) return {}
      if (!cart) throw new Refusal('CURRENT_CART_NOT_FOUND')
      return { cart: presentCartV2(await viewCartV2(context, readCatalog(db, site), { cart })) }
    },

    addLineItemsToCurrentCart: async (caller, { body }, exchange) => {
      const shopper = shopperOf(caller)
      const owner = ownerOf(shopper)
      const limit = await newCartLimit(context, caller, exchange)
      return change({
        caller,
        exchange,
        edit: addingItems(context, body, { isTrusted: isElevated(caller) }),
        find: async (transaction) => {
          const cart = await findCurrentCart(transaction, shopper.siteId, { owner, hold: true })
          if (cart) return { cart }
          await countNewCart(transaction, limit, now())
          return { cart: emptyCart(context, { caller, owner, isCurrent: true }), isNew: true }
        },
      })
    },

    updateCurrentCartV2: (caller, { body }, exchange) => edits(caller, exchange).update(body),
    updateLineItemsInCurrentCart: (caller, { body }, exchange) => edits(caller, exchange).updateLines(body),
    removeLineItemsFromCurrentCartV2: (caller, { body }, exchange) => edits(caller, exchange).removeLines(body),
    addCouponToCurrentCart: (caller, { body }, exchange) => edits(caller, exchange).addCoupon(body),
    removeCouponFromCurrentCartV2: (caller, { body }, exchange) => edits(caller, exchange).removeCoupon(body),

    addGiftCardToCurrentCart: async (caller, { body }, exchange) => {
      await requireCurrent(db, shopperOf(caller))
      return edits(caller, exchange).addGiftCard(body)
    },
    removeGiftCardFromCurrentCart: (caller, { body }, exchange) => edits(caller, exchange).removeGiftCard(body),
    setDeliveryMethodForCurrentCart: (caller, { body }, exchange) => edits(caller, exchange).setDelivery(body),
    removeDeliveryMethodFromCurrentCart: (caller, _request, exchange) => edits(caller, exchange).removeDelivery(),
    updateFormSubmissionsInCurrentCart: (caller, { body }, exchange) => edits(caller, exchange).submitForms(body),
    refreshCurrentCart: (caller, _request, exchange) => edits(caller, exchange).refresh(),

    deleteCurrentCartV2: async (caller) => {
      const shopper = shopperOf(caller)
      await transact(db, async (transaction) => {
        await deleteHeldCart(context, transaction, await requireCurrent(transaction, shopper, { hold: true }))
      })
      return {}
    },

    estimateCurrentCart: async (caller, { body }, exchange) =>
      estimateCartV2(context, await read(caller, exchange), body),

    calculateCurrentCart: async (caller, _request, exchange) => {
      const found = await read(caller, exchange)
      const calculated = await calculateCartV2(context, found)
      await recordCalculation(context, found.cart, calculated.summary)
      return calculated
    },

    getUpsellOptionsForCurrentCart: async (caller, _request, exchange) => ({
      itemsUpsells: await findUpsells(context, await read(caller, exchange)),
    }),
  }
}
