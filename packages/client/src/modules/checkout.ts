import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { Checkout, CheckoutInput, HttpAnswer, PaymentSettings } from '../generated.ts'

/** Opens a checkout for the given items, beside the cart. */
export const createCheckout = (
  send: Send,
): ((options?: calls.CreateCheckoutOptionsInput, call?: CallOptions) => Promise<Checkout>) =>
  bind(send, calls.createCheckout, '...options', 'checkout')

/** Reads a checkout with its totals as of now. */
export const getCheckout = (send: Send): ((id: string, call?: CallOptions) => Promise<Checkout>) =>
  bind(send, calls.getCheckout, 'id', 'checkout')

/** Reads the checkout that was last opened from a cart. */
export const getCheckoutByCartId = (
  send: Send,
): ((id: string, call?: CallOptions) => Promise<{ checkout: Checkout }>) => bind(send, calls.getCheckoutByCartId, 'id')

/** Sets addresses, e-mail, delivery choice and note of a checkout; coupon and gift card are `options`. */
export const updateCheckout = (
  send: Send,
): ((
  id: string,
  checkout: CheckoutInput,
  options?: Omit<BodyOf<typeof calls.updateCheckout>, 'checkout'>,
  call?: CallOptions,
) => Promise<Checkout>) => bind(send, calls.updateCheckout, 'id checkout ...options', 'checkout')

/** Adds items to a checkout; the same item twice grows its line. */
export const addToCheckout = (
  send: Send,
): ((
  id: string,
  options?: BodyOf<typeof calls.addToCheckout>,
  call?: CallOptions,
) => Promise<{ checkout: Checkout }>) => bind(send, calls.addToCheckout, 'id ...options')

/** Sets how many of each line the checkout holds. */
export const updateLineItemsQuantity = (
  send: Send,
): ((
  id: string,
  lineItems: readonly { id: string; quantity: number }[],
  call?: CallOptions,
) => Promise<{ checkout: Checkout }>) => bind(send, calls.updateLineItemsQuantity, 'id lineItems')

/** Takes lines out of a checkout. */
export const removeLineItems = (
  send: Send,
): ((id: string, lineItemIds: readonly string[], call?: CallOptions) => Promise<{ checkout: Checkout }>) =>
  bind(send, calls.removeLineItems, 'id lineItemIds')

/** Takes the coupon off a checkout. */
export const removeCoupon = (send: Send): ((id: string, call?: CallOptions) => Promise<{ checkout: Checkout }>) =>
  bind(send, calls.removeCoupon, 'id')

/** Takes the gift card off a checkout; says the same where there is none. */
export const removeGiftCard = (send: Send): ((id: string, call?: CallOptions) => Promise<{ checkout: Checkout }>) =>
  bind(send, calls.removeGiftCard, 'id')

/** Lets the buyer finish at the hosted checkout again, not at the storefront's own. */
export const removeOverrideCheckoutUrl = (
  send: Send,
): ((id: string, call?: CallOptions) => Promise<{ checkout: Checkout }>) =>
  bind(send, calls.removeOverrideCheckoutUrl, 'id')

/** Tells where the buyer finishes the checkout; the address works for a limited time. */
export const getCheckoutUrl = (send: Send): ((id: string, call?: CallOptions) => Promise<{ checkoutUrl: string }>) =>
  bind(send, calls.getCheckoutUrl, 'id')

/** Tells what the payment of a checkout asks of the buyer. */
export const getCheckoutPaymentSettings = (
  send: Send,
): ((id: string, call?: CallOptions) => Promise<{ paymentSettings: PaymentSettings }>) =>
  bind(send, calls.getCheckoutPaymentSettings, 'id')

/** Places the order of a checkout that needs no payment now: free, paid offline, or elevated. */
export const createOrder = (
  send: Send,
): ((
  id: string,
  options?: BodyOf<typeof calls.createOrder>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.createOrder>>) => bind(send, calls.createOrder, 'id ...options')

/** Places the order of a checkout and charges it; the same checkout never makes a second order. */
export const createOrderAndCharge = (
  send: Send,
): ((
  id: string,
  options?: BodyOf<typeof calls.createOrderAndCharge>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.createOrderAndCharge>>) => bind(send, calls.createOrderAndCharge, 'id ...options')

/** Closes a checkout whose order was placed elsewhere. Elevated. */
export const markCheckoutAsCompleted = (
  send: ElevatedSend,
): ((id: string, options?: BodyOf<typeof calls.markCheckoutAsCompleted>, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.markCheckoutAsCompleted, 'id ...options', '')

/** Closes the checkout of a link, and tells the address that its buyer goes on to. Elevated. */
export const markCheckoutAsCompletedAndRedirectToUrl = (
  send: ElevatedSend,
): ((token: string, call?: CallOptions) => Promise<HttpAnswer>) =>
  bind(send, calls.markCheckoutAsCompletedAndRedirectToUrl, 'token')
