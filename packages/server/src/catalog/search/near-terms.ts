import { nextDistances } from '@vitrine/domain/search/edit-distance.ts'
import { lowerBound, readText, type Texts } from './texts.ts'

interface Near {
  readonly term: string
  readonly place: number
  readonly distance: number
}

/** Goes after everything that begins as it does. */
const last = '\u{10ffff}'

const digit = /\d/

/**
 * The terms that are at most so far from a word. They are in order, so terms that begin alike follow each other: what
 * is known of a beginning is used again, and where it is too far off already all terms that have it are left out.
 */
export const nearTerms = (terms: Texts, word: string, most: number): Near[] => {
  const found: Near[] = []
  /** By length of the beginning: how far it is from each beginning of the word. */
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
      isOff = Math.min(...rows[length]!) > most || digit.test(term[length - 1]!)
    }
    known = term.slice(0, length)
    if (isOff) {
      place = Math.max(place + 1, lowerBound(terms, Buffer.from(known + last)))
      continue
    }
    const distance = rows[length]![word.length]!
    if (distance <= most) found.push({ term, place, distance })
    place += 1
  }
  return found
}
