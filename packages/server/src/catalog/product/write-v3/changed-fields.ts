import { variantsOf, type ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { productFactNames } from '@vitrine/contract/entities/catalog/product/product-facts.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Change } from '../edit/change-product.ts'
import type { ProductToSave } from '../edit/save-product.ts'

/** Fields of a record, and their names in catalog V1. */
const recordFields: readonly (readonly [keyof ProductRecord, string])[] = [
  ['description', 'description'],
  ['media', 'media'],
  ['options', 'productOptions'],
  ['modifiers', 'modifiers'],
  ['brand', 'brand'],
  ['ribbon', 'ribbon'],
  ['additionalRibbons', 'ribbons'],
  ['infoSections', 'additionalInfoSections'],
  ['price', 'priceData'],
  ['reducedPrice', 'discount'],
  ['discount', 'discount'],
  ['cost', 'costAndProfitData'],
  ['sku', 'sku'],
  ['barcode', 'barcode'],
  ['weight', 'weight'],
  ['pricePerUnit', 'pricePerUnitData'],
  ['productDimensions', 'productDimensions'],
  ['packageDimensions', 'packageDimensions'],
  ['digitalFileId', 'digitalFile'],
  ['seo', 'seoData'],
  ['bundle', 'bundle'],
  ...productFactNames.map((name) => [name, name] as const),
]

/** Compares a product with itself before a change, in the words of catalog V1. */
export const changeOf = (before: ProductToSave, edited: ProductToSave): Change => {
  const changed = (['name', 'slug', 'visible'] as const).filter((name) => before[name] !== edited[name])
  const inRecord = recordFields.flatMap(([field, name]) =>
    isDeepStrictEqual(before.record[field], edited.record[field]) ? [] : [name],
  )
  const known = new Map(before.record.variants.map((one) => [one.id, one]))
  const variants = edited.record.variants.length > 0 ? variantsOf(edited.record) : []
  const variantIds = variants.flatMap((one) => (isDeepStrictEqual(known.get(one.id), one) ? [] : [one.id]))
  return { edited, changedFields: [...new Set([...changed, ...inRecord])], variantIds, hasChangesOfV3: true }
}
