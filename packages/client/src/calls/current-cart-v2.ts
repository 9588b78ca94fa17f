// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
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

/** Creates a cart that becomes the current one. An earlier current cart stays, and can be used by its ID. */
export const createCurrentCart: Endpoint<
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
> = { route: 'POST /ecom/v2/carts/current', dates: createCartV2Moments }

/** Returns the current cart. */
export const getCurrentCartV2: Endpoint<
  {
    query?: {
      /** Returns an empty response instead of an error if there is no cart yet. */
      allowMissing?: boolean
    }
  },
  { cart?: CartV2 }
> = { route: 'GET /ecom/v2/carts/current', repeatable: true, dates: createCartV2Moments }

/** Updates the note, buyer, addresses and checkout URL of the current cart. Null clears a field. */
export const updateCurrentCartV2: Endpoint<{ body: { cart: CartV2Input } }, { cart: CartV2 }> = {
  route: 'PATCH /ecom/v2/carts/current',
  repeatable: true,
  dates: createCartV2Moments,
}

/** Deletes the current cart. */
export const deleteCurrentCartV2: Endpoint<{}, {}> = { route: 'DELETE /ecom/v2/carts/current', repeatable: true }

/** Adds items to the current cart, or creates a cart. Adding an item again increases its quantity. */
export const addLineItemsToCurrentCart: Endpoint<
  {
    body?: {
      /** Items from the catalog. */
      catalogItems?: readonly CatalogItemInput[]
      /** Items that are in no catalog. Elevated callers only. */
      customItems?: readonly CustomItemInput[]
    }
  },
  { cart: CartV2 }
> = { route: 'POST /ecom/v2/carts/current/add-line-items', dates: createCartV2Moments }

/** Changes the quantity of line items. */
export const updateLineItemsInCurrentCart: Endpoint<
  { body: { lineItems: readonly LineItemUpdate[] } },
  { cart: CartV2 }
> = { route: 'POST /ecom/v2/carts/current/update-line-items', repeatable: true, dates: createCartV2Moments }

/** Removes line items. */
export const removeLineItemsFromCurrentCartV2: Endpoint<
  { body: { lineItemIds: readonly string[] } },
  { cart: CartV2 }
> = { route: 'POST /ecom/v2/carts/current/remove-line-items', dates: createCartV2Moments }

/** Applies a coupon. */
export const addCouponToCurrentCart: Endpoint<{ body: { coupon: CouponInput } }, { cart: CartV2 }> = {
  route: 'POST /ecom/v2/carts/current/add-coupon',
  dates: createCartV2Moments,
}

/** Removes the coupon. */
export const removeCouponFromCurrentCartV2: Endpoint<
  {
    body: {
      /** ID of the coupon: `coupons[0].id`. */
      couponId: string
    }
  },
  { cart: CartV2 }
> = { route: 'POST /ecom/v2/carts/current/remove-coupon', dates: createCartV2Moments }

/** Chooses a gift card to pay with. It is redeemed when the order is placed. */
export const addGiftCardToCurrentCart: Endpoint<{ body: { giftCard: GiftCardInput } }, { cart: CartV2 }> = {
  route: 'POST /ecom/v2/carts/current/add-gift-card',
  dates: createCartV2Moments,
}

/** Removes the gift card. */
export const removeGiftCardFromCurrentCart: Endpoint<
  {
    body: {
      /** ID of the gift card: `paymentInfo.giftCards[0].id`. */
      giftCardId: string
    }
  },
  { cart: CartV2 }
> = { route: 'POST /ecom/v2/carts/current/remove-gift-card', dates: createCartV2Moments }

/** Selects a delivery method. */
export const setDeliveryMethodForCurrentCart: Endpoint<
  { body: { deliveryMethod: DeliveryMethodInput } },
  { cart: CartV2 }
> = { route: 'POST /ecom/v2/carts/current/set-delivery-method', repeatable: true, dates: createCartV2Moments }

/** Removes the selected delivery method. */
export const removeDeliveryMethodFromCurrentCart: Endpoint<{}, { cart: CartV2 }> = {
  route: 'POST /ecom/v2/carts/current/remove-delivery-method',
  repeatable: true,
  dates: createCartV2Moments,
}

/** Sets the forms of apps that the buyer submitted. The order has them, too. */
export const updateFormSubmissionsInCurrentCart: Endpoint<
  {
    body?: {
      /** All form submissions. They replace earlier ones. */
      formSubmissions?: readonly FormSubmission[]
    }
  },
  { cart: CartV2 }
> = { route: 'POST /ecom/v2/carts/current/update-forms-submission', repeatable: true, dates: createCartV2Moments }

/** Reads prices, stock and discounts again. */
export const refreshCurrentCart: Endpoint<{}, { cart: CartV2 }> = {
  route: 'POST /ecom/v2/carts/current/refresh',
  repeatable: true,
  dates: createCartV2Moments,
}

/** Estimates what the cart costs, with the parts that are asked for. */
export const estimateCurrentCart: Endpoint<
  {
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
> = { route: 'POST /ecom/v2/carts/current/estimate', repeatable: true, dates: createCartV2Moments }

/** Calculates what the cart costs with everything, and what prevents an order. */
export const calculateCurrentCart: Endpoint<
  {
    body?: {
      /** Whether to read prices and stock again. They are always read, so that it changes nothing. */
      refreshCart?: boolean
    }
  },
  { cart: CartV2; summary: CartSummary }
> = { route: 'POST /ecom/v2/carts/current/calculate', repeatable: true, dates: createCartV2Moments }

/** Returns products that go well with the line items: those that are often bought together with them. */
export const getUpsellOptionsForCurrentCart: Endpoint<{}, { itemsUpsells: readonly ItemUpsells[] }> = {
  route: 'GET /ecom/v2/carts/current/upsell-options',
  repeatable: true,
}
