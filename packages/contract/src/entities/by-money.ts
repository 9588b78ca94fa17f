/**
 * Shapes that carts and checkouts tell in two currencies and orders in one: each stands here once, and is made with
 * the money it is told in.
 */
import type { Static, TSchema } from 'typebox'
import {
  decimal,
  entity,
  flag,
  guid,
  integer,
  list,
  oneOf,
  optional,
  text,
  timestamp,
  translatable,
} from '../schema.ts'
import { jurisdictionTypes, subscriptionFrequencies } from './enumerations.ts'

export const modifierOf = <Money extends TSchema>(title: string, money: Money) =>
  entity(title, {
    id: optional(text({ minLength: 1, maxLength: 36 })),
    quantity: optional(integer({ minimum: 1, maximum: 100000 })),
    label: optional(translatable(200, 400, 1)),
    details: optional(translatable(200, 400, 1)),
    price: optional(money),
  })

export const modifierGroupOf = <Modifier extends TSchema>(title: string, modifier: Modifier) =>
  entity(title, {
    id: optional(text({ minLength: 1, maxLength: 36 })),
    name: optional(translatable(200, 400, 1)),
    modifiers: optional(list(modifier, { maxItems: 25 })),
  })

/** Which tax it is, without its amount. */
export const taxNames = {
  taxName: optional(text({ maxLength: 200 })),
  taxType: optional(text({ maxLength: 200 })),
  jurisdiction: optional(text({ maxLength: 200 })),
  jurisdictionType: optional(oneOf(jurisdictionTypes)),
  rate: optional(decimal({ gte: 0, maxScale: 6 })),
}

export type ReverseCharge = Static<typeof ReverseCharge>
export const ReverseCharge = entity(
  'ReverseCharge',
  { buyerVatId: text({ maxLength: 100 }), sellerVatId: text({ maxLength: 100 }) },
  { description: 'The buyer owes the VAT: a business of another EU country.' },
)

export const taxBreakdownOf = <Money extends TSchema>(title: string, money: Money) =>
  entity(title, {
    ...taxNames,
    nonTaxableAmount: optional(money),
    taxAmount: optional(money),
    taxableAmount: optional(money),
  })

export const couponOf = <Money extends TSchema>(title: string, money: Money) =>
  entity(title, {
    id: optional(text()),
    code: optional(text()),
    name: optional(text()),
    amount: optional(money),
  })

export const discountRuleOf = <Money extends TSchema>(title: string, money: Money) =>
  entity(title, {
    id: optional(guid()),
    name: optional(translatable(256, 500, 1)),
    amount: optional(money),
  })

/** `mostFree` is the longest interval of a free trial. */
export const freeTrialOf = (title: string, mostFree: number) =>
  entity(title, {
    frequency: optional(oneOf(subscriptionFrequencies)),
    interval: optional(integer({ minimum: 1, maximum: mostFree })),
  })

export const subscriptionSettingsOf = <Trial extends TSchema>(title: string, freeTrialPeriod: Trial) =>
  entity(title, {
    frequency: optional(oneOf(subscriptionFrequencies)),
    interval: optional(integer({ minimum: 1, maximum: 3650 })),
    autoRenewal: optional(flag()),
    billingCycles: optional(integer({ minimum: 1 })),
    enableCustomerCancellation: optional(flag()),
    freeTrialPeriod: optional(freeTrialPeriod),
    startDate: optional(timestamp()),
  })
