import type { SeoData } from '@vitrine/contract/entities/catalog/product.ts'
import type { RichContent } from '@vitrine/contract/entities/rich-content.ts'
import type { ProductRecord, MediaRecord } from '@vitrine/domain/catalog/product.ts'
import type { CollectionTranslations, ProductTranslations } from '@vitrine/domain/catalog/translation.ts'
import type { Generated } from 'kysely'
import type { JsonColumn } from '../../ground/database/columns.ts'

export interface ProductTable {
  site_id: string
  id: string
  /** Sequential; the newest has the highest. */
  numeric_id: Generated<number>
  slug: string
  name: string
  visible: boolean
  product_type: 'physical' | 'digital'
  /** In minor units, before and after the product's own discount. */
  price: number
  discounted_price: number
  record: JsonColumn<ProductRecord>
  /** Translated texts. */
  translations: JsonColumn<ProductTranslations> | null
  /** Incremented with each change of the product. */
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
  /** Translated texts. */
  translations: JsonColumn<CollectionTranslations> | null
  /** The order among the collections with the same parent. */
  position: number
  /** The category that contains it; `null` at the top level. */
  parent_id: string | null
  /** Increases with each change. */
  revision: Generated<number>
  rich_description: JsonColumn<RichContent> | null
  seo_data: JsonColumn<SeoData> | null
  created_date: Date
  last_updated: Date
}

/** Membership of products in collections, with the sort columns of lists, so that a page is one scan of an index. */
export interface CollectionProductTable {
  site_id: string
  collection_id: string
  product_id: string
  numeric_id: number
  name: string
  price: number
  visible: boolean
  last_updated: Date
  /** Its place among the arranged products of the category; `null` if it is not arranged. */
  arranged_index: number | null
}

export interface InventoryItemTable {
  site_id: string
  product_id: string
  variant_id: string
  /** Whether a quantity is tracked; otherwise only `in_stock` counts. */
  tracked: boolean
  quantity: number
  in_stock: boolean
}

/** Records a change that affects catalog responses. Written by triggers in the same transaction. */
export interface CatalogChangeTable {
  site_id: string
  id: Generated<number>
  /** Whether only stock changed. */
  is_stock: boolean
  /** Number of changes it represents. */
  notes: Generated<number>
  /** The changed products; `null` if any may have changed. */
  product_ids: readonly string[] | null
  noted_date: Generated<Date>
  /** Whether it replaces earlier notes. */
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
