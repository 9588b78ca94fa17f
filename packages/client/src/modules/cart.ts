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
 * Creates a cart in addition to the current one.
 *
 * @example
 * const { id } = await client.cart.createCart({ lineItems: [{ catalogReference, quantity: 1 }] })
 */
export const createCart = (
  send: Send,
): ((options?: UpdateCurrentCartOptionsInput, call?: CallOptions) => Promise<Cart>) =>
  bind(send, { route: 'POST /ecom/v1/carts ...options', dates: restoreAbandonedCheckoutMoments }, 'cart')

/**
 * Returns a cart by its ID.
 *
 * @example
 * const { lineItems } = await client.cart.getCart(cart.id)
 */
export const getCart = (send: Send): ((id: string, call?: CallOptions) => Promise<Cart>) =>
  bind(send, { route: 'GET /ecom/v1/carts/{id} id', repeatable: true, dates: restoreAbandonedCheckoutMoments }, 'cart')

/**
 * Returns the cart that a checkout was created from.
 *
 * @example
 * const { cart: sourceCart } = await client.cart.getCartByCheckoutId(checkout.id)
 */
export const getCartByCheckoutId = (send: Send): ((id: string, call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, {
    route: 'GET /ecom/v1/carts/by-checkout-id/{id} id',
    repeatable: true,
    dates: restoreAbandonedCheckoutMoments,
  })

/**
 * Updates the note, addresses, coupon or checkout URL of a cart.
 *
 * @example
 * const { buyerNote } = await client.cart.updateCart(cart.id, { cartInfo: { buyerNote: 'Ring twice' } })
 */
export const updateCart = (
  send: Send,
): ((id: string, options?: UpdateCurrentCartOptionsInput, call?: CallOptions) => Promise<Cart>) =>
  bind(send, { route: 'PATCH /ecom/v1/carts/{id} id ...options', dates: restoreAbandonedCheckoutMoments }, 'cart')

/**
 * Adds items to a cart. Adding an item again increases its quantity.
 *
 * @example
 * await client.cart.addToCart(cart.id, { lineItems: [{ catalogReference, quantity: 1 }] })
 */
export const addToCart = (
  send: Send,
): ((id: string, options?: AddToCurrentCartOptionsInput, call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, { route: 'POST /ecom/v1/carts/{id}/add-to-cart id ...options', dates: restoreAbandonedCheckoutMoments })

/**
 * Removes line items from a cart.
 *
 * @example
 * await client.cart.removeLineItems(cart.id, [lineItem.id])
 */
export const removeLineItems = (
  send: Send,
): ((id: string, lineItemIds: readonly string[], call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, {
    route: 'POST /ecom/v1/carts/{id}/remove-line-items id lineItemIds',
    repeatable: true,
    dates: restoreAbandonedCheckoutMoments,
  })

/**
 * Sets the quantities of line items in a cart.
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
) => Promise<{ cart: Cart }>) =>
  bind(send, {
    route: 'POST /ecom/v1/carts/{id}/update-line-items-quantity id lineItems',
    repeatable: true,
    dates: restoreAbandonedCheckoutMoments,
  })

/**
 * Removes the coupon from a cart.
 *
 * @example
 * await client.cart.removeCoupon(cart.id)
 */
export const removeCoupon = (send: Send): ((id: string, call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, {
    route: 'POST /ecom/v1/carts/{id}/remove-coupon id',
    repeatable: true,
    dates: restoreAbandonedCheckoutMoments,
  })

/**
 * Removes the business location from a cart.
 *
 * @example
 * await client.cart.removeBusinessLocation(cart.id)
 */
export const removeBusinessLocation = (send: Send): ((id: string, call?: CallOptions) => Promise<{ cart: Cart }>) =>
  bind(send, {
    route: 'POST /ecom/v1/carts/{id}/remove-business-location id',
    repeatable: true,
    dates: restoreAbandonedCheckoutMoments,
  })

/**
 * Calculates the totals of a cart. Includes delivery and tax if an address is known.
 *
 * @example
 * const { priceSummary } = await client.cart.estimateTotals(cart.id, { shippingAddress: address })
 */
export const estimateTotals = (
  send: Send,
): ((id: string, options?: EstimateCurrentCartTotalsOptionsInput, call?: CallOptions) => Promise<EstimateTotals>) =>
  bind(send, {
    route: 'POST /ecom/v1/carts/{id}/estimate-totals id ...options',
    repeatable: true,
    dates: restoreAbandonedCheckoutMoments,
  })

/**
 * Creates a checkout from a cart. If the cart already has a checkout, updates it.
 *
 * @example
 * const { checkoutId } = await client.cart.createCheckout(cart.id, { channelType: 'WEB' })
 */
export const createCheckout = (
  send: Send,
): ((
  id: string,
  options?: CreateCheckoutFromCurrentCartOptionsInput,
  call?: CallOptions,
) => Promise<{ checkoutId: string }>) =>
  bind(send, { route: 'POST /ecom/v1/carts/{id}/create-checkout id ...options', repeatable: true })

/**
 * Deletes a cart.
 *
 * @example
 * await client.cart.deleteCart(cart.id)
 */
export const deleteCart = (send: Send): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /ecom/v1/carts/{id} id' }, '')
