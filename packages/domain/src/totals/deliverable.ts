import { sumOf, times } from '../money.ts'
import type { Wanted } from '../shipping/delivery.ts'
import type { Place } from '../shipping/shipping.ts'
import type { PricedLine } from './totals.ts'

/** What of priced lines has to be delivered to a place: prices are those before discounts. */
export const wantedOf = (lines: readonly PricedLine[], place: Place): Wanted => ({
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
