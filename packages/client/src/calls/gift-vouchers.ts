// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, ExtendedFields, GiftVoucher } from '../generated.ts'

/** Returns the balance and status of a gift card by its code. */
export const getGiftVoucher: ElevatedEndpoint<
  {
    params: {
      /** Code of the gift card. */
      code: string
    }
    body?: {
      /** ID of the app that issued the gift card, which is that of the store. */
      appId?: string
      pin?: string
      context?: { locationId?: string }
    }
  },
  { giftCard: GiftVoucher }
> = { route: 'POST /ecom/v1/gift-cards/{code}', repeatable: true, elevated: true }

/**
 * Redeems an amount of a gift card for a purchase outside of checkouts, such as at a till. It is not in the
 * books.
 */
export const redeemGiftVoucher: ElevatedEndpoint<
  {
    body: {
      /** Code of the gift card. */
      code: string
      /** Amount to redeem: more than 0, and at most the balance. */
      amount: {
        /** Amount in major units. */
        value: string
        /** Must be that of the card. Default: that of the card. */
        currency?: string
      }
      /** ID of the purchase, which can redeem the card once. Any system may have it. */
      orderId?: string
      /** ID of the app that issued the gift card, which is that of the store. */
      appId: string
      pin?: string
      context?: { locationId?: string }
      extendedFields?: ExtendedFields
    }
  },
  {
    /** ID of the redemption, with which it can be undone. */
    transactionId: string
  }
> = { route: 'POST /ecom/v1/gift-cards/redeem', elevated: true }

/** Undoes a redemption by `redeemGiftCard`. The amount is returned to the card. */
export const voidGiftVoucherTransaction: ElevatedEndpoint<
  {
    body: {
      transactionId: string
      /** ID of the app that issued the gift card, which is that of the store. */
      appId: string
      context?: { locationId?: string }
    }
  },
  {}
> = { route: 'POST /ecom/v1/gift-cards/void', elevated: true }
