import { shoppingWords } from '../words/shopping-en.ts'

interface Price {
  readonly amount?: string
  readonly formattedAmount?: string
}

export const isZero = (price: Price | undefined): boolean => Number(price?.amount ?? 0) === 0

/** The tax of a cart or an order; none is shown where none is due. */
export const taxRow = (tax: Price | undefined, isIncluded: boolean | undefined) =>
  isZero(tax)
    ? []
    : [{ label: isIncluded ? shoppingWords.taxIncluded : shoppingWords.tax, value: tax?.formattedAmount }]
