// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, Send } from '../call-options.ts'
import type {
  Cart,
  EstimateTotals,
  UpdateCurrentCartOptionsInput,
  AddToCurrentCartOptionsInput,
  EstimateCurrentCartTotalsOptionsInput,
  CreateCheckoutFromCurrentCartOptionsInput,
} from '../generated.ts'
import { restoreAbandonedCheckoutMoments } from '../moments.ts'

/**
 * Returns the current cart of the visitor or member. Rejects with `OWNED_CART_NOT_FOUND` if there is none yet.
 *
 * @example
 * const { lineItems } = await client.currentCart.getCurrentCart()
 */
export const getCurrentCart = (send: Send): ((call?: CallOptions) => Promise<Cart>) =>
  bind(send, { route: 'GET /ecom/v1/carts/current', repeatable: true, dates: restoreAbandonedCheckoutMoments }, 'cart')

/**
 * Updates the note, addresses, coupon or checkout URL of the current cart. Creates the cart if there is none.
 *
 * @example
 * await client.currentCart.updateCurrentCart({ cartInfo: { buyerNote: 'Ring twice' } })
 */
export const updateCurrentCart = (
  send: Send,
): ((options: UpdateCurrentCartOptionsInput, call?: CallOptions) => Promise<Cart>) =>
  bind(send, { route: 'PATCH /ecom/v1/carts/current ...options', dates: restoreAbandonedCheckoutMoments }, 'cart')

/**
 * Adds items to the current cart, or creates a cart. Adding an item again increases its quantity.
 *
 * @example
 * const { cart: updatedCart } = await client.currentCart.addToCurrentCart({ lineItems: [{ catalogReference, quantity: 1 }] })
 */
export const addToCurrentCart = (
  send: Send,
): ((options: AddToCurrentCartOptionsInput, call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, { route: 'POST /ecom/v1/carts/current/add-to-cart ...options', dates: restoreAbandonedCheckoutMoments })

/**
 * Removes line items from the current cart.
 *
 * @example
 * await client.currentCart.removeLineItemsFromCurrentCart([lineItem.id])
 */
export const removeLineItemsFromCurrentCart = (
  send: Send,
): ((lineItemIds: readonly string[], call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, {
    route: 'POST /ecom/v1/carts/current/remove-line-items lineItemIds',
    repeatable: true,
    dates: restoreAbandonedCheckoutMoments,
  })

/**
 * Sets the quantities of line items in the current cart.
 *
 * @example
 * await client.currentCart.updateCurrentCartLineItemQuantity([{ id: lineItem.id, quantity: 3 }])
 */
export const updateCurrentCartLineItemQuantity = (
  send: Send,
): ((lineItems: readonly { id: string; quantity: number }[], call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, {
    route: 'POST /ecom/v1/carts/current/update-line-items-quantity lineItems',
    repeatable: true,
    dates: restoreAbandonedCheckoutMoments,
  })

/**
 * Removes the coupon from the current cart.
 *
 * @example
 * await client.currentCart.removeCouponFromCurrentCart()
 */
export const removeCouponFromCurrentCart = (send: Send): ((call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, {
    route: 'POST /ecom/v1/carts/current/remove-coupon',
    repeatable: true,
    dates: restoreAbandonedCheckoutMoments,
  })

/**
 * Calculates the totals of the current cart. Includes delivery and tax if an address is known.
 *
 * @example
 * const { priceSummary } = await client.currentCart.estimateCurrentCartTotals({ shippingAddress: address })
 */
export const estimateCurrentCartTotals = (
  send: Send,
): ((options?: EstimateCurrentCartTotalsOptionsInput, call?: CallOptions) => Promise<EstimateTotals>) =>
  bind(send, {
    route: 'POST /ecom/v1/carts/current/estimate-totals ...options',
    repeatable: true,
    dates: restoreAbandonedCheckoutMoments,
  })

/**
 * Creates a checkout from the current cart. If the cart already has a checkout, updates it.
 *
 * @example
 * const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })
 */
export const createCheckoutFromCurrentCart = (
  send: Send,
): ((options?: CreateCheckoutFromCurrentCartOptionsInput, call?: CallOptions) => Promise<{ checkoutId: string }>) =>
  bind(send, { route: 'POST /ecom/v1/carts/current/create-checkout ...options', repeatable: true })

/**
 * Deletes the current cart.
 *
 * @example
 * await client.currentCart.deleteCurrentCart()
 */
export const deleteCurrentCart = (send: Send): ((call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /ecom/v1/carts/current' }, '')
