/** A choice of an option: its name, kind, value and what buyers read. */
export type Choice = readonly [option: string, type: string, value: string, description: string]

/** A product as the database hands it over. */
export interface IndexedProduct {
  readonly id: string
  readonly numericId: number
  readonly name: string
  readonly visible: boolean
  readonly price: number
  readonly isOnSale: boolean
  readonly isInStock: boolean
  readonly brand: string | null
  readonly terms: string
  readonly choices: readonly Choice[]
  readonly collectionIds: readonly string[]
  readonly sold: number
}
