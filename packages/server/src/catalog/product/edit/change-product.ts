import type { Product } from '@vitrine/contract/entities/catalog/product/product.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { variantsOf, type ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { toSlug } from '@vitrine/domain/catalog/slug.ts'
import { stockOfNewVariants } from '@vitrine/domain/catalog/variants.ts'
import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import { InvalidRequest, Refusal, type Violation, invalidBecause } from '../../../ground/base/refusal.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { writeBundle } from './write-bundle.ts'
import { connectEdited } from './connect/connect-customizations.ts'
import type { Clock } from './connect/connect-entities.ts'
import { editProduct } from './edit-product.ts'
import { overridesOf, overrideVariants, stockOfNewProduct } from './edit-variants.ts'
import { productChanged, productCreated, productDeleted } from './product-events.ts'
import { deleteItemsOfOtherVariants } from '../inventory/items/item-events.ts'
import { presentProduct } from '../read/present/present-product.ts'
import { findProducts, stockReader, type ProductRow } from '../read/product-rows.ts'
import { refuseUnappliedFields } from './refuse-fixed-fields.ts'
import { insertProduct, setStock, updateProductRow, type ProductToSave } from './save-product.ts'
import { findFreeSlug, isSlugOfAnother } from './slugs.ts'

/** The outcome of a change: the product and the fields that changed. */
export interface Change {
  readonly edited: ProductToSave
  readonly changedFields: readonly string[]
  /** Variants whose own data changed. */
  readonly variantIds?: readonly string[]
  /** Whether fields changed that only catalog V3 has. */
  readonly hasChangesOfV3?: boolean
}

export interface Deciding {
  readonly site: Site
  readonly product: ProductToSave
  /** The product with its stock and collections. */
  readonly row: ProductRow
  /** The connection of the transaction that saves. */
  readonly db: Db
}

/** Reads and locks a product and its stock until the transaction ends. */
export const lockProduct = async (db: Db, siteId: string, id: string): Promise<ProductRow> => {
  const locked = db.selectFrom('product').select('id').where('site_id', '=', siteId).where('id', '=', id)
  await locked.forUpdate().executeTakeFirst()
  await db
    .selectFrom('inventory_item')
    .select('variant_id')
    .where('site_id', '=', siteId)
    .where('product_id', '=', id)
    .orderBy('variant_id')
    .forUpdate()
    .execute()
  const [row] = await findProducts(db, siteId, [id])
  if (!row) throw new Refusal('PRODUCT_NOT_FOUND', undefined, { id })
  return row
}

/** Saves a changed product, the stock of its new variants, and its events. */
export const saveChange = async (
  clock: Clock,
  db: Db,
  { site, row, change }: { site: Site; row: ProductRow; change: Change },
): Promise<void> => {
  const { edited } = change
  if (edited.slug !== row.slug && (await isSlugOfAnother(db, 'product', edited))) {
    throw invalidBecause('product.slug', 'TAKEN', { description: 'is already used by another product' })
  }
  const fresh = edited.record.bundle ? [] : stockOfNewVariants(row.record, edited.record, stockReader(row))
  await updateProductRow(clock, db, { product: edited, before: row.record })
  await setStock(db, {
    siteId: edited.siteId,
    productId: row.id,
    levels: fresh.map(({ variantId, stock }) => ({
      variantId,
      tracked: stock.tracked,
      quantity: stock.tracked ? stock.quantity : 0,
      inStock: stock.tracked ? stock.quantity > 0 : stock.inStock,
    })),
  })
  await productChanged(db, site, { id: row.id, ...change })
}

/** Deletes a product, and records its events. */
export const removeProduct = async (db: Db, site: Site, id: string): Promise<void> => {
  const row = await lockProduct(db, site.id, id)
  await deleteItemsOfOtherVariants(db, { siteId: site.id, productId: id, variantIds: [] })
  await productDeleted(db, site, row)
  await db.deleteFrom('product').where('site_id', '=', site.id).where('id', '=', id).execute()
}

