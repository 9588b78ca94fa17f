// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  CursorMetadata,
  Price,
  OrderReturn,
  ReceivedItem,
  ReturnLabel,
  LineItemReturnability,
  ReturnSettings,
  Withdrawability,
  OrderCount,
  ReturnSettlementPreview,
  Search,
  ReturnItem,
  ReturnSettingsInput,
} from '../generated.ts'

const orderReturnDates = { history: { date: true }, createdDate: true, updatedDate: true } as const

const requestReturnDates = { orderReturn: orderReturnDates } as const

const listReturnsOfOrderDates = { orderReturns: orderReturnDates } as const

/** Returns how many units of each line item can be returned, until when, and if none, why. */
export const getReturnability: Endpoint<
  { params: { orderId: string } },
  { lineItems: readonly LineItemReturnability[] }
> = { route: 'GET /vitrine/v1/orders/{orderId}/returnability', repeatable: true, dates: { lineItems: { until: true } } }

/** Requests a return of items of an order. If one item cannot be returned, the whole request fails. */
export const requestReturn: Endpoint<
  {
    params: { orderId: string }
    body: {
      items: readonly ReturnItem[]
      /** The settlement that the buyer prefers. The store decides. */
      wish: 'REFUND' | 'STORE_CREDIT' | 'EXCHANGE'
    }
  },
  { orderReturn: OrderReturn }
> = { route: 'POST /vitrine/v1/orders/{orderId}/returns', dates: requestReturnDates }

/** Returns the items that the buyer can withdraw from under EU law, until when, and if none, why. */
export const getWithdrawability: Endpoint<{ params: { orderId: string } }, { withdrawability: Withdrawability }> = {
  route: 'GET /vitrine/v1/orders/{orderId}/withdrawability',
  repeatable: true,
  dates: { withdrawability: { until: true, lineItems: { until: true } } },
}

/** Withdraws from an order or some of its items, and emails an acknowledgement immediately. */
export const withdrawFromOrder: Endpoint<
  {
    params: { orderId: string }
    body: {
      /**
       * ID chosen by the caller. Sending the same ID again returns the same withdrawal instead of creating another
       * one.
       */
      confirmationId: string
      /** Name of the buyer. */
      name: string
      /** Email address for the confirmation. */
      email: string
      /** Line items to withdraw from. */
      items: readonly { lineItemId: string; quantity: number }[]
    }
  },
  { orderReturn: OrderReturn }
> = { route: 'POST /vitrine/v1/orders/{orderId}/withdrawals', repeatable: true, dates: requestReturnDates }

/** Lists the returns of an order, oldest first. Available to its buyer and to elevated callers. */
export const listReturnsOfOrder: Endpoint<{ params: { orderId: string } }, { orderReturns: readonly OrderReturn[] }> = {
  route: 'GET /vitrine/v1/orders/{orderId}/returns',
  repeatable: true,
  dates: listReturnsOfOrderDates,
}

/** Cancels a return. Fails if items were already received. */
export const cancelReturn: Endpoint<{ params: { orderId: string; returnId: string } }, { orderReturn: OrderReturn }> = {
  route: 'POST /vitrine/v1/orders/{orderId}/returns/{returnId}/cancel',
  repeatable: true,
  dates: requestReturnDates,
}

/** Returns a return by its ID. */
export const getReturn: ElevatedEndpoint<{ params: { returnId: string } }, { orderReturn: OrderReturn }> = {
  route: 'GET /vitrine/v1/returns/{returnId}',
  repeatable: true,
  elevated: true,
  dates: requestReturnDates,
}

/** Lists returns that match a filter, sorted and paged. Oldest first by default. */
export const queryReturns: ElevatedEndpoint<
  { body?: { query?: Search } },
  { orderReturns: readonly OrderReturn[]; pagingMetadata: CursorMetadata }
> = { route: 'POST /vitrine/v1/returns/query', repeatable: true, elevated: true, dates: listReturnsOfOrderDates }

