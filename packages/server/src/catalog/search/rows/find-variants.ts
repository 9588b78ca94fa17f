import { allFields, fieldBit } from '@vitrine/domain/search/ranking.ts'
import { foldText } from '@vitrine/domain/search/fold.ts'
import { readText } from '../text/texts.ts'
import { createScoring, marksOf, shownFlags, viewsOf, type RowSearch, type Scores } from './find-products.ts'
import type { IndexView } from './index-view.ts'
import type { RankedRows } from './rank-rows.ts'
import type { SearchedWords } from './searched-words.ts'
import { variantSearchRows } from './variant-search-rows.ts'

/** More variants than a product can have, so that each variant has a tie breaker of its own. */
const maxVariants = 1024
/** The fields of a product that all of its variants share. */
const sharedFields = fieldBit('A')
const skuField = fieldBit('S')

/** A code without case, marks and spaces. */
const bareCode = (code: string): string => foldText(code).replaceAll(/[^\p{L}\p{N}]/gu, '')

const without = (searched: SearchedWords, field: number): SearchedWords => ({
  ...searched,
  fields: searched.fields & ~field,
})

/** Returns a function that scores variants by the words of their products, and by their own SKUs. */
const createVariantScoring = (search: RowSearch, searched: SearchedWords) => {
  const fields = searched.fields === allFields ? sharedFields | skuField : searched.fields
  const limited = { ...searched, fields }
  const scoreAny = createScoring(search, limited)
  const scoreShared = createScoring(search, without(limited, skuField))
  const words = searched.name
    .split(/\s+/)
    .map(bareCode)
    .filter((word) => word !== '')
  return (view: IndexView, number: number): Scores => {
    const { scores: any } = scoreAny(view, number)
    const { scores: shared } = scoreShared(view, number)
    const { products, skus, size } = view.segment.columns.variants
    const scores = new Float64Array(size)
    const hasWord = (sku: string) => sku !== '' && words.some((word) => sku.includes(word) || word.includes(sku))
    for (let variant = 0; variant < size; variant += 1) {
      const product = products[variant]!
      if (any[product] === 0) continue
      if (shared[product] !== 0 || hasWord(bareCode(readText(skus, variant)))) scores[variant] = any[product]!
    }
    return scores
  }
}

/** Makes the order of variants unique: that of their products, and of variants within them. */
const tiesOf = ({ segment: { numericIds, columns } }: IndexView): Float64Array => {
  const { products, size } = columns.variants
  const ties = new Float64Array(size)
  for (let variant = 0; variant < size; variant += 1) {
    const product = products[variant]!
    ties[variant] = numericIds[product]! * maxVariants - (variant - columns.variantOffsets[product]!)
  }
  return ties
}

/** Finds the variants of an index that meet a condition, and whose products have the words. */
export const findVariants = (search: RowSearch): RankedRows[] => {
  const { condition, searched, hidden } = search
  const scoreSegment = searched && createVariantScoring(search, searched)
  const shown = shownFlags(hidden)
  return viewsOf(search).map((view, number) => {
    const { flags, columns } = view.segment
    const { products, visible, size } = columns.variants
    const rows = variantSearchRows(view)
    const marks = marksOf(condition, rows)
    const scores = scoreSegment?.(view, number)
    const found = new Uint32Array(size)
    let count = 0
    for (let variant = 0; variant < size; variant += 1) {
      if ((flags[products[variant]!]! & shown) !== shown) continue
      if (!hidden && visible?.[variant] === 0) continue
      if (scores && scores[variant] === 0) continue
      if (!marks || marks[variant] === 1) found[count++] = variant
    }
    return { rows, found, count, ties: tiesOf(view), ...(scores && { scores }) }
  })
}
