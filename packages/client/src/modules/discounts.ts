// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/discounts.ts'
import type { DiscountOutcome, Discount, DiscountInput } from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const discountDates = { startTime: true, endTime: true, createdDate: true, updatedDate: true } as const

const createDiscountDates = { discount: discountDates } as const

/**
 * Calculates a sample purchase: its totals, the discounts that apply, and why the others do not. Elevated.
 *
 * @example
 * const lineItems = [{ catalogReference, quantity: 3 }]
 * const { discounts, priceSummary } = await owner.discounts.previewDiscounts({ lineItems, country: 'DE' })
 */
export const previewDiscounts = (
  send: ElevatedSend,
): ((
  options: BodyOf<typeof calls.previewDiscounts>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.previewDiscounts>>) =>
  bind(send, { route: 'POST /vitrine/v1/discounts/preview ...options', repeatable: true, elevated: true })

/**
 * Lists the discounts that apply to a checkout, and why the others do not. Elevated.
 *
 * @example
 * const outcomes = await owner.discounts.explainCheckoutDiscounts(checkout.id)
 */
export const explainCheckoutDiscounts = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<readonly DiscountOutcome[]>) =>
  bind(send, { route: 'GET /vitrine/v1/checkouts/{id}/discounts id', repeatable: true, elevated: true }, 'discounts')

/**
 * Creates an automatic discount. Elevated.
 *
 * @example
 * const effect = { type: 'FREE_DELIVERY' as const }
 * const conditions = [{ type: 'SUBTOTAL' as const, subtotalFrom: '50' }]
 * await owner.discounts.createDiscount({ name: 'Free delivery from 50', conditions, effect })
 */
export const createDiscount = (
  send: ElevatedSend,
): ((discount: DiscountInput, call?: CallOptions) => Promise<Discount>) =>
  bind(send, { route: 'POST /vitrine/v1/discounts discount', elevated: true, dates: createDiscountDates }, 'discount')

/**
 * Returns an automatic discount with its number of uses. Elevated.
 *
 * @example
 * const { timesUsed, amountGiven } = await owner.discounts.getDiscount(discount.id)
 */
export const getDiscount = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<Discount>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/discounts/{id} id', repeatable: true, elevated: true, dates: createDiscountDates },
    'discount',
  )

/** Fields that discounts can be filtered and sorted by. */
export interface DiscountFields {
  id: string
  name: string
  active: boolean
  priority: number
  timesUsed: number
  startTime: Date
  endTime: Date
  createdDate: Date
  updatedDate: Date
}

/** A query builder for discounts. */
export type DiscountQuery = CursorQuery<Discount, DiscountFields, keyof DiscountFields>

/**
 * Lists automatic discounts that match a filter, sorted and paged. Without arguments, returns a query to build.
 * Elevated.
 *
 * @example
 * const { items } = await owner.discounts.queryDiscounts().eq('active', true).find()
 */
export const queryDiscounts = (
  send: ElevatedSend,
): CursorQueryCall<DiscountQuery, ResponseOf<typeof calls.queryDiscounts>> =>
  cursorQueryCall(
    send,
    {
      route: 'POST /vitrine/v1/discounts/query',
      repeatable: true,
      elevated: true,
      dates: { discounts: discountDates },
    },
    'discounts',
  )

/**
 * Updates an automatic discount. Fields that are not sent do not change. Requires its current revision.
 * Elevated.
 *
 * @example
 * const { revision } = discount
 * await owner.discounts.updateDiscount(discount.id, { revision, active: false })
 */
export const updateDiscount = (
  send: ElevatedSend,
): ((
  id: string,
  discount: DiscountInput,
  options?: Omit<BodyOf<typeof calls.updateDiscount>, 'discount'>,
  call?: CallOptions,
) => Promise<Discount>) =>
  bind(
    send,
    { route: 'PATCH /vitrine/v1/discounts/{id} id discount ...options', elevated: true, dates: createDiscountDates },
    'discount',
  )

/**
 * Deletes an automatic discount. Existing orders do not change. Elevated.
 *
 * @example
 * await owner.discounts.deleteDiscount(discount.id)
 */
export const deleteDiscount = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/discounts/{id} id', elevated: true }, '')
