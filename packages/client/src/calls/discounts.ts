// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  CatalogReference,
  CursorMetadata,
  PriceSummary,
  DiscountPreviewLine,
  DiscountOutcome,
  Discount,
  Search,
  DiscountInput,
} from '../generated.ts'

const discountDates = { startTime: true, endTime: true, createdDate: true, updatedDate: true } as const

const createDiscountDates = { discount: discountDates } as const

/** Calculates a sample purchase: its totals, the discounts that apply, and why the others do not. */
export const previewDiscounts: ElevatedEndpoint<
  {
    body: {
      lineItems: readonly { catalogReference: CatalogReference; quantity: number }[]
      couponCode?: string
      /** Calculates the purchase as for this member. */
      memberId?: string
      /** Email of the buyer, for limits per customer. */
      email?: string
      country?: string
      /** Time of the purchase. Default: now. */
      time?: Date | string
    }
  },
  { priceSummary: PriceSummary; lineItems: readonly DiscountPreviewLine[]; discounts: readonly DiscountOutcome[] }
> = { route: 'POST /vitrine/v1/discounts/preview', repeatable: true, elevated: true }

/** Lists the discounts that apply to a checkout, and why the others do not. */
export const explainCheckoutDiscounts: ElevatedEndpoint<
  { params: { id: string } },
  { discounts: readonly DiscountOutcome[] }
> = { route: 'GET /vitrine/v1/checkouts/{id}/discounts', repeatable: true, elevated: true }

/** Creates an automatic discount. */
export const createDiscount: ElevatedEndpoint<{ body: { discount: DiscountInput } }, { discount: Discount }> = {
  route: 'POST /vitrine/v1/discounts',
  elevated: true,
  dates: createDiscountDates,
}

/** Returns an automatic discount with its number of uses. */
export const getDiscount: ElevatedEndpoint<{ params: { id: string } }, { discount: Discount }> = {
  route: 'GET /vitrine/v1/discounts/{id}',
  repeatable: true,
  elevated: true,
  dates: createDiscountDates,
}

/** Lists automatic discounts that match a filter, sorted and paged. */
export const queryDiscounts: ElevatedEndpoint<
  { body?: { query?: Search } },
  { discounts: readonly Discount[]; pagingMetadata: CursorMetadata }
> = { route: 'POST /vitrine/v1/discounts/query', repeatable: true, elevated: true, dates: { discounts: discountDates } }

/** Updates an automatic discount. Fields that are not sent do not change. Requires its current revision. */
export const updateDiscount: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      discount: DiscountInput
      /** Limits to remove. */
      unset?: readonly ('startTime' | 'endTime' | 'usageLimit' | 'perCustomerLimit' | 'budget')[]
    }
  },
  { discount: Discount }
> = { route: 'PATCH /vitrine/v1/discounts/{id}', elevated: true, dates: createDiscountDates }

/** Deletes an automatic discount. Existing orders do not change. */
export const deleteDiscount: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/discounts/{id}',
  elevated: true,
}
