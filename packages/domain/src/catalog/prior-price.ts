/**
 * The lowest price of the 30 days before a reduction, which shops of the European Economic Area announce beside it:
 * directive 98/6/EC, article 6a.
 */
import type { Minor } from '../money.ts'
import { euCountries } from '../tax/rate-data.ts'
import { onlyVariantId, productPrices, variantPrices, type ProductRecord, type ReducedPrice } from './product.ts'

export const priorPriceDays = 30

/** Iceland, Liechtenstein and Norway are in the Economic Area, but not in the Union. */
const otherCountries: ReadonlySet<string> = new Set(['IS', 'LI', 'NO'])

/** Returns whether prior prices are shown: by choice, or by the country of the business, if it is known. */
export const showsPriorPrices = (choice: 'BY_COUNTRY' | 'ALWAYS' | 'NEVER' = 'BY_COUNTRY', country?: string): boolean =>
  choice === 'BY_COUNTRY'
    ? country === undefined || euCountries.has(country) || otherCountries.has(country)
    : choice === 'ALWAYS'

/** Lowest prices before reductions by variant. That of the product applies to variants without prices of their own. */
export type PriorPrices = Readonly<Record<string, Minor>>

/** The price of a variant until now. */
export interface EndedPrice {
  readonly variantId: string
  readonly price: Minor
}

type Priced = Pick<ProductRecord, 'price' | 'reducedPrice' | 'discount' | 'variants'>

/** The prices of a product and of its variants with prices of their own. */
const ownPrices = (product: Priced): ReadonlyMap<string, ReducedPrice> =>
  new Map([
    [onlyVariantId, productPrices(product)],
    ...product.variants
      .filter(({ price }) => price !== undefined)
      .map((variant) => [variant.id, variantPrices(product, variant)] as const),
  ])

/** What a product or variant costs now, and its lowest price. */
export interface LowestPrice {
  readonly variantId: string
  readonly price: Minor
  readonly lowestPrice: Minor
}

/**
 * Returns the prices of a product and of its variants with prices of their own, with the lowest of those that ended
 * within the last 30 days and of those now.
 */
export const lowestPrices = (product: Priced, ended: PriorPrices): readonly LowestPrice[] =>
  [...ownPrices(product)].map(([variantId, { paid }]) => ({
    variantId,
    price: paid,
    lowestPrice: Math.min(paid, ended[variantId] ?? paid),
  }))

/** What a variant cost before a change, with or without a price of its own. `undefined` if it is new. */
const priceBefore = (before: Priced, variantId: string): ReducedPrice | undefined => {
  if (variantId === onlyVariantId) return productPrices(before)
  const variant = before.variants.find(({ id }) => id === variantId)
  return variant && variantPrices(before, variant)
}

/** Returns the prices that end with a change. */
export const endedPrices = (before: Priced, after: Priced): readonly EndedPrice[] => {
  const now = ownPrices(after)
  return [...ownPrices(before)]
    .filter(([variantId, { paid }]) => now.get(variantId)?.paid !== paid)
    .map(([variantId, { paid }]) => ({ variantId, price: paid }))
}

const isReduced = ({ full, paid }: ReducedPrice): boolean => paid < full

/** A reduction after a change, with what its variant cost before. */
interface Reduction {
  readonly variantId: string
  readonly old: ReducedPrice
  /** Whether it went on before the change, at the same price. */
  readonly continues: boolean
}

/** Reductions of variants that were sold before: one that a variant begins with has no prior price. */
const reductions = (before: Priced, after: Priced): readonly Reduction[] =>
  [...ownPrices(after)].flatMap(([variantId, now]) => {
    const old = priceBefore(before, variantId)
    return old && isReduced(now) ? [{ variantId, old, continues: isReduced(old) && old.paid === now.paid }] : []
  })

/** Returns whether a change begins or alters a reduction, so that its prior price is needed. */
export const startsReduction = (before: Priced, after: Priced): boolean =>
  reductions(before, after).some(({ continues }) => !continues)

interface PriceChange {
  readonly before: Priced & { readonly priorPrices?: PriorPrices }
  readonly after: Priced
  /** The lowest of the prices that ended within the last 30 days, by variant. */
  readonly lowest: PriorPrices
}

/** Returns the prior prices after a change. A reduction keeps its prior price until the price that is paid changes. */
export const priorPricesAfter = ({ before, after, lowest }: PriceChange): PriorPrices | undefined => {
  const prior = reductions(before, after).flatMap(({ variantId, old, continues }) => {
    const price = continues ? before.priorPrices?.[variantId] : Math.min(old.paid, lowest[variantId] ?? old.paid)
    return price === undefined ? [] : [[variantId, price] as const]
  })
  return prior.length > 0 ? Object.fromEntries(prior) : undefined
}

/** Returns the prior price of a variant. */
export const priorPriceOf = (
  { priorPrices = {} }: { readonly priorPrices?: PriorPrices },
  { id, price }: { readonly id: string; readonly price?: Minor },
): Minor | undefined => priorPrices[price === undefined ? onlyVariantId : id]
