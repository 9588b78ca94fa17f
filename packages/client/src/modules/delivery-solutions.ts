// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/delivery-solutions.ts'
import type { DeliverableItem } from '../generated.ts'

/**
 * Lists the ways to deliver items to an address, with prices. Creates nothing. Elevated.
 *
 * @example
 * const lineItems = [{ price: '19.00', quantity: 2, physicalProperties: { weight: 0.4 } }]
 * const to = { destination: { country: 'DE' }, currency: 'EUR' }
 * const { deliverySolutions } = await owner.deliverySolutions.getDeliverySolutions(lineItems, to)
 */
export const getDeliverySolutions = (
  send: ElevatedSend,
): ((
  lineItems: readonly DeliverableItem[],
  options: Omit<BodyOf<typeof calls.getDeliverySolutions>, 'lineItems'>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.getDeliverySolutions>>) =>
  bind(send, {
    route: 'POST /_api/delivery-rates/v1/get-delivery-solutions lineItems ...options',
    repeatable: true,
    elevated: true,
    dates: { deliverySolutions: { logistics: { deliveryTimeSlot: { from: true, to: true } } } },
  })
