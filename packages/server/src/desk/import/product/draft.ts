import type { Minor } from '@vitrine/domain/money.ts'
import type { DimensionsRecord, ProductRecord } from '@vitrine/domain/catalog/product.ts'
import type { DescribedProblem } from './problem.ts'
import type { TextField } from '@vitrine/domain/modifier/text-fields.ts'

/** Supported file formats. */
export type FormatName = 'shopify' | 'store' | 'woocommerce'

/** A problem in the file, located as in a spreadsheet. */
export interface Problem extends DescribedProblem {
  /** Row number as in spreadsheets: the header is row 1. */
  readonly row: number
  /** Column name in the file; absent if the whole row is affected. */
  readonly column?: string
  /** An error skips the product, a warning does not. */
  readonly severity: 'error' | 'warning'
}

/** A cell that is not imported. */
export interface UnusedCell {
  readonly row: number
  /** Column name in the file; may be empty. */
  readonly column: string
  readonly value: string
}

export interface PictureDraft {
  readonly url: string
  readonly altText?: string
}

export interface ChoiceDraft {
  readonly value: string
  readonly description: string
  /** URL of the picture for this choice. */
  readonly picture?: string
}

export interface OptionDraft {
  readonly type: 'color' | 'drop_down'
  readonly name: string
  readonly choices: readonly ChoiceDraft[]
}

/** Stock in the file. Without a quantity, stock of a tracked variant is unchanged. */
export type StockDraft =
  | { readonly tracked: true; readonly quantity: number | undefined }
  | { readonly tracked: false; readonly inStock: boolean }

/** How buyers can preorder the variants of a product while they are out of stock. */
export interface PreorderDraft {
  readonly enabled: true
  readonly message?: string
  readonly expectedDate?: string
}

export interface VariantDraft {
  readonly choices: Readonly<Record<string, string>>
  readonly visible: boolean
  readonly price?: Minor
  readonly sku?: string
  /** As text, to keep leading zeros. */
  readonly barcode?: string
  readonly weight?: number
  readonly productDimensions?: DimensionsRecord
  readonly cost?: Minor
  readonly stock: StockDraft
}

/** Product fields that a file may set, other than options, variants and media. */
export type Details = Omit<ProductRecord, 'options' | 'variants' | 'media' | 'modifiers' | 'brand' | 'ribbon'> & {
  /** Name of the brand. */
  readonly brand?: string
  /** Text of the ribbon. */
  readonly ribbon?: string
  /** Text fields for buyers. Files cannot set prices for them. */
  readonly textFields?: readonly TextField[]
}

/** A product as described by a file, independent of the shop. */
export interface ProductDraft {
  readonly format: FormatName
  /** Identifies the product in this and later files. */
  readonly handle: string
  /** The first row of the product. */
  readonly row: number
  /** The product of the store that the file names by its ID. */
  readonly productId?: string
  /** The preferred slug. */
  readonly slug: string
  readonly name: string
  readonly visible: boolean
  /** Collection names. */
  readonly collections: readonly string[]
  readonly details: Partial<Details> & Pick<Details, 'productType' | 'description' | 'price'>
  /** Fields that the file controls, including blank ones. */
  readonly decides: readonly (keyof Details)[]
  readonly options: readonly OptionDraft[]
  /** Empty for a product without options. */
  readonly variants: readonly VariantDraft[]
  /** The tax class in the file, such as `reduced-rate`; absent for the standard one. */
  readonly taxClass?: string
  /** For a product without options. */
  readonly stock: StockDraft
  readonly pictures: readonly PictureDraft[]
  /** Absent if the file says nothing of preorders. */
  readonly preorder?: PreorderDraft
  /** Addresses of videos, in the form of `readVideoAddress`. */
  readonly videos?: readonly string[]
}

export interface ReadProduct {
  /** Absent if there was an error. */
  readonly draft?: ProductDraft
  readonly problems: readonly Problem[]
  /** For an imported product. */
  readonly unused?: readonly UnusedCell[]
}
