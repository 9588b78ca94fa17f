import { divideExactly, split, sumOf, type Minor } from '../money.ts'
import { addParts, taxSharesOf, withTax, type TaxedPart } from './tax-shares.ts'

/** Money that went back: how much, and for which parts of its order; for none where it was for nothing in particular. */
export interface TaxedRefund {
  readonly amount: Minor
  readonly items: readonly (SortOfPart & { readonly gross: Minor })[]
}

type SortOfPart = Pick<TaxedPart, 'rate' | 'isGiftCard' | 'taxes'>

const less = (left: readonly TaxedPart[], share: readonly TaxedPart[]): TaxedPart[] => addParts(left, share, -1)

/** So much of each part, with the tax in it: all of a part has all of its tax. */
const takenOf = (left: readonly TaxedPart[], amounts: readonly Minor[]): TaxedPart[] =>
  left.map((part, index) => {
    const gross = amounts[index]!
    const tax = part.gross === 0 ? 0 : divideExactly([String(gross), String(part.tax)], [String(part.gross)])
    return withTax(part, { gross, tax })
  })

/** Who collects what at a rate: parts that differ in it stand by themselves. */
export const sortOfPart = ({ rate, isGiftCard = false, taxes = [] }: SortOfPart): string =>
  JSON.stringify([rate, isGiftCard, taxes.map((one) => [one.jurisdiction, one.jurisdictionType, one.name, one.rate])])

const isOf = (item: SortOfPart, part: TaxedPart): boolean => sortOfPart(item) === sortOfPart(part)

/** What of a refund belongs to each rate: that of its items, as far as something is left of them; the rest is shared. */
const shareOf = (left: readonly TaxedPart[], { amount, items }: TaxedRefund): TaxedPart[] => {
  const weights = left.map((part) => sumOf(items.filter((item) => isOf(item, part)).map(({ gross }) => gross)))
  if (sumOf(weights) === 0) return taxSharesOf(left, { before: 0, amount })
  const wanted = split(amount, weights)
  const ofItems = takenOf(
    left,
    wanted.map((gross, index) => Math.min(gross, left[index]!.gross)),
  )
  const rest = amount - sumOf(ofItems.map(({ gross }) => gross))
  if (rest === 0) return ofItems
  return addParts(ofItems, taxSharesOf(less(left, ofItems), { before: 0, amount: rest }))
}

/**
 * What of the last of an order's refunds belongs to each rate, after those before it, oldest first. Once everything has
 * gone back, the shares of all of them add up to the tax of the order, to the last cent.
 */
export const refundSharesOf = (parts: readonly TaxedPart[], refunds: readonly TaxedRefund[]): TaxedPart[] => {
  const last = refunds.at(-1)
  if (!last) return []
  if (sumOf(parts.map(({ gross }) => gross)) < sumOf(refunds.map(({ amount }) => amount))) {
    return taxSharesOf(parts, { before: 0, amount: last.amount })
  }
  const left = refunds
    .slice(0, -1)
    .reduce<readonly TaxedPart[]>((kept, refund) => less(kept, shareOf(kept, refund)), parts)
  return shareOf(left, last)
}
