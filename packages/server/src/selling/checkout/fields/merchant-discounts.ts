import type { Checkout } from '@vitrine/contract/entities/selling/checkout.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Reduction } from '@vitrine/domain/totals/discount.ts'
import { exactMinor } from '../../../ground/base/amounts.ts'
import { invalidField } from '../../../ground/base/refusal.ts'
import type { BasketRecord } from '../../basket/api.ts'

interface DiscountContext {
  readonly isTrusted: boolean
  readonly currency: string
  /** Current discounts: sending back what was read changes nothing. */
  readonly before?: Pick<BasketRecord, 'merchantDiscounts'>
  /** Path of the checkout in the request. */
  readonly path: string
}

type SentDiscounts = Pick<BasketRecord, 'merchantDiscounts'>

/**
 * Reads the merchant discounts of an elevated caller, which replace earlier ones. Coupons and discount rules in the
 * list are ignored, since they are computed. A discount with a percentage and an amount, as in responses, is a
 * percentage.
 */
export const merchantDiscountsOf = (
  { appliedDiscounts }: Input<Checkout>,
  { isTrusted, currency, before = {}, path }: DiscountContext,
): SentDiscounts => {
  if (appliedDiscounts === undefined) return {}
  const merchants = appliedDiscounts.flatMap(({ merchantDiscount }, index) =>
    merchantDiscount ? [{ ...merchantDiscount, field: `${path}.appliedDiscounts[${index}].merchantDiscount` }] : [],
  )
  if (isTrusted) {
    return {
      merchantDiscounts: merchants.map(({ percentage, amount, field }): Reduction => {
        if (percentage !== undefined) return { percentage: String(percentage) }
        return exactMinor(amount?.amount, { field: `${field}.amount.amount`, currency })
      }),
    }
  }
  const { merchantDiscounts = [] } = before
  const shares = merchantDiscounts.map((one) => (typeof one === 'object' ? one.percentage : undefined))
  // The amount of a percentage depends on the lines, so it may differ from what was read.
  const isKnown = ({ percentage }: (typeof merchants)[number]): boolean =>
    merchantDiscounts.length > 0 && (percentage === undefined || shares.includes(String(percentage)))
  const unknown = merchants.find((one) => !isKnown(one))
  if (unknown) throw invalidField(unknown.field, 'can only be set by an elevated caller', 'FIELD_NOT_ALLOWED')
  return {}
}
