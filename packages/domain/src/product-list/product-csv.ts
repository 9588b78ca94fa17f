import type { ProductSheetEntry } from '@vitrine/contract/entities/catalog/product/product-list.ts'
import { productFactNames, type ProductFactName } from '@vitrine/contract/entities/catalog/product/product-facts.ts'
import { productFacts } from '../catalog/facts/product-facts.ts'
import { seoTextsOf } from '../catalog/seo-texts.ts'

/** What is exported of a product, as a client or the server has it. */
export interface ExportedFields extends Readonly<Partial<Record<ProductFactName, string>>> {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly description?: string
  readonly brand?: string
  readonly productType: string
  readonly giftCard?: boolean
  readonly bundle?: object
  readonly media?: { readonly items?: readonly { readonly image?: ExportedImage }[] }
  readonly productOptions: readonly { readonly name: string }[]
  readonly variants: readonly { readonly choices: Readonly<Record<string, string>> }[]
  readonly seoData?: { readonly tags?: Parameters<typeof seoTextsOf>[0] }
}

interface ExportedImage {
  readonly url: string
  readonly altText?: string
}

type Status = ProductSheetEntry['status']

/** A product as its store reads it, with the values of its variants. */
export interface ExportedProduct {
  readonly product: ExportedFields
  readonly entry: {
    readonly status: Status
    readonly variants: readonly Readonly<ProductSheetEntry['variants'][number]>[]
  }
  /** Names of its collections. */
  readonly collections: readonly string[]
  readonly weightUnit: 'KG' | 'LB'
}

const statusCells = {
  ACTIVE: 'active',
  DRAFT: 'draft',
  SCHEDULED: 'draft',
  ARCHIVED: 'archived',
} as const satisfies Record<Status, string>

/** Options that the columns of a file have. */
const maxOptions = 3
const gramsIn = { KG: 1000, LB: 453.592_37 } as const

/** The columns of an export, which imports read: those of Shopify, and some of our own. */
export const productCsvColumns: readonly string[] = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Tags',
  'Published',
  'Status',
  ...Array.from({ length: maxOptions }, (_option, index) => [
    `Option${index + 1} Name`,
    `Option${index + 1} Value`,
  ]).flat(),
  'Variant SKU',
  'Variant Barcode',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Price',
  'Variant Compare At Price',
  'Cost per item',
  'Variant Requires Shipping',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'SEO Title',
  'SEO Description',
  ...productFactNames.map((name) => productFacts[name].columns[0]),
  'Product ID',
]

type Cells = Readonly<Record<string, string | undefined>>

const toRow = (cells: Cells): string[] => productCsvColumns.map((column) => cells[column] ?? '')

/** Whether a file can have the product: not its components, and not more options than columns. */
export const isInCsv = ({
  giftCard,
  bundle,
  productOptions,
}: Pick<ExportedFields, 'giftCard' | 'bundle' | 'productOptions'>): boolean =>
  giftCard !== true && bundle === undefined && productOptions.length <= maxOptions

const productCells = ({ product, entry, collections }: ExportedProduct): Cells => {
  const seo = seoTextsOf(product.seoData?.tags)
  return {
    Title: product.name,
    'Body (HTML)': product.description,
    Vendor: product.brand,
    // Imports read tags as collections.
    Tags: collections.join(', '),
    Published: String(entry.status === 'ACTIVE'),
    Status: statusCells[entry.status],
    'SEO Title': seo.title,
    'SEO Description': seo.description,
    ...Object.fromEntries(productFactNames.map((name) => [productFacts[name].columns[0], product[name]])),
    'Product ID': product.id,
  }
}

const optionCells = ({ product }: ExportedProduct, index: number): Cells => {
  const { productOptions, variants } = product
  if (productOptions.length === 0) return { 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' }
  const choices = variants[index]?.choices ?? {}
  return Object.fromEntries(
    productOptions.flatMap(({ name }, place) => [
      [`Option${place + 1} Name`, index === 0 ? name : ''],
      [`Option${place + 1} Value`, choices[name]],
    ]),
  )
}

const variantCells = ({ product, entry, weightUnit }: ExportedProduct, index: number): Cells => {
  const variant = entry.variants[index]
  if (!variant) return {}
  const { sku, barcode, weight, quantity, price, compareAtPrice, cost } = variant
  return {
    'Variant SKU': sku,
    'Variant Barcode': barcode,
    ...(weight !== undefined && { 'Variant Grams': String(Number((Number(weight) * gramsIn[weightUnit]).toFixed(4))) }),
    'Variant Inventory Tracker': quantity === undefined ? '' : 'shopify',
    'Variant Inventory Qty': quantity === undefined ? '' : String(quantity),
    'Variant Inventory Policy': 'deny',
    'Variant Price': price,
    'Variant Compare At Price': compareAtPrice,
    'Cost per item': cost,
    'Variant Requires Shipping': String(product.productType === 'physical'),
  }
}

const imageCells = ({ product }: ExportedProduct, index: number): Cells => {
  const image = (product.media?.items ?? []).flatMap((item) => item.image ?? [])[index]
  if (!image) return {}
  return { 'Image Src': image.url, 'Image Position': String(index + 1), 'Image Alt Text': image.altText }
}

/** Formats a product as rows: one per variant, and one for each image beyond. */
export const productCsvRows = (exported: ExportedProduct): string[][] => {
  const { product, entry } = exported
  const images = (product.media?.items ?? []).filter(({ image }) => image).length
  const count = Math.max(entry.variants.length, images)
  return Array.from({ length: count }, (_row, index) =>
    toRow({
      Handle: product.slug,
      ...(index === 0 && productCells(exported)),
      ...(index < entry.variants.length && { ...optionCells(exported, index), ...variantCells(exported, index) }),
      ...imageCells(exported, index),
    }),
  )
}
