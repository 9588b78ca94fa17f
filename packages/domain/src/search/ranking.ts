/**
 * The fields a word can match, best first: A for the name, B for the brand, S for SKUs and barcodes, C for options,
 * ribbon and collections, D for long texts.
 */
export const fields = ['A', 'B', 'S', 'C', 'D'] as const
export type SearchField = (typeof fields)[number]

/** Weight of a match by field. */
export const fieldWeights: Readonly<Record<SearchField, number>> = { A: 8, B: 5, S: 5, C: 3, D: 1 }

/** A set of fields as bits. */
export const fieldBit = (field: SearchField): number => 1 << fields.indexOf(field)
export const allFields: number = (1 << fields.length) - 1

/** Weight of the best field of each set. */
export const weightOfFields: readonly number[] = Array.from({ length: allFields + 1 }, (_, bits) =>
  Math.max(0, ...fields.filter((field) => (bits & fieldBit(field)) !== 0).map((field) => fieldWeights[field])),
)

/** Weight of a match by kind: exact, by synonym, in a compound, or by prefix. */
export const matchWeights = { exact: 1, synonym: 0.8, compound: 0.7, prefix: 0.6 } as const

/** Returns the weight of a word by its rarity (inverse document frequency). */
export const rarity = (documents: number, having: number): number => Math.log(1 + documents / (1 + having))

/** Factor for a product whose name is exactly the expression. */
const exactNameFactor = 3
/** A product sold a thousand times counts twice as much as one never sold. */
const maxSold = Math.log2(1001)
const soldOutFactor = 0.25

/** The facts about a product that ranking depends on, regardless of the expression. */
export interface RankingFacts {
  /** Quantity sold in the last 90 days. */
  readonly sold: number
  readonly isInStock: boolean
}

/** Returns the factor of a product: higher if it sells, lower if it is sold out. */
export const boostOf = ({ sold, isInStock }: RankingFacts): number =>
  (1 + Math.log2(1 + sold) / maxSold) * (isInStock ? 1 : soldOutFactor)

/**
 * Returns the relevance of a product: the text score, which adds up for each word the best field's weight times rarity
 * times kind of match, multiplied by the product's factor and the factor for an exact name.
 */
export const relevanceOf = (text: number, boost: number, isExactName: boolean): number =>
  text * boost * (isExactName ? exactNameFactor : 1)
