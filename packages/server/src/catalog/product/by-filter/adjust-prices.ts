import { toMinor, type Minor } from '@vitrine/domain/money.ts'
import { adjusted, type Adjustment } from '@vitrine/domain/catalog/variants.ts'
import type { productV3ByFilterCalls } from '@vitrine/contract'
import type { RequestOf } from '@vitrine/contract/call.ts'
import { exactMinor } from '../../../ground/base/amounts.ts'
import { InvalidRequest, invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { ErrorCode } from '@vitrine/contract/errors.ts'
import type { ReadVariant } from '../write-v3/sent/read-variants.ts'

type Sent = Pick<
  RequestOf<typeof productV3ByFilterCalls.bulkAdjustProductVariantsByFilter>['body'],
  'actualPrice' | 'compareAtPrice' | 'compareAtPriceDiscount' | 'cost' | 'rounding'
>
type SentAdjustment = NonNullable<Sent['actualPrice']>

/** Changes of the prices and costs of variants, in minor units. */
export interface PriceAdjustments {
  readonly actualPrice?: Adjustment
  readonly compareAtPrice?: Adjustment
  /** What is taken off the price before the reduction to get the actual price. */
  readonly discount?: Adjustment
  readonly cost?: Adjustment
}

interface Reading {
  readonly currency: string
  /** Whether results are rounded to whole units. */
  readonly isWhole: boolean
}

/** The largest amount of a price. */
const maxAmount = 999_999_999.99

const readAdjustment = (
  sent: SentAdjustment,
  field: string,
  { currency, isWhole, sign = 1 }: Reading & { readonly sign?: 1 | -1 },
): Adjustment => {
  const { amount, percentage } = sent
  if ((amount === undefined) === (percentage === undefined))
    throw invalidField(field, 'must have either an amount or a percentage', 'REQUIRED_ONE_OF_FIELD')
  if (amount !== undefined)
    return { type: 'AMOUNT', amount: sign * exactMinor(amount, { field: `${field}.amount`, currency }) }
  const percent = (sign * percentage!).toFixed(6)
  return { type: 'PERCENT', percent, ...(isWhole && { round: toMinor(1, currency) }) }
}

/** Reads adjustments. Refuses those that contradict each other. */
export const readAdjustments = (sent: Sent, currency: string): PriceAdjustments => {
  const { actualPrice, compareAtPrice, compareAtPriceDiscount, cost, rounding } = sent
  if (!actualPrice && !compareAtPrice && !compareAtPriceDiscount && !cost)
    throw new InvalidRequest([
      {
        field: 'actualPrice',
        description: 'or another adjustment must be set',
        violatedRule: 'REQUIRED_ONE_OF_FIELD',
        ruleName: 'NO_VARIANT_ADJUSTMENTS_PASSED',
      },
    ])
  if (actualPrice && compareAtPriceDiscount) {
    const description = 'cannot be combined with actualPrice, which it sets'
    throw invalidField('compareAtPriceDiscount', description, 'ONE_OF_ALIGNMENT', 'INVALID_PRICES_ADJUSTMENTS')
  }
  const reading = { currency, isWhole: rounding === 'NEAREST_WHOLE_NUMBER' }
  return {
    ...(actualPrice && { actualPrice: readAdjustment(actualPrice, 'actualPrice', reading) }),
    ...(compareAtPrice && { compareAtPrice: readAdjustment(compareAtPrice, 'compareAtPrice', reading) }),
    ...(compareAtPriceDiscount && {
      discount: readAdjustment(compareAtPriceDiscount, 'compareAtPriceDiscount', { ...reading, sign: -1 }),
    }),
    ...(cost && { cost: readAdjustment(cost, 'cost', reading) }),
  }
}

/** Adjusts an amount. Refuses results that no product can have. */
const adjust = (
  amount: Minor,
  adjustment: Adjustment | undefined,
  { code, currency }: { code: ErrorCode; currency: string },
) => {
  const result = adjustment ? adjusted(amount, adjustment) : amount
  if (result < 0 || result > toMinor(maxAmount, currency)) throw new Refusal(code)
  return result
}

/** Adjusts the prices and the cost of a variant. A price before a reduction that it does not have is not adjusted. */
export const adjustVariant = (
  { price, reducedPrice, cost, ...variant }: ReadVariant,
  adjustments: PriceAdjustments,
  currency: string,
): ReadVariant => {
  const paid = reducedPrice ?? price
  const compareAt = { code: 'ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE', currency } as const
  const actual = { code: 'ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE', currency } as const
  const adjustedFull = reducedPrice === undefined ? undefined : adjust(price, adjustments.compareAtPrice, compareAt)
  const { discount } = adjustments
  const nextPaid = discount
    ? adjust(adjustedFull ?? price, discount, actual)
    : adjust(paid, adjustments.actualPrice, actual)
  const full = adjustedFull ?? (discount ? price : nextPaid)
  if (full < nextPaid) throw new Refusal('COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE')
  const costs = { code: 'ADJUSTED_COST_OUT_OF_RANGE', currency } as const
  return {
    ...variant,
    price: full,
    ...(full > nextPaid && { reducedPrice: nextPaid }),
    ...(cost !== undefined && { cost: adjust(cost, adjustments.cost, costs) }),
  }
}
