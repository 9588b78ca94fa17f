import { boostOf, fields } from '@vitrine/domain/search/ranking.ts'
import { bytes, createGrowing, integers, numbers, smallNumbers } from './growing.ts'
import { createNumbering, numberOfText, type Places } from './numbered-texts.ts'
import { inSlices, sortTexts } from './slices.ts'
import { createWriting, lowerBound, isText, beginsWith, type Texts } from './texts.ts'
import type { Traits } from './traits.ts'

const fieldBits = 2

export const flags = { live: 1, visible: 2, inStock: 4, onSale: 8 } as const

/** What of a product may change without its words. */
export interface Facts {
  readonly id: string
  readonly numericId: number
  readonly revision: number
  readonly visible: boolean
  readonly price: number
  readonly isOnSale: boolean
  readonly brand: string | null
  /** As the database writes them: see `traits.ts`. */
  readonly variants: string
  readonly gone: string | null
  readonly shelf: string | null
}

/** A product as an index takes it. */
export interface IndexedProduct extends Facts {
  /** Folded. */
  readonly name: string
  /** Four lines of words, one for each field, the best first. */
  readonly terms: string
}

/** Products in arrays outside the heap. Their words stay as they were made; all else follows its product. */
export interface Segment {
  readonly size: number
  readonly ids: Texts
  readonly places: Places
  readonly names: Texts
  readonly numericIds: Float64Array
  readonly revisions: Float64Array
  readonly prices: Float64Array
  readonly sold: Float32Array
  /** What its words are worth is multiplied by this: sales and stock. */
  readonly boosts: Float32Array
  readonly flags: Uint8Array
  readonly brands: Uint32Array
  readonly shelves: Uint32Array
  readonly patterns: Uint32Array
  /** In the order of their bytes. */
  readonly terms: Texts
  readonly postingOffsets: Uint32Array
  /** The number of a product, and the field in the last bits. */
  readonly postings: Uint32Array
  /** So many of its products are no more what they were. */
  dead: number
}

export const productOf = (posting: number): number => posting >>> fieldBits
export const fieldOf = (posting: number): number => posting & ((1 << fieldBits) - 1)

const flagsOf = ({ visible, isOnSale }: Facts, isInStock: boolean): number =>
  flags.live | (visible ? flags.visible : 0) | (isInStock ? flags.inStock : 0) | (isOnSale ? flags.onSale : 0)

/** Writes down which terms a product has, each once, with its best field. */
const createTermWriting = () => {
  const numbering = createNumbering()
  const termNumbers = createGrowing(integers)
  const postings = createGrowing(integers)
  /** By term: the last product that has it, counted from one. */
  let lastOf = new Uint32Array(64)

  const addTerm = (term: string, product: number, field: number): void => {
    const number = numbering.numberOf(term)
    if (number >= lastOf.length) {
      const longer = new Uint32Array(lastOf.length * 2)
      longer.set(lastOf)
      lastOf = longer
    }
    if (lastOf[number] === product + 1) return
    lastOf[number] = product + 1
    termNumbers.push(number)
    postings.push((product << fieldBits) | field)
  }

  return {
    add: (terms: string, product: number): void => {
      const lines = terms.split('\n')
      for (let field = 0; field < fields.length; field += 1) {
        for (const term of (lines[field] ?? '').split(' ')) {
          if (term !== '') addTerm(term, product, field)
        }
      }
    },
    /** The terms in order, each with what was written for it. */
    finish: () => sortPostings(numbering.soFar(), { termNumbers: termNumbers.soFar(), postings: postings.soFar() }),
  }
}

const sortPostings = async (
  texts: Texts,
  { termNumbers, postings }: { readonly termNumbers: Uint32Array; readonly postings: Uint32Array },
) => {
  const order = await sortTexts(texts)
  const terms = createWriting()
  const ranks = new Uint32Array(texts.length)
  const { bytes: letters, offsets: ends } = texts
  await inSlices(order.length, (rank) => {
    const number = order[rank]!
    ranks[number] = rank
    terms.add(letters.toString('utf8', ends[number], ends[number + 1]))
  })
  const postingOffsets = new Uint32Array(texts.length + 1)
  await inSlices(postings.length, (at) => {
    postingOffsets[ranks[termNumbers[at]!]! + 1]! += 1
  })
  for (let rank = 0; rank < texts.length; rank += 1) postingOffsets[rank + 1]! += postingOffsets[rank]!
  const next = postingOffsets.slice()
  const sorted = new Uint32Array(postings.length)
  await inSlices(postings.length, (at) => {
    sorted[next[ranks[termNumbers[at]!]!]!++] = postings[at]!
  })
  return { terms: terms.all(), postingOffsets, postings: sorted }
}

