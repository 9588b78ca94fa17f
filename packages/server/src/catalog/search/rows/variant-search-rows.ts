import type { Column, Rows, TextColumn } from '@vitrine/domain/search/rows/columns.ts'
import { gather } from './column-kinds.ts'
import type { IndexView } from './index-view.ts'
import { productColumn } from './product-rows.ts'
import { variantColumns } from './variant-rows.ts'

/** The variants of products in a list. */
const variantsOfProducts = (offsets: Uint32Array, products: readonly number[]): number[] =>
  products.flatMap((product) =>
    Array.from({ length: offsets[product + 1]! - offsets[product]! }, (_, at) => offsets[product]! + at),
  )

const liftTexts = ({ read, keyOf, find }: TextColumn, { segment }: IndexView): TextColumn => {
  const { products } = segment.columns.variants
  const { variantOffsets } = segment.columns
  return {
    kind: 'texts',
    read: (variant) => read(products[variant]!),
    ...(keyOf && { keyOf: (variant) => keyOf(products[variant]!) }),
    ...(find && { find: (texts) => variantsOfProducts(variantOffsets, find(texts)) }),
  }
}

/** A field of the product of each variant. */
const ofProduct =
  (field: string) =>
  (view: IndexView): Column => {
    const column = productColumn(field, view)
    const { products } = view.segment.columns.variants
    switch (column.kind) {
      case 'numbers':
        return { kind: 'numbers', values: gather(column.values, products) }
      case 'sets':
        return { ...column, numbers: gather(column.numbers, products) }
      case 'texts':
        return liftTexts(column, view)
      case 'items':
      case 'itemField':
        throw new Error(`${field} is not a single value`)
      default:
        return column satisfies never
    }
  }

const fieldsOfProduct = {
  'productData.productId': 'id',
  'productData.updatedDate': 'updatedDate',
  'productData.brand.id': 'brand.id',
  'productData.handle': 'handle',
  'productData.name': 'name',
  'productData.physicalProperties.fulfillerId': 'physicalProperties.fulfillerId',
  'productData.productType': 'productType',
  'productData.slug': 'slug',
  'productData.visible': 'visible',
  'productData.visibleInPos': 'visibleInPos',
  foldedName: 'foldedName',
} as const

const columns: Readonly<Record<string, (view: IndexView) => Column>> = {
  ...variantColumns,
  variantId: variantColumns.id!,
  'optionChoices.optionChoiceIds.optionId': variantColumns['choices.optionChoiceIds.optionId']!,
  'optionChoices.optionChoiceIds.choiceId': variantColumns['choices.optionChoiceIds.choiceId']!,
  ...Object.fromEntries(Object.entries(fieldsOfProduct).map(([name, field]) => [name, ofProduct(field)])),
}

/** The variants of a segment as rows, with fields of their products. */
export const variantSearchRows = (view: IndexView): Rows => ({
  size: view.segment.columns.variants.size,
  column: (field) => columns[field]!(view),
})
