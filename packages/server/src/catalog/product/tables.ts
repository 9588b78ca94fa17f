import type { ProductRecord, MediaRecord } from '@vitrine/domain/catalog/product.ts'
import type { CollectionTranslations, ProductTranslations } from '@vitrine/domain/catalog/translation.ts'
import type { Generated } from 'kysely'
import type { JsonColumn } from '../../ground/database/columns.ts'

export interface ProductTable {
  site_id: string
  id: string
  /** Counts up; newest has the highest. */
  numeric_id: Generated<number>
  slug: string
  name: string
  visible: boolean
  product_type: 'physical' | 'digital'
  /** In minor units, before and after the product's own discount. */
  price: number
  discounted_price: number
  record: JsonColumn<ProductRecord>
  /** Its words in other languages. */
  translations: JsonColumn<ProductTranslations> | null
  /** Counts up with each change of the product. */
  revision: number
  created_date: Date
  last_updated: Date
}

export interface CollectionTable {
  site_id: string
  id: string
  numeric_id: Generated<number>
  slug: string
  name: string
  description: string
  visible: boolean
  media: JsonColumn<readonly MediaRecord[]>
  /** Its words in other languages. */
  translations: JsonColumn<CollectionTranslations> | null
  position: number
  created_date: Date
  last_updated: Date
}

/** Which product is in which collection, with what lists are sorted by, so that a page is one walk of an index. */
export interface CollectionProductTable {
  site_id: string
  collection_id: string
  product_id: string
  numeric_id: number
  name: string
  price: number
  visible: boolean
  last_updated: Date
}

export interface InventoryItemTable {
  site_id: string
  product_id: string
  variant_id: string
  /** Counted, or merely in stock or not. */
  tracked: boolean
  quantity: number
  in_stock: boolean
}

/** A note that something changed which answers about the catalog show; triggers write it with the change. */
export interface CatalogChangeTable {
  site_id: string
  id: Generated<number>
  /** Stock changed, and nothing else. */
  is_stock: boolean
  /** So many changes does it stand for. */
  notes: Generated<number>
  /** What changed; nothing where that may be any product. */
  product_ids: readonly string[] | null
  noted_date: Generated<Date>
  /** It stands for notes that were there before. */
  is_folded: Generated<boolean>
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    product: ProductTable
    collection: CollectionTable
    collection_product: CollectionProductTable
    inventory_item: InventoryItemTable
    catalog_change: CatalogChangeTable
  }
}
