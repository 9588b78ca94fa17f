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
import { createCartMoments } from '../moments.ts'

/** Opens a cart beside the current one. */
export const createCart: Endpoint<{ body?: UpdateCurrentCartOptionsInput }, { cart: Cart }> = {
  route: 'POST /ecom/v1/carts',
  dates: createCartMoments,
}

/** Reads a cart by its id. */
export const getCart: Endpoint<{ params: { id: string } }, { cart: Cart }> = {
  route: 'GET /ecom/v1/carts/{id}',
  repeatable: true,
  dates: createCartMoments,
}

/** Reads the cart that a checkout came from. */
export const getCartByCheckoutId: Endpoint<{ params: { id: string } }, { cart: Cart }> = {
  route: 'GET /ecom/v1/carts/by-checkout-id/{id}',
  repeatable: true,
  dates: createCartMoments,
}

/** Changes the note, addresses, coupon or checkout address of a cart. */
export const updateCart: Endpoint<{ params: { id: string }; body?: UpdateCurrentCartOptionsInput }, { cart: Cart }> = {
  route: 'PATCH /ecom/v1/carts/{id}',
  dates: createCartMoments,
}

/** Adds items to a cart; the same item twice grows its line. */
export const addToCart: Endpoint<{ params: { id: string }; body?: AddToCurrentCartOptionsInput }, { cart: Cart }> = {
  route: 'POST /ecom/v1/carts/{id}/add-to-cart',
  dates: createCartMoments,
}

/** Takes lines out of a cart. */
export const removeLineItemsFromCart: Endpoint<
  { params: { id: string }; body: { lineItemIds: readonly string[] } },
  { cart: Cart }
> = { route: 'POST /ecom/v1/carts/{id}/remove-line-items', repeatable: true, dates: createCartMoments }

/** Sets how many of each line a cart holds. */
export const updateCartLineItemsQuantity: Endpoint<
  { params: { id: string }; body: { lineItems: readonly { id: string; quantity: number }[] } },
  { cart: Cart }
> = { route: 'POST /ecom/v1/carts/{id}/update-line-items-quantity', repeatable: true, dates: createCartMoments }

/** Takes the coupon off a cart. */
export const removeCouponFromCart: Endpoint<{ params: { id: string } }, { cart: Cart }> = {
  route: 'POST /ecom/v1/carts/{id}/remove-coupon',
  repeatable: true,
  dates: createCartMoments,
}

/** Lets a cart belong to no place of the store in particular. */
export const removeBusinessLocationFromCart: Endpoint<{ params: { id: string } }, { cart: Cart }> = {
  route: 'POST /ecom/v1/carts/{id}/remove-business-location',
  repeatable: true,
  dates: createCartMoments,
}

/** Works out what a cart would cost, with delivery and tax where an address is known. */
export const estimateCartTotals: Endpoint<
  { params: { id: string }; body?: EstimateCurrentCartTotalsOptionsInput },
  EstimateTotals
> = { route: 'POST /ecom/v1/carts/{id}/estimate-totals', repeatable: true, dates: createCartMoments }

/** Opens a checkout from a cart, or brings the one it has up to date. */
export const createCheckoutFromCart: Endpoint<
  { params: { id: string }; body?: CreateCheckoutFromCurrentCartOptionsInput },
  { checkoutId: string }
> = { route: 'POST /ecom/v1/carts/{id}/create-checkout', repeatable: true }

/** Deletes a cart. */
export const deleteCart: Endpoint<{ params: { id: string } }, {}> = { route: 'DELETE /ecom/v1/carts/{id}' }
