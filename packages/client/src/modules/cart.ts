/** Carts by their id: any of them for elevated callers, their own for visitors and members. */
import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, Send } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { Cart, EstimateTotals } from '../generated.ts'

/** Opens a cart beside the current one. */
export const createCart = (
  send: Send,
): ((options?: BodyOf<typeof calls.createCart>, call?: CallOptions) => Promise<Cart>) =>
  bind(send, calls.createCart, '...options', 'cart')

/** Reads a cart. */
export const getCart = (send: Send): ((id: string, call?: CallOptions) => Promise<Cart>) =>
  bind(send, calls.getCart, 'id', 'cart')

/** Reads the cart that a checkout came from. */
export const getCartByCheckoutId = (send: Send): ((id: string, call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, calls.getCartByCheckoutId, 'id')

/** Changes the note, addresses, coupon or checkout address of a cart. */
export const updateCart = (
  send: Send,
): ((id: string, options?: BodyOf<typeof calls.updateCart>, call?: CallOptions) => Promise<Cart>) =>
  bind(send, calls.updateCart, 'id ...options', 'cart')

/** Adds items to a cart; the same item twice grows its line. */
export const addToCart = (
  send: Send,
): ((id: string, options?: BodyOf<typeof calls.addToCart>, call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, calls.addToCart, 'id ...options')

/** Takes lines out of a cart. */
export const removeLineItems = (
  send: Send,
): ((id: string, lineItemIds: readonly string[], call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, calls.removeLineItemsFromCart, 'id lineItemIds')

/** Sets how many of each line a cart holds. */
export const updateLineItemsQuantity = (
  send: Send,
): ((
  id: string,
  lineItems: readonly { id: string; quantity: number }[],
  call?: CallOptions,
) => Promise<{ cart: Cart }>) => bind(send, calls.updateCartLineItemsQuantity, 'id lineItems')

/** Takes the coupon off a cart. */
export const removeCoupon = (send: Send): ((id: string, call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, calls.removeCouponFromCart, 'id')

/** Lets a cart belong to no place of the store in particular. */
export const removeBusinessLocation = (send: Send): ((id: string, call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, calls.removeBusinessLocationFromCart, 'id')

/** Works out what a cart would cost, with delivery and tax where an address is known. */
export const estimateTotals = (
  send: Send,
): ((id: string, options?: BodyOf<typeof calls.estimateCartTotals>, call?: CallOptions) => Promise<EstimateTotals>) =>
  bind(send, calls.estimateCartTotals, 'id ...options')

/** Opens a checkout from a cart, or brings the one it has up to date. */
export const createCheckout = (
  send: Send,
): ((
  id: string,
  options?: BodyOf<typeof calls.createCheckoutFromCart>,
  call?: CallOptions,
) => Promise<{ checkoutId: string }>) => bind(send, calls.createCheckoutFromCart, 'id ...options')

/** Deletes a cart. */
export const deleteCart = (send: Send): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.deleteCart, 'id', '')
