import type { Condition } from '@vitrine/domain/search/rows/condition.ts'
import { matchRows } from '@vitrine/domain/search/rows/match-rows.ts'
import type { Rows } from '@vitrine/domain/search/rows/columns.ts'
import { fieldWeights, relevanceOf } from '@vitrine/domain/search/ranking.ts'
import { flags, type Segment } from '../index/segment.ts'
import type { StoreIndex } from '../index/index-of-store.ts'
import { matchWords, weighWords, type Matches, type WeightedWord } from '../query/match.ts'
import { isText } from '../text/texts.ts'
import type { IndexView } from './index-view.ts'
import { productRows } from './product-rows.ts'
import type { RankedRows } from './rank-rows.ts'
import type { SearchedWords } from './searched-words.ts'

export interface RowSearch {
  readonly index: StoreIndex
  readonly condition: Condition
  /** Absent without an expression: then all rows match. */
  readonly searched: SearchedWords | undefined
  /** Whether hidden products and variants match. */
  readonly hidden: boolean
}

const isMetByAll = (condition: Condition): boolean => condition.kind === 'and' && condition.conditions.length === 0

/** Marks the rows that meet a condition; `undefined` if all do. */
export const marksOf = (condition: Condition, rows: Rows): Uint8Array | undefined =>
  isMetByAll(condition) ? undefined : matchRows(condition, rows)

/** Score by product; 0 if it does not match. */
export type Scores = Float64Array

/** Products that have the words. */
export interface Scored {
  readonly scores: Scores
  readonly products: Uint32Array
  readonly count: number
}

const scoresOfMatches = (segment: Segment, matches: Matches, expression: Buffer): Scores => {
  const scores = new Float64Array(segment.size)
  for (let at = 0; at < matches.count; at += 1) {
    const product = matches.products[at]!
    const isExactName = expression.length > 0 && isText(segment.names, product, expression)
    scores[product] = relevanceOf(matches.scores[product]!, segment.boosts[product]!, isExactName)
  }
  return scores
}

/** Products found by an ID score like those found by a category. */
const withFoundByIds = ({ scores }: Scored, condition: Condition, view: IndexView): Scored => {
  const marks = matchRows(condition, productRows(view))
  const products = new Uint32Array(scores.length)
  let count = 0
  for (let product = 0; product < scores.length; product += 1) {
    if (marks[product] === 1 && scores[product] === 0) scores[product] = fieldWeights.C
    if (scores[product] !== 0) products[count++] = product
  }
  return { scores, products, count }
}

/** Returns a function that scores the products of a segment by words. */
export const createScoring = (search: RowSearch, searched: SearchedWords) => {
  const { words, least, fields, hasIds } = searched
  const weighed: readonly WeightedWord[] = weighWords({ ...search.index, words, fields, hidden: search.hidden })
  const expression = Buffer.from(searched.name)
  /** The products are valid until the next segment is scored. */
  return (view: IndexView, number: number): Scored => {
    const matches = matchWords(view.segment, weighed, { number, least, fields })
    const { count, products } = matches
    const scored = { scores: scoresOfMatches(view.segment, matches, expression), products, count }
    return hasIds ? withFoundByIds(scored, hasIds, view) : scored
  }
}

export const viewsOf = ({ index: { segments, traits, collections }, hidden }: RowSearch): IndexView[] =>
  segments.map((segment) => ({ segment, traits, collections, hidden }))

/** The flags that a product must have. */
export const shownFlags = (hidden: boolean): number => (hidden ? flags.live : flags.live | flags.visible)

/** Finds the products of an index that meet a condition and have the words, by segment. */
export const findProducts = (search: RowSearch): RankedRows[] => {
  const { condition, searched, hidden } = search
  const scoreSegment = searched && createScoring(search, searched)
  const shown = shownFlags(hidden)
  return viewsOf(search).map((view, number) => {
    const { segment } = view
    const rows = productRows(view)
    const marks = marksOf(condition, rows)
    const scored = scoreSegment?.(view, number)
    const candidates = scored?.count ?? segment.size
    const found = new Uint32Array(candidates)
    let count = 0
    for (let at = 0; at < candidates; at += 1) {
      const product = scored ? scored.products[at]! : at
      if ((segment.flags[product]! & shown) !== shown) continue
      if (!marks || marks[product] === 1) found[count++] = product
    }
    return { rows, found, count, ties: segment.numericIds, ...(scored && { scores: scored.scores }) }
  })
}
