/** Calls of a checkout that few storefronts make: `{ checkout: { ...checkout, ...checkoutEdits } }` offers them too. */
import type { BodyOf, CallOptions, Send } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { Checkout, HttpAnswer, PaymentSettings } from '../generated.ts'

/** Reads the checkout that was last opened from a cart. */
export const getCheckoutByCartId =
  (send: Send) =>
  (id: string, call?: CallOptions): Promise<{ checkout: Checkout }> =>
    send(calls.getCheckoutByCartId, { params: { id } }, call)

/** Adds items to a checkout; the same item twice grows its line. */
export const addToCheckout =
  (send: Send) =>
  (id: string, options: BodyOf<typeof calls.addToCheckout> = {}, call?: CallOptions): Promise<{ checkout: Checkout }> =>
    send(calls.addToCheckout, { params: { id }, body: options }, { ...call, args: ['id'] })

/** Takes lines out of a checkout. */
export const removeLineItems =
  (send: Send) =>
  (id: string, lineItemIds: string[], call?: CallOptions): Promise<{ checkout: Checkout }> =>
    send(calls.removeLineItems, { params: { id }, body: { lineItemIds } }, call)

/** Takes the gift card off a checkout; says the same where there is none. */
export const removeGiftCard =
  (send: Send) =>
  (id: string, call?: CallOptions): Promise<{ checkout: Checkout }> =>
    send(calls.removeGiftCard, { params: { id } }, call)

/** Lets the buyer finish at the hosted checkout again, not at the storefront's own. */
export const removeOverrideCheckoutUrl =
  (send: Send) =>
  (id: string, call?: CallOptions): Promise<{ checkout: Checkout }> =>
    send(calls.removeOverrideCheckoutUrl, { params: { id } }, call)

/** Tells what the payment of a checkout asks of the buyer. */
export const getCheckoutPaymentSettings =
  (send: Send) =>
  (id: string, call?: CallOptions): Promise<{ paymentSettings: PaymentSettings }> =>
    send(calls.getCheckoutPaymentSettings, { params: { id } }, call)

/** Closes the checkout of a link, and tells the address that its buyer goes on to. Elevated. */
export const markCheckoutAsCompletedAndRedirectToUrl =
  (send: Send) =>
  (token: string, call?: CallOptions): Promise<HttpAnswer> =>
    send(calls.markCheckoutAsCompletedAndRedirectToUrl, { query: { token } }, call)
