/**
 * Entities that carts and checkouts have in two currencies and orders in one. Each function creates the entity for a
 * given money type.
 */
import type { Static, TSchema } from 'typebox'
import {
  described,
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
} from '../../schema.ts'
import { jurisdictionTypes, subscriptionFrequencies } from '../enumerations.ts'

export const modifierOf = <Money extends TSchema>(title: string, money: Money) =>
  entity(
    title,
    {
      id: optional(text({ minLength: 1, maxLength: 36, description: 'ID of the modifier.' })),
      quantity: optional(
        integer({
          minimum: 1,
          maximum: 100000,
          description: 'Number of times the modifier is added to each piece. Default: 1.',
        }),
      ),
      label: optional(described(translatable(200, 400, 1), 'Name of the modifier.')),
      details: optional(described(translatable(200, 400, 1), 'Additional details, such as the text a buyer entered.')),
      price: optional(described(money, 'Price of one modifier.')),
    },
    { description: 'A modifier chosen for a line item, such as a gift wrap.' },
  )

export const modifierGroupOf = <Modifier extends TSchema>(title: string, modifier: Modifier) =>
  entity(
    title,
    {
      id: optional(text({ minLength: 1, maxLength: 36, description: 'ID of the group.' })),
      name: optional(described(translatable(200, 400, 1), 'Name of the group.')),
      modifiers: optional(list(modifier, { maxItems: 25, description: 'Chosen modifiers.' })),
    },
    { description: 'A group of modifiers chosen for a line item.' },
  )

/** Fields that identify a tax, without its amount. */
export const taxNames = {
  taxName: optional(text({ maxLength: 200, description: 'Name of the tax, such as `NY State Sales Tax`.' })),
  taxType: optional(text({ maxLength: 200, description: 'Type of the tax, such as `Sales Tax`.' })),
  jurisdiction: optional(text({ maxLength: 200, description: 'Name of the jurisdiction that levies the tax.' })),
  jurisdictionType: optional(
    oneOf(jurisdictionTypes, { description: 'Type of the jurisdiction that levies the tax.' }),
  ),
  rate: optional(decimal({ gte: 0, maxScale: 6 }, { description: 'Tax rate as a fraction: `"0.19"` is 19 percent.' })),
}

export type ReverseCharge = Static<typeof ReverseCharge>
export const ReverseCharge = entity(
  'ReverseCharge',
  {
    buyerVatId: text({ maxLength: 100, description: 'VAT ID of the buyer.' }),
    sellerVatId: text({ maxLength: 100, description: 'VAT ID of the store.' }),
  },
  { description: 'VAT IDs of a reverse charge: the buyer, a business in another EU country, owes the VAT.' },
)

export const taxBreakdownOf = <Money extends TSchema>(title: string, money: Money) =>
  entity(
    title,
    {
      ...taxNames,
      nonTaxableAmount: optional(described(money, 'Part of the amount that this tax does not apply to.')),
      taxAmount: optional(described(money, 'Amount of this tax.')),
      taxableAmount: optional(described(money, 'Part of the amount that this tax applies to.')),
    },
    { description: 'One of the taxes that make up the tax on an amount.' },
  )

export const couponOf = <Money extends TSchema>(title: string, money: Money) =>
  entity(
    title,
    {
      id: optional(text()),
      code: optional(text({ description: 'Code that the buyer entered.' })),
      name: optional(text()),
      amount: optional(described(money, 'Amount that the coupon takes off.')),
    },
    { description: 'An applied coupon.' },
  )

export const discountRuleOf = <Money extends TSchema>(title: string, money: Money) =>
  entity(
    title,
    {
      id: optional(guid({ description: 'ID of the discount.' })),
      name: optional(described(translatable(256, 500, 1), 'Name of the discount, as shown to the buyer.')),
      amount: optional(described(money, 'Amount that the discount takes off.')),
    },
    { description: 'An applied automatic discount.' },
  )

/** `maxInterval` is the maximum `interval`. */
export const freeTrialOf = (title: string, maxInterval: number) =>
  entity(
    title,
    {
      frequency: optional(oneOf(subscriptionFrequencies, { description: 'Unit of `interval`.' })),
      interval: optional(
        integer({ minimum: 1, maximum: maxInterval, description: 'Length of the trial, in units of `frequency`.' }),
      ),
    },
    { description: 'A free trial period.' },
  )

export const subscriptionSettingsOf = <Trial extends TSchema>(title: string, freeTrialPeriod: Trial) =>
  entity(
    title,
    {
      frequency: optional(oneOf(subscriptionFrequencies, { description: 'Unit of `interval`.' })),
      interval: optional(
        integer({ minimum: 1, maximum: 3650, description: 'Time between two charges, in units of `frequency`.' }),
      ),
      autoRenewal: optional(flag({ description: 'Whether the subscription renews until it is canceled.' })),
      billingCycles: optional(
        integer({
          minimum: 1,
          description: 'Number of billing cycles, if the subscription does not renew automatically.',
        }),
      ),
      enableCustomerCancellation: optional(flag({ description: 'Whether the subscriber can cancel.' })),
      freeTrialPeriod: optional(freeTrialPeriod),
      startDate: optional(timestamp({ description: 'When the subscription starts.' })),
    },
    { description: 'Settings of a subscription.' },
  )
