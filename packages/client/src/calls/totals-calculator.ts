// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  VatId,
  Address,
  SelectedShippingOption,
  EstimateTotals,
  TotalsLineItem,
} from '../generated.ts'
import { restoreAbandonedCheckoutMoments } from '../moments.ts'

/** Calculates totals of line items at given prices, with coupon, delivery, tax and gift card. Creates nothing. */
export const calculateTotals: ElevatedEndpoint<
  {
    body: {
      lineItems: readonly TotalsLineItem[]
      /** ID of a coupon, used if `couponCode` is not set. */
      couponId?: string
      couponCode?: string
      giftCardCode?: string
      giftCardRedeemAmount?: string
      shippingAddress?: Address
      billingAddress?: Address
      vatId?: VatId
      selectedShippingOption?: SelectedShippingOption
      memberId?: string
      /** Email of the buyer, for first-order discounts and limits per customer. */
      buyerEmail?: string
      buyerPhone?: string
      selectedMemberships?: unknown
      calculationId?: string
      purchaseFlowId?: string
      externalReferences?: unknown
      businessLocationId?: string
      extendedFields?: Record<string, unknown>
    }
  },
  EstimateTotals
> = {
  route: 'POST /ecom/v1/calculate-totals',
  repeatable: true,
  elevated: true,
  dates: restoreAbandonedCheckoutMoments,
}
