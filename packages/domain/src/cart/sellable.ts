import type { ChosenGroup, ModifierRecord } from '../modifier/modifier.ts'
import type { Minor } from '../money.ts'
import type { ListedPrices } from '../price-list/price-list.ts'
import type { Terms } from '../purchase-terms/terms.ts'
import type { Stock } from '../stock/stock.ts'

/** What a line of a cart points at in the catalog. */
export interface CatalogReference {
  readonly catalogItemId: string
  readonly appId: string
  readonly options?: CatalogReferenceOptions
}
export interface CatalogReferenceOptions {
  readonly variantId?: string
  /** Choices by option name, and by the key of a modifier: `{ Size: 'S', Wrapping: 'Paper' }`. */
  readonly options?: Readonly<Record<string, string>>
  readonly customTextFields?: Readonly<Record<string, string>>
}

export interface SellableImage {
  readonly id: string
  readonly url: string
  readonly width: number
  readonly height: number
  readonly altText?: string
  /** What else an elevated caller has said of a picture of its own. */
  readonly filename?: string
  readonly urlExpirationDate?: string
  readonly focalPoint?: { readonly x?: number; readonly y?: number }
}

/** One choice on a line: `Colour: Sage`, with a hex code where it is a colour. */
export interface ChoiceLine {
  readonly name: string
  readonly value: string
  readonly colorCode?: string
  /** The same in the language of whoever reads the line, where the catalog has it. */
  readonly translatedName?: string
  readonly translatedValue?: string
}

/** A product in one variant, as the catalog offers it at this moment. */
export interface Sellable {
  readonly productId: string
  readonly variantId: string
  readonly name: string
  /** The name in the language of whoever reads the line, where the catalog has it. */
  readonly translatedName?: string
  readonly slug: string
  readonly kind: 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD'
  /** What one costs now. */
  readonly price: Minor
  /** What one cost before the product's own discount. */
  readonly fullPrice: Minor
  readonly choices: readonly ChoiceLine[]
  /** What was chosen beside the variant; what it adds to the price stands here alone. */
  readonly modifiers?: readonly ChosenGroup[]
  readonly image?: SellableImage
  readonly sku?: string
  /** In the site's weight unit. */
  readonly weight?: number
  readonly stock: Stock
  readonly collectionIds: readonly string[]
  /** Things that are taxed alike; the store's default group unless told. */
  readonly taxGroupId?: string
  readonly deliveryProfileId?: string
  /** The file that its buyer gets. */
  readonly digitalFileId?: string
}

/** What became of a reference: sold, hidden or incomplete, or not there at all. */
export type Offer =
  | { readonly state: 'sold'; readonly sellable: Sellable }
  | { readonly state: 'not-for-sale'; readonly productId: string; readonly reason: string }
  | { readonly state: 'not-found' }

/**
 * What is offered for a reference, what it speaks of that the product does not have, what price lists say of it, its
 * terms, and what can be had with it.
 */
export type Answered = Offer & {
  readonly unasked?: string
  readonly listed?: ListedPrices
  readonly terms?: Terms
  readonly modifiers?: readonly ModifierRecord[]
}
