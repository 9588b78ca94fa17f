import { fields, type SearchField } from '@vitrine/domain/search/ranking.ts'
import { foldText } from '@vitrine/domain/search/fold.ts'
import { hebrewForms } from '@vitrine/domain/search/hebrew.ts'
import type { FacetValues } from './facet-values.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { createTexts, readText, type Texts } from './texts.ts'

/** So many products have a segment together: their numbers fit 13 bits, so that a posting fits 16 with its field. */
export const mostInSegment = 8192
const fieldBits = 2

export const flags = { live: 1, visible: 2, inStock: 4, onSale: 8 } as const

/** Some products, in arrays outside the heap. All but `flags` and `sold` stays as it was made. */
export interface Segment {
  readonly size: number
  readonly ids: Texts
  readonly names: Texts
  readonly numericIds: Float64Array
  readonly prices: Float64Array
  /** Numbers in the order of names, as far as their first letters tell. */
  readonly nameKeys: Float64Array
  readonly sold: Float32Array
  readonly flags: Uint8Array
  /** Values of facets: those of a product begin at its offset. */
  readonly valueOffsets: Uint32Array
  readonly values: Uint32Array
  /** In the order of their bytes. */
  readonly terms: Texts
  readonly postingOffsets: Uint32Array
  /** The number of a product, and the field in the last bits. */
  readonly postings: Uint16Array
  /** So many of its products are no more what they were. */
  dead: number
}

export const productOf = (posting: number): number => posting >> fieldBits
export const fieldOf = (posting: number): number => posting & ((1 << fieldBits) - 1)

const flagsOf = ({ visible, isInStock, isOnSale }: IndexedProduct): number =>
  flags.live | (visible ? flags.visible : 0) | (isInStock ? flags.inStock : 0) | (isOnSale ? flags.onSale : 0)

const keyLetters = 3
/** Three letters as one number. */
const nameKey = (name: string): number => {
  const text = foldText(name)
  let key = 0
  for (let at = 0; at < keyLetters; at += 1) key = key * 65_536 + (at < text.length ? text.charCodeAt(at) : 0)
  return key
}

const termsOf = function* ({ terms }: IndexedProduct): Generator<readonly [term: string, field: number]> {
  for (const line of terms === '' ? [] : terms.split('\n')) {
    const field = fields.indexOf(line.slice(-1) as SearchField)
    for (const form of hebrewForms(line.slice(0, -2))) yield [form, field]
  }
}

const postingsOf = (products: readonly IndexedProduct[]): Map<string, number[]> => {
  const postings = new Map<string, number[]>()
  for (const [number, product] of products.entries()) {
    for (const [term, field] of termsOf(product)) {
      const list = postings.get(term)
      const posting = (number << fieldBits) | field
      if (list) list.push(posting)
      else postings.set(term, [posting])
    }
  }
  return postings
}

const byBytes = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const packTerms = (products: readonly IndexedProduct[]): Pick<Segment, 'terms' | 'postingOffsets' | 'postings'> => {
  const found = postingsOf(products)
  const terms = [...found.keys()].sort(byBytes)
  const { offsets, values } = packLists(terms.map((term) => found.get(term)!))
  return { terms: createTexts(terms), postingOffsets: offsets, postings: Uint16Array.from(values) }
}

const packLists = (lists: readonly (readonly number[])[]) => {
  const offsets = new Uint32Array(lists.length + 1)
  for (const [index, list] of lists.entries()) offsets[index + 1] = offsets[index]! + list.length
  const values = new Uint32Array(offsets[lists.length]!)
  for (const [index, list] of lists.entries()) values.set(list, offsets[index])
  return { offsets, values }
}

export const createSegment = (products: readonly IndexedProduct[], known: FacetValues): Segment => {
  const { offsets, values } = packLists(products.map((product) => known.of(product)))
  return {
    size: products.length,
    ids: createTexts(products.map(({ id }) => id)),
    names: createTexts(products.map(({ name }) => name)),
    numericIds: Float64Array.from(products, ({ numericId }) => numericId),
    prices: Float64Array.from(products, ({ price }) => price),
    nameKeys: Float64Array.from(products, ({ name }) => nameKey(name)),
    sold: Float32Array.from(products, ({ sold }) => sold),
    flags: Uint8Array.from(products, flagsOf),
    valueOffsets: offsets,
    values,
    ...packTerms(products),
    dead: 0,
  }
}

/** The place of the first term that is not before a text. */
const lowerBound = (terms: Texts, text: string): number => {
  let [from, to] = [0, terms.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (byBytes(readText(terms, middle), text) < 0) from = middle + 1
    else to = middle
  }
  return from
}

/** The place of a term; less than nothing where it is not there. */
export const placeOf = ({ terms }: Segment, term: string): number => {
  const place = lowerBound(terms, term)
  return place < terms.length && readText(terms, place) === term ? place : -1
}

/** The places of all terms that begin with a text, at most so many. */
export const placesWithin = ({ terms }: Segment, prefix: string, most: number): number[] => {
  const places: number[] = []
  for (let place = lowerBound(terms, prefix); place < terms.length && places.length < most; place += 1) {
    if (!readText(terms, place).startsWith(prefix)) break
    places.push(place)
  }
  return places
}
