import { bind } from '../bind.ts'
import type { CallOptions, Send } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { Cart, EstimateTotals } from '../generated.ts'

/**
 * Reads the visitor's or member's cart. Rejects with `OWNED_CART_NOT_FOUND` when there is none yet.
 *
 * @example
 * const { lineItems } = await client.currentCart.getCurrentCart()
 */
export const getCurrentCart = (send: Send): ((call?: CallOptions) => Promise<Cart>) =>
  bind(send, calls.getCurrentCart, '', 'cart')

/**
 * Changes the note, addresses, coupon or checkout address of the cart, opening one when there is none.
 *
 * @example
 * await client.currentCart.updateCurrentCart({ cartInfo: { buyerNote: 'Ring twice' } })
 */
export const updateCurrentCart = (
  send: Send,
): ((options: calls.UpdateCurrentCartOptionsInput, call?: CallOptions) => Promise<Cart>) =>
  bind(send, calls.updateCurrentCart, '...options', 'cart')

/**
 * Adds items to the cart, opening one when there is none; the same item twice grows its line.
 *
 * @example
 * const { cart: filled } = await client.currentCart.addToCurrentCart({ lineItems: [{ catalogReference, quantity: 1 }] })
 */
export const addToCurrentCart = (
  send: Send,
): ((options: calls.AddToCurrentCartOptionsInput, call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, calls.addToCurrentCart, '...options')

/**
 * Takes lines out of the cart.
 *
 * @example
 * await client.currentCart.removeLineItemsFromCurrentCart([lineItem.id])
 */
export const removeLineItemsFromCurrentCart = (
  send: Send,
): ((lineItemIds: readonly string[], call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, calls.removeLineItemsFromCurrentCart, 'lineItemIds')

/**
 * Sets how many of each line the cart holds.
 *
 * @example
 * await client.currentCart.updateCurrentCartLineItemQuantity([{ id: lineItem.id, quantity: 3 }])
 */
export const updateCurrentCartLineItemQuantity = (
  send: Send,
): ((lineItems: readonly { id: string; quantity: number }[], call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, calls.updateCurrentCartLineItemQuantity, 'lineItems')

/**
 * Takes the coupon off the cart.
 *
 * @example
 * await client.currentCart.removeCouponFromCurrentCart()
 */
export const removeCouponFromCurrentCart = (send: Send): ((call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, calls.removeCouponFromCurrentCart, '')

/**
 * Works out what the cart would cost, with delivery and tax where an address is known.
 *
 * @example
 * const { priceSummary } = await client.currentCart.estimateCurrentCartTotals({ shippingAddress: address })
 */
export const estimateCurrentCartTotals = (
  send: Send,
): ((options?: calls.EstimateCurrentCartTotalsOptionsInput, call?: CallOptions) => Promise<EstimateTotals>) =>
  bind(send, calls.estimateCurrentCartTotals, '...options')

/**
 * Opens a checkout from the cart, or brings the one it has up to date.
 *
 * @example
 * const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })
 */
export const createCheckoutFromCurrentCart = (
  send: Send,
): ((
  options?: calls.CreateCheckoutFromCurrentCartOptionsInput,
  call?: CallOptions,
) => Promise<{ checkoutId: string }>) => bind(send, calls.createCheckoutFromCurrentCart, '...options')

/**
 * Deletes the cart.
 *
 * @example
 * await client.currentCart.deleteCurrentCart()
 */
export const deleteCurrentCart = (send: Send): ((call?: CallOptions) => Promise<void>) =>
  bind(send, calls.deleteCurrentCart, '', '')
