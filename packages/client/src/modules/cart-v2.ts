// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/cart-v2.ts'
import type {
  HttpAnswer,
  CartV2,
  FormSubmission,
  CartSummary,
  ItemUpsells,
  CartV2Input,
  CouponInput,
  GiftCardInput,
  DeliveryMethodInput,
  LineItemUpdate,
} from '../generated.ts'
import { createCartV2Moments } from '../moments.ts'

/**
 * Creates a cart in addition to the current one, such as for a "Buy now" button.
 *
 * @example
 * const { id } = await client.cartV2.createCart({ catalogItems: [{ catalogReference, quantity: 1 }] })
 */
export const createCart = (
  send: Send,
): ((options?: BodyOf<typeof calls.createCartV2>, call?: CallOptions) => Promise<CartV2>) =>
  bind(send, { route: 'POST /ecom/v2/carts ...options', dates: createCartV2Moments }, 'cart')

/**
 * Returns a cart, also after its order was placed.
 *
 * @example
 * const { lineItems } = await client.cartV2.getCart(cart.id)
 */
export const getCart = (send: Send): ((cartId: string, call?: CallOptions) => Promise<CartV2>) =>
  bind(send, { route: 'GET /ecom/v2/carts/{cartId} cartId', repeatable: true, dates: createCartV2Moments }, 'cart')

/**
 * Updates the note, buyer, addresses and checkout URL of a cart. Null clears a field.
 *
 * @example
 * const { note } = await client.cartV2.updateCart(cart.id, { note: 'Ring twice' })
 */
export const updateCart = (send: Send): ((id: string, cart: CartV2Input, call?: CallOptions) => Promise<CartV2>) =>
  bind(send, { route: 'PATCH /ecom/v2/carts/{id} id cart', repeatable: true, dates: createCartV2Moments }, 'cart')

/**
 * Deletes a cart. A cart with an order stays.
 *
 * @example
 * await client.cartV2.deleteCart(cart.id)
 */
