import { allFields, boostOf, fields } from '@vitrine/domain/search/ranking.ts'
import { bytes, createGrowing, integers, numbers, smallNumbers } from './growing-array.ts'
import { createColumnWriting, type ColumnedProduct, type ProductColumns } from './product-columns.ts'
import { createNumbering, numberOfText, type Places } from './numbered-texts.ts'
import { inSlices, sortTexts } from './slices.ts'
import { createWriting, lowerBound, isText, beginsWith, type Texts } from '../text/texts.ts'
import type { Traits } from './traits.ts'

const fieldBits = fields.length

export const flags = { live: 1, visible: 2, inStock: 4, onSale: 8 } as const

/** Product data that can change independently of its texts. */
export interface Facts {
  readonly id: string
  readonly numericId: number
  readonly revision: number
  readonly visible: boolean
  readonly price: number
  readonly isOnSale: boolean
  readonly brand: string | null
  /** As written by the database: see `traits.ts`. */
  readonly variants: string
  readonly soldOut: string | null
  readonly collectionSet: string | null
  readonly taxGroupId: string | null
  readonly deliveryProfileId: string | null
}

/** A product as added to an index. */
export interface IndexedProduct extends Facts, ColumnedProduct {
  /** Case-folded. */
  readonly name: string
  /** A line of words per field, best field first. */
  readonly terms: string
}

/** Products in typed arrays outside the heap. Texts are immutable; all other columns are updated in place. */
export interface Segment {
  readonly size: number
  readonly ids: Texts
  readonly places: Places
  readonly names: Texts
  readonly numericIds: Float64Array
  readonly revisions: Float64Array
  readonly prices: Float64Array
  readonly sold: Float32Array
  /** Score multiplier, from sales and stock. */
  readonly boosts: Float32Array
  readonly flags: Uint8Array
  readonly brands: Uint32Array
  readonly collectionSets: Uint32Array
  readonly patterns: Uint32Array
  readonly taxGroups: Uint32Array
  readonly deliveryProfiles: Uint32Array
  /** For searches of catalog V3. */
  readonly columns: ProductColumns
  /** Sorted by bytes. */
  readonly terms: Texts
  readonly postingOffsets: Uint32Array
  /** Product number, with its fields that have the term in the lowest bits. */
  readonly postings: Uint32Array
  /** Number of products that were replaced or deleted. */
  dead: number
}

export const productOf = (posting: number): number => posting >>> fieldBits
export const fieldsOf = (posting: number): number => posting & allFields
export const postingOf = (product: number, fieldsWithTerm: number): number => (product << fieldBits) | fieldsWithTerm

const flagsOf = ({ visible, isOnSale }: Facts, isInStock: boolean): number =>
  flags.live | (visible ? flags.visible : 0) | (isInStock ? flags.inStock : 0) | (isOnSale ? flags.onSale : 0)

