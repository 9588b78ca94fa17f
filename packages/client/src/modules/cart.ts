/** Carts by their id: any of them for elevated callers, their own for visitors and members. */
import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, Send } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { Cart, EstimateTotals } from '../generated.ts'

/**
 * Opens a cart beside the current one.
 *
 * @example
 * const { id } = await client.cart.createCart({ lineItems: [{ catalogReference, quantity: 1 }] })
 */
export const createCart = (
  send: Send,
): ((options?: BodyOf<typeof calls.createCart>, call?: CallOptions) => Promise<Cart>) =>
  bind(send, calls.createCart, '...options', 'cart')

/**
 * Reads a cart.
 *
 * @example
 * const { lineItems } = await client.cart.getCart(cart.id)
 */
export const getCart = (send: Send): ((id: string, call?: CallOptions) => Promise<Cart>) =>
  bind(send, calls.getCart, 'id', 'cart')

/**
 * Reads the cart that a checkout came from.
 *
 * @example
 * const { cart: source } = await client.cart.getCartByCheckoutId(checkout.id)
 */
export const getCartByCheckoutId = (send: Send): ((id: string, call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, calls.getCartByCheckoutId, 'id')

/**
 * Changes the note, addresses, coupon or checkout address of a cart.
 *
 * @example
 * const { buyerNote } = await client.cart.updateCart(cart.id, { cartInfo: { buyerNote: 'Ring twice' } })
 */
export const updateCart = (
  send: Send,
): ((id: string, options?: BodyOf<typeof calls.updateCart>, call?: CallOptions) => Promise<Cart>) =>
  bind(send, calls.updateCart, 'id ...options', 'cart')

/**
 * Adds items to a cart; the same item twice grows its line.
 *
 * @example
 * await client.cart.addToCart(cart.id, { lineItems: [{ catalogReference, quantity: 1 }] })
 */
export const addToCart = (
  send: Send,
): ((id: string, options?: BodyOf<typeof calls.addToCart>, call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, calls.addToCart, 'id ...options')

/**
 * Takes lines out of a cart.
 *
 * @example
 * await client.cart.removeLineItems(cart.id, [lineItem.id])
 */
export const removeLineItems = (
  send: Send,
): ((id: string, lineItemIds: readonly string[], call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, calls.removeLineItemsFromCart, 'id lineItemIds')

/**
 * Sets how many of each line a cart holds.
 *
 * @example
 * await client.cart.updateLineItemsQuantity(cart.id, [{ id: lineItem.id, quantity: 3 }])
 */
export const updateLineItemsQuantity = (
  send: Send,
): ((
  id: string,
  lineItems: readonly { id: string; quantity: number }[],
  call?: CallOptions,
) => Promise<{ cart: Cart }>) => bind(send, calls.updateCartLineItemsQuantity, 'id lineItems')

/**
 * Takes the coupon off a cart.
 *
 * @example
 * await client.cart.removeCoupon(cart.id)
 */
export const removeCoupon = (send: Send): ((id: string, call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, calls.removeCouponFromCart, 'id')

/**
 * Lets a cart belong to no place of the store in particular.
 *
 * @example
 * await client.cart.removeBusinessLocation(cart.id)
 */
export const removeBusinessLocation = (send: Send): ((id: string, call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, calls.removeBusinessLocationFromCart, 'id')

/**
 * Works out what a cart would cost, with delivery and tax where an address is known.
 *
 * @example
 * const { priceSummary } = await client.cart.estimateTotals(cart.id, { shippingAddress: address })
 */
export const estimateTotals = (
  send: Send,
): ((id: string, options?: BodyOf<typeof calls.estimateCartTotals>, call?: CallOptions) => Promise<EstimateTotals>) =>
  bind(send, calls.estimateCartTotals, 'id ...options')

/**
 * Opens a checkout from a cart, or brings the one it has up to date.
 *
 * @example
 * const { checkoutId } = await client.cart.createCheckout(cart.id, { channelType: 'WEB' })
 */
export const createCheckout = (
  send: Send,
): ((
  id: string,
  options?: BodyOf<typeof calls.createCheckoutFromCart>,
  call?: CallOptions,
) => Promise<{ checkoutId: string }>) => bind(send, calls.createCheckoutFromCart, 'id ...options')

/**
 * Deletes a cart.
 *
 * @example
 * await client.cart.deleteCart(cart.id)
 */
export const deleteCart = (send: Send): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.deleteCart, 'id', '')
