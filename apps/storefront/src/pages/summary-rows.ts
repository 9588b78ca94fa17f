import type { Words } from '../words/en.ts'

interface Price {
  readonly amount?: string
  readonly formattedAmount?: string
}

export const isZero = (price: Price | undefined): boolean => Number(price?.amount ?? 0) === 0

/** The tax of a cart or an order; none is shown where none is due. */
export const taxRow = (words: Words, tax: Price | undefined, isIncluded: boolean | undefined) =>
  isZero(tax)
    ? []
    : [{ label: isIncluded ? words.shopping.taxIncluded : words.shopping.tax, value: tax?.formattedAmount }]