/** Collects the terms of each product, once each, with their fields. */
const createTermWriting = () => {
  const numbering = createNumbering()
  const termNumbers = createGrowing(integers)
  const postings = createGrowing(integers)
  /** By term: the last product that has it, plus one, and its posting. */
  let lastOf = new Uint32Array(64)
  let lastPostings = new Uint32Array(64)

  const grow = (): void => {
    const [longer, longerPostings] = [new Uint32Array(lastOf.length * 2), new Uint32Array(lastOf.length * 2)]
    longer.set(lastOf)
    longerPostings.set(lastPostings)
    lastOf = longer
    lastPostings = longerPostings
  }

  const addTerm = (term: string, product: number, field: number): void => {
    const number = numbering.numberOf(term)
    if (number >= lastOf.length) grow()
    if (lastOf[number] === product + 1) return postings.addBits(lastPostings[number]!, 1 << field)
    lastOf[number] = product + 1
    lastPostings[number] = postings.length()
    termNumbers.push(number)
    postings.push(postingOf(product, 1 << field))
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
    /** Returns the sorted terms with their postings. */
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

/** Builds a segment from products added one by one. */
export const createSegmentWriting = (traits: Traits) => {
  const ids = createNumbering()
  const [names, terms] = [createWriting(), createTermWriting()]
  const productColumns = createColumnWriting(traits)
  const columns = {
    numericIds: createGrowing(numbers),
    revisions: createGrowing(numbers),
    prices: createGrowing(numbers),
    sold: createGrowing(smallNumbers),
    boosts: createGrowing(smallNumbers),
    flags: createGrowing(bytes),
    brands: createGrowing(integers),
    collectionSets: createGrowing(integers),
    patterns: createGrowing(integers),
    taxGroups: createGrowing(integers),
    deliveryProfiles: createGrowing(integers),
  }

  return {
    size: ids.length,
    add: (product: IndexedProduct, sold: number): void => {
      const number = ids.numberOf(product.id)
      // A product removed and added during the read appears twice. Its note of the change will correct it.
      if (number < columns.prices.length()) return
      terms.add(product.terms, number)
      names.add(product.name)
      const pattern = traits.patternOf(product.variants, product.soldOut)
      const isInStock = traits.isInStock(pattern)
      columns.numericIds.push(product.numericId)
      columns.revisions.push(product.revision)
      columns.prices.push(product.price)
      columns.sold.push(sold)
      columns.boosts.push(boostOf({ sold, isInStock }))
      columns.flags.push(flagsOf(product, isInStock))
      columns.brands.push(traits.brandOf(product.brand))
      columns.collectionSets.push(traits.collectionSetOf(product.collectionSet))
      columns.patterns.push(pattern)
      columns.taxGroups.push(traits.ownerOf(product.taxGroupId))
      columns.deliveryProfiles.push(traits.ownerOf(product.deliveryProfileId))
      productColumns.add(product, number)
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
        collectionSets: columns.collectionSets.all(),
        patterns: columns.patterns.all(),
        taxGroups: columns.taxGroups.all(),
        deliveryProfiles: columns.deliveryProfiles.all(),
        columns: productColumns.all(),
        ...(await terms.finish()),
        dead: 0,
      }
    },
  }
}

/** Returns the position of a current product, or a negative number. */
export const placeOfProduct = ({ ids, places, flags: known }: Segment, id: string): number => {
  const place = numberOfText(ids, places, Buffer.from(id))
  return place >= 0 && known[place] !== 0 ? place : -1
}

/** Updates a product whose texts are unchanged. */
export const updateFacts = (segment: Segment, place: number, { facts, traits }: { facts: Facts; traits: Traits }) => {
  const pattern = traits.patternOf(facts.variants, facts.soldOut)
  const isInStock = traits.isInStock(pattern)
  segment.prices[place] = facts.price
  segment.flags[place] = flagsOf(facts, isInStock)
  segment.boosts[place] = boostOf({ sold: segment.sold[place]!, isInStock })
  segment.collectionSets[place] = traits.collectionSetOf(facts.collectionSet)
  segment.patterns[place] = pattern
  segment.taxGroups[place] = traits.ownerOf(facts.taxGroupId)
  segment.deliveryProfiles[place] = traits.ownerOf(facts.deliveryProfileId)
}

/** Updates a product's sales. */
export const updateSold = (segment: Segment, place: number, sold: number): void => {
  segment.sold[place] = sold
  segment.boosts[place] = boostOf({ sold, isInStock: (segment.flags[place]! & flags.inStock) !== 0 })
}

/** Marks a product as replaced or deleted. */
export const markReplaced = (segment: Segment, place: number): void => {
  segment.flags[place] = 0
  segment.dead += 1
}

/** Returns the position of a term, or a negative number if it is absent. */
export const placeOf = ({ terms }: Segment, term: string): number => {
  const text = Buffer.from(term)
  const place = lowerBound(terms, text)
  return place < terms.length && isText(terms, place, text) ? place : -1
}

/** Returns the positions of terms with a prefix, up to `most`. */
export const placesWithin = ({ terms }: Segment, prefix: string, limit: number): number[] => {
  const text = Buffer.from(prefix)
  const places: number[] = []
  for (let place = lowerBound(terms, text); place < terms.length && places.length < limit; place += 1) {
    if (!beginsWith(terms, place, text)) break
    places.push(place)
  }
  return places
}
