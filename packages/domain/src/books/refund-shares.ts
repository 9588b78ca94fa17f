import { divideExactly, split, sumOf, type Minor } from '../money.ts'
import { addParts, taxSharesOf, withTax, type TaxedPart } from './tax-shares.ts'

/** A refund with its amount and the items it is for, if any. */
export interface TaxedRefund {
  readonly amount: Minor
  readonly items: readonly (SortOfPart & { readonly gross: Minor })[]
}

type SortOfPart = Pick<TaxedPart, 'rate' | 'isGiftCard' | 'taxes'>

const subtractParts = (left: readonly TaxedPart[], share: readonly TaxedPart[]): TaxedPart[] =>
  addParts(left, share, -1)

/** Takes an amount of each part with its tax. All of a part has all of its tax. */
const takenOf = (left: readonly TaxedPart[], amounts: readonly Minor[]): TaxedPart[] =>
  left.map((part, index) => {
    const gross = amounts[index]!
    const tax = part.gross === 0 ? 0 : divideExactly([String(gross), String(part.tax)], [String(part.gross)])
    return withTax(part, { gross, tax })
  })

/** Returns a key for the rate and authorities of a part. Parts that differ in these are kept separate. */
export const sortOfPart = ({ rate, isGiftCard = false, taxes = [] }: SortOfPart): string =>
  JSON.stringify([rate, isGiftCard, taxes.map((one) => [one.jurisdiction, one.jurisdictionType, one.name, one.rate])])

const isOf = (item: SortOfPart, part: TaxedPart): boolean => sortOfPart(item) === sortOfPart(part)

/** Splits a refund by rate: by its items as far as something is left of them, and the rest by what is left. */
const shareOf = (left: readonly TaxedPart[], { amount, items }: TaxedRefund): TaxedPart[] => {
  const weights = left.map((part) => sumOf(items.filter((item) => isOf(item, part)).map(({ gross }) => gross)))
  if (sumOf(weights) === 0) return taxSharesOf(left, { before: 0, amount })
  const requested = split(amount, weights)
  const ofItems = takenOf(
    left,
    requested.map((gross, index) => Math.min(gross, left[index]!.gross)),
  )
  const rest = amount - sumOf(ofItems.map(({ gross }) => gross))
  if (rest === 0) return ofItems
  return addParts(ofItems, taxSharesOf(subtractParts(left, ofItems), { before: 0, amount: rest }))
}

/**
 * Splits the last of an order's refunds by rate, given the refunds before it, oldest first. Once everything is
 * refunded, the shares of all refunds add up to the tax of the order, to the last cent.
 */
export const refundSharesOf = (parts: readonly TaxedPart[], refunds: readonly TaxedRefund[]): TaxedPart[] => {
  const last = refunds.at(-1)
  if (!last) return []
  if (sumOf(parts.map(({ gross }) => gross)) < sumOf(refunds.map(({ amount }) => amount))) {
    return taxSharesOf(parts, { before: 0, amount: last.amount })
  }
  const left = refunds
    .slice(0, -1)
    .reduce<readonly TaxedPart[]>((remaining, refund) => subtractParts(remaining, shareOf(remaining, refund)), parts)
  return shareOf(left, last)
}
