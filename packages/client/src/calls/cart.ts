// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  Cart,
  EstimateTotals,
  UpdateCurrentCartOptionsInput,
  AddToCurrentCartOptionsInput,
  EstimateCurrentCartTotalsOptionsInput,
  CreateCheckoutFromCurrentCartOptionsInput,
} from '../generated.ts'
import { restoreAbandonedCheckoutMoments } from '../moments.ts'

/** Creates a cart in addition to the current one. */
export const createCart: Endpoint<{ body?: UpdateCurrentCartOptionsInput }, { cart: Cart }> = {
  route: 'POST /ecom/v1/carts',
  dates: restoreAbandonedCheckoutMoments,
}

/** Returns a cart by its ID. */
export const getCart: Endpoint<{ params: { id: string } }, { cart: Cart }> = {
  route: 'GET /ecom/v1/carts/{id}',
  repeatable: true,
  dates: restoreAbandonedCheckoutMoments,
}

/** Returns the cart that a checkout was created from. */
export const getCartByCheckoutId: Endpoint<{ params: { id: string } }, { cart: Cart }> = {
  route: 'GET /ecom/v1/carts/by-checkout-id/{id}',
  repeatable: true,
  dates: restoreAbandonedCheckoutMoments,
}

/** Updates the note, addresses, coupon or checkout URL of a cart. */
export const updateCart: Endpoint<{ params: { id: string }; body?: UpdateCurrentCartOptionsInput }, { cart: Cart }> = {
  route: 'PATCH /ecom/v1/carts/{id}',
  dates: restoreAbandonedCheckoutMoments,
}

/** Adds items to a cart. Adding an item again increases its quantity. */
export const addToCart: Endpoint<{ params: { id: string }; body?: AddToCurrentCartOptionsInput }, { cart: Cart }> = {
  route: 'POST /ecom/v1/carts/{id}/add-to-cart',
  dates: restoreAbandonedCheckoutMoments,
}

/** Removes line items from a cart. */
export const removeLineItemsFromCart: Endpoint<
  { params: { id: string }; body: { lineItemIds: readonly string[] } },
  { cart: Cart }
> = { route: 'POST /ecom/v1/carts/{id}/remove-line-items', repeatable: true, dates: restoreAbandonedCheckoutMoments }

/** Sets the quantities of line items in a cart. */
export const updateCartLineItemsQuantity: Endpoint<
  { params: { id: string }; body: { lineItems: readonly { id: string; quantity: number }[] } },
  { cart: Cart }
> = {
  route: 'POST /ecom/v1/carts/{id}/update-line-items-quantity',
  repeatable: true,
  dates: restoreAbandonedCheckoutMoments,
}

/** Removes the coupon from a cart. */
export const removeCouponFromCart: Endpoint<{ params: { id: string } }, { cart: Cart }> = {
  route: 'POST /ecom/v1/carts/{id}/remove-coupon',
  repeatable: true,
  dates: restoreAbandonedCheckoutMoments,
}

/** Removes the business location from a cart. */
export const removeBusinessLocationFromCart: Endpoint<{ params: { id: string } }, { cart: Cart }> = {
  route: 'POST /ecom/v1/carts/{id}/remove-business-location',
  repeatable: true,
  dates: restoreAbandonedCheckoutMoments,
}

/** Calculates the totals of a cart. Includes delivery and tax if an address is known. */
export const estimateCartTotals: Endpoint<
  { params: { id: string }; body?: EstimateCurrentCartTotalsOptionsInput },
  EstimateTotals
> = { route: 'POST /ecom/v1/carts/{id}/estimate-totals', repeatable: true, dates: restoreAbandonedCheckoutMoments }

/** Creates a checkout from a cart. If the cart already has a checkout, updates it. */
export const createCheckoutFromCart: Endpoint<
  { params: { id: string }; body?: CreateCheckoutFromCurrentCartOptionsInput },
  { checkoutId: string }
> = { route: 'POST /ecom/v1/carts/{id}/create-checkout', repeatable: true }

/** Deletes a cart. */
export const deleteCart: Endpoint<{ params: { id: string } }, {}> = { route: 'DELETE /ecom/v1/carts/{id}' }
