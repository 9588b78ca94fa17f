// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  Address,
  DeliveryOffer,
  PreviewedDelivery,
  PreviewItem,
} from '../generated.ts'

/**
 * Lists the ways of delivery to a country before anything is bought, with their prices and when they are free,
 * in the currency that the buyer sees.
 */
export const listDeliveryOffers: Endpoint<
  {
    query?: {
      /** The country of the store unless told. */
      country?: string
      /** What the piece costs; 0 unless told. */
      subtotal?: string
    }
  },
  { country?: string; currency: string; offers: readonly DeliveryOffer[] }
> = { route: 'GET /vitrine/v1/delivery-offers', repeatable: true }

/** Tells what a buyer at an address would be offered for a basket at a time, with every slot. */
export const previewDelivery: ElevatedEndpoint<
  {
    body: {
      address: Address
      /** One piece that costs and weighs nothing unless told. */
      items?: readonly PreviewItem[]
      /** When the buyer asks; now unless told. */
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
