import { matchWeights, rarity, fieldWeights } from '@vitrine/domain/search/ranking.ts'
import type { FacetValues } from './facet-values.ts'
import { collectionsWith, commonness, postingsOf, weightOfField, type AskedWord } from './found-words.ts'
import { fieldOf, mostInSegment, productOf, type Segment } from './segment.ts'
import type { IndexedCollection } from './store.ts'

/** What of a segment words meet: how many of them each product has, and what they are worth together. */
export interface Matches {
  readonly words: Uint8Array
  readonly scores: Float32Array
}

/** Used again for each segment of each search: nothing waits between its filling and its reading. */
const matches: Matches = { words: new Uint8Array(mostInSegment), scores: new Float32Array(mostInSegment) }
const best = new Float32Array(mostInSegment)

interface Weighed {
  readonly word: AskedWord
  readonly rarity: number
  /** The numbers of collections whose names have it. */
  readonly collections: ReadonlySet<number>
}

export interface Sought {
  readonly words: readonly AskedWord[]
  readonly segments: readonly Segment[]
  readonly collections: readonly IndexedCollection[]
  readonly values: FacetValues
  /** Collections that buyers do not see count for the owner alone. */
  readonly hidden: boolean
}

/** Words with what they are worth in this store. */
export const weighWords = ({ words, segments, collections, values, hidden }: Sought): Weighed[] => {
  const documents = segments.reduce((sum, { size }) => sum + size, 0)
  return words.map((word) => {
    const found = collectionsWith(collections, word).filter(({ visible }) => visible || hidden)
    const numbers = found.flatMap(({ id }) => values.find({ type: 'COLLECTION', name: '', id }) ?? [])
    return { word, rarity: rarity(documents, commonness(segments, word)), collections: new Set(numbers) }
  })
}

const markPostings = (segment: Segment, word: AskedWord): void => {
  for (const [place, weight] of postingsOf(segment, word)) {
    const end = segment.postingOffsets[place + 1]!
    for (let at = segment.postingOffsets[place]!; at < end; at += 1) {
      const posting = segment.postings[at]!
      const worth = weight * weightOfField[fieldOf(posting)]!
      const product = productOf(posting)
      if (worth > best[product]!) best[product] = worth
    }
  }
}

const inCollection = fieldWeights.C * matchWeights.exact

const markCollections = (segment: Segment, collections: ReadonlySet<number>): void => {
  if (collections.size === 0) return
  for (let product = 0; product < segment.size; product += 1) {
    if (best[product]! >= inCollection) continue
    const end = segment.valueOffsets[product + 1]!
    for (let at = segment.valueOffsets[product]!; at < end; at += 1)
      if (collections.has(segment.values[at]!)) best[product] = inCollection
  }
}

export const matchWords = (segment: Segment, words: readonly Weighed[]): Matches => {
  const { words: counts, scores } = matches
  counts.fill(0, 0, segment.size)
  scores.fill(0, 0, segment.size)
  for (const { word, rarity: worth, collections } of words) {
    best.fill(0, 0, segment.size)
    markPostings(segment, word)
    markCollections(segment, collections)
    for (let product = 0; product < segment.size; product += 1) {
      if (best[product] === 0) continue
      counts[product]! += 1
      scores[product]! += best[product]! * worth
    }
  }
  return matches
}
