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

/** Reads the tip that a buyer has chosen for a cart and its checkout. */
export const getTipChoice: Endpoint<{ params: { purchaseFlowId: string } }, { tipChoice?: TipChoice }> = {
  route: 'GET /tips/v1/tips/choice/{purchaseFlowId}',
  repeatable: true,
}

/** Chooses the tip of a cart and its checkout, of what the store offers; `"0"` is none. */
export const updateTipChoice: Endpoint<
  { body: { tipChoice: TipChoice; purchaseFlowId: string } },
  { tipChoice: TipChoice }
> = { route: 'PATCH /tips/v1/tips/choice', repeatable: true }

/** Says what a tip on items comes to, and how it would be shared. Nothing is kept. */
export const previewTip: ElevatedEndpoint<
  {
    body: {
      lineItemInfo: readonly TipLineItem[]
      tipChoice: TipChoice
      /** The default settings unless told. */
      tipSettingsId?: string
      draftOrderId?: string
    }
  },
  { tip: Tip }
> = { route: 'POST /tips/v1/tips/preview', repeatable: true, elevated: true, dates: previewTipDates }

/** Finds what staff have been given of tips. */
export const queryTipDistributions: ElevatedEndpoint<
  { body?: { query?: Search } },
  { tipDistributions: readonly TipDistribution[]; pagingMetadata: CursorMetadata }
> = {
  route: 'POST /tips/v1/tips/tip-distributions/query',
  repeatable: true,
  elevated: true,
  dates: queryTipDistributionsDates,
}

/** Adds up what staff have been given, by a filter as `queryTipDistributions` takes it. */
export const sumTipDistributionAmounts: ElevatedEndpoint<{ body?: { filter?: unknown } }, { totalAmount: string }> = {
  route: 'POST /tips/v1/tips/tip-distributions/sum-amounts',
  repeatable: true,
  elevated: true,
}

/** Says what each of the staff gets of the tips of paid orders in a period, less what was refunded. */
export const listTipShares: ElevatedEndpoint<
  { query: { from: Date | string; until: Date | string } },
  { shares: readonly TipShare[]; tipped: Price; refunded: Price; undistributed: Price }
> = { route: 'GET /vitrine/v1/tips/shares', repeatable: true, elevated: true }

/** Reads what a checkout offers to tip, and what its buyer has chosen; nothing where tips are off. */
export const getTipOffer: Endpoint<{ params: { checkoutId: string } }, { tipOffer?: TipOffer }> = {
  route: 'GET /vitrine/v1/checkouts/{checkoutId}/tip-offer',
  repeatable: true,
}

/** Reads the tip of an order. */
export const getTipByOrderId: ElevatedEndpoint<{ params: { orderId: string } }, { tip: Tip }> = {
  route: 'GET /tips/v1/tips/order/{orderId}',
  repeatable: true,
  elevated: true,
  dates: previewTipDates,
}

/** Reads the tip of the order that a draft edits. */
export const getTipByDraftOrderId: ElevatedEndpoint<{ params: { draftOrderId: string } }, { tip: Tip }> = {
  route: 'GET /tips/v1/tips/draft-order/{draftOrderId}',
  repeatable: true,
  elevated: true,
  dates: previewTipDates,
}

/** Sets the tip of an order, which changes its total, and who gets it. */
export const setTipOnOrder: ElevatedEndpoint<
  { body: { orderId: string; tip: Tip } },
  { tip: Tip; orderInfo: TippedOrder }
> = { route: 'POST /tips/v1/tips/set', repeatable: true, elevated: true, dates: previewTipDates }

/** Adds tips for staff to an order, which changes its total. */
export const addTipDistributionsToOrder: ElevatedEndpoint<
  { body: { orderId: string; tipDistributions: readonly TipDistribution[] } },
  { tipDistributions: readonly TipDistribution[]; orderInfo: TippedOrder }
> = { route: 'POST /tips/v1/tips/tip-distributions/add', elevated: true, dates: queryTipDistributionsDates }

/** Removes the tip of an order that is not paid yet. */
export const removeTipFromOrder: ElevatedEndpoint<{ body: { orderId: string } }, { orderInfo: TippedOrder }> = {
  route: 'POST /tips/v1/tips/remove',
  repeatable: true,
  elevated: true,
}
