import type { ProductSheetEntry } from '@vitrine/contract/entities/catalog/product/product-list.ts'
import { hasOwnVariants, variantPrices, variantsOf } from '@vitrine/domain/catalog/product.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Site } from '../../ground/site/sites.ts'
import { findSheetRows, type SheetRow } from './store.ts'

type SheetVariant = ProductSheetEntry['variants'][number]

const presentVariants = ({ record, quantities }: SheetRow, currency: string): SheetVariant[] =>
  variantsOf(record).map((variant): SheetVariant => {
    const own = hasOwnVariants(record) ? variant : { ...record, ...variant }
    const { full, paid } = variantPrices(record, variant)
    const cost = own.cost ?? record.cost
    const weight = own.weight ?? record.weight
    const sku = own.sku ?? record.sku
    const quantity = quantities?.[variant.id]
    return {
      id: variant.id,
      label: record.options.flatMap(({ name }) => variant.choices[name] ?? []).join(', '),
      price: toDecimal(paid, currency),
      ...(full > paid && { compareAtPrice: toDecimal(full, currency) }),
      ...(cost !== undefined && { cost: toDecimal(cost, currency) }),
      ...(sku !== undefined && { sku }),
      ...(own.barcode !== undefined && { barcode: own.barcode }),
      ...(weight !== undefined && { weight: String(weight) }),
      ...(quantity !== undefined && { quantity }),
    }
  })

const present = (row: SheetRow, currency: string): ProductSheetEntry => ({
  id: row.id,
  revision: String(row.revision),
  name: row.name,
  status: row.status,
  ...(row.status === 'SCHEDULED' && row.publish_date && { publishDate: row.publish_date.toISOString() }),
  productType: row.record.productType,
  ...(row.record.brand && { brand: row.record.brand.name }),
  ...(row.record.ribbon && { ribbon: row.record.ribbon.name }),
  collectionIds: [...row.collection_ids],
  variants: presentVariants(row, currency),
})

/** Returns products as the spreadsheet shows them, in the order of the IDs. Those that do not exist are left out. */
export const readSheet = async (db: Db, site: Site, ids: readonly string[]): Promise<ProductSheetEntry[]> =>
  (await findSheetRows(db, site.id, ids)).map((row) => present(row, site.currency))
