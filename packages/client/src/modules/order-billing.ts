// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/order-billing.ts'
import type { Price, TransactionsPayment, OrderTransactions, DelayedCapture } from '../generated.ts'
import { chargeOrderMoments } from '../moments.ts'

/**
 * Charges what is due of an order, by gift cards and by card: all of it, or nothing. Elevated.
 *
 * @example
 * const regularCharge = { paymentIntentId: 'sandbox:pays', amount: { amount: '5' } }
 * const { payments } = await owner.orderBilling.chargeOrder(unpaidOrder.id, { regularCharge })
 */
export const chargeOrder = (
  send: ElevatedSend,
): ((
  orderId: string,
  options?: Omit<BodyOf<typeof calls.chargeOrder>, 'orderId'>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.chargeOrder>>) =>
  bind(send, {
    route: 'POST /ecom/v1/order-billing/charge-order orderId ...options',
    elevated: true,
    dates: chargeOrderMoments,
  })

/**
 * Pays a part of an order, or all that is due, with a gift card. Elevated.
 *
 * @example
 * const paying = { giftCardCode, amount: { amount: '5' }, currency: 'EUR' }
 * const { payment } = await owner.orderBilling.redeemGiftCard(unpaidOrder.id, paying)
 */
export const redeemGiftCard = (
  send: ElevatedSend,
): ((
  orderId: string,
  options: { giftCardCode: string; amount: Price; currency: string },
  call?: CallOptions,
) => Promise<{ orderTransactions: OrderTransactions; payment: TransactionsPayment }>) =>
  bind(send, {
    route: 'POST /ecom/v1/order-billing/redeem-gift-card orderId ...options',
    elevated: true,
    dates: chargeOrderMoments,
  })

/**
 * Holds an amount on the saved payment method of the buyer. No provider saves payment methods yet. Elevated.
 *
 * @example
 * const scheduledAction = 'CAPTURE' as const
 * const held = { amount: { amount: '5' }, currency: 'EUR', delayedCaptureSettings: { scheduledAction } }
 * await owner.orderBilling.authorizeChargeWithSavedPaymentMethod(unpaidOrder.id, held).catch(() => undefined)
 */
export const authorizeChargeWithSavedPaymentMethod = (
  send: ElevatedSend,
): ((
  orderId: string,
  options: { amount: Price; currency: string; delayedCaptureSettings: DelayedCapture },
  call?: CallOptions,
) => Promise<{ payment: TransactionsPayment; orderTransactions: OrderTransactions }>) =>
  bind(send, {
    route: 'POST /ecom/v1/order-billing/authorize-charge-with-saved-payment-method orderId ...options',
    elevated: true,
    dates: chargeOrderMoments,
  })