export const deleteCart = (send: Send): ((cartId: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /ecom/v2/carts/{cartId} cartId', repeatable: true }, '')

/**
 * Adds items. Adding an item again increases its quantity.
 *
 * @example
 * await client.cartV2.addLineItems(cart.id, { catalogItems: [{ catalogReference, quantity: 1 }] })
 */
export const addLineItems = (
  send: Send,
): ((cartId: string, options?: BodyOf<typeof calls.addLineItemsV2>, call?: CallOptions) => Promise<{ cart: CartV2 }>) =>
  bind(send, { route: 'POST /ecom/v2/carts/{cartId}/add-line-items cartId ...options', dates: createCartV2Moments })

/**
 * Changes the quantity of line items.
 *
 * @example
 * await client.cartV2.updateLineItems(cart.id, { lineItems: [{ lineItemId: lineItem.id, quantity: { newQuantity: 2 } }] })
 */
export const updateLineItems = (
  send: Send,
): ((
  cartId: string,
  options: { lineItems: readonly LineItemUpdate[] },
  call?: CallOptions,
) => Promise<{ cart: CartV2 }>) =>
  bind(send, {
    route: 'POST /ecom/v2/carts/{cartId}/update-line-items cartId ...options',
    repeatable: true,
    dates: createCartV2Moments,
  })

/**
 * Removes line items.
 *
 * @example
 * await client.cartV2.removeLineItems(cart.id, [lineItem.id])
 */
export const removeLineItems = (
  send: Send,
): ((cartId: string, lineItemIds: readonly string[], call?: CallOptions) => Promise<{ cart: CartV2 }>) =>
  bind(send, { route: 'POST /ecom/v2/carts/{cartId}/remove-line-items cartId lineItemIds', dates: createCartV2Moments })

/**
 * Applies a coupon.
 *
 * @example
 * await client.cartV2.addCoupon(cart.id, { code: coupon.code! })
 */
export const addCoupon = (
  send: Send,
): ((cartId: string, coupon: CouponInput, call?: CallOptions) => Promise<{ cart: CartV2 }>) =>
  bind(send, { route: 'POST /ecom/v2/carts/{cartId}/add-coupon cartId coupon', dates: createCartV2Moments })

/**
 * Removes the coupon.
 *
 * @example
 * const { cart: reduced } = await client.cartV2.addCoupon(cart.id, { code: coupon.code! })
 * await client.cartV2.removeCoupon(cart.id, reduced.coupons[0]!.id)
 */
export const removeCoupon = (
  send: Send,
): ((cartId: string, couponId: string, call?: CallOptions) => Promise<{ cart: CartV2 }>) =>
  bind(send, { route: 'POST /ecom/v2/carts/{cartId}/remove-coupon cartId couponId', dates: createCartV2Moments })

/**
 * Chooses a gift card to pay with. It is redeemed when the order is placed.
 *
 * @example
 * await client.cartV2.addGiftCard(cart.id, { code: giftCardCode })
 */
export const addGiftCard = (
  send: Send,
): ((cartId: string, giftCard: GiftCardInput, call?: CallOptions) => Promise<{ cart: CartV2 }>) =>
  bind(send, { route: 'POST /ecom/v2/carts/{cartId}/add-gift-card cartId giftCard', dates: createCartV2Moments })

/**
 * Removes the gift card.
 *
 * @example
 * const { cart: paid } = await client.cartV2.addGiftCard(cart.id, { code: giftCardCode })
 * await client.cartV2.removeGiftCard(cart.id, paid.paymentInfo!.giftCards[0]!.id)
 */
export const removeGiftCard = (
  send: Send,
): ((cartId: string, giftCardId: string, call?: CallOptions) => Promise<{ cart: CartV2 }>) =>
  bind(send, { route: 'POST /ecom/v2/carts/{cartId}/remove-gift-card cartId giftCardId', dates: createCartV2Moments })

/**
 * Selects a delivery method.
 *
 * @example
 * await client.cartV2.setDeliveryMethod(physicalCart.id, { code: deliveryCode })
 */
export const setDeliveryMethod = (
  send: Send,
): ((cartId: string, deliveryMethod: DeliveryMethodInput, call?: CallOptions) => Promise<{ cart: CartV2 }>) =>
  bind(send, {
    route: 'POST /ecom/v2/carts/{cartId}/set-delivery-method cartId deliveryMethod',
    repeatable: true,
    dates: createCartV2Moments,
  })

/**
 * Removes the selected delivery method.
 *
 * @example
 * await client.cartV2.removeDeliveryMethod(cart.id)
 */
export const removeDeliveryMethod = (send: Send): ((cartId: string, call?: CallOptions) => Promise<{ cart: CartV2 }>) =>
  bind(send, {
    route: 'POST /ecom/v2/carts/{cartId}/remove-delivery-method cartId',
    repeatable: true,
    dates: createCartV2Moments,
  })

/**
 * Sets the forms of apps that the buyer submitted. The order has them, too.
 *
 * @example
 * await client.cartV2.updateFormSubmissions(cart.id, { formSubmissions: [] })
 */
export const updateFormSubmissions = (
  send: Send,
): ((
  cartId: string,
  options?: { formSubmissions?: readonly FormSubmission[] },
  call?: CallOptions,
) => Promise<{ cart: CartV2 }>) =>
  bind(send, {
    route: 'POST /ecom/v2/carts/{cartId}/update-forms-submission cartId ...options',
    repeatable: true,
    dates: createCartV2Moments,
  })

/**
 * Reads prices, stock and discounts again.
 *
 * @example
 * await client.cartV2.refreshCart(cart.id)
 */
export const refreshCart = (send: Send): ((cartId: string, call?: CallOptions) => Promise<{ cart: CartV2 }>) =>
  bind(send, { route: 'POST /ecom/v2/carts/{cartId}/refresh cartId', repeatable: true, dates: createCartV2Moments })

/**
 * Estimates what the cart costs, with the parts that are asked for.
 *
 * @example
 * const { summary } = await client.cartV2.estimateCart(cart.id, { calculateDelivery: true })
 */
export const estimateCart = (
  send: Send,
): ((
  cartId: string,
  options?: BodyOf<typeof calls.estimateCartV2>,
  call?: CallOptions,
) => Promise<{ cart: CartV2; summary: CartSummary }>) =>
  bind(send, {
    route: 'POST /ecom/v2/carts/{cartId}/estimate cartId ...options',
    repeatable: true,
    dates: createCartV2Moments,
  })

/**
 * Calculates what the cart costs with everything, and what prevents an order.
 *
 * @example
 * const { summary } = await client.cartV2.calculateCart(cart.id)
 */
export const calculateCart = (
  send: Send,
): ((
  cartId: string,
  options?: { refreshCart?: boolean },
  call?: CallOptions,
) => Promise<{ cart: CartV2; summary: CartSummary }>) =>
  bind(send, {
    route: 'POST /ecom/v2/carts/{cartId}/calculate cartId ...options',
    repeatable: true,
    dates: createCartV2Moments,
  })

/**
 * Returns products that go well with the line items: those that are often bought together with them.
 *
 * @example
 * const { itemsUpsells } = await client.cartV2.getUpsellOptions(cart.id)
 */
export const getUpsellOptions = (
  send: Send,
): ((cartId: string, call?: CallOptions) => Promise<{ itemsUpsells: readonly ItemUpsells[] }>) =>
  bind(send, { route: 'GET /ecom/v2/carts/{cartId}/upsell-options cartId', repeatable: true })

/**
 * Returns the URL of the checkout page: `customCheckoutUrl` if the cart has one, else the hosted checkout.
 *
 * @example
 * const { checkoutUrl } = await client.cartV2.getCheckoutUrl(cart.id)
 */
export const getCheckoutUrl = (
  send: Send,
): ((cartId: string, options?: { currencyCode?: string }, call?: CallOptions) => Promise<{ checkoutUrl: string }>) =>
  bind(send, { route: 'POST /ecom/v2/carts/{cartId}/get-checkout-url cartId ...options', repeatable: true })

/**
 * Places the order of a cart. If something is to be paid, it needs a payment method, or an elevated caller.
 *
 * @example
 * const { summary } = await owner.cartV2.calculateCart(checkout.id)
 * const { priceVerificationToken } = summary
 * const { orderId } = await owner.cartV2.placeOrder(checkout.id, { priceVerificationToken })
 */
export const placeOrder = (
  send: Send,
): ((
  cartId: string,
  options?: BodyOf<typeof calls.placeOrderV2>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.placeOrderV2>>) =>
  bind(send, { route: 'POST /ecom/v2/carts/{cartId}/place-order cartId ...options' })

/**
 * Marks a cart as ordered after its order was placed outside the platform. Elevated.
 *
 * @example
 * const { cart: completed } = await owner.cartV2.markCartAsCompleted(checkout.id)
 */
export const markCartAsCompleted = (
  send: ElevatedSend,
): ((cartId: string, options?: { orderId?: string }, call?: CallOptions) => Promise<{ cart: CartV2 }>) =>
  bind(send, {
    route: 'POST /ecom/v2/carts/{cartId}/mark-cart-as-completed cartId ...options',
    repeatable: true,
    elevated: true,
    dates: createCartV2Moments,
  })

/**
 * Marks the cart of a hosted checkout link as ordered, and returns the URL to redirect the buyer to. Elevated.
 *
 * @example
 * const { checkoutUrl } = await client.cartV2.getCheckoutUrl(checkout.id)
 * const token = new URL(checkoutUrl).searchParams.get('token')!
 * const { headers } = await owner.cartV2.handleAsyncCheckoutCompletion(token)
 */
export const handleAsyncCheckoutCompletion = (
  send: ElevatedSend,
): ((token: string, call?: CallOptions) => Promise<HttpAnswer>) =>
  bind(send, { route: 'GET /ecom/v2/carts/handle-async-checkout-completion token', repeatable: true, elevated: true })
