import { maxTypos } from '@vitrine/domain/search/edit-distance.ts'
import { fieldBit, matchWeights } from '@vitrine/domain/search/ranking.ts'
import { isHiddenTerm, isSpelled } from '@vitrine/domain/search/terms.ts'
import { nearTerms } from '../text/near-terms.ts'
import { placeOf, placesWithin, type Segment } from '../index/segment.ts'
import { fieldsOf, postingOf, productOf } from '../index/term-writing.ts'
import type { IndexedCollection } from '../store.ts'
import { endsWith, readText } from '../text/texts.ts'

/** Store terms that together form one meaning of a word (usually a single term), with their weight. */
export interface Meaning {
  readonly terms: readonly string[]
  readonly weight: number
}

/** A searched word with all its meanings. */
export interface SearchedWord {
  readonly meanings: readonly Meaning[]
  /** While the buyer is still typing, every term with this prefix matches. */
  readonly prefix?: string
}

/** Products of a segment that match a word, each with its fields: a range of postings. */
export interface FoundPostings {
  readonly postings: Uint32Array
  readonly from: number
  readonly to: number
  readonly weight: number
}

/** Most terms per segment that a prefix expands to. */
const maxPrefixTerms = 200

const postingsAt = ({ postings, postingOffsets }: Segment, place: number, weight: number): FoundPostings => ({
  postings,
  from: postingOffsets[place]!,
  to: postingOffsets[place + 1]!,
  weight,
})

const worstOf = (bits: number): number => 1 << Math.floor(Math.log2(bits))

/** The fields that have both terms; the worst of all, if none has. */
const sharedFields = (one: number, other: number): number => {
  const both = fieldsOf(one) & fieldsOf(other)
  return both === 0 ? worstOf(fieldsOf(one) | fieldsOf(other)) : both
}

/** Intersects two lists of postings ordered by product number. */
const intersect = (one: FoundPostings, other: FoundPostings): FoundPostings => {
  const both = new Uint32Array(Math.min(one.to - one.from, other.to - other.from))
  let [at, place, count] = [one.from, other.from, 0]
  while (at < one.to && place < other.to) {
    const [posting, beside] = [one.postings[at]!, other.postings[place]!]
    const [product, next] = [productOf(posting), productOf(beside)]
    if (product === next) both[count++] = postingOf(product, sharedFields(posting, beside))
    if (product <= next) at += 1
    if (next <= product) place += 1
  }
  return { postings: both, from: 0, to: count, weight: one.weight }
}

/** Products with all terms of a meaning, or `undefined`. */
const postingsOfMeaning = (segment: Segment, { terms, weight }: Meaning): FoundPostings | undefined => {
  const lists: FoundPostings[] = []
  for (const term of terms) {
    const place = placeOf(segment, term)
    if (place < 0) return undefined
    lists.push(postingsAt(segment, place, weight))
  }
  // Rarest first: the intersection never grows.
  const [rarest, ...others] = lists.sort((one, other) => one.to - one.from - (other.to - other.from))
  const found = rarest && others.reduce(intersect, rarest)
  return found && found.to > found.from ? found : undefined
}

/** Postings of a word in a segment. If a product matches in several ways, the best one counts. */
export const postingsOf = (segment: Segment, { meanings, prefix }: SearchedWord): FoundPostings[] => {
  const found: FoundPostings[] = []
  if (prefix !== undefined)
    for (const place of placesWithin(segment, prefix, maxPrefixTerms))
      found.push(postingsAt(segment, place, matchWeights.prefix))
  for (const meaning of meanings) {
    const postings = postingsOfMeaning(segment, meaning)
    if (postings) found.push(postings)
  }
  return found
}

/** Whether any term begins with a text. */
export const hasBeginning = (segments: readonly Segment[], text: string): boolean =>
  text.length >= minPrefixLength && segments.some((segment) => placesWithin(segment, text, 1).length > 0)

/** Shorter prefixes match too many words to be useful. */
const minPrefixLength = 2

/** Collections whose names contain a word. */
export const collectionsWith = (
  collections: readonly IndexedCollection[],
  { meanings, prefix }: SearchedWord,
): IndexedCollection[] =>
  collections.filter(
    ({ terms }) =>
      (prefix !== undefined && terms.some((term) => term.startsWith(prefix))) ||
      meanings.some((meaning) => meaning.terms.every((term) => terms.includes(term))),
  )

const nameField = fieldBit('A')

/** How often a term occurs in names, and in total. */
const frequency = ({ postingOffsets, postings }: Segment, place: number): number => {
  let sum = 0
  for (let at = postingOffsets[place]!; at < postingOffsets[place + 1]!; at += 1)
    sum += (fieldsOf(postings[at]!) & nameField) !== 0 ? 2 : 1
  return sum
}

/** Finds the term nearest to an unknown word; of equally near ones, the most frequent. */
export const nearestTerm = (segments: readonly Segment[], word: string): string | undefined => {
  const maxDistance = maxTypos(word)
  if (maxDistance === 0 || !isSpelled(word)) return undefined
  const near = new Map<string, { distance: number; frequency: number }>()
  for (const segment of segments) {
    for (const { term, place, distance } of nearTerms(segment.terms, word, maxDistance)) {
      if (isHiddenTerm(term)) continue
      const known = near.get(term)?.frequency ?? 0
      near.set(term, { distance, frequency: known + frequency(segment, place) })
    }
  }
  const best = [...near].sort(([, a], [, b]) => a.distance - b.distance || b.frequency - a.frequency)
  return best[0]?.[0]
}

/** Finds terms that end with a word: German writes “Tischlampe” as one word. */
export const compoundsOf = (segments: readonly Segment[], word: string): string[] => {
  const found = new Set<string>()
  const end = Buffer.from(word)
  for (const { terms } of segments)
    for (let place = 0; place < terms.length && found.size < maxPrefixTerms; place += 1) {
      const longer = terms.offsets[place + 1]! - terms.offsets[place]! - end.length
      if (longer < minCompoundStart || !endsWith(terms, place, end)) continue
      const term = readText(terms, place)
      if (!isHiddenTerm(term)) found.add(term)
    }
  return [...found]
}

/** Shorter beginnings are not words of a compound. */
const minCompoundStart = 3
