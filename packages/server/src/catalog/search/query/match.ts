import {
  allFields,
  fieldBit,
  fieldWeights,
  matchWeights,
  rarity,
  weightOfFields,
} from '@vitrine/domain/search/ranking.ts'
import { collectionSetsWith } from './conditions.ts'
import { createScratch } from './counting.ts'
import { collectionsWith, postingsOf, type SearchedWord, type FoundPostings } from './found-words.ts'
import type { Segment } from '../index/segment.ts'
import { fieldsOf, productOf } from '../index/term-writing.ts'
import type { IndexedCollection } from '../store.ts'
import type { Traits } from '../index/traits.ts'

/** Products of a segment that match words, with their scores. */
export interface Matches {
  readonly count: number
  readonly products: Uint32Array
  /** By product number. */
  readonly scores: Float32Array
}

const scratch = {
  products: createScratch((length) => new Uint32Array(length)),
  words: createScratch((length) => new Uint8Array(length)),
  scores: createScratch((length) => new Float32Array(length)),
  best: createScratch((length) => new Float32Array(length)),
}

export interface WeightedWord {
  /** Postings of the word per segment. */
  readonly found: readonly (readonly FoundPostings[])[]
  readonly rarity: number
  /** Collection sets with a collection whose name has the word; `undefined` if there is none. */
  readonly collectionSets: Uint8Array | undefined
}

export interface WordQuery {
  readonly words: readonly SearchedWord[]
  readonly segments: readonly Segment[]
  readonly collections: readonly IndexedCollection[]
  readonly traits: Traits
  /** Whether hidden collections count, as they do for the owner. */
  readonly hidden: boolean
  /** The fields to search in, as bits. Default: all. */
  readonly fields?: number
}

const collectionSetsNamed = (
  word: SearchedWord,
  { collections, traits, hidden, fields = allFields }: WordQuery,
): Uint8Array | undefined => {
  if ((fields & fieldBit('C')) === 0) return undefined
  const found = collectionsWith(collections, word).filter(({ visible }) => visible || hidden)
  const numbers = found.flatMap(({ id }) => traits.findCollection(id) ?? [])
  return numbers.length === 0 ? undefined : collectionSetsWith(new Set(numbers), traits)
}

/** Weights words by their frequency in this store. */
export const weighWords = (sought: WordQuery): WeightedWord[] => {
  const documents = sought.segments.reduce((sum, { size }) => sum + size, 0)
  return sought.words.map((word) => {
    const found = sought.segments.map((segment) => postingsOf(segment, word))
    let having = 0
    for (const { from, to } of found.flat()) having += to - from
    return { found, rarity: rarity(documents, having), collectionSets: collectionSetsNamed(word, sought) }
  })
}

/** Marks each product with the best score of a word's terms. `touched` lists the marked products. */
const markPostings = (found: readonly FoundPostings[], marks: Marks, fields: number): void => {
  const { best, touched } = marks
  for (const { postings, from, to, weight } of found) {
    for (let at = from; at < to; at += 1) {
      const posting = postings[at]!
      const worth = weight * weightOfFields[fieldsOf(posting) & fields]!
      if (worth === 0) continue
      const product = productOf(posting)
      const known = best[product]!
      if (known === 0) touched[marks.count++] = product
      if (worth > known) best[product] = worth
    }
  }
}

interface Marks {
  readonly best: Float32Array
  readonly touched: Uint32Array
  count: number
}

const inCollection = fieldWeights.C * matchWeights.exact

const markCollections = (segment: Segment, collectionSets: Uint8Array | undefined, marks: Marks): void => {
  if (!collectionSets) return
  for (let product = 0; product < segment.size; product += 1) {
    if (collectionSets[segment.collectionSets[product]!] !== 1) continue
    if (marks.best[product] === 0) marks.touched[marks.count++] = product
    if (marks.best[product]! < inCollection) marks.best[product] = inCollection
  }
}

const touchedByWord = createScratch((length) => new Uint32Array(length))

interface WordCounts extends Matches {
  readonly words: Uint8Array
}

/** Keeps the products that have at least this many words. */
const withAtLeast = (least: number, { count, products, words, scores }: WordCounts): Matches => {
  let matched = 0
  for (let at = 0; at < count; at += 1) {
    const product = products[at]!
    if (words[product]! >= least) products[matched++] = product
  }
  return { count: matched, products, scores }
}

interface MatchOptions {
  /** The number of the segment. */
  readonly number: number
  readonly least: number
  /** The fields to search in, as bits. Default: all. */
  readonly fields?: number
}

/** Finds the products of a segment that have at least this many of the words. */
export const matchWords = (
  segment: Segment,
  weighed: readonly WeightedWord[],
  { number, least, fields = allFields }: MatchOptions,
): Matches => {
  const { size } = segment
  const [products, words, scores] = [scratch.products(size), scratch.words(size), scratch.scores(size)]
  const marks: Marks = { best: scratch.best(size), touched: touchedByWord(size), count: 0 }
  words.fill(0, 0, size)
  scores.fill(0, 0, size)
  marks.best.fill(0, 0, size)
  let count = 0
  for (const [order, { found, rarity: worth, collectionSets }] of weighed.entries()) {
    marks.count = 0
    markPostings(found[number]!, marks, fields)
    markCollections(segment, collectionSets, marks)
    // Skips products that already lack too many words.
    const had = order - (weighed.length - least)
    for (let at = 0; at < marks.count; at += 1) {
      const product = marks.touched[at]!
      const known = words[product]!
      const worthHere = marks.best[product]!
      marks.best[product] = 0
      if (known < had) continue
      if (known === 0) products[count++] = product
      words[product] = known + 1
      scores[product]! += worthHere * worth
    }
  }
  return withAtLeast(least, { count, products, words, scores })
}
