import { divideExactly, split, sumOf, type Minor } from '../money.ts'

/** What an order sold at one rate of tax: the tax is part of `gross`. */
export interface TaxedPart {
  /** As a fraction in decimal text: `"0.19"`; `"0"` where no tax is due. */
  readonly rate: string
  readonly gross: Minor
  readonly tax: Minor
  /** What gift cards cost that were sold: no sale of goods, but money that is owed to whoever has them. */
  readonly isGiftCard?: boolean
}

const upTo = (parts: readonly TaxedPart[], amount: Minor): TaxedPart[] =>
  split(
    amount,
    parts.map(({ gross }) => gross),
  ).map((gross, index) => {
    const part = parts[index]!
    const tax = part.gross === 0 ? 0 : divideExactly([String(gross), String(part.tax)], [String(part.gross)])
    return { ...part, gross, tax }
  })

/**
 * What of a movement of an order's money belongs to each rate. Movements are shares of the whole order, worked out from
 * what moved before them: when all of the order has moved they add up to its tax, to the last cent.
 */
export const taxSharesOf = (
  parts: readonly TaxedPart[],
  { before, amount }: { before: Minor; amount: Minor },
): TaxedPart[] => {
  if (sumOf(parts.map(({ gross }) => gross)) === 0) return [{ rate: '0', gross: amount, tax: 0 }]
  const [first, last] = [upTo(parts, before), upTo(parts, before + amount)]
  return last.map(({ gross, tax, ...part }, index) => ({
    ...part,
    gross: gross - first[index]!.gross,
    tax: tax - first[index]!.tax,
  }))
}
