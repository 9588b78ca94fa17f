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

/** Reads with which account the store buys labels. Its key is never returned. */
export const getLabelAccount: ElevatedEndpoint<{}, { labelAccount: LabelAccount }> = {
  route: 'GET /vitrine/v1/shipping-labels/account',
  repeatable: true,
  elevated: true,
  dates: getLabelAccountDates,
}

/** Connects the account with which the store buys labels, or changes its key. The provider is asked first. */
export const connectLabelAccount: ElevatedEndpoint<
  {
    body: {
      provider: 'SHIPPO' | 'SAMPLE'
      /** Stored sealed, and never returned. */
      apiKey?: string
    }
  },
  { labelAccount: LabelAccount }
> = { route: 'PUT /vitrine/v1/shipping-labels/account', repeatable: true, elevated: true, dates: getLabelAccountDates }

/** Disconnects the account and deletes its key. Labels that were bought can still be printed. */
export const disconnectLabelAccount: ElevatedEndpoint<{}, { labelAccount: LabelAccount }> = {
  route: 'DELETE /vitrine/v1/shipping-labels/account',
  repeatable: true,
  elevated: true,
  dates: getLabelAccountDates,
}

/** Tells what is left to send of an order, what it weighs, and what it can be packed in. */
export const getLabelParcel: ElevatedEndpoint<
  {
    params: { orderId: string }
    query?: {
      /** A fulfillment that is packed and not sent. */
      fulfillmentId?: string
    }
  },
  { labelParcel: LabelParcel }
> = { route: 'GET /vitrine/v1/orders/{orderId}/label-parcel', repeatable: true, elevated: true }

/** Asks the carriers what a parcel of an order costs, with the services of the label settings. */
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

/**
 * Buys a label of a quote, once, and sends the shipment with it. While nobody knows what became of it, it is
 * `BUYING`.
 */
export const buyLabel: ElevatedEndpoint<
  {
    params: { orderId: string }
    body: {
      quoteId: string
      rateId: string
      /** Whether the buyer is emailed; they are unless told. */
      sendShippingEmail?: boolean
    }
  },
  { shippingLabel: ShippingLabel }
> = { route: 'POST /vitrine/v1/orders/{orderId}/labels', repeatable: true, elevated: true, dates: buyLabelDates }

/** Lists the labels of an order, oldest first. */
export const listLabelsOfOrder: ElevatedEndpoint<
  { params: { orderId: string } },
  { shippingLabels: readonly ShippingLabel[] }
> = {
  route: 'GET /vitrine/v1/orders/{orderId}/labels',
  repeatable: true,
  elevated: true,
  dates: { shippingLabels: shippingLabelDates },
}

/** Reads a label. */
export const getLabel: ElevatedEndpoint<{ params: { labelId: string } }, { shippingLabel: ShippingLabel }> = {
  route: 'GET /vitrine/v1/shipping-labels/{labelId}',
  repeatable: true,
  elevated: true,
  dates: buyLabelDates,
}

/** Gives a label back that was not used. The money comes back once the carrier agrees. */
export const voidLabel: ElevatedEndpoint<
  {
    params: { labelId: string }
    body?: {
      /**
       * What becomes of its shipment, once the carrier has agreed or will: it is canceled unless told, or kept without
       * the tracking number.
       */
      shipment?: 'CANCEL' | 'KEEP'
      /** Whether the buyer is emailed; they are unless told. */
      sendShippingEmail?: boolean
    }
  },
  { shippingLabel: ShippingLabel }
> = { route: 'POST /vitrine/v1/shipping-labels/{labelId}/void', repeatable: true, elevated: true, dates: buyLabelDates }

/** Returns a PDF with a page for each label, in their order. The address works for an hour. */
export const printLabels: ElevatedEndpoint<
  {
    body?: {
      labelIds?: readonly string[]
      /** Instead of labels: those of the shipments of these orders. */
      orderIds?: readonly string[]
    }
  },
  {
    url: string
    /** How many labels it has. */
    labels: number
  }
> = { route: 'POST /vitrine/v1/shipping-labels/print', repeatable: true, elevated: true }
