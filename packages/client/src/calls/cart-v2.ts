// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  HttpAnswer,
  Address,
  CartV2,
  FormSubmission,
  CartSummary,
  ItemUpsells,
  CartV2Input,
  CatalogItemInput,
  CustomItemInput,
  CouponInput,
  GiftCardInput,
  DeliveryMethodInput,
  LineItemUpdate,
} from '../generated.ts'
import { createCartV2Moments } from '../moments.ts'

/** Creates a cart in addition to the current one, such as for a "Buy now" button. */
export const createCartV2: Endpoint<
  {
    body?: {
      cart?: CartV2Input
      /** Items from the catalog. */
      catalogItems?: readonly CatalogItemInput[]
      /** Items that are in no catalog. Elevated callers only. */
      customItems?: readonly CustomItemInput[]
      /** The coupon to apply. */
      coupons?: readonly CouponInput[]
      /** The gift card to redeem. */
      giftCards?: readonly GiftCardInput[]
      deliveryMethod?: DeliveryMethodInput
    }
  },
  { cart: CartV2 }
> = { route: 'POST /ecom/v2/carts', dates: createCartV2Moments }

/** Returns a cart, also after its order was placed. */
export const getCartV2: Endpoint<{ params: { cartId: string } }, { cart: CartV2 }> = {
  route: 'GET /ecom/v2/carts/{cartId}',
  repeatable: true,
  dates: createCartV2Moments,
}

/** Updates the note, buyer, addresses and checkout URL of a cart. Null clears a field. */
export const updateCartV2: Endpoint<{ params: { id: string }; body: { cart: CartV2Input } }, { cart: CartV2 }> = {
  route: 'PATCH /ecom/v2/carts/{id}',
  repeatable: true,
  dates: createCartV2Moments,
}

/** Deletes a cart. A cart with an order stays. */
export const deleteCartV2: Endpoint<{ params: { cartId: string } }, {}> = {
  route: 'DELETE /ecom/v2/carts/{cartId}',
  repeatable: true,
}

/** Adds items. Adding an item again increases its quantity. */
export const addLineItemsV2: Endpoint<
  {
    params: { cartId: string }
    body?: {
      /** Items from the catalog. */
      catalogItems?: readonly CatalogItemInput[]
      /** Items that are in no catalog. Elevated callers only. */
      customItems?: readonly CustomItemInput[]
    }
  },
  { cart: CartV2 }
> = { route: 'POST /ecom/v2/carts/{cartId}/add-line-items', dates: createCartV2Moments }

/** Changes the quantity of line items. */
export const updateLineItemsV2: Endpoint<
  { params: { cartId: string }; body: { lineItems: readonly LineItemUpdate[] } },
  { cart: CartV2 }
> = { route: 'POST /ecom/v2/carts/{cartId}/update-line-items', repeatable: true, dates: createCartV2Moments }

/** Removes line items. */
export const removeLineItemsV2: Endpoint<
  { params: { cartId: string }; body: { lineItemIds: readonly string[] } },
  { cart: CartV2 }
> = { route: 'POST /ecom/v2/carts/{cartId}/remove-line-items', dates: createCartV2Moments }

/** Applies a coupon. */
export const addCouponV2: Endpoint<{ params: { cartId: string }; body: { coupon: CouponInput } }, { cart: CartV2 }> = {
  route: 'POST /ecom/v2/carts/{cartId}/add-coupon',
  dates: createCartV2Moments,
}

/** Removes the coupon. */
export const removeCouponV2: Endpoint<
  {
    params: { cartId: string }
    body: {
      /** ID of the coupon: `coupons[0].id`. */
      couponId: string
    }
  },
  { cart: CartV2 }
> = { route: 'POST /ecom/v2/carts/{cartId}/remove-coupon', dates: createCartV2Moments }

/** Chooses a gift card to pay with. It is redeemed when the order is placed. */
export const addGiftCardV2: Endpoint<
  { params: { cartId: string }; body: { giftCard: GiftCardInput } },
  { cart: CartV2 }
> = { route: 'POST /ecom/v2/carts/{cartId}/add-gift-card', dates: createCartV2Moments }

/** Removes the gift card. */
export const removeGiftCardV2: Endpoint<
  {
    params: { cartId: string }
    body: {
      /** ID of the gift card: `paymentInfo.giftCards[0].id`. */
      giftCardId: string
    }
  },
  { cart: CartV2 }
> = { route: 'POST /ecom/v2/carts/{cartId}/remove-gift-card', dates: createCartV2Moments }

/** Selects a delivery method. */
export const setDeliveryMethodV2: Endpoint<
  { params: { cartId: string }; body: { deliveryMethod: DeliveryMethodInput } },
  { cart: CartV2 }
> = { route: 'POST /ecom/v2/carts/{cartId}/set-delivery-method', repeatable: true, dates: createCartV2Moments }

/** Removes the selected delivery method. */
export const removeDeliveryMethodV2: Endpoint<{ params: { cartId: string } }, { cart: CartV2 }> = {
  route: 'POST /ecom/v2/carts/{cartId}/remove-delivery-method',
  repeatable: true,
  dates: createCartV2Moments,
}

