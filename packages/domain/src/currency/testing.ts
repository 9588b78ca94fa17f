import { sumOf, type Minor } from '../money.ts'
import { rateOf } from '../shipping/shipping.ts'
import type { DeliveryRequest } from '../shipping/delivery.ts'
import { deliveryRequestInStoreCurrency as convertRequest } from './charged-rules.ts'
import type { Charging } from './charging.ts'

/** The value of goods to deliver in the store's own currency. */
export const requestOfTotals = (totals: readonly Minor[], charging: Charging): DeliveryRequest =>
  convertRequest(
    {
      place: { country: 'DE' },
      lines: totals.map((total, index) => ({ id: String(index), quantity: 1, total, weight: 0 })),
      goods: sumOf(totals),
    },
    charging,
  )

const limit = (operator: 'LTE' | 'GTE', value: Minor) => [
  { amount: 490, conditions: [{ type: 'BY_TOTAL_PRICE' as const, operator, value }], multiplyByQuantity: false },
]

/** Which of the rates “up to 49.99” and “from 50.00” apply to a subtotal. */
export const conditionLimits = (price: Minor): readonly Minor[] =>
  [limit('LTE', 4999), limit('GTE', 5000)].flatMap((rates) => {
    const found = rateOf(rates, { price, weight: 0, quantity: 1 })
    return found === undefined ? [] : [found]
  })
