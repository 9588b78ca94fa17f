// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend } from '../call-options.ts'
import type * as calls from '../calls/gift-vouchers.ts'
import type { GiftVoucher } from '../generated.ts'

/**
 * Returns the balance and status of a gift card by its code. Elevated.
 *
 * @example
 * const { giftCard: found } = await owner.giftVouchers.getGiftCard(giftCardCode)
 */
export const getGiftCard = (
  send: ElevatedSend,
): ((
  code: string,
  options?: { appId?: string; pin?: string; context?: { locationId?: string } },
  call?: CallOptions,
) => Promise<{ giftCard: GiftVoucher }>) =>
  bind(send, { route: 'POST /ecom/v1/gift-cards/{code} code ...options', repeatable: true, elevated: true })

/**
 * Redeems an amount of a gift card for a purchase outside of checkouts, such as at a till. It is not in the
 * books. Elevated.
 *
 * @example
 * const amount = { value: '5.00', currency: 'EUR' }
 * const { transactionId } = await owner.giftVouchers.redeemGiftCard(giftCardCode, { amount, appId: storesApp })
 */
export const redeemGiftCard = (
  send: ElevatedSend,
): ((
  code: string,
  options: Omit<BodyOf<typeof calls.redeemGiftVoucher>, 'code'>,
  call?: CallOptions,
) => Promise<{
  /** ID of the redemption, with which it can be undone. */
  transactionId: string
}>) => bind(send, { route: 'POST /ecom/v1/gift-cards/redeem code ...options', elevated: true })

/**
 * Undoes a redemption by `redeemGiftCard`. The amount is returned to the card. Elevated.
 *
 * @example
 * const amount = { value: '5.00', currency: 'EUR' }
 * const redeemed = await owner.giftVouchers.redeemGiftCard(giftCardCode, { amount, appId: storesApp })
 * await owner.giftVouchers.voidTransaction(redeemed.transactionId, { appId: storesApp })
 */
export const voidTransaction = (
  send: ElevatedSend,
): ((
  transactionId: string,
  options: { appId: string; context?: { locationId?: string } },
  call?: CallOptions,
) => Promise<void>) =>
  bind(send, { route: 'POST /ecom/v1/gift-cards/void transactionId ...options', elevated: true }, '')
