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

/** Reads the visitor's or member's cart. */
export const getCurrentCart: Endpoint<{}, { cart: Cart }> = {
  route: 'GET /ecom/v1/carts/current',
  repeatable: true,
  dates: createCartMoments,
}

/** Changes the note, addresses, coupon or checkout address of the cart, opening one when there is none. */
export const updateCurrentCart: Endpoint<{ body?: UpdateCurrentCartOptionsInput }, { cart: Cart }> = {
  route: 'PATCH /ecom/v1/carts/current',
  dates: createCartMoments,
}

/** Adds items to the cart, opening one when there is none; the same item twice grows its line. */
export const addToCurrentCart: Endpoint<{ body?: AddToCurrentCartOptionsInput }, { cart: Cart }> = {
  route: 'POST /ecom/v1/carts/current/add-to-cart',
  dates: createCartMoments,
}

/** Takes lines out of the cart. */
export const removeLineItemsFromCurrentCart: Endpoint<{ body: { lineItemIds: readonly string[] } }, { cart: Cart }> = {
  route: 'POST /ecom/v1/carts/current/remove-line-items',
  repeatable: true,
  dates: createCartMoments,
}

/** Sets how many of each line the cart holds. */
export const updateCurrentCartLineItemQuantity: Endpoint<
  { body: { lineItems: readonly { id: string; quantity: number }[] } },
  { cart: Cart }
> = { route: 'POST /ecom/v1/carts/current/update-line-items-quantity', repeatable: true, dates: createCartMoments }

/** Takes the coupon off the cart. */
export const removeCouponFromCurrentCart: Endpoint<{}, { cart: Cart }> = {
  route: 'POST /ecom/v1/carts/current/remove-coupon',
  repeatable: true,
  dates: createCartMoments,
}

/** Works out what the cart would cost, with delivery and tax where an address is known. */
export const estimateCurrentCartTotals: Endpoint<{ body?: EstimateCurrentCartTotalsOptionsInput }, EstimateTotals> = {
  route: 'POST /ecom/v1/carts/current/estimate-totals',
  repeatable: true,
  dates: createCartMoments,
}

/** Opens a checkout from the cart, or brings the one it has up to date. */
export const createCheckoutFromCurrentCart: Endpoint<
  { body?: CreateCheckoutFromCurrentCartOptionsInput },
  { checkoutId: string }
> = { route: 'POST /ecom/v1/carts/current/create-checkout', repeatable: true }

/** Deletes the cart. */
export const deleteCurrentCart: Endpoint<{}, {}> = { route: 'DELETE /ecom/v1/carts/current' }
