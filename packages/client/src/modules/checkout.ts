// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/checkout.ts'
import type { HttpAnswer, Checkout, PaymentSettings, CreateCheckoutOptionsInput, CheckoutInput } from '../generated.ts'
import { createCartMoments } from '../moments.ts'

/**
 * Creates a checkout for the given items, without a cart.
 *
 * @example
 * const lineItems = [{ catalogReference, quantity: 1 }]
 * const { id } = await client.checkout.createCheckout({ channelType: 'WEB', lineItems })
 */
export const createCheckout = (
  send: Send,
): ((options?: CreateCheckoutOptionsInput, call?: CallOptions) => Promise<Checkout>) =>
  bind(send, { route: 'POST /ecom/v1/checkouts ...options', dates: createCartMoments }, 'checkout')

/**
 * Reads a checkout with its current totals.
 *
 * @example
 * const { priceSummary } = await client.checkout.getCheckout(checkout.id)
 */
export const getCheckout = (send: Send): ((id: string, call?: CallOptions) => Promise<Checkout>) =>
  bind(send, { route: 'GET /ecom/v1/checkouts/{id} id', repeatable: true, dates: createCartMoments }, 'checkout')

/**
 * Reads the latest checkout created from a cart.
 *
 * @example
 * const { checkout: opened } = await client.checkout.getCheckoutByCartId(checkout.cartId!)
 */
export const getCheckoutByCartId = (
  send: Send,
): ((id: string, call?: CallOptions) => Promise<ResponseOf<typeof calls.getCheckoutByCartId>>) =>
  bind(send, { route: 'GET /ecom/v1/checkouts/by-cart-id/{id} id', repeatable: true, dates: createCartMoments })

/**
 * Updates addresses, email, delivery method and note of a checkout; coupon and gift card are `options`.
 *
 * @example
 * await client.checkout.updateCheckout(checkout.id, { buyerInfo: { email } })
 */
export const updateCheckout = (
  send: Send,
): ((
  id: string,
  checkout: CheckoutInput,
  options?: Omit<BodyOf<typeof calls.updateCheckout>, 'checkout'>,
  call?: CallOptions,
) => Promise<Checkout>) =>
  bind(
    send,
    { route: 'PATCH /ecom/v1/checkouts/{id} id checkout ...options', repeatable: true, dates: createCartMoments },
    'checkout',
  )

/**
 * Removes the coupon from a checkout.
 *
 * @example
 * await client.checkout.removeCoupon(checkout.id)
 */
export const removeCoupon = (
  send: Send,
): ((id: string, call?: CallOptions) => Promise<ResponseOf<typeof calls.removeCoupon>>) =>
  bind(send, { route: 'POST /ecom/v1/checkouts/{id}/remove-coupon id', repeatable: true, dates: createCartMoments })

/**
 * Removes the gift card from a checkout, if there is one.
 *
 * @example
 * await client.checkout.removeGiftCard(checkout.id)
 */
export const removeGiftCard = (
  send: Send,
): ((id: string, call?: CallOptions) => Promise<ResponseOf<typeof calls.removeGiftCard>>) =>
  bind(send, { route: 'POST /ecom/v1/checkouts/{id}/remove-gift-card id', repeatable: true, dates: createCartMoments })

/**
 * Lets the buyer finish at the hosted checkout again, not at the storefront's own.
 *
 * @example
 * await client.checkout.removeOverrideCheckoutUrl(checkout.id)
 */
export const removeOverrideCheckoutUrl = (
  send: Send,
): ((id: string, call?: CallOptions) => Promise<ResponseOf<typeof calls.removeOverrideCheckoutUrl>>) =>
  bind(send, {
    route: 'POST /ecom/v1/checkouts/{id}/remove-override-checkout-url id',
    repeatable: true,
    dates: createCartMoments,
  })

/**
 * Adds items to a checkout; an item already in it gets a higher quantity.
 *
 * @example
 * await client.checkout.addToCheckout(checkout.id, { lineItems: [{ catalogReference, quantity: 1 }] })
 */
