import type { Condition } from '@vitrine/domain/search/rows/condition.ts'
import { matchRows } from '@vitrine/domain/search/rows/match-rows.ts'
import { relevanceOf } from '@vitrine/domain/search/ranking.ts'
import { flags, type Segment } from '../index/segment.ts'
import type { StoreIndex } from '../index/index-of-store.ts'
import { matchWords, weighWords, type Matches } from '../query/match.ts'
import type { SearchedWord } from '../query/found-words.ts'
import { isText } from '../text/texts.ts'
import { productRows } from './product-rows.ts'
import type { RankedRows } from './rank-rows.ts'

/** The words of a search. */
export interface SearchedWords {
  readonly words: readonly SearchedWord[]
  /** How many of them a product must have. */
  readonly least: number
  /** The expression, case-folded: a product with this name ranks first. */
  readonly name: string
}

export interface ProductSearch {
  readonly index: StoreIndex
  readonly condition: Condition
  /** Absent without an expression: then all products match. */
  readonly searched: SearchedWords | undefined
  /** Whether hidden products match. */
  readonly hidden: boolean
}

const isMetByAll = (condition: Condition): boolean => condition.kind === 'and' && condition.conditions.length === 0

/** Scores by product, written before the next segment is matched. */
const scoresOf = (
  segment: Segment,
  { scores }: Matches,
  { found, count, name }: { found: Uint32Array; count: number; name: Buffer },
) => {
  const relevance = new Float64Array(segment.size)
  for (let at = 0; at < count; at += 1) {
    const product = found[at]!
    const isExactName = name.length > 0 && isText(segment.names, product, name)
    relevance[product] = relevanceOf(scores[product]!, segment.boosts[product]!, isExactName)
  }
  return relevance
}

/** Finds the products of an index that meet a condition and have the words, by segment. */
export const findProducts = ({ index, condition, searched, hidden }: ProductSearch): RankedRows[] => {
  const { segments, traits, collections } = index
  const weighed = searched && weighWords({ ...index, words: searched.words, hidden })
  const name = Buffer.from(searched?.name ?? '')
  const shown = hidden ? flags.live : flags.live | flags.visible
  return segments.map((segment, number) => {
    const rows = productRows({ segment, traits, collections, hidden })
    const marks = isMetByAll(condition) ? undefined : matchRows(condition, rows)
    const matches = weighed && matchWords(segment, weighed, { number, least: searched!.least })
    const candidates = matches ? matches.count : segment.size
    const found = new Uint32Array(candidates)
    let count = 0
    for (let at = 0; at < candidates; at += 1) {
      const product = matches ? matches.products[at]! : at
      if ((segment.flags[product]! & shown) !== shown) continue
      if (!marks || marks[product] === 1) found[count++] = product
    }
    const scores = matches && scoresOf(segment, matches, { found, count, name })
    return { rows, found, count, ties: segment.numericIds, ...(scores && { scores }) }
  })
}
