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

/** Tells how many pieces of each line item of an order can be returned, until when, and why not. */
export const getReturnability: Endpoint<
  { params: { orderId: string } },
  { lineItems: readonly LineItemReturnability[] }
> = { route: 'GET /vitrine/v1/orders/{orderId}/returnability', repeatable: true, dates: { lineItems: { until: true } } }

/** Asks to return items of an order: all of them, or none are asked for. */
export const requestReturn: Endpoint<
  { params: { orderId: string }; body: { items: readonly ReturnItem[]; wish: 'REFUND' | 'STORE_CREDIT' | 'EXCHANGE' } },
  { orderReturn: OrderReturn }
> = { route: 'POST /vitrine/v1/orders/{orderId}/returns', dates: requestReturnDates }

/** Returns what a buyer can withdraw from by the EU right of withdrawal, until when, and why not. */
export const getWithdrawability: Endpoint<{ params: { orderId: string } }, { withdrawability: Withdrawability }> = {
  route: 'GET /vitrine/v1/orders/{orderId}/withdrawability',
  repeatable: true,
  dates: { withdrawability: { until: true, lineItems: { until: true } } },
}

/** Withdraws from an order, or from some of its items, and emails an acknowledgement at once. */
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

/** Lists the returns of an order, oldest first; for its buyer and elevated callers. */
export const listReturnsOfOrder: Endpoint<{ params: { orderId: string } }, { orderReturns: readonly OrderReturn[] }> = {
  route: 'GET /vitrine/v1/orders/{orderId}/returns',
  repeatable: true,
  dates: listReturnsOfOrderDates,
}

/** Cancels a return of which nothing was received. */
export const cancelReturn: Endpoint<{ params: { orderId: string; returnId: string } }, { orderReturn: OrderReturn }> = {
  route: 'POST /vitrine/v1/orders/{orderId}/returns/{returnId}/cancel',
  repeatable: true,
  dates: requestReturnDates,
}

/** Reads a return. */
export const getReturn: ElevatedEndpoint<{ params: { returnId: string } }, { orderReturn: OrderReturn }> = {
  route: 'GET /vitrine/v1/returns/{returnId}',
  repeatable: true,
  elevated: true,
  dates: requestReturnDates,
}

/** Finds returns, oldest first unless told otherwise. */
export const queryReturns: ElevatedEndpoint<
  { body?: { query?: Search } },
  { orderReturns: readonly OrderReturn[]; pagingMetadata: CursorMetadata }
> = { route: 'POST /vitrine/v1/returns/query', repeatable: true, elevated: true, dates: listReturnsOfOrderDates }

/** Counts what queries for returns find: exactly up to 1,000, and whether there are more. */
export const countReturns: ElevatedEndpoint<
  { body: { queries: readonly { filter?: unknown }[] } },
  { counts: readonly OrderCount[] }
> = { route: 'POST /vitrine/v1/returns/count', repeatable: true, elevated: true }

/** Approves a return, and emails its buyer where to send it. */
export const approveReturn: ElevatedEndpoint<
  {
    params: { returnId: string }
    body?: {
      instructions?: string
      returnAddress?: string
      label?: ReturnLabel
      /** Buys a label from the buyer to the store, by the cheapest service of the label settings. */
      buyLabel?: boolean
    }
  },
  { orderReturn: OrderReturn }
> = { route: 'POST /vitrine/v1/returns/{returnId}/approve', elevated: true, dates: requestReturnDates }

/** Declines a return, and emails its buyer why. */
export const declineReturn: ElevatedEndpoint<
  { params: { returnId: string }; body: { reason: string } },
  { orderReturn: OrderReturn }
> = { route: 'POST /vitrine/v1/returns/{returnId}/decline', elevated: true, dates: requestReturnDates }

/** Notes what came of a return, at most what was asked for. */
export const receiveReturn: ElevatedEndpoint<
  { params: { returnId: string }; body: { items: readonly ReceivedItem[] } },
  { orderReturn: OrderReturn }
> = { route: 'POST /vitrine/v1/returns/{returnId}/receive', elevated: true, dates: requestReturnDates }

/**
 * Begins a draft order of what is sent instead, for the same buyer, or gives the one there is. Settling the
 * return as an exchange places it.
 */
export const createExchangeDraft: ElevatedEndpoint<{ params: { returnId: string } }, { orderReturn: OrderReturn }> = {
  route: 'POST /vitrine/v1/returns/{returnId}/exchange-draft',
  repeatable: true,
  elevated: true,
  dates: requestReturnDates,
}

/** Tells what settling a return would give back, by which way, and put back on the shelf; nothing moves. */
export const previewReturnSettlement: ElevatedEndpoint<
  {
    params: { returnId: string }
    body: {
      /** An exchange places the draft order of `createExchangeDraft`. */
      type: 'REFUND' | 'STORE_CREDIT' | 'EXCHANGE'
      amount?: Price
      /** Whether delivery is refunded, all that is left of it. */
      includesDelivery?: boolean
      fee?: Price
      /** Of the draft order of an exchange, as it was looked at; a later one is refused. */
      revision?: number
    }
  },
  { preview: ReturnSettlementPreview }
> = { route: 'POST /vitrine/v1/returns/{returnId}/settlement-preview', repeatable: true, elevated: true }

/** Refunds what was received, gives store credit for it or exchanges it, and puts it back on the shelf: once. */
export const settleReturn: ElevatedEndpoint<
  {
    params: { returnId: string }
    body: {
      /** An exchange places the draft order of `createExchangeDraft`. */
      type: 'REFUND' | 'STORE_CREDIT' | 'EXCHANGE'
      amount?: Price
      /** Whether delivery is refunded, all that is left of it. */
      includesDelivery?: boolean
      fee?: Price
      /** Of the draft order of an exchange, as it was looked at; a later one is refused. */
      revision?: number
    }
  },
  { orderReturn: OrderReturn }
> = { route: 'POST /vitrine/v1/returns/{returnId}/settle', elevated: true, dates: requestReturnDates }

/** Reads whether and how long items can be returned, and where they are sent. */
export const getReturnSettings: Endpoint<{}, { returnSettings: ReturnSettings }> = {
  route: 'GET /vitrine/v1/return-settings',
  repeatable: true,
}

/** Updates the return settings that are sent. */
export const updateReturnSettings: ElevatedEndpoint<
  { body: { returnSettings: ReturnSettingsInput } },
  { returnSettings: ReturnSettings }
> = { route: 'PATCH /vitrine/v1/return-settings', repeatable: true, elevated: true }
