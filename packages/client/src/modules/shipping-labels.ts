// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend } from '../call-options.ts'
import type * as calls from '../calls/shipping-labels.ts'
import type { LabelAccount, LabelParcel, LabelQuote, ShippingLabel } from '../generated.ts'

const getLabelAccountDates = { labelAccount: { connectedDate: true } } as const

const shippingLabelDates = { createdDate: true, updatedDate: true } as const

const buyLabelDates = { shippingLabel: shippingLabelDates } as const

/**
 * Reads with which account the store buys labels. Its key is never returned. Elevated.
 *
 * @example
 * const { connected } = await owner.shippingLabels.getLabelAccount()
 */
export const getLabelAccount = (send: ElevatedSend): ((call?: CallOptions) => Promise<LabelAccount>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/shipping-labels/account', repeatable: true, elevated: true, dates: getLabelAccountDates },
    'labelAccount',
  )

/**
 * Connects the account with which the store buys labels, or changes its key. The provider is asked first.
 * Elevated.
 *
 * @example
 * const { mode } = await owner.shippingLabels.connectLabelAccount('SAMPLE')
 */
export const connectLabelAccount = (
  send: ElevatedSend,
): ((provider: 'SHIPPO' | 'SAMPLE', options?: { apiKey?: string }, call?: CallOptions) => Promise<LabelAccount>) =>
  bind(
    send,
    {
      route: 'PUT /vitrine/v1/shipping-labels/account provider ...options',
      repeatable: true,
      elevated: true,
      dates: getLabelAccountDates,
    },
    'labelAccount',
  )

/**
 * Disconnects the account and deletes its key. Labels that were bought can still be printed. Elevated.
 *
 * @example
 * await owner.shippingLabels.disconnectLabelAccount()
 */
export const disconnectLabelAccount = (send: ElevatedSend): ((call?: CallOptions) => Promise<LabelAccount>) =>
  bind(
    send,
    {
      route: 'DELETE /vitrine/v1/shipping-labels/account',
      repeatable: true,
      elevated: true,
      dates: getLabelAccountDates,
    },
    'labelAccount',
  )

/**
 * Tells what is left to send of an order, what it weighs, and what it can be packed in. Elevated.
 *
 * @example
 * const { weight, problems } = await owner.shippingLabels.getLabelParcel(labelOrder.id)
 */
export const getLabelParcel = (
  send: ElevatedSend,
): ((orderId: string, options?: { fulfillmentId?: string }, call?: CallOptions) => Promise<LabelParcel>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/orders/{orderId}/label-parcel orderId ...options', repeatable: true, elevated: true },
    'labelParcel',
  )

/**
 * Asks the carriers what a parcel of an order costs, with the services of the label settings. Elevated.
 *
 * @example
 * const { rates } = await owner.shippingLabels.createLabelQuote(labelOrder.id, { weight: '2.5' })
 */
export const createLabelQuote = (
  send: ElevatedSend,
): ((orderId: string, options?: BodyOf<typeof calls.createLabelQuote>, call?: CallOptions) => Promise<LabelQuote>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/orders/{orderId}/label-quotes orderId ...options',
      repeatable: true,
      elevated: true,
      dates: { labelQuote: { createdDate: true, expirationDate: true } },
    },
    'labelQuote',
  )

/**
 * Buys a label of a quote, once, and sends the shipment with it. While nobody knows what became of it, it is
 * `BUYING`. Elevated.
 *
 * @example
 * const quote = await owner.shippingLabels.createLabelQuote(labelOrder.id)
 * const { id: rateId } = quote.rates[0]!
 * const label = await owner.shippingLabels.buyLabel(labelOrder.id, { quoteId: quote.id, rateId })
 */
export const buyLabel = (
  send: ElevatedSend,
): ((
  orderId: string,
  options: { quoteId: string; rateId: string; sendShippingEmail?: boolean },
  call?: CallOptions,
) => Promise<ShippingLabel>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/orders/{orderId}/labels orderId ...options',
      repeatable: true,
      elevated: true,
      dates: buyLabelDates,
    },
    'shippingLabel',
  )

/**
 * Lists the labels of an order, oldest first. Elevated.
 *
 * @example
 * const labels = await owner.shippingLabels.listLabelsOfOrder(order.id)
 */
export const listLabelsOfOrder = (
  send: ElevatedSend,
): ((orderId: string, call?: CallOptions) => Promise<readonly ShippingLabel[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/orders/{orderId}/labels orderId',
      repeatable: true,
      elevated: true,
      dates: { shippingLabels: shippingLabelDates },
    },
    'shippingLabels',
  )

/**
 * Reads a label. Elevated.
 *
 * @example
 * const { trackingNumber } = await owner.shippingLabels.getLabel(shippingLabel.id)
 */
export const getLabel = (send: ElevatedSend): ((labelId: string, call?: CallOptions) => Promise<ShippingLabel>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/shipping-labels/{labelId} labelId',
      repeatable: true,
      elevated: true,
      dates: buyLabelDates,
    },
    'shippingLabel',
  )

/**
 * Gives a label back that was not used. The money comes back once the carrier agrees. Elevated.
 *
 * @example
 * const { status } = await owner.shippingLabels.voidLabel(shippingLabel.id, { shipment: 'KEEP' })
 */
export const voidLabel = (
  send: ElevatedSend,
): ((
  labelId: string,
  options?: { shipment?: 'CANCEL' | 'KEEP'; sendShippingEmail?: boolean },
  call?: CallOptions,
) => Promise<ShippingLabel>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/shipping-labels/{labelId}/void labelId ...options',
      repeatable: true,
      elevated: true,
      dates: buyLabelDates,
    },
    'shippingLabel',
  )

/**
 * Returns a PDF with a page for each label, in their order. The address works for an hour. Elevated.
 *
 * @example
 * const { url } = await owner.shippingLabels.printLabels({ labelIds: [shippingLabel.id] })
 */
export const printLabels = (
  send: ElevatedSend,
): ((
  options: { labelIds?: readonly string[]; orderIds?: readonly string[] },
  call?: CallOptions,
) => Promise<{
  url: string
  /** How many labels it has. */
  labels: number
}>) => bind(send, { route: 'POST /vitrine/v1/shipping-labels/print ...options', repeatable: true, elevated: true })
