import type { Static } from 'typebox'
import { email, entity, flag, integer, list, localDate, oneOf, optional, shape, text, timestamp } from '../schema.ts'

/** Why there is no right of withdrawal: Directive 2011/83/EU, Article 16, (a) to (m), in its order. */
export const withdrawalExclusions = [
  'SERVICE_PERFORMED',
  'MARKET_PRICE',
  'MADE_TO_ORDER',
  'PERISHABLE',
  'SEALED_HYGIENE',
  'MIXED_INSEPARABLY',
  'ALCOHOL_MARKET_PRICE',
  'URGENT_REPAIR',
  'SEALED_RECORDING',
  'NEWSPAPER',
  'AUCTION',
  'DATED_SERVICE',
  'DIGITAL_CONTENT',
] as const

export type WithdrawalExclusion = (typeof withdrawalExclusions)[number]

/** The legal reason as a field of products and of lines. */
export const withdrawalExclusion = (description: string, more: { readonly readOnly?: true } = {}) =>
  oneOf(withdrawalExclusions, { title: 'WithdrawalExclusion', description, ...more })

const notWithdrawable = () =>
  oneOf(['NOT_IN_EU', 'ORDER_CANCELED', 'EXCLUDED', 'NOTHING_LEFT', 'PERIOD_OVER'], { title: 'NotWithdrawableReason' })

export type LineItemWithdrawability = Static<typeof LineItemWithdrawability>
export const LineItemWithdrawability = entity('LineItemWithdrawability', {
  lineItemId: text(),
  quantity: integer({ description: 'How many pieces the buyer can withdraw from.' }),
  unsentQuantity: optional(integer({ description: 'How many of them need not come back: they were not sent.' })),
  until: optional(timestamp({ description: 'When the right ends. Absent while the period has not begun.' })),
  lastDay: optional(localDate({ description: 'The last day of it in the store’s time zone.' })),
  reason: optional(notWithdrawable()),
})

export type Withdrawability = Static<typeof Withdrawability>
export const Withdrawability = entity(
  'Withdrawability',
  {
    canWithdraw: flag(),
    reason: optional(notWithdrawable()),
    until: optional(timestamp({ description: 'When the last right ends. Absent while one has no end yet.' })),
    lastDay: optional(localDate({ description: 'The same as a day in the store’s time zone.' })),
    timeZone: text({ description: 'The store’s time zone.' }),
    lineItems: list(LineItemWithdrawability),
  },
  { description: 'What a buyer can withdraw from by the EU right of withdrawal, until when, and why not.' },
)

export type WithdrawalStatement = Static<typeof WithdrawalStatement>
export const WithdrawalStatement = entity(
  'WithdrawalStatement',
  {
    name: text({ description: 'Who withdrew.' }),
    email: text({ description: 'Where the acknowledgement was sent.' }),
  },
  { description: 'What a buyer stated when they withdrew; the date and time are those of the return.' },
)

/** What a buyer states to withdraw. */
export const statedWithdrawal = {
  confirmationId: text({
    minLength: 8,
    maxLength: 100,
    description: 'Chosen by the caller. The same withdrawal is returned when it is sent again with the same ID.',
  }),
  name: text({ minLength: 1, maxLength: 200 }),
  email: email(),
  items: list(
    shape({
      lineItemId: text({ minLength: 1, maxLength: 100 }),
      quantity: integer({ minimum: 1, maximum: 100_000 }),
    }),
    { minItems: 1, maxItems: 300 },
  ),
}
