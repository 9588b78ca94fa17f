import { sumOf, times } from '../money.ts'
import type { DeliveryRequest } from '../shipping/delivery.ts'
import type { Place } from '../shipping/shipping.ts'
import type { PricedLine } from './totals.ts'

/** Returns the lines that need delivery to a place, with prices before discounts. */
export const deliveryRequestOf = (lines: readonly PricedLine[], place: Place): DeliveryRequest => ({
  place,
  lines: lines
    .filter(({ physical }) => physical)
    .map(({ id, quantity, price, weight, deliveryProfileId }) => ({
      id,
      quantity,
      total: times(price, quantity),
      weight,
      profileId: deliveryProfileId,
    })),
  goods: sumOf(lines.filter(({ isGiftCard }) => !isGiftCard).map(({ price, quantity }) => times(price, quantity))),
})
