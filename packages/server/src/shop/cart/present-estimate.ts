import type { EstimateTotals } from '@vitrine/contract/entities/checkout.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { presentCart, type CartView } from './present-cart.ts'
import {
  presentCalculatedLines,
  presentChosen,
  presentDiscounts,
  presentErrors,
  presentOffered,
  presentSummary,
  presentTaxSummary,
  presentViolations,
} from './present-totals.ts'

/** What the cart would cost, in the form of the specification's estimate. */
export const presentEstimate = (view: CartView): EstimateTotals => {
  const { lines, totals, coupon, site } = view
  const money = createMoneyWriter(site)
  const { weightUnit } = site.settings
  const chosen = presentChosen(totals.delivery, money)
  return {
    cart: presentCart(view),
    calculatedLineItems: presentCalculatedLines(lines, totals, money),
    priceSummary: presentSummary(totals, money),
    taxSummary: presentTaxSummary(totals, money),
    shippingInfo: {
      ...(chosen && { selectedCarrierServiceOption: chosen }),
      carrierServiceOptions: presentOffered(totals.delivery.offered, money),
    },
    appliedDiscounts: presentDiscounts(coupon, totals, money),
    calculationErrors: presentErrors(totals),
    violations: presentViolations(lines),
    additionalFees: [],
    weightUnit,
    currency: site.currency,
    payNow: presentSummary(totals, money),
  }
}