/** Counts the returns that match each query. Counts are exact up to 1,000. */
export const countReturns: ElevatedEndpoint<
  { body: { queries: readonly { filter?: unknown }[] } },
  { counts: readonly OrderCount[] }
> = { route: 'POST /vitrine/v1/returns/count', repeatable: true, elevated: true }

/** Approves a return and emails the buyer the return instructions. */
export const approveReturn: ElevatedEndpoint<
  {
    params: { returnId: string }
    body?: {
      /** Return instructions for the buyer. */
      instructions?: string
      /** Address to send the items to. */
      returnAddress?: string
      label?: ReturnLabel
      /** Whether to buy a return label, using the cheapest service of the label settings. */
      buyLabel?: boolean
    }
  },
  { orderReturn: OrderReturn }
> = { route: 'POST /vitrine/v1/returns/{returnId}/approve', elevated: true, dates: requestReturnDates }

/** Declines a return and emails the buyer the reason. */
export const declineReturn: ElevatedEndpoint<
  { params: { returnId: string }; body: { reason: string } },
  { orderReturn: OrderReturn }
> = { route: 'POST /vitrine/v1/returns/{returnId}/decline', elevated: true, dates: requestReturnDates }

/** Records the received items of a return, at most the requested quantities. */
export const receiveReturn: ElevatedEndpoint<
  { params: { returnId: string }; body: { items: readonly ReceivedItem[] } },
  { orderReturn: OrderReturn }
> = { route: 'POST /vitrine/v1/returns/{returnId}/receive', elevated: true, dates: requestReturnDates }

/** Creates a draft order of replacement items, or returns the existing one. An exchange settlement places it. */
export const createExchangeDraft: ElevatedEndpoint<{ params: { returnId: string } }, { orderReturn: OrderReturn }> = {
  route: 'POST /vitrine/v1/returns/{returnId}/exchange-draft',
  repeatable: true,
  elevated: true,
  dates: requestReturnDates,
}

/** Calculates a settlement: the refund, how it would be paid, and the restocked items. Does not change anything. */
export const previewReturnSettlement: ElevatedEndpoint<
  {
    params: { returnId: string }
    body: {
      /** `EXCHANGE` places the draft order from `createExchangeDraft`. */
      type: 'REFUND' | 'STORE_CREDIT' | 'EXCHANGE'
      amount?: Price
      /** Whether the remaining delivery cost is refunded. */
      includesDelivery?: boolean
      fee?: Price
      /** The revision of the exchange draft that you last read. A draft changed since then fails with `CONFLICT`. */
      revision?: number
    }
  },
  { preview: ReturnSettlementPreview }
> = { route: 'POST /vitrine/v1/returns/{returnId}/settlement-preview', repeatable: true, elevated: true }

/** Settles a return, once: refunds, credits or exchanges the received items and restocks them. */
export const settleReturn: ElevatedEndpoint<
  {
    params: { returnId: string }
    body: {
      /** `EXCHANGE` places the draft order from `createExchangeDraft`. */
      type: 'REFUND' | 'STORE_CREDIT' | 'EXCHANGE'
      amount?: Price
      /** Whether the remaining delivery cost is refunded. */
      includesDelivery?: boolean
      fee?: Price
      /** The revision of the exchange draft that you last read. A draft changed since then fails with `CONFLICT`. */
      revision?: number
    }
  },
  { orderReturn: OrderReturn }
> = { route: 'POST /vitrine/v1/returns/{returnId}/settle', elevated: true, dates: requestReturnDates }

/** Returns the return policy: whether and how long items can be returned, and the return address. */
export const getReturnSettings: Endpoint<{}, { returnSettings: ReturnSettings }> = {
  route: 'GET /vitrine/v1/return-settings',
  repeatable: true,
}

/** Updates the return settings. Settings that are not sent do not change. */
export const updateReturnSettings: ElevatedEndpoint<
  { body: { returnSettings: ReturnSettingsInput } },
  { returnSettings: ReturnSettings }
> = { route: 'PATCH /vitrine/v1/return-settings', repeatable: true, elevated: true }
