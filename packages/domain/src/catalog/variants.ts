import { percentOf, type Minor } from '../money.ts'
import type { Stock } from '../stock/stock.ts'
import { isInStock } from '../stock/stock.ts'
import { onlyVariantId, variantsOf, type OptionRecord, type ProductRecord, type VariantRecord } from './product.ts'

/** Maximum number of options per product, and of combinations of their choices. */
export const maxOptions = 6
export const maxVariants = 1000

type Choices = Readonly<Record<string, string>>

/** Returns the number of variants that options result in. */
export const countVariants = (options: readonly OptionRecord[]): number =>
  options.length === 0 ? 0 : options.reduce((product, { choices }) => product * choices.length, 1)

/** Returns all combinations of choices. */
const combinations = (options: readonly OptionRecord[]): Choices[] =>
  options.length === 0
    ? []
    : options.reduce<Choices[]>(
        (combined, { name, choices }) =>
          combined.flatMap((one) => choices.map(({ description }) => ({ ...one, [name]: description }))),
        [{}],
      )

const agree = (left: Choices, right: Choices): boolean => {
  const shared = Object.keys(left).filter((name) => Object.hasOwn(right, name))
  return shared.length > 0 && shared.every((name) => left[name] === right[name])
}

/**
 * Rebuilds the variants for new options. A combination that existed, or that results from a variant by adding or
 * removing an option, keeps its price, weight and SKU. The first of several keeps the ID, and with it the stock.
 */
export const rebuildVariants = (
  options: readonly OptionRecord[],
  before: readonly VariantRecord[],
  newId: () => string,
): VariantRecord[] => {
  const used = new Set<string>()
  return combinations(options).map((choices) => {
    const similar = before.filter((variant) => agree(variant.choices, choices))
    const reused = similar.find(({ id }) => !used.has(id))
    if (reused) used.add(reused.id)
    return { ...(reused ?? similar[0] ?? { visible: true }), id: reused?.id ?? newId(), choices }
  })
}

/** Removes a variant's own price, weight and SKU. */
export const resetVariant = ({ id, choices }: VariantRecord): VariantRecord => ({ id, choices, visible: true })

export interface StockOfVariant {
  readonly variantId: string
  readonly stock: Stock
}

/**
 * Returns the stock of new variants. With tracked stock it is zero, or the total if a product loses its variants. Empty
 * for products without tracked stock that are available.
 */
export const stockOfNewVariants = (
  before: ProductRecord,
  after: ProductRecord,
  stockOf: (variantId: string) => Stock,
): StockOfVariant[] => {
  const known = variantsOf(before)
  const fresh = variantsOf(after).filter(({ id }) => !known.some((variant) => variant.id === id))
  const stocks = known.map(({ id }) => stockOf(id))
  if (stocks.some(({ tracked }) => tracked)) {
    const sum = stocks.reduce((total, stock) => total + (stock.tracked ? stock.quantity : 0), 0)
    return fresh.map(({ id }) => ({
      variantId: id,
      stock: { tracked: true, quantity: id === onlyVariantId ? Math.min(sum, 99_999) : 0 },
    }))
  }
  if (stocks.some(isInStock)) return []
  return fresh.map(({ id }) => ({ variantId: id, stock: { tracked: false, inStock: false } }))
}

/** A change by percent, as decimal text, or by an amount. */
export type Adjustment =
  | {
      readonly type: 'PERCENT'
      readonly percent: string
      /** Rounds to a multiple of this amount. */ readonly round?: number
    }
  | { readonly type: 'AMOUNT'; readonly amount: Minor }

/** Applies an adjustment. The result may be negative. */
export const adjusted = (value: Minor, adjustment: Adjustment): Minor => {
  if (adjustment.type === 'AMOUNT') return value + adjustment.amount
  const exact = value + percentOf(value, adjustment.percent)
  const { round } = adjustment
  return round === undefined ? exact : Math.round(exact / round) * round
}
