/** How many of a product one purchase may have, whichever variants. */
export interface QuantityTerms {
  readonly minimum?: number
  readonly maximum?: number
  /** It is sold in packs of so many. */
  readonly multipleOf?: number
}

export type QuantityProblem =
  | { readonly rule: 'MIN'; readonly least: number }
  | { readonly rule: 'MAX'; readonly most: number }
  | { readonly rule: 'MULTIPLE'; readonly of: number }

/** The fewest that can be ordered, in whole packs. */
export const fewestOf = ({ minimum = 1, multipleOf = 1 }: QuantityTerms): number =>
  Math.ceil(minimum / multipleOf) * multipleOf

/** Why so many of a product cannot be ordered, or nothing. */
export const quantityProblem = (terms: QuantityTerms, quantity: number): QuantityProblem | undefined => {
  const { maximum = Infinity, multipleOf = 1 } = terms
  const least = fewestOf(terms)
  const most = Math.floor(maximum / multipleOf) * multipleOf
  if (quantity > most) return { rule: 'MAX', most }
  if (quantity < least) return { rule: 'MIN', least }
  return quantity % multipleOf === 0 ? undefined : { rule: 'MULTIPLE', of: multipleOf }
}

/** Whether any quantity can be ordered at all. */
export const canBeOrdered = (terms: QuantityTerms): boolean => fewestOf(terms) <= (terms.maximum ?? Infinity)
