// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, LineItemReturnability } from '../generated.ts'

/** Tells how many pieces of each line item of an order can be returned, until when, and why not. */
export const getReturnability: Endpoint<
  { params: { orderId: string } },
  { lineItems: readonly LineItemReturnability[] }
> = { route: 'GET /vitrine/v1/orders/{orderId}/returnability', repeatable: true, dates: { lineItems: { until: true } } }
