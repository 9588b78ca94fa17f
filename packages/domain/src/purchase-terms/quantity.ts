/** Limits on the quantity of a product per purchase, across variants. */
export interface QuantityTerms {
  readonly minimum?: number
  readonly maximum?: number
  /** Pack size. */
  readonly multipleOf?: number
}

export type QuantityProblem =
  | { readonly rule: 'MIN'; readonly min: number }
  | { readonly rule: 'MAX'; readonly max: number }
  | { readonly rule: 'MULTIPLE'; readonly of: number }

/** Returns the minimum quantity, in whole packs. */
export const smallestQuantity = ({ minimum = 1, multipleOf = 1 }: QuantityTerms): number =>
  Math.ceil(minimum / multipleOf) * multipleOf

/** Returns why a quantity cannot be ordered, or `undefined` if it can. */
export const quantityProblem = (terms: QuantityTerms, quantity: number): QuantityProblem | undefined => {
  const { maximum = Infinity, multipleOf = 1 } = terms
  const min = smallestQuantity(terms)
  const max = Math.floor(maximum / multipleOf) * multipleOf
  if (quantity > max) return { rule: 'MAX', max }
  if (quantity < min) return { rule: 'MIN', min }
  return quantity % multipleOf === 0 ? undefined : { rule: 'MULTIPLE', of: multipleOf }
}

/** Returns whether any quantity can be ordered. */
export const canBeOrdered = (terms: QuantityTerms): boolean => smallestQuantity(terms) <= (terms.maximum ?? Infinity)
