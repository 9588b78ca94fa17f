import type { WithdrawalExclusion } from '@vitrine/contract/entities/orders/withdrawal.ts'
import type { ChosenGroup, ModifierRecord } from '../modifier/modifier.ts'
import type { Minor } from '../money.ts'
import type { ListedPrices } from '../price-list/price-list.ts'
import type { Terms } from '../purchase-terms/terms.ts'
import type { PreorderPromise, Stock } from '../stock/stock.ts'

/** A reference to a catalog item. */
export interface CatalogReference {
  readonly catalogItemId: string
  readonly appId: string
  readonly options?: CatalogReferenceOptions
}
export interface CatalogReferenceOptions {
  readonly variantId?: string
  /** Choices by option name or modifier key: `{ Size: 'S', Wrapping: 'Paper' }`. */
  readonly options?: Readonly<Record<string, string>>
  readonly customTextFields?: Readonly<Record<string, string>>
  /** The variants of a bundle's components that the buyer has chosen, by the ID of the component. */
  readonly components?: Readonly<Record<string, ComponentChoice>>
}

/** The variant of a component, by its ID or choices by option name. */
export type ComponentChoice = Pick<CatalogReferenceOptions, 'variantId' | 'options'>

export interface SellableImage {
  readonly id: string
  readonly url: string
  readonly width: number
  readonly height: number
  readonly altText?: string
  /** Set for images provided by callers with elevated permissions. */
  readonly filename?: string
  readonly urlExpirationDate?: string
  readonly focalPoint?: { readonly x?: number; readonly y?: number }
}

/** A choice of a line, such as `Colour: Sage`. Colors have a hex code. */
export interface ChoiceLine {
  readonly name: string
  readonly value: string
  readonly colorCode?: string
  /** Translations to the reader's language, if the catalog has them. */
  readonly translatedName?: string
  readonly translatedValue?: string
}

/** A product variant as currently sold. */
export interface Sellable {
  readonly productId: string
  readonly variantId: string
  readonly name: string
  /** Translation to the reader's language, if the catalog has it. */
  readonly translatedName?: string
  readonly slug: string
  readonly kind: 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD'
  /** Current price of one piece. */
  readonly price: Minor
  /** Price of one piece before the product's own discount. */
  readonly fullPrice: Minor
  readonly choices: readonly ChoiceLine[]
  /** Chosen modifiers. The prices they add are listed only here. */
  readonly modifiers?: readonly ChosenGroup[]
  readonly image?: SellableImage
  readonly sku?: string
  /** In the site's weight unit. */
  readonly weight?: number
  readonly stock: Stock
  readonly collectionIds: readonly string[]
  /** Default: the store's default tax group. */
  readonly taxGroupId?: string
  readonly deliveryProfileId?: string
  /** The file the buyer receives. */
  readonly digitalFileId?: string
  /** The contents of a bundle. What they weigh, and how they are taxed and delivered, is theirs. */
  readonly components?: readonly SoldComponent[]
}

/** A component of a bundle as currently sold. */
export interface SoldComponent {
  readonly id: string
  /** Pieces in one bundle. */
  readonly quantity: number
  readonly item: Omit<Sellable, 'stock' | 'components'>
  /** Set if it is preordered. */
  readonly preorder?: PreorderPromise
  readonly withdrawalExclusion?: WithdrawalExclusion
}

/** The result of looking up a reference: sold, not for sale (hidden or incomplete), or not found. */
export type Offer =
  | { readonly state: 'sold'; readonly sellable: Sellable }
  | { readonly state: 'not-for-sale'; readonly productId: string; readonly reason: string }
  | { readonly state: 'not-found' }

/** An offer with what is wrong with the requested choices, its price lists, terms and modifiers. */
export type OfferDetails = Offer & {
  readonly unknownOption?: string
  /** The choice of a bundle's component that is missing, and a prompt for it. */
  readonly missingChoice?: { readonly field: string; readonly prompt: string }
  readonly listed?: ListedPrices
  readonly terms?: Terms
  readonly modifiers?: readonly ModifierRecord[]
}
