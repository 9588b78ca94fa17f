// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type { Address, DeliveryOffer, PreviewedDelivery, PreviewItem } from '../generated.ts'

/**
 * Lists the delivery methods to a country with prices and free-delivery thresholds, in the buyer's currency.
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

/**
 * Lists the delivery methods and time slots that a buyer would be offered for given items, address and time.
 * Elevated.
 *
 * @example
 * const { deliveries } = await owner.deliveryOffers.previewDelivery({ country: 'DE', postalCode: '10115' })
 */
export const previewDelivery = (
  send: ElevatedSend,
): ((
  address: Address,
  options?: { items?: readonly PreviewItem[]; date?: Date | string },
  call?: CallOptions,
) => Promise<{ deliveries: readonly PreviewedDelivery[]; timeZone: string; currency: string }>) =>
  bind(send, {
    route: 'POST /vitrine/v1/delivery-preview address ...options',
    repeatable: true,
    elevated: true,
    dates: { deliveries: { slot: { from: true, to: true }, deliverByDate: true } },
  })
