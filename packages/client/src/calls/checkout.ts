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
import { restoreAbandonedCheckoutMoments } from '../moments.ts'

/** Creates a checkout for the given items, without a cart. */
export const createCheckout: Endpoint<
  { body?: CreateCheckoutOptionsInput },
  {
    checkout: Checkout
    /** Identifies the totals in this response. Send it when placing the order to confirm that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'POST /ecom/v1/checkouts', dates: restoreAbandonedCheckoutMoments }

/** Returns a checkout with its current totals. */
export const getCheckout: Endpoint<
  { params: { id: string } },
  {
    checkout: Checkout
    /** Identifies the totals in this response. Send it when placing the order to confirm that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'GET /ecom/v1/checkouts/{id}', repeatable: true, dates: restoreAbandonedCheckoutMoments }

/** Returns the latest checkout created from a cart. */
export const getCheckoutByCartId: Endpoint<
  { params: { id: string } },
  {
    checkout: Checkout
    /** Identifies the totals in this response. Send it when placing the order to confirm that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'GET /ecom/v1/checkouts/by-cart-id/{id}', repeatable: true, dates: restoreAbandonedCheckoutMoments }

/** Updates the addresses, email, delivery method, note, coupon or gift card of a checkout. */
export const updateCheckout: Endpoint<
  {
    params: { id: string }
    body?: {
      checkout?: CheckoutInput
      /** Comma-separated field names. Only these fields change; those that are not sent are cleared. */
      fieldMask?: string
      /** Code of the coupon to apply. */
      couponCode?: string
      /** Code of the gift card to pay with. */
      giftCardCode?: string
      /** Amount to redeem from the gift card. Default: as much as possible. */
      giftCardRedeemAmount?: string
      /** URL of a custom checkout page, used instead of the hosted checkout. */
      overrideCheckoutUrl?: string
      lineItems?: readonly CheckoutLineItemInput[]
      /** Items with their own name and price to add. At most 100. Elevated callers only. */
      customLineItems?: readonly CustomLineItemInput[]
    }
  },
  {
    checkout: Checkout
    /** Identifies the totals in this response. Send it when placing the order to confirm that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'PATCH /ecom/v1/checkouts/{id}', repeatable: true, dates: restoreAbandonedCheckoutMoments }

/** Removes the coupon from a checkout. */
export const removeCoupon: Endpoint<
  { params: { id: string } },
  {
    checkout: Checkout
    /** Identifies the totals in this response. Send it when placing the order to confirm that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'POST /ecom/v1/checkouts/{id}/remove-coupon', repeatable: true, dates: restoreAbandonedCheckoutMoments }

/** Removes the gift card from a checkout. Does nothing if there is none. */
export const removeGiftCard: Endpoint<
  { params: { id: string } },
  {
    checkout: Checkout
    /** Identifies the totals in this response. Send it when placing the order to confirm that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'POST /ecom/v1/checkouts/{id}/remove-gift-card', repeatable: true, dates: restoreAbandonedCheckoutMoments }

/** Removes the custom checkout URL, so that the buyer completes the purchase on the hosted checkout. */
export const removeOverrideCheckoutUrl: Endpoint<
  { params: { id: string } },
  {
    checkout: Checkout
    /** Identifies the totals in this response. Send it when placing the order to confirm that the buyer saw them. */
    priceVerificationToken?: string
  }
> = {
  route: 'POST /ecom/v1/checkouts/{id}/remove-override-checkout-url',
  repeatable: true,
  dates: restoreAbandonedCheckoutMoments,
}

/** Adds items to a checkout. Adding an item again increases its quantity. */
export const addToCheckout: Endpoint<
  {
    params: { id: string }
    body?: {
      /** Items from a catalog to add. At most 100. */
      lineItems?: readonly CheckoutLineItemInput[]
      /** Items with their own name and price to add. At most 100. Elevated callers only. */
      customLineItems?: readonly CustomLineItemInput[]
    }
  },
  {
    checkout: Checkout
    /** Identifies the totals in this response. Send it when placing the order to confirm that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'POST /ecom/v1/checkouts/{id}/add-to-checkout', dates: restoreAbandonedCheckoutMoments }

/** Removes line items from a checkout. */
export const removeLineItems: Endpoint<
  { params: { id: string }; body: { lineItemIds: readonly string[] } },
  {
    checkout: Checkout
    /** Identifies the totals in this response. Send it when placing the order to confirm that the buyer saw them. */
    priceVerificationToken?: string
  }
> = {
  route: 'POST /ecom/v1/checkouts/{id}/remove-line-items',
  repeatable: true,
  dates: restoreAbandonedCheckoutMoments,
}

/** Sets the quantities of line items in a checkout. */
export const updateLineItemsQuantity: Endpoint<
  { params: { id: string }; body: { lineItems: readonly { id: string; quantity: number }[] } },
  {
    checkout: Checkout
    /** Identifies the totals in this response. Send it when placing the order to confirm that the buyer saw them. */
    priceVerificationToken?: string
  }
> = {
  route: 'POST /ecom/v1/checkouts/{id}/update-line-items-quantity',
  repeatable: true,
  dates: restoreAbandonedCheckoutMoments,
}

/** Returns the URL where the buyer completes the checkout: the custom URL if set, otherwise the hosted checkout. */
export const getCheckoutUrl: Endpoint<{ params: { id: string } }, { checkoutUrl: string }> = {
  route: 'GET /ecom/v1/checkouts/{id}/checkout-url',
  repeatable: true,
}

/** Returns the URL of the hosted checkout. The URL is valid for one day. */
export const getWixCheckoutUrl: Endpoint<{ params: { id: string } }, { checkoutUrl: string }> = {
  route: 'GET /ecom/v1/checkouts/{id}/wix-checkout-url',
  repeatable: true,
}

/** Returns the payment requirements of a checkout, such as 3-D Secure. */
export const getCheckoutPaymentSettings: Endpoint<{ params: { id: string } }, { paymentSettings: PaymentSettings }> = {
  route: 'GET /ecom/v1/checkouts/{id}/payment-settings',
  repeatable: true,
}

/** Places the order of a checkout without online payment: if it is free, paid offline, or the caller is elevated. */
export const createOrder: Endpoint<
  {
    params: { id: string }
    body?: {
      /** ID of an offline payment method from `listCheckoutPaymentMethods`. */
      paymentMethodId?: string
      /** Must not be `true`: offline payment methods cannot be saved. */
      savePaymentMethod?: boolean
      /** Authorizes the payment now and captures it later. Default: `delayCaptureEnabled` of the checkout settings. */
      delayCapture?: boolean
      /** Whether the buyer agrees to the store's policies. Required if the checkout settings show the checkbox. */
      policyAgreement?: boolean
      /** The `priceVerificationToken` of the totals that the buyer agreed to. Default: that of the latest response. */
      priceVerificationToken?: string
    }
  },
  {
    orderId: string
    /** ID of the payment. Absent if nothing is to be paid. */
    paymentGatewayOrderId?: string
  }
> = { route: 'POST /ecom/v1/checkouts/{id}/create-order', repeatable: true }

/** Charges a checkout and places its order. A checkout never creates more than one order. */
export const createOrderAndCharge: Endpoint<
  {
    params: { id: string }
    body?: {
      /** A single-use token of the payment method to charge. */
      paymentToken?: string
      /** Saves the card for future orders of the signed-in member after it was charged. */
      savePaymentMethod?: boolean
      /** The buyer agrees that the balance after a deposit is charged to this saved card when due. */
      chargeRemainders?: boolean
      /** Authorizes the payment now and captures it later. Default: `delayCaptureEnabled` of the checkout settings. */
      delayCapture?: boolean
      /** Whether the buyer agrees to the store's policies. Required if the checkout settings show the checkbox. */
      policyAgreement?: boolean
      /** The `priceVerificationToken` of the totals that the buyer agreed to. Default: that of the latest response. */
      priceVerificationToken?: string
    }
  },
  {
    orderId: string
    /** ID of the payment. Absent if nothing is to be paid. */
    paymentGatewayOrderId?: string
    /** Set if the buyer must confirm the payment. See `confirmPayment`. */
    paymentResponseToken?: string
  }
> = { route: 'POST /ecom/v1/checkouts/{id}/create-order-and-charge', repeatable: true }

/** Marks a checkout as completed after its order was placed outside the platform. */
export const markCheckoutAsCompleted: ElevatedEndpoint<
  {
    params: { id: string }
    body?: {
      /** The order of this store that the checkout resulted in, if any. */
      orderId?: string
    }
  },
  {}
> = { route: 'POST /ecom/v1/checkouts/{id}/mark-as-completed', repeatable: true, elevated: true }

/** Marks the checkout of a hosted checkout link as completed, and returns the URL to redirect the buyer to. */
export const markCheckoutAsCompletedAndRedirectToUrl: ElevatedEndpoint<
  {
    query: {
      /** The `token` in the URL of a hosted checkout. */
      token: string
    }
  },
  HttpAnswer
> = { route: 'GET /ecom/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url', repeatable: true, elevated: true }
