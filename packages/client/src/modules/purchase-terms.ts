// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type { OrderRemainder, PurchaseTerms, OverdueRemainder } from '../generated.ts'

/**
 * Returns the quantity limits, payment terms and right of withdrawal of a product.
 *
 * @example
 * const { minQuantity = 1 } = await client.purchaseTerms.getPurchaseTerms(product.id)
 */
export const getPurchaseTerms = (send: Send): ((id: string, call?: CallOptions) => Promise<PurchaseTerms>) =>
  bind(send, { route: 'GET /vitrine/v1/products/{id}/purchase-terms id', repeatable: true }, 'purchaseTerms')

/**
 * Replaces the purchase terms of a product. Terms that are not sent are removed. Elevated.
 *
 * @example
 * const deposit = { paymentOption: 'DEPOSIT_ONLINE' as const, depositPercentage: '30' }
 * await owner.purchaseTerms.setPurchaseTerms(product.id, { maxPerCustomer: 2, ...deposit })
 */
export const setPurchaseTerms = (
  send: ElevatedSend,
): ((id: string, purchaseTerms: PurchaseTerms, call?: CallOptions) => Promise<PurchaseTerms>) =>
  bind(
    send,
    { route: 'PUT /vitrine/v1/products/{id}/purchase-terms id purchaseTerms', repeatable: true, elevated: true },
    'purchaseTerms',
  )

/**
 * Lists an order's outstanding balances with their due dates and status.
 *
 * @example
 * const remainders = await owner.purchaseTerms.listRemainders(depositOrder.id)
 */
export const listRemainders = (
  send: Send,
): ((orderId: string, call?: CallOptions) => Promise<readonly OrderRemainder[]>) =>
  bind(send, { route: 'GET /vitrine/v1/orders/{orderId}/remainders orderId', repeatable: true }, 'remainders')

/**
 * Charges an outstanding balance to the card that the buyer agreed to, before or after its due date. Elevated.
 *
 * @example
 * const charge = () => owner.purchaseTerms.chargeRemainder(depositOrder.id)
 */
export const chargeRemainder = (
  send: ElevatedSend,
): ((orderId: string, options?: { dueDate?: string }, call?: CallOptions) => Promise<readonly OrderRemainder[]>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/orders/{orderId}/remainders/charge orderId ...options',
      repeatable: true,
      elevated: true,
    },
    'remainders',
  )

/**
 * Emails the buyer of an order a link to pay an outstanding balance. Elevated.
 *
 * @example
 * const recipient = await owner.purchaseTerms.sendRemainder(depositOrder.id)
 */
export const sendRemainder = (
  send: ElevatedSend,
): ((orderId: string, options?: { dueDate?: string }, call?: CallOptions) => Promise<string>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/orders/{orderId}/remainders/send orderId ...options', elevated: true },
    'recipient',
  )

/**
 * Lists up to 20 overdue balances of orders, and returns their total number. Elevated.
 *
 * @example
 * const { total } = await owner.purchaseTerms.listOverdueRemainders()
 */
export const listOverdueRemainders = (
  send: ElevatedSend,
): ((call?: CallOptions) => Promise<{ remainders: readonly OverdueRemainder[]; total: number }>) =>
  bind(send, { route: 'GET /vitrine/v1/remainders/overdue', repeatable: true, elevated: true })
