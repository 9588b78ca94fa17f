import type { Minor } from '@vitrine/domain/money.ts'
import type { DimensionsRecord, ProductRecord } from '@vitrine/domain/catalog/product.ts'
import type { TextField } from '@vitrine/domain/modifier/text-fields.ts'

/** The files that can be read. */
export type FormatName = 'shopify' | 'store' | 'woocommerce'

/** Something in the file that is not as it should be, where a spreadsheet shows it. */
export interface Problem {
  /** As spreadsheets count: the header is row 1. */
  readonly row: number
  /** The column as the file names it; none when the whole row is meant. */
  readonly column?: string
  /** What is wrong and what was done about it, in plain words. */
  readonly message: string
  /** After an error the product is left out; after a warning it is imported all the same. */
  readonly severity: 'error' | 'warning'
}

/** A cell that the product has no place for. */
export interface UnusedCell {
  readonly row: number
  /** As the file names it; empty where it has no name. */
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
  /** The address of the picture that shows this choice. */
  readonly picture?: string
}

export interface OptionDraft {
  readonly type: 'color' | 'drop_down'
  readonly name: string
  readonly choices: readonly ChoiceDraft[]
}

/** What the file says of stock; without a quantity it says nothing of a counted variant. */
export type StockDraft =
  | { readonly tracked: true; readonly quantity: number | undefined }
  | { readonly tracked: false; readonly inStock: boolean }

export interface VariantDraft {
  readonly choices: Readonly<Record<string, string>>
  readonly visible: boolean
  readonly price?: Minor
  readonly sku?: string
  /** As text, with its leading zeros. */
  readonly barcode?: string
  readonly weight?: number
  readonly productDimensions?: DimensionsRecord
  readonly cost?: Minor
  readonly stock: StockDraft
}

/** The fields of a product that a file may speak of, beside options, variants and pictures. */
export type Details = Omit<ProductRecord, 'options' | 'variants' | 'media' | 'modifiers'> & {
  /** The texts that buyers are asked for; files know no prices of theirs. */
  readonly textFields?: readonly TextField[]
}

/** A product as a file describes it, before anything is known of the shop. */
export interface ProductDraft {
  readonly format: FormatName
  /** Names the product in the file, today and the next time. */
  readonly handle: string
  /** The row it begins at. */
  readonly row: number
  /** The address it would like to have. */
  readonly slug: string
  readonly name: string
  readonly visible: boolean
  /** Names of collections. */
  readonly collections: readonly string[]
  readonly details: Partial<Details> & Pick<Details, 'productType' | 'description' | 'price'>
  /** The details the file decides about, also by leaving them blank. */
  readonly decides: readonly (keyof Details)[]
  readonly options: readonly OptionDraft[]
  /** None for a product without options. */
  readonly variants: readonly VariantDraft[]
  /** What the file calls the tax class, such as `reduced-rate`; none for the standard one. */
  readonly taxClass?: string
  /** Of a product without options. */
  readonly stock: StockDraft
  readonly pictures: readonly PictureDraft[]
}

export interface ReadProduct {
  /** Absent when there was an error. */
  readonly draft?: ProductDraft
  readonly problems: readonly Problem[]
  /** Of a product that is imported. */
  readonly unused?: readonly UnusedCell[]
}
