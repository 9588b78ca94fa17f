import type { Static } from 'typebox'
import { amount, currency, decimal, entity, flag, oneOf, optional, timestamp } from '../../schema.ts'

export type PriceRounding = Static<typeof PriceRounding>
export const PriceRounding = entity(
  'PriceRounding',
  {
    to: amount(
      { description: 'Prices are rounded to a multiple of this amount. `"1.00"` rounds to whole units.' },
      { gt: 0 },
    ),
    mode: optional(oneOf(['NEAREST', 'UP', 'DOWN'], { description: 'Direction of rounding. Default: `NEAREST`.' })),
    less: optional(
      amount({
        description: 'Amount to subtract after rounding. Less than `to`. `"0.01"` results in prices such as 12.99.',
      }),
    ),
  },
  { description: 'The rounding of converted prices.' },
)

export type StoreCurrency = Static<typeof StoreCurrency>
export const StoreCurrency = entity(
  'StoreCurrency',
  {
    currency: currency(),
    rate: decimal(
      { gt: 0, lte: 1_000_000_000, maxScale: 10 },
      { description: "Units of this currency per unit of the store's currency." },
    ),
    charged: optional(
      flag({
        description: 'Whether buyers pay in this currency. Default: false, prices are only shown in it.',
      }),
    ),
    feePercentage: optional(
      decimal(
        { gte: 0, lte: 100, maxScale: 4 },
        { description: 'Percentage to add to the rate. With `"2.5"`, 100 becomes 102.50.' },
      ),
    ),
    rounding: optional(PriceRounding),
    followsSource: optional(
      flag({ description: 'Whether the rate is updated automatically, if the server has a source of rates.' }),
    ),
    rateDate: optional(timestamp({ readOnly: true, description: 'When the rate was last set.' })),
  },
  { description: "A currency in addition to the store's own." },
)
