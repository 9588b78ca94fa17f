import type { Static } from 'typebox'
import { amount, currency, decimal, entity, flag, oneOf, optional, timestamp } from '../schema.ts'

export type PriceRounding = Static<typeof PriceRounding>
export const PriceRounding = entity(
  'PriceRounding',
  {
    to: amount({ description: 'Prices become multiples of it: `"1.00"` makes whole units.' }, { gt: 0 }),
    mode: optional(oneOf(['NEAREST', 'UP', 'DOWN'], { description: 'NEAREST unless told.' })),
    less: optional(amount({ description: 'Taken off afterwards, and less than `to`: `"0.01"` makes 12.99.' })),
  },
  { description: 'How prices that were worked out are rounded.' },
)

export type StoreCurrency = Static<typeof StoreCurrency>
export const StoreCurrency = entity(
  'StoreCurrency',
  {
    currency: currency(),
    rate: decimal(
      { gt: 0, lte: 1_000_000_000, maxScale: 10 },
      { description: "What one unit of the store's currency is worth in it." },
    ),
    charged: optional(
      flag({
        description: 'Whether buyers pay in it. Unless told they only see prices in it, and pay in the store’s.',
      }),
    ),
    feePercentage: optional(
      decimal({ gte: 0, lte: 100, maxScale: 4 }, { description: 'Put on the rate: `"2.5"` makes 100 102.50.' }),
    ),
    rounding: optional(PriceRounding),
    followsSource: optional(
      flag({ description: 'Whether the rate is brought up to date by the source of the server, where it has one.' }),
    ),
    rateDate: optional(timestamp({ readOnly: true, description: 'When the rate was last set.' })),
  },
  { description: 'A currency beside the store’s own.' },
)
