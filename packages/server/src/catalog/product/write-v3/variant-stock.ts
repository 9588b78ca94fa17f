import type { StockOfVariant } from '@vitrine/contract/entities/catalog/product/product-with-inventory.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { defaultLocationId } from '@vitrine/domain/stock/locations.ts'
import { invalidField } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { setDefaultPreorders, type PreorderSetting } from '../inventory/default-preorders.ts'
import { lockItemsOfVariants } from '../inventory/items/item-store.ts'
import { presentStock } from '../inventory/items/present-item.ts'
import { itemsCreated, variantsSet } from '../inventory/items/item-events.ts'
import { setStock, setStockOfNewProducts, type StockLevel } from '../inventory/set-stock.ts'

/** The stock of a variant at the default location, as callers of catalog V3 send it. */
type SentVariantStock = Pick<Input<StockOfVariant>, 'quantity' | 'inStock' | 'preorderInfo'>

/** What a request changes of the stock of a variant. */
export interface VariantStock {
  readonly variantId: string
  readonly level?: StockLevel
  readonly preorder?: PreorderSetting
}

/** Reads the stock of a variant: a tracked quantity, or whether it is in stock. */
const readLevel = (
  variantId: string,
  { quantity, inStock }: SentVariantStock,
  field: string,
): StockLevel | undefined => {
  if (quantity !== undefined && inStock !== undefined)
    throw invalidField(field, 'must have either a quantity or inStock', 'ONE_OF_ALIGNMENT')
  if (quantity !== undefined && quantity < 0) {
    const ruleName = 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE'
    throw invalidField(`${field}.quantity`, 'must be 0 or more', 'MIN', ruleName)
  }
  if (quantity === undefined)
    return inStock === undefined ? undefined : { variantId, tracked: false, quantity: 0, inStock }
  return { variantId, tracked: true, quantity, inStock: quantity > 0 }
}

/** Reads what a request changes of the stock of a variant: how much there is, its preorders, or both. */
export const readVariantStock = (variantId: string, sent: SentVariantStock, field: string): VariantStock => {
  const level = readLevel(variantId, sent, field)
  const { preorderInfo } = sent
  if (!level && !preorderInfo) throw invalidField(field, 'must have a quantity or inStock', 'REQUIRED_ONE_OF_FIELD')
  return {
    variantId,
    ...(level && { level }),
    ...(preorderInfo && { preorder: { variantId, preorderInfo, path: field } }),
  }
}

interface NewProduct {
  readonly productId: string
  readonly stocks: readonly VariantStock[]
}

/**
 * Sets the stock of variants of products that the transaction has created, without preorders, at the default location.
 * Records the events, and returns the stock by product.
 */
export const setNewStock = async (
  db: Db,
  siteId: string,
  products: readonly NewProduct[],
): Promise<ReadonlyMap<string, readonly StockOfVariant[]>> => {
  const levels = products.map(({ productId, stocks }) => ({
    productId,
    levels: stocks.flatMap(({ level }) => level ?? []),
  }))
  const rows = await setStockOfNewProducts(db, siteId, levels)
  await itemsCreated(db, siteId, rows)
  const byVariant = new Map(rows.map((row) => [`${row.product_id}/${row.variant_id}`, row]))
  const stockOf = ({ productId, stocks }: NewProduct) =>
    stocks.flatMap(({ variantId }) => {
      const row = byVariant.get(`${productId}/${variantId}`)
      return row ? [presentStock(row)] : []
    })
  return new Map(products.map((product) => [product.productId, stockOf(product)]))
}

/** Sets the stock of variants of a locked product at the default location, and records the event. */
export const setVariantStock = async (
  db: Db,
  { siteId, productId, stocks }: { siteId: string; productId: string; stocks: readonly VariantStock[] },
): Promise<readonly StockOfVariant[]> => {
  if (stocks.length === 0) return []
  const about = { productId, variantIds: stocks.map(({ variantId }) => variantId) }
  const before = await lockItemsOfVariants(db, siteId, about)
  await setStock(db, { siteId, productId, levels: stocks.flatMap(({ level }) => level ?? []) })
  const settings = stocks.flatMap(({ preorder }) => preorder ?? [])
  await setDefaultPreorders(db, { siteId, productId, settings, before })
  await variantsSet(db, siteId, about)
  const rows = await lockItemsOfVariants(db, siteId, about)
  const byVariant = new Map(
    rows.filter((row) => row.location_id === defaultLocationId(siteId)).map((row) => [row.variant_id, row]),
  )
  // The stock of a variant without an item at the default location is at others.
  return stocks.flatMap(({ variantId }) => {
    const row = byVariant.get(variantId)
    return row ? [presentStock(row)] : []
  })
}
