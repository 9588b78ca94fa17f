import type { NumberColumn, SetColumn } from '@vitrine/domain/search/rows/columns.ts'
import type { Segment } from '../index/segment.ts'
import type { Pattern, Traits } from '../index/traits.ts'
import { derivedSets } from './derived-sets.ts'

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

type Places = 'preorders' | 'preorderable'

const shareOf = ({ shape: { variants, hidden }, ...places }: Pattern, kind: Places): 'ALL' | 'SOME' | 'NONE' => {
  const count = places[kind]?.size ?? 0
  if (count === 0) return 'NONE'
  return count === variants.length + hidden ? 'ALL' : 'SOME'
}

/** A column of which variants have preorders, or can only be preordered. */
const shareColumn = (kind: Places, labels: Readonly<Record<'ALL' | 'SOME' | 'NONE', string>>) => {
  return ({ patterns }: Segment, traits: Traits): SetColumn => ({
    kind: 'sets',
    numbers: patterns,
    sets: derivedSets(traits.patterns, { key: kind, convert: (pattern) => [labels[shareOf(pattern, kind)]] }),
  })
}
export const preorderStatusColumn = shareColumn('preorders', {
  ALL: 'ENABLED',
  SOME: 'PARTIALLY_ENABLED',
  NONE: 'DISABLED',
})
export const preorderAvailabilityColumn = shareColumn('preorderable', {
  ALL: 'ALL_VARIANTS',
  SOME: 'SOME_VARIANTS',
  NONE: 'NO_VARIANTS',
})

/** Whether each variant is among the places of its product's pattern. */
const placeColumn = (kind: 'soldOut' | 'preorders', [inside, outside]: readonly [0 | 1, 0 | 1]) => {
  return ({ patterns, columns }: Segment, traits: Traits): NumberColumn => {
    const { products, size } = columns.variants
    const values = new Uint8Array(size)
    for (let variant = 0; variant < size; variant += 1) {
      const product = products[variant]!
      const places = traits.patterns[patterns[product]!]![kind]
      values[variant] = places?.has(variant - columns.variantOffsets[product]!) ? inside : outside
    }
    return { kind: 'numbers', values }
  }
}

/** Whether each variant is in stock. */
export const inStockColumn = placeColumn('soldOut', [0, 1])
/** Whether each variant can be preordered while it is out of stock. */
export const preorderEnabledColumn = placeColumn('preorders', [1, 0])
