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

/** Returns the current cart of the visitor or member. */
export const getCurrentCart: Endpoint<
  {
    query?: {
      /** Returns an empty response instead of an error if there is no cart yet. */
      allowMissing?: boolean
    }
  },
  { cart?: Cart }
> = { route: 'GET /ecom/v1/carts/current', repeatable: true, dates: restoreAbandonedCheckoutMoments }

/** Updates the note, addresses, coupon or checkout URL of the current cart. Creates the cart if there is none. */
export const updateCurrentCart: Endpoint<{ body?: UpdateCurrentCartOptionsInput }, { cart: Cart }> = {
  route: 'PATCH /ecom/v1/carts/current',
  dates: restoreAbandonedCheckoutMoments,
}

/** Adds items to the current cart, or creates a cart. Adding an item again increases its quantity. */
export const addToCurrentCart: Endpoint<{ body?: AddToCurrentCartOptionsInput }, { cart: Cart }> = {
  route: 'POST /ecom/v1/carts/current/add-to-cart',
  dates: restoreAbandonedCheckoutMoments,
}

/** Removes line items from the current cart. */
export const removeLineItemsFromCurrentCart: Endpoint<{ body: { lineItemIds: readonly string[] } }, { cart: Cart }> = {
  route: 'POST /ecom/v1/carts/current/remove-line-items',
  repeatable: true,
  dates: restoreAbandonedCheckoutMoments,
}

/** Sets the quantities of line items in the current cart. */
export const updateCurrentCartLineItemQuantity: Endpoint<
  { body: { lineItems: readonly { id: string; quantity: number }[] } },
  { cart: Cart }
> = {
  route: 'POST /ecom/v1/carts/current/update-line-items-quantity',
  repeatable: true,
  dates: restoreAbandonedCheckoutMoments,
}

/** Removes the coupon from the current cart. */
export const removeCouponFromCurrentCart: Endpoint<{}, { cart: Cart }> = {
  route: 'POST /ecom/v1/carts/current/remove-coupon',
  repeatable: true,
  dates: restoreAbandonedCheckoutMoments,
}

/** Calculates the totals of the current cart. Includes delivery and tax if an address is known. */
export const estimateCurrentCartTotals: Endpoint<{ body?: EstimateCurrentCartTotalsOptionsInput }, EstimateTotals> = {
  route: 'POST /ecom/v1/carts/current/estimate-totals',
  repeatable: true,
  dates: restoreAbandonedCheckoutMoments,
}

/** Creates a checkout from the current cart. If the cart already has a checkout, updates it. */
export const createCheckoutFromCurrentCart: Endpoint<
  { body?: CreateCheckoutFromCurrentCartOptionsInput },
  { checkoutId: string }
> = { route: 'POST /ecom/v1/carts/current/create-checkout', repeatable: true }

/** Deletes the current cart. */
export const deleteCurrentCart: Endpoint<{}, {}> = { route: 'DELETE /ecom/v1/carts/current' }
