import { editDistance, mostTypos } from '@vitrine/domain/search/edit-distance.ts'
import { fieldWeights, fields, matchWeights } from '@vitrine/domain/search/ranking.ts'
import { fieldOf, placeOf, placesWithin, type Segment } from './segment.ts'
import type { IndexedCollection } from './store.ts'
import { readText } from './texts.ts'

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

/** So many terms one beginning stands for, in each segment. */
const mostPrefixed = 200

export const weightOfField = fields.map((field) => fieldWeights[field])

/** The lists of a segment that a word means, each with its weight. */
export const postingsOf = (segment: Segment, { meanings, prefix }: AskedWord): Map<number, number> => {
  const found = new Map<number, number>()
  if (prefix !== undefined)
    for (const place of placesWithin(segment, prefix, mostPrefixed)) found.set(place, matchWeights.prefix)
  for (const { term, weight } of meanings) {
    const place = placeOf(segment, term)
    if (place >= 0) found.set(place, Math.max(weight, found.get(place) ?? 0))
  }
  return found
}

/** How many postings a word has in all segments: a measure of how common it is. */
export const commonness = (segments: readonly Segment[], word: AskedWord): number => {
  let count = 0
  for (const segment of segments)
    for (const place of postingsOf(segment, word).keys())
      count += segment.postingOffsets[place + 1]! - segment.postingOffsets[place]!
  return count
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
  const list = postings.subarray(postingOffsets[place], postingOffsets[place + 1])
  return list.reduce((sum, posting) => sum + (fieldOf(posting) === nameField ? 2 : 1), 0)
}

/** The word of a store that is nearest to one that it does not have; of those as near, the most frequent. */
export const nearestTerm = (segments: readonly Segment[], word: string): string | undefined => {
  const most = mostTypos(word)
  if (most === 0) return undefined
  const near = new Map<string, { distance: number; frequency: number }>()
  for (const segment of segments) {
    const { terms } = segment
    for (let place = 0; place < terms.length; place += 1) {
      const length = terms.offsets[place + 1]! - terms.offsets[place]!
      // A letter has up to three bytes, so what has too few of them cannot be meant.
      if (length < word.length - most || length > 3 * (word.length + most)) continue
      const term = readText(terms, place)
      if (/\d/.test(term)) continue
      const distance = editDistance(word, term, most)
      if (distance > most) continue
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
  for (const { terms } of segments)
    for (let place = 0; place < terms.length && found.size < mostPrefixed; place += 1) {
      if (terms.offsets[place + 1]! - terms.offsets[place]! < word.length + 3) continue
      const term = readText(terms, place)
      if (term.endsWith(word)) found.add(term)
    }
  return [...found]
}
