// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  LabelAccount,
  LabelParcel,
  LabelItem,
  LabelDimensions,
  LabelQuote,
  ShippingLabel,
} from '../generated.ts'

const getLabelAccountDates = { labelAccount: { connectedDate: true } } as const

const shippingLabelDates = { createdDate: true, updatedDate: true } as const

const buyLabelDates = { shippingLabel: shippingLabelDates } as const

/** Returns the account with which the store buys labels. Its API key is never returned. */
export const getLabelAccount: ElevatedEndpoint<{}, { labelAccount: LabelAccount }> = {
  route: 'GET /vitrine/v1/shipping-labels/account',
  repeatable: true,
  elevated: true,
  dates: getLabelAccountDates,
}

/** Connects the account with which the store buys labels, or updates its API key. Verifies the key first. */
export const connectLabelAccount: ElevatedEndpoint<
  {
    body: {
      provider: 'SHIPPO' | 'SAMPLE'
      /** API key of the account. Stored encrypted and never returned. */
      apiKey?: string
    }
  },
  { labelAccount: LabelAccount }
> = { route: 'PUT /vitrine/v1/shipping-labels/account', repeatable: true, elevated: true, dates: getLabelAccountDates }

/** Disconnects the label account and deletes its API key. Purchased labels can still be printed. */
export const disconnectLabelAccount: ElevatedEndpoint<{}, { labelAccount: LabelAccount }> = {
  route: 'DELETE /vitrine/v1/shipping-labels/account',
  repeatable: true,
  elevated: true,
  dates: getLabelAccountDates,
}

/** Returns the unfulfilled items of an order, their weight, and suitable packages. */
export const getLabelParcel: ElevatedEndpoint<
  {
    params: { orderId: string }
    query?: {
      /** ID of a fulfillment that is packed but not sent. */
      fulfillmentId?: string
    }
  },
  { labelParcel: LabelParcel }
> = { route: 'GET /vitrine/v1/orders/{orderId}/label-parcel', repeatable: true, elevated: true }

/** Requests shipping rates for a parcel of an order from the carriers of the label settings. */
export const createLabelQuote: ElevatedEndpoint<
  {
    params: { orderId: string }
    body?: {
      /** ID of a fulfillment that is not sent yet. Default: a new one with all remaining items. */
      fulfillmentId?: string
      /** Line items to send. Default: all remaining items. */
      items?: readonly LabelItem[]
      configurationId?: string
      dimensions?: LabelDimensions
      /** Weight of the parcel, in the weight unit of the order. */
      weight?: string
    }
  },
  { labelQuote: LabelQuote }
> = {
  route: 'POST /vitrine/v1/orders/{orderId}/label-quotes',
  repeatable: true,
  elevated: true,
  dates: { labelQuote: { createdDate: true, expirationDate: true } },
}

/** Buys a label of a quote and marks its shipment as sent. The label is `BUYING` until the carrier responds. */
export const buyLabel: ElevatedEndpoint<
  {
    params: { orderId: string }
    body: {
      quoteId: string
      /** ID of a rate of the quote. */
      rateId: string
      /** Whether the buyer is notified by email. Default: true. */
      sendShippingEmail?: boolean
    }
  },
  { shippingLabel: ShippingLabel }
> = { route: 'POST /vitrine/v1/orders/{orderId}/labels', repeatable: true, elevated: true, dates: buyLabelDates }

/** Lists the shipping labels of an order, oldest first. */
export const listLabelsOfOrder: ElevatedEndpoint<
  { params: { orderId: string } },
  { shippingLabels: readonly ShippingLabel[] }
> = {
  route: 'GET /vitrine/v1/orders/{orderId}/labels',
  repeatable: true,
  elevated: true,
  dates: { shippingLabels: shippingLabelDates },
}

/** Returns a shipping label. */
export const getLabel: ElevatedEndpoint<{ params: { labelId: string } }, { shippingLabel: ShippingLabel }> = {
  route: 'GET /vitrine/v1/shipping-labels/{labelId}',
  repeatable: true,
  elevated: true,
  dates: buyLabelDates,
}

/** Voids an unused label. The cost is refunded once the carrier approves. */
export const voidLabel: ElevatedEndpoint<
  {
    params: { labelId: string }
    body?: {
      /** Whether the shipment is canceled, or kept without its tracking number. Default: `CANCEL`. */
      shipment?: 'CANCEL' | 'KEEP'
      /** Whether the buyer is notified by email. Default: true. */
      sendShippingEmail?: boolean
    }
  },
  { shippingLabel: ShippingLabel }
> = { route: 'POST /vitrine/v1/shipping-labels/{labelId}/void', repeatable: true, elevated: true, dates: buyLabelDates }

/** Creates a PDF with one page per label, in the order given. Its URL is valid for one hour. */
export const printLabels: ElevatedEndpoint<
  {
    body?: {
      labelIds?: readonly string[]
      /** Prints the labels of these orders, instead of `labelIds`. */
      orderIds?: readonly string[]
    }
  },
  {
    url: string
    /** Number of labels in the PDF. */
    labels: number
  }
> = { route: 'POST /vitrine/v1/shipping-labels/print', repeatable: true, elevated: true }
