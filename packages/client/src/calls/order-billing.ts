// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  Price,
  TransactionsPayment,
  OrderTransactions,
  RegularChargeInput,
  GiftCardCharge,
  MembershipCharge,
  DelayedCapture,
} from '../generated.ts'
import { chargeOrderMoments } from '../moments.ts'

/** Charges what is due of an order, by gift cards and by card: all of it, or nothing. */
export const chargeOrder: ElevatedEndpoint<
  {
    body: {
      orderId: string
      /** The buyer; must be the member who placed the order. */
      memberId?: string
      regularCharge?: RegularChargeInput
      giftCards?: readonly GiftCardCharge[]
      memberships?: readonly MembershipCharge[]
      /** The same key charges the order once. */
      idempotencyKey?: string
      /** Whether the buyer is absent, so that only a saved payment method can be charged. */
      merchantInitiated?: boolean
    }
  },
  {
    payments: readonly TransactionsPayment[]
    orderTransactions: OrderTransactions
    /** Set if the buyer's bank asks them to confirm; nothing is paid before. */
    regularChargeResponseToken?: string
  }
> = { route: 'POST /ecom/v1/order-billing/charge-order', elevated: true, dates: chargeOrderMoments }

/** Pays a part of an order, or all that is due, with a gift card. */
export const redeemGiftCard: ElevatedEndpoint<
  { body: { orderId: string; giftCardCode: string; amount: Price; currency: string } },
  { orderTransactions: OrderTransactions; payment: TransactionsPayment }
> = { route: 'POST /ecom/v1/order-billing/redeem-gift-card', elevated: true, dates: chargeOrderMoments }

/** Holds an amount on the saved payment method of the buyer. No provider saves payment methods yet. */
export const authorizeChargeWithSavedPaymentMethod: ElevatedEndpoint<
  { body: { orderId: string; amount: Price; currency: string; delayedCaptureSettings: DelayedCapture } },
  { payment: TransactionsPayment; orderTransactions: OrderTransactions }
> = {
  route: 'POST /ecom/v1/order-billing/authorize-charge-with-saved-payment-method',
  elevated: true,
  dates: chargeOrderMoments,
}
