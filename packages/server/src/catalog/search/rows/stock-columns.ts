import type { NumberColumn, SetColumn } from '@vitrine/domain/search/rows/columns.ts'
import type { Segment } from '../index/segment.ts'
import type { Pattern, Traits } from '../index/traits.ts'
import { derivedSets } from './derived-sets.ts'

/** Whether variants in a pattern are in stock, by their place; `undefined`: all are. */
const soldOutIn = (traits: Traits, segment: Segment, product: number) =>
  traits.patterns[segment.patterns[product]!]!.soldOut

const statusOf = ({ shape: { variants, hidden }, soldOut }: Pattern): string => {
  const missing = soldOut?.size ?? 0
  if (missing === 0) return 'IN_STOCK'
  return missing === variants.length + hidden ? 'OUT_OF_STOCK' : 'PARTIALLY_OUT_OF_STOCK'
}

/** The availability of products, as they show it: that of all variants. */
export const availabilityColumn = ({ patterns }: Segment, traits: Traits): SetColumn => ({
  kind: 'sets',
  numbers: patterns,
  sets: derivedSets(traits.patterns, { key: 'availability', convert: (pattern) => [statusOf(pattern)] }),
})

/** Whether each variant is in stock. */
export const inStockColumn = (segment: Segment, traits: Traits): NumberColumn => {
  const { products, size } = segment.columns.variants
  const { variantOffsets } = segment.columns
  const values = new Uint8Array(size)
  for (let variant = 0; variant < size; variant += 1) {
    const product = products[variant]!
    values[variant] = soldOutIn(traits, segment, product)?.has(variant - variantOffsets[product]!) ? 0 : 1
  }
  return { kind: 'numbers', values }
}
