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

/** Calculates a sample purchase: its totals, the discounts applied, and why others are not. */
export const previewDiscounts: ElevatedEndpoint<
  {
    body: {
      lineItems: readonly { catalogReference: CatalogReference; quantity: number }[]
      couponCode?: string
      memberId?: string
      email?: string
      country?: string
      /** When it is bought; now unless told. */
      time?: Date | string
    }
  },
  { priceSummary: PriceSummary; lineItems: readonly DiscountPreviewLine[]; discounts: readonly DiscountOutcome[] }
> = { route: 'POST /vitrine/v1/discounts/preview', repeatable: true, elevated: true }

/** Explains which discounts a checkout gets, and why it does not get the others. */
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

/** Reads an automatic discount with its number of uses. */
export const getDiscount: ElevatedEndpoint<{ params: { id: string } }, { discount: Discount }> = {
  route: 'GET /vitrine/v1/discounts/{id}',
  repeatable: true,
  elevated: true,
  dates: createDiscountDates,
}

/** Finds automatic discounts. */
export const queryDiscounts: ElevatedEndpoint<
  { body?: { query?: Search } },
  { discounts: readonly Discount[]; pagingMetadata: CursorMetadata }
> = { route: 'POST /vitrine/v1/discounts/query', repeatable: true, elevated: true, dates: { discounts: discountDates } }

/** Updates the fields of a discount that are sent; needs its revision. `unset` removes limits. */
export const updateDiscount: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      discount: DiscountInput
      unset?: readonly ('startTime' | 'endTime' | 'usageLimit' | 'perCustomerLimit' | 'budget')[]
    }
  },
  { discount: Discount }
> = { route: 'PATCH /vitrine/v1/discounts/{id}', elevated: true, dates: createDiscountDates }

/** Deletes an automatic discount; orders that got it do not change. */
export const deleteDiscount: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/discounts/{id}',
  elevated: true,
}
