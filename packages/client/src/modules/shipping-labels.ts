// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend } from '../call-options.ts'
import type * as calls from '../calls/shipping-labels.ts'
import type { LabelAccount, LabelParcel, LabelQuote, ShippingLabel } from '../generated.ts'

const getLabelAccountDates = { labelAccount: { connectedDate: true } } as const

const shippingLabelDates = { createdDate: true, updatedDate: true } as const

const buyLabelDates = { shippingLabel: shippingLabelDates } as const

/**
 * Returns the account with which the store buys labels. Its API key is never returned. Elevated.
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
 * Connects the account with which the store buys labels, or updates its API key. Verifies the key first.
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
 * Disconnects the label account and deletes its API key. Purchased labels can still be printed. Elevated.
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
 * Returns the unfulfilled items of an order, their weight, and suitable packages. Elevated.
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
 * Requests shipping rates for a parcel of an order from the carriers of the label settings. Elevated.
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
 * Buys a label of a quote and marks its shipment as sent. The label is `BUYING` until the carrier responds.
 * Elevated.
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
 * Lists the shipping labels of an order, oldest first. Elevated.
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
 * Returns a shipping label. Elevated.
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
 * Voids an unused label. The cost is refunded once the carrier approves. Elevated.
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
 * Creates a PDF with one page per label, in the order given. Its URL is valid for one hour. Elevated.
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
  /** Number of labels in the PDF. */
  labels: number
}>) => bind(send, { route: 'POST /vitrine/v1/shipping-labels/print ...options', repeatable: true, elevated: true })
