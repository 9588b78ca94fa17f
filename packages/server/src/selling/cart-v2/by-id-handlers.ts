import type { cartV2Calls } from '@vitrine/contract'
import type { Exchange } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import { ownerFor } from '../../ground/base/shopper-owner.ts'
import { transact } from '../../ground/database/transact.ts'
import { countNewCart, newCartLimit } from '../../ground/rate-limit/new-carts.ts'
import { siteFor, type Site } from '../../ground/site/sites.ts'
import { readCatalog } from '../../catalog/product/api.ts'
import { shoppingIn } from '../basket/api.ts'
import { deleteHeldCart } from '../cart/api.ts'
import { checkoutAddress } from '../checkout/api.ts'
import { presentCartV2, viewCartV2 } from '../presentation/api.ts'
import { calculateCartV2, estimateCartV2, recordCalculation } from './calculate.ts'
import { createChange } from './change.ts'
import { createEditCalls } from './edit-calls.ts'
import { refuseUnoffered } from './edits/delivery.ts'
import { emptyCart, fillingCart } from './new-cart.ts'
import { type OnSite, refuseOrdered, requireCartV2 } from './store.ts'
import { findUpsells } from './upsells.ts'

/** The calls that turn a cart into an order are in `purchase`. */
export type CartV2Handlers = Omit<
  Handlers<typeof cartV2Calls>,
  'placeOrderV2' | 'markCartAsCompletedV2' | 'handleAsyncCheckoutCompletionV2'
>

/** Rejects a currency that the store does not sell in. */
const requireSold = ({ currency, settings: { currencies = [] } }: Site, wanted: string): void => {
  const sold = [currency, ...currencies.map((one) => one.currency)]
  if (!sold.includes(wanted)) throw invalidField('currencyCode', `must be one of ${sold.join(', ')}`)
}

/** Handles carts by ID: any cart for elevated callers, their own for buyers. */
export const createByIdHandlers = (context: Context): CartV2Handlers => {
  const { db, sites, now, newId } = context
  const change = createChange(context)

  const edits = (caller: OnSite, id: string, exchange: Exchange) =>
    createEditCalls(context, {
      caller,
      exchange,
      change: (edit, check) =>
        change({
          caller,
          exchange,
          edit,
          check,
          find: async (transaction) => ({ cart: await requireCartV2(transaction, caller, id, { hold: true }) }),
        }),
    })

  const read = async (caller: OnSite, id: string, exchange: Exchange) => ({
    caller,
    cart: await requireCartV2(db, caller, id),
    site: await siteFor(sites, caller.siteId, exchange),
  })

  return {
    createCartV2: async (caller, { body }, exchange) => {
      const limit = await newCartLimit(context, caller, exchange)
      const edit = await fillingCart(context, body, { caller, exchange })
      const owner = ownerFor(caller, newId)
      return change({
        caller,
        exchange,
        edit,
        check: body.deliveryMethod && refuseUnoffered,
        find: async (transaction) => {
          await countNewCart(transaction, limit, now())
          return { cart: emptyCart(context, { caller, owner, isCurrent: false }), isNew: true }
        },
      })
    },

    getCartV2: async (caller, { params }, exchange) => {
      const { cart, site } = await read(caller, params.cartId, exchange)
      return { cart: presentCartV2(await viewCartV2(context, readCatalog(db, site), { cart })) }
    },

    updateCartV2: (caller, { params, body }, exchange) => edits(caller, params.id, exchange).update(body),
    addLineItemsV2: (caller, { params, body }, exchange) => edits(caller, params.cartId, exchange).add(body),
    updateLineItemsV2: (caller, { params, body }, exchange) => edits(caller, params.cartId, exchange).updateLines(body),
    removeLineItemsV2: (caller, { params, body }, exchange) => edits(caller, params.cartId, exchange).removeLines(body),
    addCouponV2: (caller, { params, body }, exchange) => edits(caller, params.cartId, exchange).addCoupon(body),
    removeCouponV2: (caller, { params, body }, exchange) => edits(caller, params.cartId, exchange).removeCoupon(body),

    addGiftCardV2: async (caller, { params, body }, exchange) => {
      // Only codes for a cart of the caller are tried.
      await requireCartV2(db, caller, params.cartId)
      return edits(caller, params.cartId, exchange).addGiftCard(body)
    },
    removeGiftCardV2: (caller, { params, body }, exchange) =>
      edits(caller, params.cartId, exchange).removeGiftCard(body),
    setDeliveryMethodV2: (caller, { params, body }, exchange) =>
      edits(caller, params.cartId, exchange).setDelivery(body),
    removeDeliveryMethodV2: (caller, { params }, exchange) => edits(caller, params.cartId, exchange).removeDelivery(),
    updateFormSubmissionsV2: (caller, { params, body }, exchange) =>
      edits(caller, params.cartId, exchange).submitForms(body),
    refreshCartV2: (caller, { params }, exchange) => edits(caller, params.cartId, exchange).refresh(),

    deleteCartV2: async (caller, { params }) => {
      await transact(db, async (transaction) => {
        const cart = await requireCartV2(transaction, caller, params.cartId, { hold: true })
        refuseOrdered(cart)
        await deleteHeldCart(context, transaction, cart)
      })
      return {}
    },

    estimateCartV2: async (caller, { params, body }, exchange) => {
      const found = await read(caller, params.cartId, exchange)
      refuseOrdered(found.cart)
      return estimateCartV2(context, found, body)
    },

    calculateCartV2: async (caller, { params }, exchange) => {
      const found = await read(caller, params.cartId, exchange)
      refuseOrdered(found.cart)
      const calculated = await calculateCartV2(context, found)
      await recordCalculation(context, found.cart, calculated.summary)
      return calculated
    },

    getUpsellOptionsV2: async (caller, { params }, exchange) => ({
      itemsUpsells: await findUpsells(context, await read(caller, params.cartId, exchange)),
    }),

    getCheckoutUrlV2: async (caller, { params: { cartId }, body: { currencyCode } }, exchange) => {
      const { cart, site } = await read(caller, cartId, exchange)
      refuseOrdered(cart)
      if (currencyCode !== undefined) {
        requireSold(site, currencyCode)
        await change({
          caller,
          exchange,
          edit: (record) => shoppingIn({ ...site, requestedCurrency: currencyCode }, record),
          find: async (transaction) => ({ cart: await requireCartV2(transaction, caller, cartId, { hold: true }) }),
        })
      }
      return { checkoutUrl: await checkoutAddress(context, cart, caller) }
    },
  }
}
