// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, Send } from '../call-options.ts'
import type { LineItemReturnability } from '../generated.ts'

/**
 * Tells how many pieces of each line item of an order can be returned, until when, and why not.
 *
 * @example
 * const returnable = await client.returns.getReturnability(order.id)
 */
export const getReturnability = (
  send: Send,
): ((orderId: string, call?: CallOptions) => Promise<readonly LineItemReturnability[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/orders/{orderId}/returnability orderId',
      repeatable: true,
      dates: { lineItems: { until: true } },
    },
    'lineItems',
  )
