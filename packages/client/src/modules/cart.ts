/** Carts by their id: any of them for elevated callers, their own for visitors and members. */
import type { BodyOf, CallOptions, Send } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { Cart, EstimateTotals } from '../generated.ts'

/** Opens a cart beside the current one. */
export const createCart =
  (send: Send) =>
  async (options: BodyOf<typeof calls.createCart> = {}, call?: CallOptions): Promise<Cart> =>
    (await send(calls.createCart, { body: options }, { ...call, args: [] })).cart

/** Reads a cart. */
export const getCart =
  (send: Send) =>
  async (id: string, call?: CallOptions): Promise<Cart> =>
    (await send(calls.getCart, { params: { id } }, call)).cart

/** Reads the cart that a checkout came from. */
export const getCartByCheckoutId =
  (send: Send) =>
  (id: string, call?: CallOptions): Promise<{ cart: Cart }> =>
    send(calls.getCartByCheckoutId, { params: { id } }, call)

/** Changes the note, addresses, coupon or checkout address of a cart. */
export const updateCart =
  (send: Send) =>
  async (id: string, options: BodyOf<typeof calls.updateCart> = {}, call?: CallOptions): Promise<Cart> =>
    (await send(calls.updateCart, { params: { id }, body: options }, { ...call, args: ['id'] })).cart

/** Adds items to a cart; the same item twice grows its line. */
export const addToCart =
  (send: Send) =>
  (id: string, options: BodyOf<typeof calls.addToCart> = {}, call?: CallOptions): Promise<{ cart: Cart }> =>
    send(calls.addToCart, { params: { id }, body: options }, { ...call, args: ['id'] })

/** Takes lines out of a cart. */
export const removeLineItems =
  (send: Send) =>
  (id: string, lineItemIds: string[], call?: CallOptions): Promise<{ cart: Cart }> =>
    send(calls.removeLineItemsFromCart, { params: { id }, body: { lineItemIds } }, call)

/** Sets how many of each line a cart holds. */
export const updateLineItemsQuantity =
  (send: Send) =>
  (id: string, lineItems: readonly { id: string; quantity: number }[], call?: CallOptions): Promise<{ cart: Cart }> =>
    send(calls.updateCartLineItemsQuantity, { params: { id }, body: { lineItems } }, call)

/** Takes the coupon off a cart. */
export const removeCoupon =
  (send: Send) =>
  (id: string, call?: CallOptions): Promise<{ cart: Cart }> =>
    send(calls.removeCouponFromCart, { params: { id } }, call)

/** Lets a cart belong to no place of the store in particular. */
export const removeBusinessLocation =
  (send: Send) =>
  (id: string, call?: CallOptions): Promise<{ cart: Cart }> =>
    send(calls.removeBusinessLocationFromCart, { params: { id } }, call)

/** Works out what a cart would cost, with delivery and tax where an address is known. */
export const estimateTotals =
  (send: Send) =>
  (id: string, options: BodyOf<typeof calls.estimateCartTotals> = {}, call?: CallOptions): Promise<EstimateTotals> =>
    send(calls.estimateCartTotals, { params: { id }, body: options }, { ...call, args: ['id'] })

/** Opens a checkout from a cart, or brings the one it has up to date. */
export const createCheckout =
  (send: Send) =>
  (
    id: string,
    options: BodyOf<typeof calls.createCheckoutFromCart> = {},
    call?: CallOptions,
  ): Promise<{ checkoutId: string }> =>
    send(calls.createCheckoutFromCart, { params: { id }, body: options }, { ...call, args: ['id'] })

/** Deletes a cart. */
export const deleteCart =
  (send: Send) =>
  async (id: string, call?: CallOptions): Promise<void> => {
    await send(calls.deleteCart, { params: { id } }, call)
  }
