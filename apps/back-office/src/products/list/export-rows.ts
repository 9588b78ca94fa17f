import type { Product } from '@vitrine/client'
import { productFactNames } from '@vitrine/contract/entities/catalog/product/product-facts.ts'
import { productFacts } from '@vitrine/domain/catalog/product-facts.ts'
import { words } from '../../words/en.ts'

type Variant = Product['variants'][number]

const measureOf = ({ pricePerUnitData: measures }: Product): string =>
  measures?.totalQuantity === undefined ? '' : `${measures.totalQuantity} ${measures.totalMeasurementUnit}`

/** Addresses and alternative texts of images, and addresses of videos, each on a line of its own, as imports read them. */
const mediaCells = ({ media }: Product): string[] => {
  const images = (media?.items ?? []).flatMap(({ image }) => image ?? [])
  const videos = (media?.items ?? []).flatMap(({ video }) => video?.embed?.pageUrl ?? video?.files?.[0]?.url ?? [])
  const texts = images.map(({ altText = '' }) => altText.replaceAll(/\s*\n\s*/g, ' '))
  return [images.map(({ url }) => url), texts.some((text) => text !== '') ? texts : [], videos].map((lines) =>
    lines.join('\n'),
  )
}

const rowOf = (product: Product, { choices, variant, stock }: Variant): string[] => {
  const { price, discountedPrice, currency } = variant.priceData ?? product.priceData
  return [
    product.name,
    product.slug,
    String(product.visible && variant.visible !== false),
    Object.entries(choices)
      .map(([name, value]) => `${name}: ${value}`)
      .join(', '),
    variant.sku ?? '',
    variant.barcode ?? '',
    String(discountedPrice),
    String(price),
    currency,
    stock.trackQuantity ? String(stock.quantity ?? 0) : '',
    String(stock.inStock),
    variant.weight === undefined ? '' : String(variant.weight),
    measureOf(product),
    product.brand ?? '',
    ...productFactNames.map((name) => product[name] ?? ''),
    ...mediaCells(product),
    stock.preorder?.message ?? '',
    stock.preorder?.expectedDate ?? '',
  ]
}

export const exportColumns: readonly string[] = [
  ...words.productExport.csvColumns,
  ...productFactNames.map((name) => productFacts[name].columns[0]),
  ...words.productExport.mediaColumns,
  ...words.productExport.preorderColumns,
]

/** Formats a product as rows, one per variant, in the order of `exportColumns`. */
export const rowsOf = (product: Product): string[][] => product.variants.map((variant) => rowOf(product, variant))
