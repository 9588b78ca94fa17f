import type { Static } from 'typebox'
import { maxAmount } from '../../bounds.ts'
import {
  amount,
  described,
  entity,
  flag,
  guid,
  integer,
  list,
  number,
  oneOf,
  optional,
  text,
  type DecimalBounds,
} from '../../schema.ts'
import { subscriptionFrequencies } from '../enumerations.ts'

/** Maximum number of subscriptions of a product. */
export const maxSubscriptions = 6

/** Bounds of a reduction by percent. */
export const percentBounds = { minimum: 0.1, maximum: 99.9 } as const

const title = { minLength: 1, maxLength: 20, description: 'Name of the subscription.' } as const
const description = { maxLength: 60 } as const
const frequency = { description: 'Unit of `interval`. Not `UNDEFINED`.' } as const
const interval = { minimum: 1, maximum: 50, description: 'Units between two charges. Default: 1.' } as const
const cycles = { minimum: 2, maximum: 999, description: 'Number of charges.' } as const

const SubscriptionOptionSettings = entity(
  'SubscriptionOptionSettings',
  {
    frequency: oneOf(subscriptionFrequencies, frequency),
    interval: optional(integer(interval)),
    autoRenewal: flag({ description: 'Whether it renews until it is canceled.' }),
    billingCycles: optional(
      integer({ ...cycles, description: 'Number of charges. Required without `autoRenewal`, otherwise ignored.' }),
    ),
  },
  { description: 'How often, and how many times, a subscription is charged.' },
)

const SubscriptionOptionDiscount = entity(
  'SubscriptionOptionDiscount',
  {
    type: oneOf(['UNDEFINED', 'AMOUNT', 'PERCENT'], { description: '`UNDEFINED`: no reduction.' }),
    value: number({
      minimum: 0,
      maximum: maxAmount,
      description: 'An amount of more than 0 in the currency of the store, or a percentage from 0.1 to 99.9.',
    }),
  },
  { description: 'A reduction of each charge.' },
)

export type SubscriptionOption = Static<typeof SubscriptionOption>
export const SubscriptionOption = entity(
  'SubscriptionOption',
  {
    id: guid({ readOnly: true }),
    title: text(title),
    description: optional(text(description)),
    subscriptionSettings: SubscriptionOptionSettings,
    discount: optional(SubscriptionOptionDiscount),
  },
  { description: 'A subscription that products can be sold by.' },
)

export const SubscriptionOptionUpdate = entity(
  'SubscriptionOptionUpdate',
  { ...SubscriptionOption.properties, id: optional(guid()) },
  { description: 'Changes of a subscription option.' },
)

export type SubscriptionOptionInProduct = Static<typeof SubscriptionOptionInProduct>
export const SubscriptionOptionInProduct = entity(
  'SubscriptionOptionInProduct',
  {
    id: guid({ description: 'ID of the option.' }),
    hidden: optional(flag({ description: 'Whether buyers do not see it at the product. Default: false.' })),
    title: optional(text({ ...title, readOnly: true })),
    description: optional(text({ ...description, readOnly: true })),
    subscriptionSettings: optional(
      described(SubscriptionOptionSettings, 'How often, and how many times, it is charged.', { readOnly: true }),
    ),
    discount: optional(described(SubscriptionOptionDiscount, 'A reduction of each charge.', { readOnly: true })),
  },
  { description: 'A subscription option of a product.' },
)

const offBounds: DecimalBounds = { gt: 0, lte: maxAmount, maxScale: 3 }

const ProductSubscription = entity(
  'ProductSubscription',
  {
    id: optional(guid({ description: 'Set by the store. Send it to keep the subscription.' })),
    title: text(title),
    description: optional(text(description)),
    visible: optional(flag({ description: 'Whether buyers see it. Default: true.' })),
    frequency: oneOf(subscriptionFrequencies, frequency),
    interval: optional(integer(interval)),
    autoRenewal: optional(flag({ description: 'True if it renews until it is canceled. Send it or `billingCycles`.' })),
    billingCycles: optional(integer(cycles)),
    discount: optional(
      entity(
        'ProductSubscriptionDiscount',
        {
          type: oneOf(['AMOUNT', 'PERCENT']),
          amountOff: optional(amount({ description: 'For `AMOUNT`, in the currency of the store.' }, offBounds)),
          percentOff: optional(number({ ...percentBounds, description: 'For `PERCENT`.' })),
        },
        { description: 'A reduction of each charge.' },
      ),
    ),
  },
  { description: 'A subscription that a product is sold by.' },
)

export type SubscriptionDetails = Static<typeof SubscriptionDetails>
export const SubscriptionDetails = entity(
  'SubscriptionDetails',
  {
    subscriptions: list(ProductSubscription, { minItems: 1, maxItems: maxSubscriptions }),
    allowOneTimePurchases: optional(
      flag({ description: 'Whether the product is sold without a subscription, too. Default: false.' }),
    ),
  },
  { description: 'How a product is sold by subscription.' },
)
