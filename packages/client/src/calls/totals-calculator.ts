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

/** Calculates what line items cost at the prices named: with a coupon, delivery, tax and a gift card. Nothing is kept. */
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
    }
  },
  EstimateTotals
> = { route: 'POST /ecom/v1/calculate-totals', repeatable: true, elevated: true, dates: createCartMoments }
