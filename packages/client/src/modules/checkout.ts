// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/checkout.ts'
import type { HttpAnswer, Checkout, PaymentSettings, CreateCheckoutOptionsInput, CheckoutInput } from '../generated.ts'
import { restoreAbandonedCheckoutMoments } from '../moments.ts'

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
  bind(send, { route: 'POST /ecom/v1/checkouts ...options', dates: restoreAbandonedCheckoutMoments }, 'checkout')

/**
 * Returns a checkout with its current totals.
 *
 * @example
 * const { priceSummary } = await client.checkout.getCheckout(checkout.id)
 */
export const getCheckout = (send: Send): ((id: string, call?: CallOptions) => Promise<Checkout>) =>
  bind(
    send,
    { route: 'GET /ecom/v1/checkouts/{id} id', repeatable: true, dates: restoreAbandonedCheckoutMoments },
    'checkout',
  )

/**
 * Returns the latest checkout created from a cart.
 *
 * @example
 * const { checkout: latestCheckout } = await client.checkout.getCheckoutByCartId(checkout.cartId!)
 */
export const getCheckoutByCartId = (
  send: Send,
): ((id: string, call?: CallOptions) => Promise<ResponseOf<typeof calls.getCheckoutByCartId>>) =>
  bind(send, {
    route: 'GET /ecom/v1/checkouts/by-cart-id/{id} id',
    repeatable: true,
    dates: restoreAbandonedCheckoutMoments,
  })

/**
 * Updates the addresses, email, delivery method and note of a checkout. `options` has the coupon and gift card.
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
    {
      route: 'PATCH /ecom/v1/checkouts/{id} id checkout ...options',
      repeatable: true,
      dates: restoreAbandonedCheckoutMoments,
    },
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
  bind(send, {
    route: 'POST /ecom/v1/checkouts/{id}/remove-coupon id',
    repeatable: true,
    dates: restoreAbandonedCheckoutMoments,
  })

/**
 * Removes the gift card from a checkout. Does nothing if there is none.
 *
 * @example
 * await client.checkout.removeGiftCard(checkout.id)
 */
export const removeGiftCard = (
  send: Send,
): ((id: string, call?: CallOptions) => Promise<ResponseOf<typeof calls.removeGiftCard>>) =>
  bind(send, {
    route: 'POST /ecom/v1/checkouts/{id}/remove-gift-card id',
    repeatable: true,
    dates: restoreAbandonedCheckoutMoments,
  })

/**
 * Removes the custom checkout URL, so that the buyer completes the purchase on the hosted checkout.
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
    dates: restoreAbandonedCheckoutMoments,
  })

/**
 * Adds items to a checkout. Adding an item again increases its quantity.
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
  bind(send, {
    route: 'POST /ecom/v1/checkouts/{id}/add-to-checkout id ...options',
    dates: restoreAbandonedCheckoutMoments,
  })

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
    dates: restoreAbandonedCheckoutMoments,
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
    dates: restoreAbandonedCheckoutMoments,
  })

/**
 * Returns the URL where the buyer completes the checkout: the custom URL if set, otherwise the hosted checkout.
 *
 * @example
 * const { checkoutUrl } = await client.checkout.getCheckoutUrl(checkout.id)
 */
export const getCheckoutUrl = (send: Send): ((id: string, call?: CallOptions) => Promise<{ checkoutUrl: string }>) =>
  bind(send, { route: 'GET /ecom/v1/checkouts/{id}/checkout-url id', repeatable: true })

/**
 * Returns the URL of the hosted checkout. The URL is valid for one day.
 *
 * @example
 * const { checkoutUrl } = await client.checkout.getWixCheckoutUrl(checkout.id)
 */
export const getWixCheckoutUrl = (send: Send): ((id: string, call?: CallOptions) => Promise<{ checkoutUrl: string }>) =>
  bind(send, { route: 'GET /ecom/v1/checkouts/{id}/wix-checkout-url id', repeatable: true })

/**
 * Returns the payment requirements of a checkout, such as 3-D Secure.
 *
 * @example
 * const { paymentSettings } = await client.checkout.getCheckoutPaymentSettings(checkout.id)
 */
export const getCheckoutPaymentSettings = (
  send: Send,
): ((id: string, call?: CallOptions) => Promise<{ paymentSettings: PaymentSettings }>) =>
  bind(send, { route: 'GET /ecom/v1/checkouts/{id}/payment-settings id', repeatable: true })

/**
 * Places the order of a checkout without online payment: if it is free, paid offline, or the caller is elevated.
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
) => Promise<ResponseOf<typeof calls.createOrder>>) =>
  bind(send, { route: 'POST /ecom/v1/checkouts/{id}/create-order id ...options', repeatable: true })

/**
 * Charges a checkout and places its order. A checkout never creates more than one order.
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
 * Marks a checkout as completed after its order was placed outside the platform. Elevated.
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
 * Marks the checkout of a hosted checkout link as completed, and returns the URL to redirect the buyer to.
 * Elevated.
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
