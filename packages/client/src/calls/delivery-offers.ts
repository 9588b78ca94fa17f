// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, DeliveryOffer } from '../generated.ts'

/** Lists the ways of delivery to a country before anything is bought, with their prices and when they are free. */
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
