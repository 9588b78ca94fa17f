// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  CursorMetadata,
  Price,
  TipChoice,
  Tip,
  TipDistribution,
  TipLineItem,
  TipShare,
  TipOffer,
  TippedOrder,
  Search,
} from '../generated.ts'

const distributionsDates = { transaction: { date: true }, createdDate: true } as const

const previewTipDates = { tip: { distributions: distributionsDates } } as const

const queryTipDistributionsDates = { tipDistributions: distributionsDates } as const

/** Returns the tip that the buyer chose for a cart and its checkout. */
export const getTipChoice: Endpoint<
  {
    params: {
      /** The `purchaseFlowId` of the cart or checkout. */
      purchaseFlowId: string
    }
  },
  { tipChoice?: TipChoice }
> = { route: 'GET /tips/v1/tips/choice/{purchaseFlowId}', repeatable: true }

/** Sets the tip of a cart and its checkout to one that the store offers. `"0"` removes it. */
export const updateTipChoice: Endpoint<
  {
    body: {
      tipChoice: TipChoice
      /** The `purchaseFlowId` of the cart or checkout. */
      purchaseFlowId: string
    }
  },
  { tipChoice: TipChoice }
> = { route: 'PATCH /tips/v1/tips/choice', repeatable: true }

/** Calculates a tip on line items and its distribution to staff. Does not change anything. */
export const previewTip: ElevatedEndpoint<
  {
    body: {
      lineItemInfo: readonly TipLineItem[]
      tipChoice: TipChoice
      /** Tip settings to use. Default: the default settings. */
      tipSettingsId?: string
      draftOrderId?: string
    }
  },
  { tip: Tip }
> = { route: 'POST /tips/v1/tips/preview', repeatable: true, elevated: true, dates: previewTipDates }

/** Lists tip distributions to staff that match a filter, sorted and paged. */
export const queryTipDistributions: ElevatedEndpoint<
  { body?: { query?: Search } },
  { tipDistributions: readonly TipDistribution[]; pagingMetadata: CursorMetadata }
> = {
  route: 'POST /tips/v1/tips/tip-distributions/query',
  repeatable: true,
  elevated: true,
  dates: queryTipDistributionsDates,
}

/** Returns the total amount of the tip distributions that match a filter, as in `queryTipDistributions`. */
export const sumTipDistributionAmounts: ElevatedEndpoint<{ body?: { filter?: unknown } }, { totalAmount: string }> = {
  route: 'POST /tips/v1/tips/tip-distributions/sum-amounts',
  repeatable: true,
  elevated: true,
}

/** Lists each staff member's share of the tips of paid orders in a period, net of refunds. */
export const listTipShares: ElevatedEndpoint<
  {
    query: {
      /** Start of the period, inclusive. */
      from: Date | string
      /** End of the period, exclusive. */
      until: Date | string
    }
  },
  { shares: readonly TipShare[]; tipped: Price; refunded: Price; undistributed: Price }
> = { route: 'GET /vitrine/v1/tips/shares', repeatable: true, elevated: true }

/**
 * Returns the tip options of a checkout and the tip that its buyer chose. Returns nothing if tips are turned
 * off.
 */
export const getTipOffer: Endpoint<{ params: { checkoutId: string } }, { tipOffer?: TipOffer }> = {
  route: 'GET /vitrine/v1/checkouts/{checkoutId}/tip-offer',
  repeatable: true,
}

/** Returns the tip of an order. */
export const getTipByOrderId: ElevatedEndpoint<{ params: { orderId: string } }, { tip: Tip }> = {
  route: 'GET /tips/v1/tips/order/{orderId}',
  repeatable: true,
  elevated: true,
  dates: previewTipDates,
}

/** Returns the tip of the order that a draft order edits. */
export const getTipByDraftOrderId: ElevatedEndpoint<{ params: { draftOrderId: string } }, { tip: Tip }> = {
  route: 'GET /tips/v1/tips/draft-order/{draftOrderId}',
  repeatable: true,
  elevated: true,
  dates: previewTipDates,
}

/** Sets the tip of an order and its distribution to staff. Changes the order's total. */
export const setTipOnOrder: ElevatedEndpoint<
  { body: { orderId: string; tip: Tip } },
  { tip: Tip; orderInfo: TippedOrder }
> = { route: 'POST /tips/v1/tips/set', repeatable: true, elevated: true, dates: previewTipDates }

/** Adds tips for staff members to an order. Changes the order's total. */
export const addTipDistributionsToOrder: ElevatedEndpoint<
  { body: { orderId: string; tipDistributions: readonly TipDistribution[] } },
  { tipDistributions: readonly TipDistribution[]; orderInfo: TippedOrder }
> = { route: 'POST /tips/v1/tips/tip-distributions/add', elevated: true, dates: queryTipDistributionsDates }

/** Removes the tip of an unpaid order. */
export const removeTipFromOrder: ElevatedEndpoint<{ body: { orderId: string } }, { orderInfo: TippedOrder }> = {
  route: 'POST /tips/v1/tips/remove',
  repeatable: true,
  elevated: true,
}
