// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/abandoned-carts.ts'
import type { AbandonedCart, RestQuery } from '../generated.ts'

const abandonedCartDates = { abandonTime: true, activities: { timestamp: true } } as const

/**
 * Returns an abandoned checkout in the legacy format, by the ID of its cart. Elevated.
 *
 * @example
 * const { total } = await owner.abandonedCarts.getAbandonedCart(abandoned.cartId!)
 */
export const getAbandonedCart = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<AbandonedCart>) =>
  bind(
    send,
    {
      route: 'GET /v1/abandonedCarts/{id} id',
      repeatable: true,
      elevated: true,
      dates: { abandonedCart: abandonedCartDates },
    },
    'abandonedCart',
  )

/**
 * Lists abandoned checkouts in the legacy format, newest first. Filter and sorting are JSON strings. Elevated.
 *
 * @example
 * const query = { filter: '{"status":"ABANDONED"}' }
 * const { abandonedCarts } = await owner.abandonedCarts.queryAbandonedCarts({ query })
 */
export const queryAbandonedCarts = (
  send: ElevatedSend,
): ((options?: { query?: RestQuery }, call?: CallOptions) => Promise<ResponseOf<typeof calls.queryAbandonedCarts>>) =>
  bind(send, {
    route: 'POST /v1/abandonedCarts/query ...options',
    repeatable: true,
    elevated: true,
    dates: { abandonedCarts: abandonedCartDates },
  })
