// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend } from '../call-options.ts'
import type * as calls from '../calls/totals-calculator.ts'
import type { EstimateTotals } from '../generated.ts'
import { restoreAbandonedCheckoutMoments } from '../moments.ts'

/**
 * Calculates totals of line items at given prices, with coupon, delivery, tax and gift card. Creates nothing.
 * Elevated.
 *
 * @example
 * const lineItems = [{ id: 'mug', quantity: 2, price: '19.00' }]
 * const { priceSummary } = await owner.totalsCalculator.calculateTotals({ lineItems })
 */
export const calculateTotals = (
  send: ElevatedSend,
): ((options: BodyOf<typeof calls.calculateTotals>, call?: CallOptions) => Promise<EstimateTotals>) =>
  bind(send, {
    route: 'POST /ecom/v1/calculate-totals ...options',
    repeatable: true,
    elevated: true,
    dates: restoreAbandonedCheckoutMoments,
  })
