/** Where a word stands: the name, brand and SKU, options with ribbon and collections, the long texts. */
export const fields = ['A', 'B', 'C', 'D'] as const
export type SearchField = (typeof fields)[number]

/** What a word is worth where it stands. */
export const fieldWeights: Readonly<Record<SearchField, number>> = { A: 8, B: 5, C: 3, D: 1 }

/** How well a term of the store meets a word that was asked: itself, by a synonym, or as a part. */
export const matchWeights = { exact: 1, synonym: 0.8, compound: 0.7, prefix: 0.6 } as const

/** How much a word tells: a rare one more than one that half the products have. */
export const rarity = (documents: number, having: number): number => Math.log(1 + documents / (1 + having))

/** A product whose name is what was asked. */
const exactNameFactor = 3
/** A product that sold a thousand times counts twice as much as one that never sold. */
const soldMost = Math.log2(1001)
const soldOutFactor = 0.25

/** What of a product counts whatever was asked. */
export interface Standing {
  /** Pieces of the last 90 days. */
  readonly sold: number
  readonly isInStock: boolean
}

/** What sells goes before what does not, and what is sold out late. */
export const boostOf = ({ sold, isInStock }: Standing): number =>
  (1 + Math.log2(1 + sold) / soldMost) * (isInStock ? 1 : soldOutFactor)

/**
 * What decides the order of what was found. The text counts: of each word the best field's weight times the word's
 * rarity and how well it was met, added up; then whether the name is just what was asked, and the product's standing.
 */
export const relevanceOf = (text: number, boost: number, isExactName: boolean): number =>
  text * boost * (isExactName ? exactNameFactor : 1)
