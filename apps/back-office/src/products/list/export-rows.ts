import type { Product } from '@vitrine/client'
import { productFactNames } from '@vitrine/contract/entities/catalog/product-facts.ts'
import { productFacts } from '@vitrine/domain/catalog/product-facts.ts'
import { words } from '../../words/en.ts'

type Variant = Product['variants'][number]

const measureOf = ({ pricePerUnitData: measures }: Product): string =>
  measures?.totalQuantity === undefined ? '' : `${measures.totalQuantity} ${measures.totalMeasurementUnit}`

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
  ]
}

export const exportColumns: readonly string[] = [
  ...words.productExport.csvColumns,
  ...productFactNames.map((name) => productFacts[name].columns[0]),
]

/** Formats a product as rows, one per variant, in the order of `exportColumns`. */
export const rowsOf = (product: Product): string[][] => product.variants.map((variant) => rowOf(product, variant))