/** Makes a segment of products that come one by one. */
export const createSegmentWriting = (traits: Traits) => {
  const ids = createNumbering()
  const [names, terms] = [createWriting(), createTermWriting()]
  const columns = {
    numericIds: createGrowing(numbers),
    revisions: createGrowing(numbers),
    prices: createGrowing(numbers),
    sold: createGrowing(smallNumbers),
    boosts: createGrowing(smallNumbers),
    flags: createGrowing(bytes),
    brands: createGrowing(integers),
    shelves: createGrowing(integers),
    patterns: createGrowing(integers),
  }

  return {
    size: ids.length,
    add: (product: IndexedProduct, sold: number): void => {
      const number = ids.numberOf(product.id)
      // One that went and came back while all were read stands there twice; its note will tell.
      if (number < columns.prices.length()) return
      terms.add(product.terms, number)
      names.add(product.name)
      const pattern = traits.patternOf(product.variants, product.gone)
      const isInStock = traits.isInStock(pattern)
      columns.numericIds.push(product.numericId)
      columns.revisions.push(product.revision)
      columns.prices.push(product.price)
      columns.sold.push(sold)
      columns.boosts.push(boostOf({ sold, isInStock }))
      columns.flags.push(flagsOf(product, isInStock))
      columns.brands.push(traits.brandOf(product.brand))
      columns.shelves.push(traits.shelfOf(product.shelf))
      columns.patterns.push(pattern)
    },
    finish: async (): Promise<Segment> => {
      const { texts, slots } = ids.all()
      return {
        size: texts.length,
        ids: texts,
        places: { slots },
        names: names.all(),
        numericIds: columns.numericIds.all(),
        revisions: columns.revisions.all(),
        prices: columns.prices.all(),
        sold: columns.sold.all(),
        boosts: columns.boosts.all(),
        flags: columns.flags.all(),
        brands: columns.brands.all(),
        shelves: columns.shelves.all(),
        patterns: columns.patterns.all(),
        ...(await terms.finish()),
        dead: 0,
      }
    },
  }
}

/** The place of a product that is there; less than nothing where it is not. */
export const placeOfProduct = ({ ids, places, flags: known }: Segment, id: string): number => {
  const place = numberOfText(ids, places, Buffer.from(id))
  return place >= 0 && known[place] !== 0 ? place : -1
}

/** Notes what a product is now, its words being the same. */
export const updateFacts = (segment: Segment, place: number, { facts, traits }: { facts: Facts; traits: Traits }) => {
  const pattern = traits.patternOf(facts.variants, facts.gone)
  const isInStock = traits.isInStock(pattern)
  segment.prices[place] = facts.price
  segment.flags[place] = flagsOf(facts, isInStock)
  segment.boosts[place] = boostOf({ sold: segment.sold[place]!, isInStock })
  segment.shelves[place] = traits.shelfOf(facts.shelf)
  segment.patterns[place] = pattern
}

/** Notes how many of a product were sold. */
export const updateSold = (segment: Segment, place: number, sold: number): void => {
  segment.sold[place] = sold
  segment.boosts[place] = boostOf({ sold, isInStock: (segment.flags[place]! & flags.inStock) !== 0 })
}

/** The product is not what it was. */
export const bury = (segment: Segment, place: number): void => {
  segment.flags[place] = 0
  segment.dead += 1
}

/** The place of a term; less than nothing where it is not there. */
export const placeOf = ({ terms }: Segment, term: string): number => {
  const text = Buffer.from(term)
  const place = lowerBound(terms, text)
  return place < terms.length && isText(terms, place, text) ? place : -1
}

/** The places of all terms that begin with a text, at most so many. */
export const placesWithin = ({ terms }: Segment, prefix: string, most: number): number[] => {
  const text = Buffer.from(prefix)
  const places: number[] = []
  for (let place = lowerBound(terms, text); place < terms.length && places.length < most; place += 1) {
    if (!beginsWith(terms, place, text)) break
    places.push(place)
  }
  return places
}
