import type { CallOptions, Send } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { Cart, EstimateTotals } from '../generated.ts'

/** What is wrong with a field of `options` is named after it. */
const args: readonly string[] = []

/** Reads the visitor's or member's cart. Rejects with `OWNED_CART_NOT_FOUND` when there is none yet. */
export const getCurrentCart =
  (send: Send) =>
  async (call?: CallOptions): Promise<Cart> =>
    (await send(calls.getCurrentCart, {}, call)).cart

/** Changes the note, addresses, coupon or checkout address of the cart, opening one when there is none. */
export const updateCurrentCart =
  (send: Send) =>
  async (options: calls.UpdateCurrentCartOptionsInput, call?: CallOptions): Promise<Cart> =>
    (await send(calls.updateCurrentCart, { body: options }, { ...call, args })).cart

/** Adds items to the cart, opening one when there is none; the same item twice grows its line. */
export const addToCurrentCart =
  (send: Send) =>
  (options: calls.AddToCurrentCartOptionsInput, call?: CallOptions): Promise<{ cart: Cart }> =>
    send(calls.addToCurrentCart, { body: options }, { ...call, args })

/** Takes lines out of the cart. */
export const removeLineItemsFromCurrentCart =
  (send: Send) =>
  (lineItemIds: readonly string[], call?: CallOptions): Promise<{ cart: Cart }> =>
    send(calls.removeLineItemsFromCurrentCart, { body: { lineItemIds } }, call)

/** Sets how many of each line the cart holds. */
export const updateCurrentCartLineItemQuantity =
  (send: Send) =>
  (lineItems: readonly { id: string; quantity: number }[], call?: CallOptions): Promise<{ cart: Cart }> =>
    send(calls.updateCurrentCartLineItemQuantity, { body: { lineItems } }, call)

/** Takes the coupon off the cart. */
export const removeCouponFromCurrentCart =
  (send: Send) =>
  (call?: CallOptions): Promise<{ cart: Cart }> =>
    send(calls.removeCouponFromCurrentCart, {}, call)

/** Works out what the cart would cost, with delivery and tax where an address is known. */
export const estimateCurrentCartTotals =
  (send: Send) =>
  (options: calls.EstimateCurrentCartTotalsOptionsInput = {}, call?: CallOptions): Promise<EstimateTotals> =>
    send(calls.estimateCurrentCartTotals, { body: options }, { ...call, args })

/** Opens a checkout from the cart, or brings the one it has up to date. */
export const createCheckoutFromCurrentCart =
  (send: Send) =>
  (
    options: calls.CreateCheckoutFromCurrentCartOptionsInput = {},
    call?: CallOptions,
  ): Promise<{ checkoutId: string }> =>
    send(calls.createCheckoutFromCurrentCart, { body: options }, { ...call, args })

/** Deletes the cart. */
export const deleteCurrentCart =
  (send: Send) =>
  async (call?: CallOptions): Promise<void> => {
    await send(calls.deleteCurrentCart, {}, call)
  }
