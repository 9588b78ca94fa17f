import type { ListedProduct } from '@vitrine/contract/entities/catalog/product/product-list.ts'
import { variantPrices, variantsOf, type ProductRecord, type VariantRecord } from '@vitrine/domain/catalog/product.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import type { Site } from '../../ground/site/sites.ts'
import { presentMedia } from '../product/api.ts'
import type { ListRow } from './store.ts'

/** The SKU or barcode of a product, or else of its first variant with one. */
const firstCode = (record: ProductRecord, name: keyof Pick<VariantRecord, 'sku' | 'barcode'>) => {
  const code = record[name] || record.variants.find((variant) => variant[name])?.[name]
  return code ? { [name]: code } : {}
}

const presentPrices = (record: ProductRecord, currency: string) => {
  const prices = variantsOf(record).map((variant) => variantPrices(record, variant).paid)
  return {
    price: toDecimal(Math.min(...prices), currency),
    highestPrice: toDecimal(Math.max(...prices), currency),
  }
}

/** Presents a product of the list to its store. */
export const presentListedProduct = (row: ListRow, site: Site): ListedProduct => {
  const { record } = row
  const imageUrl = presentMedia(record.media.slice(0, 1), site).mainMedia?.thumbnail?.url
  return {
    id: row.id,
    revision: String(row.revision),
    name: row.name,
    slug: row.slug,
    status: row.status,
    ...(row.status === 'SCHEDULED' && row.publish_date && { publishDate: row.publish_date.toISOString() }),
    productType: record.productType,
    ...(record.giftCard && { isGiftCard: true }),
    ...(record.bundle && { isBundle: true }),
    ...(imageUrl !== undefined && { imageUrl }),
    ...(record.brand && { brand: record.brand.name }),
    ...(record.ribbon && { ribbon: record.ribbon.name }),
    ...firstCode(record, 'sku'),
    ...firstCode(record, 'barcode'),
    variantCount: record.variants.length,
    collectionIds: [...row.collection_ids],
    ...presentPrices(record, site.currency),
    stock: {
      status: row.stock_status,
      isTracked: row.is_tracked ?? false,
      quantity: row.quantity ?? 0,
      isLow: row.is_low ?? false,
    },
    createdDate: row.created_date.toISOString(),
    updatedDate: row.last_updated.toISOString(),
  }
}
