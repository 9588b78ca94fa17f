// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  Address,
  VatId,
  SelectedShippingOption,
  EstimateTotals,
  TotalsLineItem,
} from '../generated.ts'
import { createCartMoments } from '../moments.ts'

/**
 * Calculates what line items cost at the prices named: with a coupon, delivery, tax and a gift card. Nothing is
 * kept.
 */
export const calculateTotals: ElevatedEndpoint<
  {
    body: {
      lineItems: readonly TotalsLineItem[]
      couponId?: string
      couponCode?: string
      giftCardCode?: string
      giftCardRedeemAmount?: string
      shippingAddress?: Address
      billingAddress?: Address
      vatId?: VatId
      selectedShippingOption?: SelectedShippingOption
      memberId?: string
      /** For discounts of a first order, and limits for each customer. */
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
> = { route: 'POST /ecom/v1/calculate-totals', repeatable: true, elevated: true, dates: createCartMoments }
