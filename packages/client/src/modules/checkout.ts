import type { BodyOf, CallOptions, Send } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { Checkout, CheckoutInput } from '../generated.ts'

/** Opens a checkout for the given items, beside the cart. */
export const createCheckout =
  (send: Send) =>
  async (options: calls.CreateCheckoutOptionsInput = {}, call?: CallOptions): Promise<Checkout> =>
    (await send(calls.createCheckout, { body: options }, { ...call, args: [] })).checkout

/** Reads a checkout with its totals as of now. */
export const getCheckout =
  (send: Send) =>
  async (id: string, call?: CallOptions): Promise<Checkout> =>
    (await send(calls.getCheckout, { params: { id } }, call)).checkout

/** Sets addresses, e-mail, delivery choice and note of a checkout; coupon and gift card are `options`. */
export const updateCheckout =
  (send: Send) =>
  async (
    id: string,
    checkout: CheckoutInput,
    options?: Omit<BodyOf<typeof calls.updateCheckout>, 'checkout'>,
    call?: CallOptions,
  ): Promise<Checkout> => {
    const body = { ...options, checkout }
    const answer = await send(calls.updateCheckout, { params: { id }, body }, { ...call, args: ['id', 'checkout'] })
    return answer.checkout
  }

/** Takes the coupon off a checkout. */
export const removeCoupon =
  (send: Send) =>
  (id: string, call?: CallOptions): Promise<{ checkout: Checkout }> =>
    send(calls.removeCoupon, { params: { id } }, call)

/** Sets how many of each line the checkout holds. */
export const updateLineItemsQuantity =
  (send: Send) =>
  (
    id: string,
    lineItems: readonly { id: string; quantity: number }[],
    call?: CallOptions,
  ): Promise<{ checkout: Checkout }> =>
    send(calls.updateLineItemsQuantity, { params: { id }, body: { lineItems } }, call)

/** Tells where the buyer finishes the checkout; the address works for a limited time. */
export const getCheckoutUrl =
  (send: Send) =>
  (id: string, call?: CallOptions): Promise<{ checkoutUrl: string }> =>
    send(calls.getCheckoutUrl, { params: { id } }, call)

/** Places the order of a checkout that needs no payment now: free, paid offline, or elevated. */
export const createOrder =
  (send: Send) => (id: string, options?: BodyOf<typeof calls.createOrder>, call?: CallOptions) =>
    send(calls.createOrder, { params: { id }, body: options }, { ...call, args: ['id'] })

/** Places the order of a checkout and charges it; the same checkout never makes a second order. */
export const createOrderAndCharge =
  (send: Send) => (id: string, options?: BodyOf<typeof calls.createOrderAndCharge>, call?: CallOptions) =>
    send(calls.createOrderAndCharge, { params: { id }, body: options }, { ...call, args: ['id'] })

/** Closes a checkout whose order was placed elsewhere. Elevated. */
export const markCheckoutAsCompleted =
  (send: Send) =>
  async (id: string, options?: BodyOf<typeof calls.markCheckoutAsCompleted>, call?: CallOptions): Promise<void> => {
    await send(calls.markCheckoutAsCompleted, { params: { id }, body: options }, { ...call, args: ['id'] })
  }
