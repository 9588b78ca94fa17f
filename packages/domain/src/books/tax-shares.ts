import { divideExactly, split, sumOf, type Minor } from '../money.ts'

/** One of the taxes that a tax is made of, and who collects it. */
export interface CollectedTax {
  /** Who collects it, such as a county. */
  readonly jurisdiction?: string
  readonly jurisdictionType?: string
  readonly name?: string
  readonly rate: string
  readonly tax: Minor
}

/** What an order sold at one rate of tax: the tax is part of `gross`. */
export interface TaxedPart {
  /** As a fraction in decimal text: `"0.19"`; `"0"` where no tax is due. */
  readonly rate: string
  readonly gross: Minor
  readonly tax: Minor
  /** What the tax is made of, where that is known: together it is the tax. */
  readonly taxes?: readonly CollectedTax[]
  /** What gift cards cost that were sold: no sale of goods, but money that is owed to whoever has them. */
  readonly isGiftCard?: boolean
}

const withTaxes = (taxes: readonly CollectedTax[] | undefined, amounts: readonly Minor[]) =>
  taxes && { taxes: taxes.map((one, index) => ({ ...one, tax: amounts[index]! })) }

/** A part with so much tax, of which each of its taxes has its share. */
export const withTax = (part: TaxedPart, { gross, tax }: Pick<TaxedPart, 'gross' | 'tax'>): TaxedPart => {
  const weights = (part.taxes ?? []).map((one) => Math.max(0, one.tax))
  return { ...part, gross, tax, ...withTaxes(part.taxes, split(tax, weights)) }
}

/** Parts of the same order added up, or taken from each other by a sign of -1. */
export const addParts = (one: readonly TaxedPart[], other: readonly TaxedPart[], sign: 1 | -1 = 1): TaxedPart[] =>
  one.map((part, index) => {
    const { gross, tax, taxes = [] } = other[index]!
    return {
      ...part,
      gross: part.gross + sign * gross,
      tax: part.tax + sign * tax,
      ...withTaxes(
        part.taxes,
        (part.taxes ?? []).map((mine, at) => mine.tax + sign * (taxes[at]?.tax ?? 0)),
      ),
    }
  })

const upTo = (parts: readonly TaxedPart[], amount: Minor): TaxedPart[] =>
  split(
    amount,
    parts.map(({ gross }) => gross),
  ).map((gross, index) => {
    const part = parts[index]!
    const tax = part.gross === 0 ? 0 : divideExactly([String(gross), String(part.tax)], [String(part.gross)])
    return withTax(part, { gross, tax })
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
  return addParts(last, first, -1)
}
