// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, Send } from '../call-options.ts'
import type * as calls from '../calls/current-cart-v2.ts'
import type {
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
 * Creates a cart that becomes the current one. An earlier current cart stays, and can be used by its ID.
 *
 * @example
 * const { cart: newCart } = await client.currentCartV2.createCurrentCart({ catalogItems: [{ catalogReference, quantity: 1 }] })
 */
export const createCurrentCart = (
  send: Send,
): ((options?: BodyOf<typeof calls.createCurrentCart>, call?: CallOptions) => Promise<{ cart: CartV2 }>) =>
  bind(send, { route: 'POST /ecom/v2/carts/current ...options', dates: createCartV2Moments })

/**
 * Returns the current cart.
 *
 * @example
 * const { cart: currentCart } = await client.currentCartV2.getCurrentCart()
 */
export const getCurrentCart = (
  send: Send,
): ((options?: { allowMissing?: boolean }, call?: CallOptions) => Promise<{ cart?: CartV2 }>) =>
  bind(send, { route: 'GET /ecom/v2/carts/current ...options', repeatable: true, dates: createCartV2Moments })

/**
 * Updates the note, buyer, addresses and checkout URL of the current cart. Null clears a field.
 *
 * @example
 * await client.currentCartV2.updateCurrentCart({ note: 'Ring twice' })
 */
export const updateCurrentCart = (send: Send): ((cart: CartV2Input, call?: CallOptions) => Promise<{ cart: CartV2 }>) =>
  bind(send, { route: 'PATCH /ecom/v2/carts/current cart', repeatable: true, dates: createCartV2Moments })

/**
 * Deletes the current cart.
 *
 * @example
 * await client.currentCartV2.deleteCurrentCart()
 */
export const deleteCurrentCart = (send: Send): ((call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /ecom/v2/carts/current', repeatable: true }, '')

/**
 * Adds items to the current cart, or creates a cart. Adding an item again increases its quantity.
 *
 * @example
 * await client.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [{ catalogReference, quantity: 1 }] })
 */
export const addLineItemsToCurrentCart = (
  send: Send,
): ((options?: BodyOf<typeof calls.addLineItemsToCurrentCart>, call?: CallOptions) => Promise<{ cart: CartV2 }>) =>
  bind(send, { route: 'POST /ecom/v2/carts/current/add-line-items ...options', dates: createCartV2Moments })

/**
 * Changes the quantity of line items.
 *
 * @example
 * await client.currentCartV2.updateLineItemsInCurrentCart({ lineItems: [{ lineItemId: lineItem.id, quantity: { newQuantity: 2 } }] })
 */
export const updateLineItemsInCurrentCart = (
  send: Send,
): ((options: { lineItems: readonly LineItemUpdate[] }, call?: CallOptions) => Promise<{ cart: CartV2 }>) =>
  bind(send, {
    route: 'POST /ecom/v2/carts/current/update-line-items ...options',
    repeatable: true,
    dates: createCartV2Moments,
  })

/**
 * Removes line items.
 *
 * @example
 * await client.currentCartV2.removeLineItemsFromCurrentCart([lineItem.id])
 */
export const removeLineItemsFromCurrentCart = (
  send: Send,
): ((lineItemIds: readonly string[], call?: CallOptions) => Promise<{ cart: CartV2 }>) =>
  bind(send, { route: 'POST /ecom/v2/carts/current/remove-line-items lineItemIds', dates: createCartV2Moments })

/**
 * Applies a coupon.
 *
 * @example
 * await client.currentCartV2.addCouponToCurrentCart({ code: coupon.code! })
 */
export const addCouponToCurrentCart = (
  send: Send,
): ((coupon: CouponInput, call?: CallOptions) => Promise<{ cart: CartV2 }>) =>
  bind(send, { route: 'POST /ecom/v2/carts/current/add-coupon coupon', dates: createCartV2Moments })

/**
 * Removes the coupon.
 *
 * @example
 * const { cart: reduced } = await client.currentCartV2.addCouponToCurrentCart({ code: coupon.code! })
 * await client.currentCartV2.removeCouponFromCurrentCart(reduced.coupons[0]!.id)
 */
export const removeCouponFromCurrentCart = (
  send: Send,
): ((couponId: string, call?: CallOptions) => Promise<{ cart: CartV2 }>) =>
  bind(send, { route: 'POST /ecom/v2/carts/current/remove-coupon couponId', dates: createCartV2Moments })

/**
 * Chooses a gift card to pay with. It is redeemed when the order is placed.
 *
 * @example
 * await client.currentCartV2.addGiftCardToCurrentCart({ code: giftCardCode })
 */
export const addGiftCardToCurrentCart = (
  send: Send,
): ((giftCard: GiftCardInput, call?: CallOptions) => Promise<{ cart: CartV2 }>) =>
  bind(send, { route: 'POST /ecom/v2/carts/current/add-gift-card giftCard', dates: createCartV2Moments })

/**
 * Removes the gift card.
 *
 * @example
 * const { cart: paid } = await client.currentCartV2.addGiftCardToCurrentCart({ code: giftCardCode })
 * await client.currentCartV2.removeGiftCardFromCurrentCart(paid.paymentInfo!.giftCards[0]!.id)
 */
export const removeGiftCardFromCurrentCart = (
  send: Send,
): ((giftCardId: string, call?: CallOptions) => Promise<{ cart: CartV2 }>) =>
  bind(send, { route: 'POST /ecom/v2/carts/current/remove-gift-card giftCardId', dates: createCartV2Moments })

/**
 * Selects a delivery method.
 *
 * @example
 * await client.currentCartV2.setDeliveryMethodForCurrentCart({ code: deliveryCode })
 */
export const setDeliveryMethodForCurrentCart = (
  send: Send,
): ((deliveryMethod: DeliveryMethodInput, call?: CallOptions) => Promise<{ cart: CartV2 }>) =>
  bind(send, {
    route: 'POST /ecom/v2/carts/current/set-delivery-method deliveryMethod',
    repeatable: true,
    dates: createCartV2Moments,
  })

/**
 * Removes the selected delivery method.
 *
 * @example
 * await client.currentCartV2.removeDeliveryMethodFromCurrentCart()
 */
export const removeDeliveryMethodFromCurrentCart = (send: Send): ((call?: CallOptions) => Promise<{ cart: CartV2 }>) =>
  bind(send, {
    route: 'POST /ecom/v2/carts/current/remove-delivery-method',
    repeatable: true,
    dates: createCartV2Moments,
  })

/**
 * Sets the forms of apps that the buyer submitted. The order has them, too.
 *
 * @example
 * await client.currentCartV2.updateFormSubmissionsInCurrentCart({ formSubmissions: [] })
 */
export const updateFormSubmissionsInCurrentCart = (
  send: Send,
): ((options?: { formSubmissions?: readonly FormSubmission[] }, call?: CallOptions) => Promise<{ cart: CartV2 }>) =>
  bind(send, {
    route: 'POST /ecom/v2/carts/current/update-forms-submission ...options',
    repeatable: true,
    dates: createCartV2Moments,
  })

/**
 * Reads prices, stock and discounts again.
 *
 * @example
 * await client.currentCartV2.refreshCurrentCart()
 */
export const refreshCurrentCart = (send: Send): ((call?: CallOptions) => Promise<{ cart: CartV2 }>) =>
  bind(send, { route: 'POST /ecom/v2/carts/current/refresh', repeatable: true, dates: createCartV2Moments })

/**
 * Estimates what the cart costs, with the parts that are asked for.
 *
 * @example
 * const { summary } = await client.currentCartV2.estimateCurrentCart({ calculateDelivery: true })
 */
export const estimateCurrentCart = (
  send: Send,
): ((
  options?: BodyOf<typeof calls.estimateCurrentCart>,
  call?: CallOptions,
) => Promise<{ cart: CartV2; summary: CartSummary }>) =>
  bind(send, { route: 'POST /ecom/v2/carts/current/estimate ...options', repeatable: true, dates: createCartV2Moments })

/**
 * Calculates what the cart costs with everything, and what prevents an order.
 *
 * @example
 * const { summary } = await client.currentCartV2.calculateCurrentCart()
 */
export const calculateCurrentCart = (
  send: Send,
): ((options?: { refreshCart?: boolean }, call?: CallOptions) => Promise<{ cart: CartV2; summary: CartSummary }>) =>
  bind(send, {
    route: 'POST /ecom/v2/carts/current/calculate ...options',
    repeatable: true,
    dates: createCartV2Moments,
  })

/**
 * Returns products that go well with the line items: those that are often bought together with them.
 *
 * @example
 * const { itemsUpsells } = await client.currentCartV2.getUpsellOptionsForCurrentCart()
 */
export const getUpsellOptionsForCurrentCart = (
  send: Send,
): ((call?: CallOptions) => Promise<{ itemsUpsells: readonly ItemUpsells[] }>) =>
  bind(send, { route: 'GET /ecom/v2/carts/current/upsell-options', repeatable: true })
