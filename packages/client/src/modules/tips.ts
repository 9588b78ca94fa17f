// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/tips.ts'
import type {
  Price,
  TipChoice,
  Tip,
  TipDistribution,
  TipLineItem,
  TipShare,
  TipOffer,
  TippedOrder,
} from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const distributionsDates = { transaction: { date: true }, createdDate: true } as const

const previewTipDates = { tip: { distributions: distributionsDates } } as const

const queryTipDistributionsDates = { tipDistributions: distributionsDates } as const

/**
 * Returns the tip that the buyer chose for a cart and its checkout.
 *
 * @example
 * const { tipChoice } = await client.tips.getTipChoice(tippedCheckout.purchaseFlowId!)
 */
export const getTipChoice = (
  send: Send,
): ((purchaseFlowId: string, call?: CallOptions) => Promise<{ tipChoice?: TipChoice }>) =>
  bind(send, { route: 'GET /tips/v1/tips/choice/{purchaseFlowId} purchaseFlowId', repeatable: true })

/**
 * Sets the tip of a cart and its checkout to one that the store offers. `"0"` removes it.
 *
 * @example
 * const { purchaseFlowId } = tippedCheckout
 * await client.tips.updateTipChoice({ tipType: 'PERCENTAGE', value: '10' }, { purchaseFlowId: purchaseFlowId! })
 */
export const updateTipChoice = (
  send: Send,
): ((
  tipChoice: TipChoice,
  options: { purchaseFlowId: string },
  call?: CallOptions,
) => Promise<{ tipChoice: TipChoice }>) =>
  bind(send, { route: 'PATCH /tips/v1/tips/choice tipChoice ...options', repeatable: true })

/**
 * Calculates a tip on line items and its distribution to staff. Does not change anything. Elevated.
 *
 * @example
 * const lines = [{ lineItemId: '1', price: '20.00', quantity: 2 }]
 * await owner.tips.previewTip(lines, { tipChoice: { tipType: 'PERCENTAGE', value: '10' }, tipSettingsId: tipSettings.id })
 */
export const previewTip = (
  send: ElevatedSend,
): ((
  lineItemInfo: readonly TipLineItem[],
  options: { tipChoice: TipChoice; tipSettingsId?: string; draftOrderId?: string },
  call?: CallOptions,
) => Promise<{ tip: Tip }>) =>
  bind(send, {
    route: 'POST /tips/v1/tips/preview lineItemInfo ...options',
    repeatable: true,
    elevated: true,
    dates: previewTipDates,
  })

/** Fields that tip distributions can be filtered and sorted by. */
export interface TipDistributionFields {
  id: string
  tipId: string
  orderId: string
  'staff.staffMemberId': string
  amount: number
  source: string
  createdDate: Date
}

/** A query builder for tip distributions. */
export type TipDistributionQuery = CursorQuery<TipDistribution, TipDistributionFields, keyof TipDistributionFields>

/**
 * Lists tip distributions to staff that match a filter, sorted and paged. Without arguments, returns a query to
 * build. Elevated.
 *
 * @example
 * const { items } = await owner.tips.queryTipDistributions().descending('createdDate').find()
 */
export const queryTipDistributions = (
  send: ElevatedSend,
): CursorQueryCall<TipDistributionQuery, ResponseOf<typeof calls.queryTipDistributions>> =>
  cursorQueryCall(
    send,
    {
      route: 'POST /tips/v1/tips/tip-distributions/query',
      repeatable: true,
      elevated: true,
      dates: queryTipDistributionsDates,
    },
    'tipDistributions',
  )

/**
 * Returns the total amount of the tip distributions that match a filter, as in `queryTipDistributions`.
 * Elevated.
 *
 * @example
 * const { totalAmount } = await owner.tips.sumTipDistributionAmounts({ source: 'WEB' })
 */
export const sumTipDistributionAmounts = (
  send: ElevatedSend,
): ((filter: unknown, call?: CallOptions) => Promise<{ totalAmount: string }>) =>
  bind(send, { route: 'POST /tips/v1/tips/tip-distributions/sum-amounts filter', repeatable: true, elevated: true })

