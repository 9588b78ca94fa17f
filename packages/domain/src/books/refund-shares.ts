import { divideExactly, split, sumOf, type Minor } from '../money.ts'
import { taxSharesOf, type TaxedPart } from './tax-shares.ts'

/** Money that went back: how much, and for which parts of its order; for none where it was for nothing in particular. */
export interface TaxedRefund {
  readonly amount: Minor
  readonly items: readonly (Pick<TaxedPart, 'rate' | 'isGiftCard'> & { readonly gross: Minor })[]
}

const less = (left: readonly TaxedPart[], share: readonly TaxedPart[]): TaxedPart[] =>
  left.map((part, index) => ({
    ...part,
    gross: part.gross - share[index]!.gross,
    tax: part.tax - share[index]!.tax,
  }))

/** So much of each part, with the tax in it: all of a part has all of its tax. */
const takenOf = (left: readonly TaxedPart[], amounts: readonly Minor[]): TaxedPart[] =>
  left.map(({ gross, tax, ...part }, index) => {
    const taken = amounts[index]!
    const within = gross === 0 ? 0 : divideExactly([String(taken), String(tax)], [String(gross)])
    return { ...part, gross: taken, tax: within }
  })

const plus = (one: readonly TaxedPart[], other: readonly TaxedPart[]): TaxedPart[] =>
  one.map((part, index) => ({
    ...part,
    gross: part.gross + other[index]!.gross,
    tax: part.tax + other[index]!.tax,
  }))

const isOf = (item: TaxedRefund['items'][number], { rate, isGiftCard = false }: TaxedPart): boolean =>
  item.rate === rate && (item.isGiftCard ?? false) === isGiftCard

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
  return plus(ofItems, taxSharesOf(less(left, ofItems), { before: 0, amount: rest }))
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
