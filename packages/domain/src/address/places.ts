import { withoutAccents } from '../search/fold.ts'

/** A place that the post knows by its code. */
export interface Place {
  readonly country: string
  readonly postalCode: string
  readonly city: string
  readonly subdivision?: string
}

/** Finds places by what was typed. */
export interface Places {
  readonly find: (text: string, country?: string) => readonly Place[]
}

const most = 5

const plain = (text: string): string => withoutAccents(text).replaceAll(/[\s-]/g, '').toLowerCase()

/** Lines of country, postal code, place and state with tabs between, as lists of postal codes are commonly written. */
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

/** All that begin with a word, in one country or in any; so many are looked at that no word takes long. */
const beginning = (entries: readonly Entry[], word: string, country: string | undefined): Place[] => {
  const at = firstAt(entries, word)
  return entries
    .slice(at, at + 500)
    .filter(({ key, place }) => key.startsWith(word) && (country === undefined || place.country === country))
    .map(({ place }) => place)
    .slice(0, most)
}

/** Reads a list of places, and finds by postal code or by the name of the town. */
export const readPlaces = (text: string): Places => {
  const places = placesIn(text)
  const byCode = sorted(places, ({ postalCode }) => plain(postalCode))
  const byCity = sorted(places, ({ city }) => plain(city))
  return {
    find: (typed, country) => {
      const word = plain(typed)
      if (word.length < 2) return []
      return [...new Set([...beginning(byCode, word, country), ...beginning(byCity, word, country)])].slice(0, most)
    },
  }
}

/** Whether an address is one that a text may mean: each word of it begins a word of the address. */
export const isMeant = (typed: string, parts: readonly (string | undefined)[]): boolean => {
  const words = typed
    .split(/[\s,]+/)
    .map(plain)
    .filter(Boolean)
  const known = parts.flatMap((part) => (part ?? '').split(/[\s,]+/)).map(plain)
  return words.length > 0 && words.every((word) => known.some((one) => one.startsWith(word)))
}
