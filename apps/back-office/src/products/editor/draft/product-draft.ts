import type { Product, ProductSheetEntry, PurchaseTerms, SecureFile } from '@vitrine/client'
import type { ProductFactName } from '@vitrine/contract/entities/catalog/product/product-facts.ts'
import type { ComponentDraft } from './bundle-drafts.ts'
import type { ModifierDraft } from './modifier-drafts.ts'

export interface FocalPoint {
  readonly x: number
  readonly y: number
}

/** A media item of the form. Its key is its ID in the media library, or its address. */
export interface MediaDraft {
  readonly key: string
  readonly id?: string
  readonly kind: 'picture' | 'video' | 'model'
  readonly url: string
  /** Size in pixels, of images. */
  readonly width?: number
  readonly height?: number
  readonly altText: string
  readonly title: string
  readonly focalPoint?: FocalPoint
  readonly posterId: string
  readonly posterUrl?: string
  /** Alternative texts in other languages, if they were changed. */
  readonly altTexts?: Readonly<Record<string, string>>
}

export interface ChoiceDraft {
  readonly key: string
  readonly choiceId?: string
  readonly name: string
  /** Of swatches, as `#rrggbb`. */
  readonly color: string
  readonly mediaKeys: readonly string[]
}

export type OptionKind = 'TEXT_CHOICES' | 'SWATCH_CHOICES'

export interface OptionDraft {
  readonly key: string
  readonly id?: string
  readonly name: string
  readonly kind: OptionKind
  readonly choices: readonly ChoiceDraft[]
}

/** A variant, with numbers as they were typed. */
export interface VariantDraft {
  readonly id?: string
  /** Keys of its choices by those of their options. */
  readonly choices: Readonly<Record<string, string>>
  readonly visible: boolean
  readonly price: string
  readonly comparePrice: string
  readonly cost: string
  readonly sku: string
  readonly barcode: string
  readonly weight: string
  readonly mediaKeys: readonly string[]
  /** Quantities by location. */
  readonly stock: Readonly<Record<string, string>>
  /** Whether it is in stock if quantities are not tracked. */
  readonly inStock: boolean
}

export interface TermsDraft {
  readonly minQuantity: string
  readonly maxQuantity: string
  readonly multipleOf: string
  readonly maxPerCustomer: string
  readonly withdrawalExclusion: string
  readonly paymentOption: NonNullable<PurchaseTerms['paymentOption']>
  readonly depositKind: 'percentage' | 'amount'
  readonly deposit: string
  readonly dueKind: 'usual' | 'days' | 'date'
  readonly dueDays: string
  readonly dueDate: string
}

/** Everything that the form of a product edits, as plain data. */
export interface ProductDraft {
  readonly name: string
  readonly description: string
  readonly status: ProductSheetEntry['status']
  /** Of a scheduled product, in ISO 8601. */
  readonly publishDate: string
  readonly productType: 'PHYSICAL' | 'DIGITAL'
  readonly slug: string
  readonly seoTitle: string
  readonly seoDescription: string
  readonly media: readonly MediaDraft[]
  readonly brand: string
  readonly ribbon: string
  readonly categoryIds: readonly string[]
  readonly mainCategoryId: string
  readonly sectionIds: readonly string[]
  readonly facts: Readonly<Record<ProductFactName, string>>
  readonly options: readonly OptionDraft[]
  readonly variants: readonly VariantDraft[]
  readonly isTracked: boolean
  readonly modifiers: readonly ModifierDraft[]
  readonly components: readonly ComponentDraft[]
  /** The file of a digital product. */
  readonly file: SecureFile | null
  readonly terms: TermsDraft
  readonly taxGroupId: string
  readonly deliveryProfileId: string
}

export type DraftField = keyof ProductDraft

/** What a product is, which decides what can be edited. */
export interface ProductKind {
  readonly isGiftCard: boolean
  readonly isBundle: boolean
  readonly isDigital: boolean
}

export const kindOf = (draft: ProductDraft, product: Pick<Product, 'giftCard'> | undefined): ProductKind => ({
  isGiftCard: product?.giftCard === true,
  isBundle: draft.components.length > 0,
  isDigital: draft.productType === 'DIGITAL',
})