/**
 * Lists each staff member's share of the tips of paid orders in a period, net of refunds. Elevated.
 *
 * @example
 * const { shares } = await owner.tips.listTipShares('2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z')
 */
export const listTipShares = (
  send: ElevatedSend,
): ((
  from: Date | string,
  until: Date | string,
  call?: CallOptions,
) => Promise<{ shares: readonly TipShare[]; tipped: Price; refunded: Price; undistributed: Price }>) =>
  bind(send, { route: 'GET /vitrine/v1/tips/shares from until', repeatable: true, elevated: true })

/**
 * Returns the tip options of a checkout and the tip that its buyer chose. Returns nothing if tips are turned
 * off.
 *
 * @example
 * const tipOffer = await client.tips.getTipOffer(tippedCheckout.id!)
 */
export const getTipOffer = (send: Send): ((checkoutId: string, call?: CallOptions) => Promise<TipOffer>) =>
  bind(send, { route: 'GET /vitrine/v1/checkouts/{checkoutId}/tip-offer checkoutId', repeatable: true }, 'tipOffer')

/**
 * Returns the tip of an order. Elevated.
 *
 * @example
 * const { tip } = await owner.tips.getTipByOrderId(tippedOrder.id)
 */
export const getTipByOrderId = (send: ElevatedSend): ((orderId: string, call?: CallOptions) => Promise<{ tip: Tip }>) =>
  bind(send, {
    route: 'GET /tips/v1/tips/order/{orderId} orderId',
    repeatable: true,
    elevated: true,
    dates: previewTipDates,
  })

/**
 * Returns the tip of the order that a draft order edits. Elevated.
 *
 * @example
 * const { calculatedDraftOrder } = await owner.draftOrders.createDraftOrder({ sourceOrderId: tippedOrder.id })
 * const { tip } = await owner.tips.getTipByDraftOrderId(calculatedDraftOrder.draftOrder.id)
 */
export const getTipByDraftOrderId = (
  send: ElevatedSend,
): ((draftOrderId: string, call?: CallOptions) => Promise<{ tip: Tip }>) =>
  bind(send, {
    route: 'GET /tips/v1/tips/draft-order/{draftOrderId} draftOrderId',
    repeatable: true,
    elevated: true,
    dates: previewTipDates,
  })

/**
 * Sets the tip of an order and its distribution to staff. Changes the order's total. Elevated.
 *
 * @example
 * const { tip } = await owner.tips.setTipOnOrder({ orderId: plainOrder.id, tip: { amount: '5.00' } })
 */
export const setTipOnOrder = (
  send: ElevatedSend,
): ((options: { orderId: string; tip: Tip }, call?: CallOptions) => Promise<{ tip: Tip; orderInfo: TippedOrder }>) =>
  bind(send, { route: 'POST /tips/v1/tips/set ...options', repeatable: true, elevated: true, dates: previewTipDates })

/**
 * Adds tips for staff members to an order. Changes the order's total. Elevated.
 *
 * @example
 * const tipDistributions = [{ amount: '2.00', staff: { staffMemberId: tipStaffMember.id } }]
 * await owner.tips.addTipDistributionsToOrder({ orderId: plainOrder.id, tipDistributions })
 */
export const addTipDistributionsToOrder = (
  send: ElevatedSend,
): ((
  options: { orderId: string; tipDistributions: readonly TipDistribution[] },
  call?: CallOptions,
) => Promise<{ tipDistributions: readonly TipDistribution[]; orderInfo: TippedOrder }>) =>
  bind(send, {
    route: 'POST /tips/v1/tips/tip-distributions/add ...options',
    elevated: true,
    dates: queryTipDistributionsDates,
  })

/**
 * Removes the tip of an unpaid order. Elevated.
 *
 * @example
 * await owner.tips.removeTipFromOrder({ orderId: unpaidTippedOrder.id })
 */
export const removeTipFromOrder = (
  send: ElevatedSend,
): ((options: { orderId: string }, call?: CallOptions) => Promise<{ orderInfo: TippedOrder }>) =>
  bind(send, { route: 'POST /tips/v1/tips/remove ...options', repeatable: true, elevated: true })
