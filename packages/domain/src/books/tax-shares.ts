import { divideExactly, split, sumOf, type Minor } from '../money.ts'

/** A component of a tax, with the authority that collects it. */
export interface CollectedTax {
  /** Name of the authority, such as a county. */
  readonly jurisdiction?: string
  readonly jurisdictionType?: string
  readonly name?: string
  readonly rate: string
  readonly tax: Minor
}

/** The part of an order taxed at one rate. `gross` includes the tax. */
export interface TaxedPart {
  /** Fraction as decimal text: `"0.19"`; `"0"` if no tax is due. */
  readonly rate: string
  readonly gross: Minor
  readonly tax: Minor
  /** The components of the tax, if known. They add up to `tax`. */
  readonly taxes?: readonly CollectedTax[]
  /** Whether the part is gift cards, which are a liability rather than a sale of goods. */
  readonly isGiftCard?: boolean
}

const withTaxes = (taxes: readonly CollectedTax[] | undefined, amounts: readonly Minor[]) =>
  taxes && { taxes: taxes.map((one, index) => ({ ...one, tax: amounts[index]! })) }

/** Returns a part with a different amount and tax, which is split among its components. */
export const withTax = (part: TaxedPart, { gross, tax }: Pick<TaxedPart, 'gross' | 'tax'>): TaxedPart => {
  const weights = (part.taxes ?? []).map((one) => Math.max(0, one.tax))
  return { ...part, gross, tax, ...withTaxes(part.taxes, split(tax, weights)) }
}

/** Adds parts of the same order, or subtracts them with a sign of -1. */
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
 * Splits a movement of an order's money by tax rate. Movements are shares of the whole order and depend on previous
 * movements: once the full amount has moved, they add up to the order's tax, to the last cent.
 */
export const taxSharesOf = (
  parts: readonly TaxedPart[],
  { before, amount }: { before: Minor; amount: Minor },
): TaxedPart[] => {
  if (sumOf(parts.map(({ gross }) => gross)) === 0) return [{ rate: '0', gross: amount, tax: 0 }]
  const [first, last] = [upTo(parts, before), upTo(parts, before + amount)]
  return addParts(last, first, -1)
}
