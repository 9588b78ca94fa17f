/** Limits on the quantity of a product per purchase, across variants. */
export interface QuantityTerms {
  readonly minimum?: number
  readonly maximum?: number
  /** Pack size. */
  readonly multipleOf?: number
}

export type QuantityProblem =
  | { readonly rule: 'MIN'; readonly least: number }
  | { readonly rule: 'MAX'; readonly most: number }
  | { readonly rule: 'MULTIPLE'; readonly of: number }

/** Returns the minimum quantity, in whole packs. */
export const fewestOf = ({ minimum = 1, multipleOf = 1 }: QuantityTerms): number =>
  Math.ceil(minimum / multipleOf) * multipleOf

/** Returns why a quantity cannot be ordered, or `undefined` if it can. */
export const quantityProblem = (terms: QuantityTerms, quantity: number): QuantityProblem | undefined => {
  const { maximum = Infinity, multipleOf = 1 } = terms
  const least = fewestOf(terms)
  const most = Math.floor(maximum / multipleOf) * multipleOf
  if (quantity > most) return { rule: 'MAX', most }
  if (quantity < least) return { rule: 'MIN', least }
  return quantity % multipleOf === 0 ? undefined : { rule: 'MULTIPLE', of: multipleOf }
}

/** Returns whether any quantity can be ordered. */
export const canBeOrdered = (terms: QuantityTerms): boolean => fewestOf(terms) <= (terms.maximum ?? Infinity)