const emptyRecord = { description: '', infoSections: [], options: [], variants: [], media: [] }

/** Returns the required fields that are missing in a new product. */
const missingIn = (sent: Input<Product>): Violation[] => {
  const needed: readonly (readonly [string, unknown])[] = [
    ['product.name', sent.name],
    ['product.priceData.price', sent.priceData?.price ?? sent.price?.price],
  ]
  return needed
    .filter(([, value]) => value === undefined)
    .map(([field]) => ({ field, description: 'is required', violatedRule: 'REQUIRED_FIELD' }))
}

const draftOf = (sent: Input<Product>, { site, newId }: { site: Site; newId: () => string }): ProductToSave => {
  const missing = missingIn(sent)
  if (missing.length > 0) throw new InvalidRequest(missing)
  const isGiftCard = sent.giftCard ?? false
  const productType = isGiftCard || sent.productType === 'digital' ? 'digital' : 'physical'
  const record: ProductRecord = { ...emptyRecord, productType, ...(isGiftCard && { giftCard: true }), price: 0 }
  const blank: ProductToSave = { siteId: site.id, id: newId(), slug: '', name: '', visible: true, record }
  const product = editProduct(blank, sent, { currency: site.currency, newId })
  if (!sent.variants?.length || product.record.variants.length === 0) return product
  return { ...product, record: overrideVariants(product.record, overridesOf(sent.variants), site.currency).record }
}

/** Creates, updates and deletes products. Each change and its event share a transaction. */
export const createProductWriter = (context: Pick<Context, 'db' | 'sites' | 'now' | 'newId'>) => {
  const { db, sites, now, newId } = context
  return {
    add: async (siteId: string, sent: Input<Product>): Promise<ProductRow> => {
      const site = await requireSite(sites, siteId)
      const draft = draftOf(sent, { site, newId })
      const levels = stockOfNewProduct(sent, variantsOf(draft.record))
      return transact(db, async (transaction) => {
        const wanted = toSlug(draft.slug || draft.name)
        const slug = await findFreeSlug(transaction, 'product', { siteId, wanted })
        const record = await connectEdited(context, transaction, { site, record: draft.record })
        const bundling = { sent: sent.bundle, before: undefined, path: 'product', newId }
        const product = await writeBundle(transaction, { ...draft, slug, record }, bundling)
        if (product.record.bundle && levels.length > 0) throw new Refusal('STOCK_OF_BUNDLE')
        await insertProduct({ now, newId }, transaction, product)
        await setStock(transaction, { siteId, productId: product.id, levels })
        await productCreated(transaction, site, product)
        const [saved] = await findProducts(transaction, siteId, [product.id])
        refuseUnappliedFields(sent, presentProduct(saved!, { site, merchantData: true }))
        return saved!
      })
    },

    change: async (
      siteId: string,
      id: string,
      decide: (deciding: Deciding) => Change | Promise<Change>,
    ): Promise<ProductRow> => {
      const site = await requireSite(sites, siteId)
      return transact(db, async (transaction) => {
        const row = await lockProduct(transaction, siteId, id)
        const { slug, name, visible, record } = row
        const product: ProductToSave = { siteId, id: row.id, slug, name, visible, record }
        const change = await decide({ site, product, row, db: transaction })
        const connected = await connectEdited(context, transaction, {
          site,
          record: change.edited.record,
          before: record,
        })
        const edited = { ...change.edited, record: connected }
        await saveChange({ now, newId }, transaction, { site, row, change: { ...change, edited } })
        return lockProduct(transaction, siteId, id)
      })
    },

    remove: async (siteId: string, id: string): Promise<void> => {
      const site = await requireSite(sites, siteId)
      await transact(db, (transaction) => removeProduct(transaction, site, id))
    },
  }
}