/** Sets the forms of apps that the buyer submitted. The order has them, too. */
export const updateFormSubmissionsV2: Endpoint<
  {
    params: { cartId: string }
    body?: {
      /** All form submissions. They replace earlier ones. */
      formSubmissions?: readonly FormSubmission[]
    }
  },
  { cart: CartV2 }
> = { route: 'POST /ecom/v2/carts/{cartId}/update-forms-submission', repeatable: true, dates: createCartV2Moments }

/** Reads prices, stock and discounts again. */
export const refreshCartV2: Endpoint<{ params: { cartId: string } }, { cart: CartV2 }> = {
  route: 'POST /ecom/v2/carts/{cartId}/refresh',
  repeatable: true,
  dates: createCartV2Moments,
}

/** Estimates what the cart costs, with the parts that are asked for. */
export const estimateCartV2: Endpoint<
  {
    params: { cartId: string }
    body?: {
      /** Whether to read prices and stock again. They are always read, so that it changes nothing. */
      refreshCart?: boolean
      /**
       * Which problems to report: none, those of items, coupon and gift card, or also those of delivery and the
       * details of the buyer. Default: `PRE_CHECKOUT_VALIDATIONS`.
       */
      validationConfig?: 'SKIP_VALIDATIONS' | 'PRE_CHECKOUT_VALIDATIONS' | 'CHECKOUT_VALIDATIONS'
      /** Address to estimate for, without saving it. Default: that of the cart. */
      deliveryAddress?: Address
      /** Whether to include delivery. Default: `false`. */
      calculateDelivery?: boolean
      /** Whether to include tax. Default: `false`. */
      calculateTax?: boolean
      /** Whether to include additional fees. Default: `false`. */
      calculateAdditionalFees?: boolean
      /** Whether to include the gift card. Default: `false`. */
      calculateGiftCards?: boolean
    }
  },
  { cart: CartV2; summary: CartSummary }
> = { route: 'POST /ecom/v2/carts/{cartId}/estimate', repeatable: true, dates: createCartV2Moments }

/** Calculates what the cart costs with everything, and what prevents an order. */
export const calculateCartV2: Endpoint<
  {
    params: { cartId: string }
    body?: {
      /** Whether to read prices and stock again. They are always read, so that it changes nothing. */
      refreshCart?: boolean
    }
  },
  { cart: CartV2; summary: CartSummary }
> = { route: 'POST /ecom/v2/carts/{cartId}/calculate', repeatable: true, dates: createCartV2Moments }

/** Returns products that go well with the line items: those that are often bought together with them. */
export const getUpsellOptionsV2: Endpoint<{ params: { cartId: string } }, { itemsUpsells: readonly ItemUpsells[] }> = {
  route: 'GET /ecom/v2/carts/{cartId}/upsell-options',
  repeatable: true,
}

/** Returns the URL of the checkout page: `customCheckoutUrl` if the cart has one, else the hosted checkout. */
export const getCheckoutUrlV2: Endpoint<
  {
    params: { cartId: string }
    body?: {
      /** Currency to pay in, from now on. Default: that of the cart. */
      currencyCode?: string
    }
  },
  { checkoutUrl: string }
> = { route: 'POST /ecom/v2/carts/{cartId}/get-checkout-url', repeatable: true }

/** Places the order of a cart. If something is to be paid, it needs a payment method, or an elevated caller. */
export const placeOrderV2: Endpoint<
  {
    params: { cartId: string }
    body?: {
      /** The token of the summary that the buyer agreed to. Default: that of the latest calculation. */
      priceVerificationToken?: string
      /** Saves the card for future orders of the signed-in member after it was charged. */
      savePaymentMethod?: boolean
      /** Authorizes the payment and captures it later. Default: the setting of the store. */
      delayCapture?: boolean
      /** A single-use token of the payment method to charge. */
      paymentToken?: string
      /** ID of an offline payment method from `listCheckoutPaymentMethods`, instead of `paymentToken`. */
      paymentMethodId?: string
      /** The buyer agrees that the balance after a deposit is charged to this saved card when due. */
      chargeRemainders?: boolean
      /** Whether the buyer agreed to the store's policies. */
      policyAgreement?: boolean
    }
  },
  {
    orderId: string
    /** ID of the payment. Absent if nothing was charged. */
    paymentGatewayOrderId?: string
    /** Whether nothing is left to pay now. */
    completed: boolean
    /** Set if the buyer must confirm the payment. See `confirmPayment`. */
    paymentResponseToken?: string
  }
> = { route: 'POST /ecom/v2/carts/{cartId}/place-order' }

/** Marks a cart as ordered after its order was placed outside the platform. */
export const markCartAsCompletedV2: ElevatedEndpoint<
  {
    params: { cartId: string }
    body?: {
      /** The order of this store that the cart resulted in, if any. */
      orderId?: string
    }
  },
  { cart: CartV2 }
> = {
  route: 'POST /ecom/v2/carts/{cartId}/mark-cart-as-completed',
  repeatable: true,
  elevated: true,
  dates: createCartV2Moments,
}

/** Marks the cart of a hosted checkout link as ordered, and returns the URL to redirect the buyer to. */
export const handleAsyncCheckoutCompletionV2: ElevatedEndpoint<
  {
    query: {
      /** The `token` in the URL of a hosted checkout. */
      token: string
    }
  },
  HttpAnswer
> = { route: 'GET /ecom/v2/carts/handle-async-checkout-completion', repeatable: true, elevated: true }
