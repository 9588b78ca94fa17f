// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  Address,
  DeliveryOffer,
  PreviewedDelivery,
  PreviewItem,
} from '../generated.ts'

/** Lists the delivery methods to a country with prices and free-delivery thresholds, in the buyer's currency. */
export const listDeliveryOffers: Endpoint<
  {
    query?: {
      /** Delivery country. Default: the country of the store. */
      country?: string
      /** Price of the item. Default: 0. */
      subtotal?: string
    }
  },
  { country?: string; currency: string; offers: readonly DeliveryOffer[] }
> = { route: 'GET /vitrine/v1/delivery-offers', repeatable: true }

/** Lists the delivery methods and time slots that a buyer would be offered for given items, address and time. */
export const previewDelivery: ElevatedEndpoint<
  {
    body: {
      address: Address
      /** Default: a single item without price and weight. */
      items?: readonly PreviewItem[]
      /** Time of the purchase. Default: now. */
      date?: Date | string
    }
  },
  { deliveries: readonly PreviewedDelivery[]; timeZone: string; currency: string }
> = {
  route: 'POST /vitrine/v1/delivery-preview',
  repeatable: true,
  elevated: true,
  dates: { deliveries: { slot: { from: true, to: true }, deliverByDate: true } },
}
