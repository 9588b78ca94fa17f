import type { Static } from 'typebox'
import {
  described,
  email,
  entity,
  flag,
  integer,
  list,
  localDate,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
} from '../../schema.ts'

/** Exceptions from the right of withdrawal: Directive 2011/83/EU, Article 16, (a) to (m), in its order. */
const withdrawalExclusions = [
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

/** The exception as a field of products and line items. */
export const withdrawalExclusion = (description: string, more: { readonly readOnly?: true } = {}) =>
  oneOf(withdrawalExclusions, { title: 'WithdrawalExclusion', description, ...more })

const notWithdrawable = () =>
  oneOf(['NOT_IN_EU', 'NOT_A_CONSUMER', 'ORDER_CANCELED', 'EXCLUDED', 'NOTHING_LEFT', 'PERIOD_OVER'], {
    title: 'NotWithdrawableReason',
  })

const LineItemWithdrawability = entity(
  'LineItemWithdrawability',
  {
    lineItemId: text(),
    quantity: integer({ description: 'Number of pieces that the buyer can withdraw from.' }),
    unsentQuantity: optional(
      integer({ description: 'Number of these pieces that were not sent and need not be returned.' }),
    ),
    until: optional(timestamp({ description: 'When the withdrawal period ends. Absent if it has not started.' })),
    lastDay: optional(localDate({ description: "Last day of the withdrawal period, in the store's time zone." })),
    reason: optional(described(notWithdrawable(), 'Why the buyer cannot withdraw.')),
  },
  { description: 'The right of withdrawal for a line item.' },
)

export type Withdrawability = Static<typeof Withdrawability>
export const Withdrawability = entity(
  'Withdrawability',
  {
    canWithdraw: flag({ description: 'Whether the buyer can withdraw from at least one piece.' }),
    reason: optional(described(notWithdrawable(), 'Why the buyer cannot withdraw.')),
    until: optional(timestamp({ description: 'When the last withdrawal period ends. Absent if one has not started.' })),
    lastDay: optional(localDate({ description: "Last day of the last withdrawal period, in the store's time zone." })),
    timeZone: text({ description: 'Time zone of the store. IANA name.' }),
    lineItems: list(LineItemWithdrawability),
  },
  { description: 'What a buyer can withdraw from under the EU right of withdrawal.' },
)

export type WithdrawalStatement = Static<typeof WithdrawalStatement>
export const WithdrawalStatement = entity(
  'WithdrawalStatement',
  {
    name: text({ description: 'Name of the buyer.' }),
    email: text({ description: 'Email address to which the confirmation was sent.' }),
  },
  { description: 'The statement with which a buyer withdrew. Its date is the creation date of the return.' },
)

/** Fields with which a buyer withdraws. */
export const statedWithdrawal = {
  confirmationId: text({
    minLength: 8,
    maxLength: 100,
    description:
      'ID chosen by the caller. Sending the same ID again returns the same withdrawal instead of creating another one.',
  }),
  name: text({ minLength: 1, maxLength: 200, description: 'Name of the buyer.' }),
  email: email({ description: 'Email address for the confirmation.' }),
  items: list(
    shape({
      lineItemId: text({ minLength: 1, maxLength: 100 }),
      quantity: integer({ minimum: 1, maximum: 100_000 }),
    }),
    { minItems: 1, maxItems: 300, description: 'Line items to withdraw from.' },
  ),
}
