// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, Send } from '../call-options.ts'
import type { DeliveryOffer } from '../generated.ts'

/**
 * Lists the ways of delivery to a country before anything is bought, with their prices and when they are free.
 *
 * @example
 * const { offers } = await client.deliveryOffers.listDeliveryOffers({ country: 'DE' })
 */
export const listDeliveryOffers = (
  send: Send,
): ((
  options?: { country?: string; subtotal?: string },
  call?: CallOptions,
) => Promise<{ country?: string; currency: string; offers: readonly DeliveryOffer[] }>) =>
  bind(send, { route: 'GET /vitrine/v1/delivery-offers ...options', repeatable: true })
