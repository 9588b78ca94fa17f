import { nextDistances } from '@vitrine/domain/search/edit-distance.ts'
import { lowerBound, readText, type Texts } from './texts.ts'

interface Near {
  readonly term: string
  readonly place: number
  readonly distance: number
}

/** Sorts after every text with the same prefix. */
const last = '\u{10ffff}'

const digit = /\d/

/**
 * Finds terms within an edit distance of a word. Terms are sorted, so neighbors share prefixes: distances of a shared
 * prefix are reused, and if a prefix is too far off, all its terms are skipped.
 */
export const nearTerms = (terms: Texts, word: string, maxDistance: number): Near[] => {
  const found: Near[] = []
  /** Per prefix length: its distance from each prefix of the word. */
  const rows: number[][] = [Array.from({ length: word.length + 1 }, (_, at) => at)]
  let known = ''
  for (let place = 0; place < terms.length;) {
    const term = readText(terms, place)
    let length = 0
    while (length < known.length && known[length] === term[length]) length += 1
    let isOff = false
    while (length < term.length && !isOff) {
      length += 1
      rows[length] = nextDistances(rows, { one: term, other: word, length })
      isOff = Math.min(...rows[length]!) > maxDistance || digit.test(term[length - 1]!)
    }
    known = term.slice(0, length)
    if (isOff) {
      place = Math.max(place + 1, lowerBound(terms, Buffer.from(known + last)))
      continue
    }
    const distance = rows[length]![word.length]!
    if (distance <= maxDistance) found.push({ term, place, distance })
    place += 1
  }
  return found
}
