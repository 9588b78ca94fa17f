import { withoutAccents } from '../search/fold.ts'

/** A place with its postal code. */
interface Place {
  readonly country: string
  readonly postalCode: string
  readonly city: string
  readonly subdivision?: string
}

/** A searchable list of places. */
export interface Places {
  readonly find: (text: string, country?: string) => readonly Place[]
}

const maxResults = 5

const plain = (text: string): string => withoutAccents(text).replaceAll(/[\s-]/g, '').toLowerCase()

/** Parses tab-separated lines of country, postal code, city and state, a common format for lists of postal codes. */
const placesIn = (text: string): Place[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const [country = '', postalCode = '', city = '', subdivision = ''] = line.split('\t').map((cell) => cell.trim())
    if (!/^[A-Z]{2}$/.test(country) || city === '') return []
    return [{ country, postalCode, city, ...(subdivision !== '' && { subdivision }) }]
  })

interface Entry {
  readonly key: string
  readonly place: Place
}

const sorted = (places: readonly Place[], keyOf: (place: Place) => string): readonly Entry[] =>
  places
    .map((place) => ({ key: keyOf(place), place }))
    .filter(({ key }) => key !== '')
    .toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))

const firstAt = (entries: readonly Entry[], key: string): number => {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (entries[middle]!.key < key) low = middle + 1
    else high = middle
  }
  return low
}

/** Finds entries that start with a word, optionally in one country. The number of entries checked is limited. */
const beginning = (entries: readonly Entry[], word: string, country: string | undefined): Place[] => {
  const at = firstAt(entries, word)
  return entries
    .slice(at, at + 500)
    .filter(({ key, place }) => key.startsWith(word) && (country === undefined || place.country === country))
    .map(({ place }) => place)
    .slice(0, maxResults)
}

/** Reads a list of places that can be searched by postal code or city. */
export const readPlaces = (text: string): Places => {
  const places = placesIn(text)
  const byCode = sorted(places, ({ postalCode }) => plain(postalCode))
  const byCity = sorted(places, ({ city }) => plain(city))
  return {
    find: (typed, country) => {
      const word = plain(typed)
      if (word.length < 2) return []
      return [...new Set([...beginning(byCode, word, country), ...beginning(byCity, word, country)])].slice(
        0,
        maxResults,
      )
    },
  }
}

/** Returns whether each word of a text starts a word of an address. */
export const matchesAddress = (typed: string, parts: readonly (string | undefined)[]): boolean => {
  const words = typed
    .split(/[\s,]+/)
    .map(plain)
    .filter(Boolean)
  const known = parts.flatMap((part) => (part ?? '').split(/[\s,]+/)).map(plain)
  return words.length > 0 && words.every((word) => known.some((one) => one.startsWith(word)))
}
