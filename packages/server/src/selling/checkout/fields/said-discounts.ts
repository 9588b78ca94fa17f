import type { Checkout } from '@vitrine/contract/entities/checkout.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Reduction } from '@vitrine/domain/totals/discount.ts'
import { exactMinor } from '../../../ground/base/amounts.ts'
import { invalidField } from '../../../ground/base/refusal.ts'
import type { CheckoutRecord } from '../tables.ts'

interface Asked {
  readonly isTrusted: boolean
  readonly currency: string
  /** What the checkout has already: whoever sends back what they have read changes nothing. */
  readonly before?: Pick<CheckoutRecord, 'merchantDiscounts'>
  /** What the request calls the checkout. */
  readonly path: string
}

type Said = Pick<CheckoutRecord, 'merchantDiscounts'>

/**
 * What an elevated caller takes off a checkout, in the place of what they took off before. Coupons and discount rules
 * in the list are worked out, and stay so. A share that is told with its amount, as answers do, is a share.
 */
export const saidDiscountsOf = (
  { appliedDiscounts }: Input<Checkout>,
  { isTrusted, currency, before = {}, path }: Asked,
): Said => {
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
  // An amount follows the lines: what was read a moment ago may be another.
  const isKnown = ({ percentage }: (typeof merchants)[number]): boolean =>
    merchantDiscounts.length > 0 && (percentage === undefined || shares.includes(String(percentage)))
  const unknown = merchants.find((one) => !isKnown(one))
  if (unknown) throw invalidField(unknown.field, 'can only be set by an elevated caller', 'FIELD_NOT_ALLOWED')
  return {}
}
