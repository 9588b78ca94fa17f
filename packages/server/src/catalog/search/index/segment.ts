import { boostOf } from '@vitrine/domain/search/ranking.ts'
import { bytes, createGrowing, integers, numbers, smallNumbers } from './growing-array.ts'
import { createColumnWriting, type ColumnedProduct, type ProductColumns } from './product-columns.ts'
import { createNumbering, numberOfText, type Places } from './numbered-texts.ts'
import { createTermWriting } from './term-writing.ts'
import { createWriting, lowerBound, isText, beginsWith, type Texts } from '../text/texts.ts'
import type { Traits } from './traits.ts'

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
  readonly preorders: string | null
  readonly collectionSet: string | null
  readonly taxGroupId: string | null
  readonly deliveryProfileId: string | null
  /** The import that wrote it last. */
  readonly importId: string | null
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
  readonly imports: Uint32Array
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

const flagsOf = ({ visible, isOnSale }: Facts, isInStock: boolean): number =>
  flags.live | (visible ? flags.visible : 0) | (isInStock ? flags.inStock : 0) | (isOnSale ? flags.onSale : 0)

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
    imports: createGrowing(integers),
  }

  return {
    size: ids.length,
    add: (product: IndexedProduct, sold: number): void => {
      const number = ids.numberOf(product.id)
      // A product removed and added during the read appears twice. Its note of the change will correct it.
      if (number < columns.prices.length()) return
      terms.add(product.terms, number)
      names.add(product.name)
      const pattern = traits.patternOf(product)
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
      columns.imports.push(traits.ownerOf(product.importId))
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
        imports: columns.imports.all(),
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
  const pattern = traits.patternOf(facts)
  const isInStock = traits.isInStock(pattern)
  segment.prices[place] = facts.price
  segment.flags[place] = flagsOf(facts, isInStock)
  segment.boosts[place] = boostOf({ sold: segment.sold[place]!, isInStock })
  segment.collectionSets[place] = traits.collectionSetOf(facts.collectionSet)
  segment.patterns[place] = pattern
  segment.taxGroups[place] = traits.ownerOf(facts.taxGroupId)
  segment.deliveryProfiles[place] = traits.ownerOf(facts.deliveryProfileId)
  segment.imports[place] = traits.ownerOf(facts.importId)
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
