import type { Static } from 'typebox'
import { entity, guid, list, number, oneOf, optional, shape, text, timestamp } from '../../../schema.ts'

/** Who changed something. */
const changedBy = optional(
  shape({
    type: oneOf(['visitor', 'member', 'owner', 'app', 'key'], {
      description: 'Who changed it. `key`: an API key of the store.',
    }),
    id: optional(text()),
  }),
)

const PriceChange = entity(
  'PriceChange',
  {
    variantId: optional(
      guid({ description: 'The variant with a price of its own. Absent for the price of the product.' }),
    ),
    price: number({ description: 'What was paid until the change, with discounts of the catalog.' }),
    endedDate: timestamp({ description: 'When it changed.' }),
    actor: changedBy,
  },
  { description: 'A price that a product or variant had until a date.' },
)

const LowestPrice = entity(
  'LowestPrice',
  {
    variantId: optional(guid({ description: 'Absent for the price of the product.' })),
    price: number({ description: 'What is paid now.' }),
    lowestPrice: number({ description: 'The lowest of the last 30 days, including the price now.' }),
  },
  { description: 'The price of a product or variant now, and the lowest of the last 30 days.' },
)

export type PriceHistory = Static<typeof PriceHistory>
export const PriceHistory = entity(
  'PriceHistory',
  {
    currency: text({ description: 'The currency of the store, in which the prices are.' }),
    prices: list(LowestPrice, { description: 'The product, and its variants with prices of their own.' }),
    changes: list(PriceChange, { description: 'Prices of the last 366 days, the last ended first. At most 200.' }),
  },
  { description: 'The prices that a product had.' },
)
