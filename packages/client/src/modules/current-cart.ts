import { bind } from '../bind.ts'
import type { CallOptions, Send } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { Cart, EstimateTotals } from '../generated.ts'

/** Reads the visitor's or member's cart. Rejects with `OWNED_CART_NOT_FOUND` when there is none yet. */
export const getCurrentCart = (send: Send): ((call?: CallOptions) => Promise<Cart>) =>
  bind(send, calls.getCurrentCart, '', 'cart')

/** Changes the note, addresses, coupon or checkout address of the cart, opening one when there is none. */
export const updateCurrentCart = (
  send: Send,
): ((options: calls.UpdateCurrentCartOptionsInput, call?: CallOptions) => Promise<Cart>) =>
  bind(send, calls.updateCurrentCart, '...options', 'cart')

/** Adds items to the cart, opening one when there is none; the same item twice grows its line. */
export const addToCurrentCart = (
  send: Send,
): ((options: calls.AddToCurrentCartOptionsInput, call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, calls.addToCurrentCart, '...options')

/** Takes lines out of the cart. */
export const removeLineItemsFromCurrentCart = (
  send: Send,
): ((lineItemIds: readonly string[], call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, calls.removeLineItemsFromCurrentCart, 'lineItemIds')

/** Sets how many of each line the cart holds. */
export const updateCurrentCartLineItemQuantity = (
  send: Send,
): ((lineItems: readonly { id: string; quantity: number }[], call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, calls.updateCurrentCartLineItemQuantity, 'lineItems')

/** Takes the coupon off the cart. */
export const removeCouponFromCurrentCart = (send: Send): ((call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, calls.removeCouponFromCurrentCart, '')

/** Works out what the cart would cost, with delivery and tax where an address is known. */
export const estimateCurrentCartTotals = (
  send: Send,
): ((options?: calls.EstimateCurrentCartTotalsOptionsInput, call?: CallOptions) => Promise<EstimateTotals>) =>
  bind(send, calls.estimateCurrentCartTotals, '...options')

/** Opens a checkout from the cart, or brings the one it has up to date. */
export const createCheckoutFromCurrentCart = (
  send: Send,
): ((
  options?: calls.CreateCheckoutFromCurrentCartOptionsInput,
  call?: CallOptions,
) => Promise<{ checkoutId: string }>) => bind(send, calls.createCheckoutFromCurrentCart, '...options')

/** Deletes the cart. */
export const deleteCurrentCart = (send: Send): ((call?: CallOptions) => Promise<void>) =>
  bind(send, calls.deleteCurrentCart, '', '')
