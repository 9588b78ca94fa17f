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
export const getCurrentCart: Endpoint<
  {
    query?: {
      /** Answers without a cart where there is none yet, instead of `OWNED_CART_NOT_FOUND`. */
      allowMissing?: boolean
    }
  },
  { cart?: Cart }
> = { route: 'GET /ecom/v1/carts/current', repeatable: true, dates: createCartMoments }

/** Updates the note, addresses, coupon or checkout URL of the current cart, or creates one. */
export const updateCurrentCart: Endpoint<{ body?: UpdateCurrentCartOptionsInput }, { cart: Cart }> = {
  route: 'PATCH /ecom/v1/carts/current',
  dates: createCartMoments,
}

/** Adds items to the current cart, or creates one; an item already in it gets a higher quantity. */
export const addToCurrentCart: Endpoint<{ body?: AddToCurrentCartOptionsInput }, { cart: Cart }> = {
  route: 'POST /ecom/v1/carts/current/add-to-cart',
  dates: createCartMoments,
}

/** Removes line items from the current cart. */
export const removeLineItemsFromCurrentCart: Endpoint<{ body: { lineItemIds: readonly string[] } }, { cart: Cart }> = {
  route: 'POST /ecom/v1/carts/current/remove-line-items',
  repeatable: true,
  dates: createCartMoments,
}

/** Sets the quantities of line items in the cart. */
export const updateCurrentCartLineItemQuantity: Endpoint<
  { body: { lineItems: readonly { id: string; quantity: number }[] } },
  { cart: Cart }
> = { route: 'POST /ecom/v1/carts/current/update-line-items-quantity', repeatable: true, dates: createCartMoments }

/** Removes the coupon from the cart. */
export const removeCouponFromCurrentCart: Endpoint<{}, { cart: Cart }> = {
  route: 'POST /ecom/v1/carts/current/remove-coupon',
  repeatable: true,
  dates: createCartMoments,
}

/** Calculates the totals of the cart, with delivery and tax if there is an address. */
export const estimateCurrentCartTotals: Endpoint<{ body?: EstimateCurrentCartTotalsOptionsInput }, EstimateTotals> = {
  route: 'POST /ecom/v1/carts/current/estimate-totals',
  repeatable: true,
  dates: createCartMoments,
}

/** Creates a checkout from the cart, or updates its existing one. */
export const createCheckoutFromCurrentCart: Endpoint<
  { body?: CreateCheckoutFromCurrentCartOptionsInput },
  { checkoutId: string }
> = { route: 'POST /ecom/v1/carts/current/create-checkout', repeatable: true }

/** Deletes the cart. */
export const deleteCurrentCart: Endpoint<{}, {}> = { route: 'DELETE /ecom/v1/carts/current' }
