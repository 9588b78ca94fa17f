import { mostTypos } from '@vitrine/domain/search/edit-distance.ts'
import { fieldWeights, fields, matchWeights } from '@vitrine/domain/search/ranking.ts'
import { nearTerms } from './near-terms.ts'
import { fieldOf, placeOf, placesWithin, type Segment } from './segment.ts'
import type { IndexedCollection } from './store.ts'
import { endsWith, readText } from './texts.ts'

/** A term of a store that a word means, and how well. */
export interface Meaning {
  readonly term: string
  readonly weight: number
}

/** A word that was asked: all that it means. */
export interface AskedWord {
  readonly meanings: readonly Meaning[]
  /** Whoever types has not finished it: all terms that begin with it count. */
  readonly prefix?: string
}

/** A term of one segment. */
export interface TermPlace {
  readonly place: number
  readonly weight: number
}

/** So many terms one beginning stands for, in each segment. */
const mostPrefixed = 200

export const weightOfField = fields.map((field) => fieldWeights[field])

/** The terms of a segment that a word means; where several are one, what weighs most counts. */
export const postingsOf = (segment: Segment, { meanings, prefix }: AskedWord): TermPlace[] => {
  const found: TermPlace[] = []
  if (prefix !== undefined)
    for (const place of placesWithin(segment, prefix, mostPrefixed)) found.push({ place, weight: matchWeights.prefix })
  for (const { term, weight } of meanings) {
    const place = placeOf(segment, term)
    if (place >= 0) found.push({ place, weight })
  }
  return found
}

/** The collections whose names have a word. */
export const collectionsWith = (
  collections: readonly IndexedCollection[],
  { meanings, prefix }: AskedWord,
): IndexedCollection[] =>
  collections.filter(({ terms }) =>
    terms.some(
      (term) => (prefix !== undefined && term.startsWith(prefix)) || meanings.some((one) => one.term === term),
    ),
  )

const nameField = 0

/** How often a term stands in names, and anywhere. */
const frequency = ({ postingOffsets, postings }: Segment, place: number): number => {
  let sum = 0
  for (let at = postingOffsets[place]!; at < postingOffsets[place + 1]!; at += 1)
    sum += fieldOf(postings[at]!) === nameField ? 2 : 1
  return sum
}

/** The word of a store that is nearest to one that it does not have; of those as near, the most frequent. */
export const nearestTerm = (segments: readonly Segment[], word: string): string | undefined => {
  const most = mostTypos(word)
  if (most === 0) return undefined
  const near = new Map<string, { distance: number; frequency: number }>()
  for (const segment of segments) {
    for (const { term, place, distance } of nearTerms(segment.terms, word, most)) {
      const known = near.get(term)?.frequency ?? 0
      near.set(term, { distance, frequency: known + frequency(segment, place) })
    }
  }
  const best = [...near].sort(([, a], [, b]) => a.distance - b.distance || b.frequency - a.frequency)
  return best[0]?.[0]
}

/** Terms that end with a word: in German a lamp for a table is one word. */
export const compoundsOf = (segments: readonly Segment[], word: string): string[] => {
  const found = new Set<string>()
  const end = Buffer.from(word)
  for (const { terms } of segments)
    for (let place = 0; place < terms.length && found.size < mostPrefixed; place += 1) {
      const longer = terms.offsets[place + 1]! - terms.offsets[place]! - end.length
      if (longer >= leastBefore && endsWith(terms, place, end)) found.add(readText(terms, place))
    }
  return [...found]
}

/** Shorter ones are no word that another could begin with. */
const leastBefore = 3
