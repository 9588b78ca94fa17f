import { percentBounds, type SubscriptionOption } from '@vitrine/contract/entities/catalog/subscription-option.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { DiscountRecord } from '@vitrine/domain/catalog/own-discount.ts'
import type { SubscriptionTerms } from '@vitrine/domain/catalog/subscription.ts'
import { toNumber } from '@vitrine/domain/money.ts'
import { exactMinor } from '../../ground/base/amounts.ts'
import { invalidField, required, invalidBecause } from '../../ground/base/refusal.ts'
import { readLabel } from '../../ground/entity/label.ts'

export type SentOption = Input<SubscriptionOption>
type SentSettings = NonNullable<SentOption['subscriptionSettings']>
type SentDiscount = NonNullable<SentOption['discount']>

/** Where a request has an option, and the currency of its amounts. */
export interface Reading {
  readonly path: string
  readonly currency: string
}

/** Reads the unit of time between two charges. */
export const readFrequency = (frequency: SentSettings['frequency'], field: string): SubscriptionTerms['frequency'] => {
  const sent = required(frequency, field)
  if (sent === 'UNDEFINED') throw invalidField(field, 'must be DAY, WEEK, MONTH or YEAR', 'INVALID_ENUM_VALUE')
  return sent
}

type Cycle = Pick<SubscriptionTerms, 'frequency' | 'interval' | 'billingCycles'>

const readSettings = ({ frequency, interval = 1, autoRenewal, billingCycles }: SentSettings, path: string): Cycle => {
  const cycle = { frequency: readFrequency(frequency, `${path}.frequency`), interval }
  if (required(autoRenewal, `${path}.autoRenewal`)) return cycle
  return { ...cycle, billingCycles: required(billingCycles, `${path}.billingCycles`) }
}

/** Reads an amount of more than 0. */
export const readAmountOff = (
  amount: string | number | undefined,
  { path: field, currency }: Reading,
): DiscountRecord => {
  const minor = exactMinor(amount, { field, currency })
  if (minor <= 0) throw invalidBecause(field, 'NOT_MORE_THAN_ZERO')
  return { type: 'AMOUNT', amount: minor }
}

const readDiscount = (
  { type = 'UNDEFINED', value }: SentDiscount,
  { path, currency }: Reading,
): DiscountRecord | undefined => {
  const field = `${path}.value`
  if (type === 'UNDEFINED') {
    if ((value ?? 0) === 0) return undefined
    throw invalidField(`${path}.type`, 'must be AMOUNT or PERCENT for a value', 'REQUIRED_FIELD')
  }
  const off = required(value, field)
  if (type === 'AMOUNT') return readAmountOff(off, { path: field, currency })
  const { minimum, maximum } = percentBounds
  if (off < minimum || off > maximum)
    throw invalidField(field, `must be from ${minimum} to ${maximum} percent`, 'VALIDATION')
  return { type, percent: String(off) }
}

/** Reads an option, or the changes of one. Fields that were not sent keep their values. */
export const readTerms = (
  sent: SentOption,
  { path, currency }: Reading,
  before?: SubscriptionTerms,
): SubscriptionTerms => {
  const { title, description, subscriptionSettings, discount } = sent
  const settings =
    subscriptionSettings || !before
      ? readSettings(required(subscriptionSettings, `${path}.subscriptionSettings`), `${path}.subscriptionSettings`)
      : before
  const { frequency, interval, billingCycles } = settings
  const words = description ?? before?.description ?? ''
  const off = discount ? readDiscount(discount, { path: `${path}.discount`, currency }) : before?.discount
  return {
    title: title === undefined && before ? before.title : readLabel(title, `${path}.title`),
    ...(words !== '' && { description: words }),
    frequency,
    interval,
    ...(billingCycles !== undefined && { billingCycles }),
    ...(off && { discount: off }),
  }
}

const presentDiscount = (discount: DiscountRecord, currency: string): NonNullable<SubscriptionOption['discount']> =>
  discount.type === 'AMOUNT'
    ? { type: 'AMOUNT', value: toNumber(discount.amount, currency) }
    : { type: 'PERCENT', value: Number(discount.percent) }

/** Presents the terms of an option. */
export const presentTerms = (
  { title, description, frequency, interval, billingCycles, discount }: SubscriptionTerms,
  currency: string,
): Omit<SubscriptionOption, 'id'> => ({
  title,
  ...(description !== undefined && { description }),
  subscriptionSettings: {
    frequency,
    ...(interval !== 1 && { interval }),
    autoRenewal: billingCycles === undefined,
    ...(billingCycles !== undefined && { billingCycles }),
  },
  ...(discount && { discount: presentDiscount(discount, currency) }),
})
