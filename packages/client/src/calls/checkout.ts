// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  HttpAnswer,
  Checkout,
  PaymentSettings,
  CustomLineItemInput,
  CreateCheckoutOptionsInput,
  CheckoutInput,
  CheckoutLineItemInput,
} from '../generated.ts'
import { createCartMoments } from '../moments.ts'

/** Opens a checkout for the given items, beside the cart. */
export const createCheckout: Endpoint<
  { body?: CreateCheckoutOptionsInput },
  {
    checkout: Checkout
    /** Stands for every figure of this answer: sent with the order, it says that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'POST /ecom/v1/checkouts', dates: createCartMoments }

/** Reads a checkout with its totals as of now. */
export const getCheckout: Endpoint<
  { params: { id: string } },
  {
    checkout: Checkout
    /** Stands for every figure of this answer: sent with the order, it says that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'GET /ecom/v1/checkouts/{id}', repeatable: true, dates: createCartMoments }

/** Reads the checkout that was last opened from a cart. */
export const getCheckoutByCartId: Endpoint<
  { params: { id: string } },
  {
    checkout: Checkout
    /** Stands for every figure of this answer: sent with the order, it says that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'GET /ecom/v1/checkouts/by-cart-id/{id}', repeatable: true, dates: createCartMoments }

/** Sets addresses, email, delivery choice, note, coupon or gift card of a checkout. */
export const updateCheckout: Endpoint<
  {
    params: { id: string }
    body?: {
      checkout?: CheckoutInput
      /** Fields, with commas between them: only these change, and those of them that are not sent are cleared. */
      fieldMask?: string
      couponCode?: string
      giftCardCode?: string
      giftCardRedeemAmount?: string
      overrideCheckoutUrl?: string
      lineItems?: readonly CheckoutLineItemInput[]
      customLineItems?: readonly CustomLineItemInput[]
    }
  },
  {
    checkout: Checkout
    /** Stands for every figure of this answer: sent with the order, it says that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'PATCH /ecom/v1/checkouts/{id}', repeatable: true, dates: createCartMoments }

/** Takes the coupon off a checkout. */
export const removeCoupon: Endpoint<
  { params: { id: string } },
  {
    checkout: Checkout
    /** Stands for every figure of this answer: sent with the order, it says that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'POST /ecom/v1/checkouts/{id}/remove-coupon', repeatable: true, dates: createCartMoments }

/** Takes the gift card off a checkout; says the same where there is none. */
export const removeGiftCard: Endpoint<
  { params: { id: string } },
  {
    checkout: Checkout
    /** Stands for every figure of this answer: sent with the order, it says that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'POST /ecom/v1/checkouts/{id}/remove-gift-card', repeatable: true, dates: createCartMoments }

/** Lets the buyer finish at the hosted checkout again, not at the storefront's own. */
export const removeOverrideCheckoutUrl: Endpoint<
  { params: { id: string } },
  {
    checkout: Checkout
    /** Stands for every figure of this answer: sent with the order, it says that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'POST /ecom/v1/checkouts/{id}/remove-override-checkout-url', repeatable: true, dates: createCartMoments }

/** Adds items to a checkout; the same item twice grows its line. */
export const addToCheckout: Endpoint<
  {
    params: { id: string }
    body?: { lineItems?: readonly CheckoutLineItemInput[]; customLineItems?: readonly CustomLineItemInput[] }
  },
  {
    checkout: Checkout
    /** Stands for every figure of this answer: sent with the order, it says that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'POST /ecom/v1/checkouts/{id}/add-to-checkout', dates: createCartMoments }

/** Takes lines out of a checkout. */
export const removeLineItems: Endpoint<
  { params: { id: string }; body: { lineItemIds: readonly string[] } },
  {
    checkout: Checkout
    /** Stands for every figure of this answer: sent with the order, it says that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'POST /ecom/v1/checkouts/{id}/remove-line-items', repeatable: true, dates: createCartMoments }

/** Sets how many of each line the checkout holds. */
export const updateLineItemsQuantity: Endpoint<
  { params: { id: string }; body: { lineItems: readonly { id: string; quantity: number }[] } },
  {
    checkout: Checkout
    /** Stands for every figure of this answer: sent with the order, it says that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'POST /ecom/v1/checkouts/{id}/update-line-items-quantity', repeatable: true, dates: createCartMoments }

/** Tells where the buyer finishes the checkout: on the page that it names itself, else on the hosted one. */
export const getCheckoutUrl: Endpoint<{ params: { id: string } }, { checkoutUrl: string }> = {
  route: 'GET /ecom/v1/checkouts/{id}/checkout-url',
  repeatable: true,
}

/** Tells the address of the hosted checkout, whatever page the checkout names; it works for a day. */
export const getWixCheckoutUrl: Endpoint<{ params: { id: string } }, { checkoutUrl: string }> = {
  route: 'GET /ecom/v1/checkouts/{id}/wix-checkout-url',
  repeatable: true,
}

/** Tells what the payment of a checkout asks of the buyer. */
export const getCheckoutPaymentSettings: Endpoint<{ params: { id: string } }, { paymentSettings: PaymentSettings }> = {
  route: 'GET /ecom/v1/checkouts/{id}/payment-settings',
  repeatable: true,
}

/** Places the order of a checkout that needs no payment now: free, paid offline, or elevated. */
export const createOrder: Endpoint<
  {
    params: { id: string }
    body?: {
      /** A way of paying outside that the checkout offers; see `listCheckoutPaymentMethods`. */
      paymentMethodId?: string
      savePaymentMethod?: boolean
      delayCapture?: boolean
      /** The buyer agrees to the store's policies; needed where its checkout settings show the box. */
      policyAgreement?: boolean
      /** Of the answer that the buyer agreed to; without it, what was last answered is what they agreed to. */
      priceVerificationToken?: string
    }
  },
  { orderId: string; paymentGatewayOrderId?: string }
> = { route: 'POST /ecom/v1/checkouts/{id}/create-order', repeatable: true }

/** Places the order of a checkout and charges it; the same checkout never makes a second order. */
export const createOrderAndCharge: Endpoint<
  {
    params: { id: string }
    body?: {
      paymentToken?: string
      savePaymentMethod?: boolean
      delayCapture?: boolean
      /** The buyer agrees to the store's policies; needed where its checkout settings show the box. */
      policyAgreement?: boolean
      /** Of the answer that the buyer agreed to; without it, what was last answered is what they agreed to. */
      priceVerificationToken?: string
    }
  },
  {
    orderId: string
    paymentGatewayOrderId?: string
    /** Set when the buyer must confirm the payment: see `confirmPayment`. */
    paymentResponseToken?: string
  }
> = { route: 'POST /ecom/v1/checkouts/{id}/create-order-and-charge', repeatable: true }

/** Closes a checkout whose order was placed elsewhere. */
export const markCheckoutAsCompleted: ElevatedEndpoint<{ params: { id: string }; body?: { orderId?: string } }, {}> = {
  route: 'POST /ecom/v1/checkouts/{id}/mark-as-completed',
  repeatable: true,
  elevated: true,
}

/** Closes the checkout of a link, and tells the address that the link's buyer goes on to. */
export const markCheckoutAsCompletedAndRedirectToUrl: ElevatedEndpoint<
  {
    query: {
      /** The `token` of the address of a hosted checkout. */
      token: string
    }
  },
  HttpAnswer
> = { route: 'GET /ecom/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url', repeatable: true, elevated: true }
