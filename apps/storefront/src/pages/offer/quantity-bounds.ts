/** Quantities in which a product can be ordered. */
export interface QuantityTerms {
  readonly minQuantity?: number
  readonly maxQuantity?: number
  readonly multipleOf?: number
}

interface Bounds {
  readonly min: number
  readonly max?: number
  readonly step: number
}

/** Returns the bounds of a quantity stepper: whole packs, from the minimum to the stock. */
export const boundsOf = (
  { minQuantity = 1, maxQuantity = Infinity, multipleOf: step = 1 }: QuantityTerms = {},
  inStock = Infinity,
): Bounds => {
  const min = Math.ceil(minQuantity / step) * step
  const max = Math.floor(Math.min(maxQuantity, inStock) / step) * step
  return { min, step, ...(max !== Infinity && { max: Math.max(max, min) }) }
}
