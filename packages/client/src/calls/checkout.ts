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

/** Creates a checkout for the given items, without a cart. */
export const createCheckout: Endpoint<
  { body?: CreateCheckoutOptionsInput },
  {
    checkout: Checkout
    /** A token of the figures in this answer: send it with the order to confirm that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'POST /ecom/v1/checkouts', dates: createCartMoments }

/** Reads a checkout with its current totals. */
export const getCheckout: Endpoint<
  { params: { id: string } },
  {
    checkout: Checkout
    /** A token of the figures in this answer: send it with the order to confirm that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'GET /ecom/v1/checkouts/{id}', repeatable: true, dates: createCartMoments }

/** Reads the latest checkout created from a cart. */
export const getCheckoutByCartId: Endpoint<
  { params: { id: string } },
  {
    checkout: Checkout
    /** A token of the figures in this answer: send it with the order to confirm that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'GET /ecom/v1/checkouts/by-cart-id/{id}', repeatable: true, dates: createCartMoments }

/** Updates addresses, email, delivery method, note, coupon or gift card of a checkout. */
export const updateCheckout: Endpoint<
  {
    params: { id: string }
    body?: {
      checkout?: CheckoutInput
      /** Comma-separated field names. Only these fields change; those that are not sent are cleared. */
      fieldMask?: string
      couponCode?: string
      giftCardCode?: string
      /** Amount to redeem from the gift card. Default: as much as possible. */
      giftCardRedeemAmount?: string
      overrideCheckoutUrl?: string
      lineItems?: readonly CheckoutLineItemInput[]
      /** Items with their own name and price to add. At most 100. Elevated callers only. */
      customLineItems?: readonly CustomLineItemInput[]
    }
  },
  {
    checkout: Checkout
    /** A token of the figures in this answer: send it with the order to confirm that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'PATCH /ecom/v1/checkouts/{id}', repeatable: true, dates: createCartMoments }

/** Removes the coupon from a checkout. */
export const removeCoupon: Endpoint<
  { params: { id: string } },
  {
    checkout: Checkout
    /** A token of the figures in this answer: send it with the order to confirm that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'POST /ecom/v1/checkouts/{id}/remove-coupon', repeatable: true, dates: createCartMoments }

/** Removes the gift card from a checkout, if there is one. */
export const removeGiftCard: Endpoint<
  { params: { id: string } },
  {
    checkout: Checkout
    /** A token of the figures in this answer: send it with the order to confirm that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'POST /ecom/v1/checkouts/{id}/remove-gift-card', repeatable: true, dates: createCartMoments }

/** Lets the buyer finish at the hosted checkout again, not at the storefront's own. */
export const removeOverrideCheckoutUrl: Endpoint<
  { params: { id: string } },
  {
    checkout: Checkout
    /** A token of the figures in this answer: send it with the order to confirm that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'POST /ecom/v1/checkouts/{id}/remove-override-checkout-url', repeatable: true, dates: createCartMoments }

/** Adds items to a checkout; an item already in it gets a higher quantity. */
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
    /** A token of the figures in this answer: send it with the order to confirm that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'POST /ecom/v1/checkouts/{id}/add-to-checkout', dates: createCartMoments }

/** Removes line items from a checkout. */
export const removeLineItems: Endpoint<
  { params: { id: string }; body: { lineItemIds: readonly string[] } },
  {
    checkout: Checkout
    /** A token of the figures in this answer: send it with the order to confirm that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'POST /ecom/v1/checkouts/{id}/remove-line-items', repeatable: true, dates: createCartMoments }

/** Sets the quantities of line items in a checkout. */
export const updateLineItemsQuantity: Endpoint<
  { params: { id: string }; body: { lineItems: readonly { id: string; quantity: number }[] } },
  {
    checkout: Checkout
    /** A token of the figures in this answer: send it with the order to confirm that the buyer saw them. */
    priceVerificationToken?: string
  }
> = { route: 'POST /ecom/v1/checkouts/{id}/update-line-items-quantity', repeatable: true, dates: createCartMoments }

/** Returns the URL where the buyer completes the checkout: its custom page or the hosted one. */
export const getCheckoutUrl: Endpoint<{ params: { id: string } }, { checkoutUrl: string }> = {
  route: 'GET /ecom/v1/checkouts/{id}/checkout-url',
  repeatable: true,
}

/** Returns the URL of the hosted checkout, valid for a day. */
export const getWixCheckoutUrl: Endpoint<{ params: { id: string } }, { checkoutUrl: string }> = {
  route: 'GET /ecom/v1/checkouts/{id}/wix-checkout-url',
  repeatable: true,
}

/** Returns what the payment of a checkout requires of the buyer. */
export const getCheckoutPaymentSettings: Endpoint<{ params: { id: string } }, { paymentSettings: PaymentSettings }> = {
  route: 'GET /ecom/v1/checkouts/{id}/payment-settings',
  repeatable: true,
}

/** Places the order of a checkout that needs no payment now: free, paid offline, or elevated. */
export const createOrder: Endpoint<
  {
    params: { id: string }
    body?: {
      /** An offline payment method of the checkout; see `listCheckoutPaymentMethods`. */
      paymentMethodId?: string
      /** Must not be true: offline payment methods are not saved. */
      savePaymentMethod?: boolean
      /** Authorizes the payment now and captures it later; `delayCaptureEnabled` of the checkout settings by default. */
      delayCapture?: boolean
      /** The buyer agrees to the store's policies; needed where its checkout settings show the box. */
      policyAgreement?: boolean
      /** The token of the answer that the buyer agreed to; the last answer by default. */
      priceVerificationToken?: string
    }
  },
  { orderId: string; paymentGatewayOrderId?: string }
> = { route: 'POST /ecom/v1/checkouts/{id}/create-order', repeatable: true }

/** Charges a checkout and places its order; a checkout never creates two orders. */
export const createOrderAndCharge: Endpoint<
  {
    params: { id: string }
    body?: {
      paymentToken?: string
      /** Saves the card for later orders of the signed-in member, once it has paid. */
      savePaymentMethod?: boolean
      /**
       * The buyer agrees that what is left of a deposit is charged to this card on its day. The card is saved, or was
       * before.
       */
      chargeRemainders?: boolean
      /** Authorizes the payment now and captures it later; `delayCaptureEnabled` of the checkout settings by default. */
      delayCapture?: boolean
      /** The buyer agrees to the store's policies; needed where its checkout settings show the box. */
      policyAgreement?: boolean
      /** The token of the answer that the buyer agreed to; the last answer by default. */
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
      /** The `token` in the URL of a hosted checkout. */
      token: string
    }
  },
  HttpAnswer
> = { route: 'GET /ecom/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url', repeatable: true, elevated: true }
