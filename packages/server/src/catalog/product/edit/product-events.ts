import { productPrices } from '@vitrine/domain/catalog/product.ts'
import { toNumber } from '@vitrine/domain/money.ts'
import { recordEvent } from '../../../ground/event/outbox.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { findProducts, type ProductRow } from '../read/product-rows.ts'
import { variantsSet } from '../inventory/items/item-events.ts'
import { presentProductV3 } from '../v3/present-product-v3.ts'
import type { ProductToSave, StockLevel } from './save-product.ts'

const v1 = 'com.wix.ecommerce.catalog.api.v1'
const v3 = 'wix.stores.catalog.v3.product'

const about = (siteId: string, productId: string) => ({ siteId, entity: 'product', entityId: productId })

/** The product as events of catalog V3 contain it. */
const entityOf = (row: ProductRow, site: Site) =>
  presentProductV3(row, {
    site,
    fields: ['PLAIN_DESCRIPTION', 'MEDIA_ITEMS_INFO'],
    withVariants: true,
    forMerchant: true,
  })

/** Reads the product at the end of the transaction, and only if an app has subscribed to the event. */
const laterEntity = (db: Db, site: Site, productId: string, name: 'entity' | 'currentEntity') => async () => {
  const [row] = await findProducts(db, site.id, [productId])
  return row ? { [name]: entityOf(row, site) } : {}
}

/** Records the events of a new product, in both versions of the catalog. */
export const productCreated = async (db: Db, site: Site, product: ProductToSave): Promise<void> => {
  const { siteId, id, name, slug, visible, record } = product
  const { full, paid } = productPrices(record)
  const { currency } = site
  const price = { currency, price: toNumber(full, currency), discountedPrice: toNumber(paid, currency) }
  const body = { productId: id, name, slug, visible, price, ...(record.sku !== undefined && { sku: record.sku }) }
  await recordEvent(db, { ...about(siteId, id), type: `${v1}.ProductCreated`, body })
  await recordEvent(db, { ...about(siteId, id), type: `${v3}_created`, body: laterEntity(db, site, id, 'entity') })
}

interface ProductChange {
  readonly id: string
  /** V1 names of the fields that changed. */
  readonly changedFields: readonly string[]
  /** Variants whose own data changed. */
  readonly variantIds?: readonly string[] | undefined
  /** Whether fields changed that only catalog V3 has. */
  readonly hasChangesOfV3?: boolean | undefined
}

/** Records the events of a changed product, in both versions of the catalog. None if nothing changed. */
export const productChanged = async (db: Db, site: Site, change: ProductChange): Promise<void> => {
  const { id, changedFields, variantIds = [], hasChangesOfV3 = false } = change
  const event = about(site.id, id)
  if (changedFields.length > 0)
    await recordEvent(db, { ...event, type: `${v1}.ProductChanged`, body: { productId: id, changedFields } })
  if (variantIds.length > 0) {
    const variants = variantIds.map((variantId) => ({ variantId }))
    await recordEvent(db, { ...event, type: `${v1}.VariantsChanged`, body: { productId: id, variants } })
  }
  if (changedFields.length === 0 && variantIds.length === 0 && !hasChangesOfV3) return
  await recordEvent(db, { ...event, type: `${v3}_updated`, body: laterEntity(db, site, id, 'currentEntity') })
}

/** Records the events of a product that is about to be deleted, in both versions of the catalog. */
export const productDeleted = async (db: Db, site: Site, row: ProductRow): Promise<void> => {
  const { id, name } = row
  await recordEvent(db, { ...about(site.id, id), type: `${v1}.ProductDeleted`, body: { productId: id, name } })
  const body = { deletedEntity: entityOf(row, site) }
  await recordEvent(db, { ...about(site.id, id), type: `${v3}_deleted`, body })
}

/** Records the events of stock that was set, in both versions of the catalog. */
export const stockChanged = (db: Db, siteId: string, productId: string, levels: readonly StockLevel[]): Promise<void> =>
  variantsSet(db, siteId, { productId, variantIds: levels.map(({ variantId }) => variantId) })
