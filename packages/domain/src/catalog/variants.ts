import { percentOf, type Minor } from '../money.ts'
import type { Stock } from '../stock/stock.ts'
import { isInStock } from '../stock/stock.ts'
import { onlyVariantId, variantsOf, type OptionRecord, type ProductRecord, type VariantRecord } from './product.ts'

/** So many options a product has at the most, and so many combinations of their choices. */
export const mostOptions = 6
export const mostVariants = 1000

type Choices = Readonly<Record<string, string>>

/** How many variants options make. */
export const countVariants = (options: readonly OptionRecord[]): number =>
  options.length === 0 ? 0 : options.reduce((product, { choices }) => product * choices.length, 1)

/** Every combination of one choice of each option. */
const combinations = (options: readonly OptionRecord[]): Choices[] =>
  options.length === 0
    ? []
    : options.reduce<Choices[]>(
        (sofar, { name, choices }) =>
          sofar.flatMap((one) => choices.map(({ description }) => ({ ...one, [name]: description }))),
        [{}],
      )

const agree = (left: Choices, right: Choices): boolean => {
  const shared = Object.keys(left).filter((name) => Object.hasOwn(right, name))
  return shared.length > 0 && shared.every((name) => left[name] === right[name])
}

/**
 * The variants of new options. A combination that there was, or that an earlier variant has become by an option more
 * or less, keeps its price, weight and SKU; the first of several keeps the id and with it the stock.
 */
export const rebuildVariants = (
  options: readonly OptionRecord[],
  before: readonly VariantRecord[],
  newId: () => string,
): VariantRecord[] => {
  const used = new Set<string>()
  return combinations(options).map((choices) => {
    const like = before.filter((variant) => agree(variant.choices, choices))
    const heir = like.find(({ id }) => !used.has(id))
    if (heir) used.add(heir.id)
    return { ...(heir ?? like[0] ?? { visible: true }), id: heir?.id ?? newId(), choices }
  })
}

/** A variant as the product's own price, weight and SKU make it. */
export const resetVariant = ({ id, choices }: VariantRecord): VariantRecord => ({ id, choices, visible: true })

export interface StockOfVariant {
  readonly variantId: string
  readonly stock: Stock
}

/**
 * The stock of variants that are new: none where stock is counted, until someone counts; all there was where a
 * product loses its variants. Nothing for products that nobody counts and that can be had.
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

/** By how much a value changes: by per cent as decimal text, or by an amount. */
export type Adjustment =
  | { readonly type: 'PERCENT'; readonly percent: string; /** To whole units of this many. */ readonly round?: number }
  | { readonly type: 'AMOUNT'; readonly amount: Minor }

/** A value in whole units after an adjustment; it may come out below zero. */
export const adjusted = (value: Minor, adjustment: Adjustment): Minor => {
  if (adjustment.type === 'AMOUNT') return value + adjustment.amount
  const exact = value + percentOf(value, adjustment.percent)
  const { round } = adjustment
  return round === undefined ? exact : Math.round(exact / round) * round
}