export const addToCheckout = (
  send: Send,
): ((
  id: string,
  options?: BodyOf<typeof calls.addToCheckout>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.addToCheckout>>) =>
  bind(send, { route: 'POST /ecom/v1/checkouts/{id}/add-to-checkout id ...options', dates: createCartMoments })

/**
 * Removes line items from a checkout.
 *
 * @example
 * await client.checkout.removeLineItems(checkout.id, [checkout.lineItems[0]!.id])
 */
export const removeLineItems = (
  send: Send,
): ((
  id: string,
  lineItemIds: readonly string[],
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.removeLineItems>>) =>
  bind(send, {
    route: 'POST /ecom/v1/checkouts/{id}/remove-line-items id lineItemIds',
    repeatable: true,
    dates: createCartMoments,
  })

/**
 * Sets the quantities of line items in a checkout.
 *
 * @example
 * await client.checkout.updateLineItemsQuantity(checkout.id, [{ id: checkout.lineItems[0]!.id, quantity: 2 }])
 */
export const updateLineItemsQuantity = (
  send: Send,
): ((
  id: string,
  lineItems: readonly { id: string; quantity: number }[],
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.updateLineItemsQuantity>>) =>
  bind(send, {
    route: 'POST /ecom/v1/checkouts/{id}/update-line-items-quantity id lineItems',
    repeatable: true,
    dates: createCartMoments,
  })

/**
 * Returns the URL where the buyer completes the checkout: its custom page or the hosted one.
 *
 * @example
 * const { checkoutUrl } = await client.checkout.getCheckoutUrl(checkout.id)
 */
export const getCheckoutUrl = (send: Send): ((id: string, call?: CallOptions) => Promise<{ checkoutUrl: string }>) =>
  bind(send, { route: 'GET /ecom/v1/checkouts/{id}/checkout-url id', repeatable: true })

/**
 * Returns the URL of the hosted checkout, valid for a day.
 *
 * @example
 * const { checkoutUrl } = await client.checkout.getWixCheckoutUrl(checkout.id)
 */
export const getWixCheckoutUrl = (send: Send): ((id: string, call?: CallOptions) => Promise<{ checkoutUrl: string }>) =>
  bind(send, { route: 'GET /ecom/v1/checkouts/{id}/wix-checkout-url id', repeatable: true })

/**
 * Returns what the payment of a checkout requires of the buyer.
 *
 * @example
 * const { paymentSettings } = await client.checkout.getCheckoutPaymentSettings(checkout.id)
 */
export const getCheckoutPaymentSettings = (
  send: Send,
): ((id: string, call?: CallOptions) => Promise<{ paymentSettings: PaymentSettings }>) =>
  bind(send, { route: 'GET /ecom/v1/checkouts/{id}/payment-settings id', repeatable: true })

/**
 * Places the order of a checkout that needs no payment now: free, paid offline, or elevated.
 *
 * @example
 * const { orderId } = await owner.checkout.createOrder(checkout.id)
 */
export const createOrder = (
  send: Send,
): ((
  id: string,
  options?: BodyOf<typeof calls.createOrder>,
  call?: CallOptions,
) => Promise<{ orderId: string; paymentGatewayOrderId?: string }>) =>
  bind(send, { route: 'POST /ecom/v1/checkouts/{id}/create-order id ...options', repeatable: true })

/**
 * Charges a checkout and places its order; a checkout never creates two orders.
 *
 * @example
 * const card = { cardNumber: '4242424242424242', expiryMonth: 12, expiryYear: 2040, securityCode: '123' }
 * const { paymentToken } = await client.payments.createPaymentToken(card)
 * const { orderId } = await client.checkout.createOrderAndCharge(checkout.id, { paymentToken })
 */
export const createOrderAndCharge = (
  send: Send,
): ((
  id: string,
  options?: BodyOf<typeof calls.createOrderAndCharge>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.createOrderAndCharge>>) =>
  bind(send, { route: 'POST /ecom/v1/checkouts/{id}/create-order-and-charge id ...options', repeatable: true })

/**
 * Closes a checkout whose order was placed elsewhere. Elevated.
 *
 * @example
 * await owner.checkout.markCheckoutAsCompleted(checkout.id)
 */
export const markCheckoutAsCompleted = (
  send: ElevatedSend,
): ((id: string, options?: { orderId?: string }, call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    { route: 'POST /ecom/v1/checkouts/{id}/mark-as-completed id ...options', repeatable: true, elevated: true },
    '',
  )

/**
 * Closes the checkout of a link, and tells the address that the link's buyer goes on to. Elevated.
 *
 * @example
 * const { checkoutUrl } = await client.checkout.getCheckoutUrl(checkout.id)
 * const token = new URL(checkoutUrl).searchParams.get('token')!
 * const { headers } = await owner.checkout.markCheckoutAsCompletedAndRedirectToUrl(token)
 */
export const markCheckoutAsCompletedAndRedirectToUrl = (
  send: ElevatedSend,
): ((token: string, call?: CallOptions) => Promise<HttpAnswer>) =>
  bind(send, {
    route: 'GET /ecom/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url token',
    repeatable: true,
    elevated: true,
  })
