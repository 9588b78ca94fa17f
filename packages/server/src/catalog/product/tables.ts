import type { SeoData } from '@vitrine/contract/entities/catalog/product/product.ts'
import type { RichContent } from '@vitrine/contract/entities/rich-content.ts'
import type { ProductChange } from '@vitrine/domain/product-list/product-changes.ts'
import type { PublicRule } from '@vitrine/domain/catalog/public-price.ts'
import type { ProductRecord, MediaRecord } from '@vitrine/domain/catalog/product.ts'
import type { CollectionTranslations, ProductTranslations } from '@vitrine/domain/catalog/translation.ts'
import type { Rule } from '@vitrine/domain/collection-rule/rule.ts'
import type { TransferLine, TransferStatus } from '@vitrine/domain/stock/transfer.ts'
import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonColumn, StateColumn } from '../../ground/database/columns.ts'
import type { EntityColumns } from '../../ground/entity/tables.ts'
import type { Actor } from '../../ground/event/actor.ts'

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
  /** Identifies it in imports. Unique in the store. */
  handle: Generated<string | null>
  /** The import that wrote it last. */
  import_id: Generated<string | null>
  /** Translated texts. */
  translations: JsonColumn<ProductTranslations> | null
  /** Incremented with each change of the product. */
  revision: number
  created_date: Date
  last_updated: Date
}

/** A price that a product or variant had until a date. */
export interface PriceChangeTable {
  site_id: string
  product_id: string
  /** The variant with a price of its own, or `onlyVariantId` for the price of the product. */
  variant_id: string
  ended_date: Date
  /** What was paid, in minor units. */
  price: number
  /** Who ended it. Null if a job did. */
  actor: JsonColumn<Actor> | null
}

/** A change of a product, with who made it. */
export interface ProductChangeTable {
  site_id: string
  product_id: string
  id: GeneratedAlways<number>
  changes: JsonColumn<readonly ProductChange[]>
  /** Who made it. Null if a job did. */
  actor: JsonColumn<Actor> | null
  created_date: Date
}

/** What a price list or an automatic discount for everybody was for some time. */
export interface PriceRulePeriodTable {
  site_id: string
  id: GeneratedAlways<number>
  rule_id: string
  since_date: Date
  /** Null while it is like this. */
  until_date: Date | null
  rule: JsonColumn<PublicRule>
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
  /** Decides which products are in it; `null` if they are added by hand. */
  rule: JsonColumn<Rule> | null
  /** Increases with each change of the rule, so that a job knows whether it fills the collection by the current one. */
  rule_revision: Generated<number>
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

/** The stock of a variant at a location. */
export interface InventoryItemTable {
  site_id: string
  product_id: string
  variant_id: string
  location_id: string
  id: Generated<string>
  /** Whether a quantity is tracked; otherwise only `in_stock` counts. */
  tracked: boolean
  /** Negative if more was sold than was there. */
  quantity: Generated<number>
  in_stock: Generated<boolean>
  preorder_enabled: Generated<boolean>
  preorder_message: Generated<string | null>
  /** Day by which preorders are expected to ship, such as `2026-05-04`. */
  preorder_date: Generated<string | null>
  /** Maximum number of preorders. Not used for untracked items. */
  preorder_limit: Generated<number>
  /** Number of units that were preordered. */
  preorder_counter: Generated<number>
  /** The variant's ID in catalog V3. Its only difference is that of the only variant of a product without options. */
  catalog_variant_id: GeneratedAlways<string>
  revision: Generated<number>
  created_date: Generated<Date>
  updated_date: Generated<Date>
}

/** A change of an inventory item's stock. Fields of the state before are null for a new item, those after for a deleted one. */
export interface StockChangeTable {
  site_id: string
  id: Generated<number>
  item_id: string
  product_id: string
  variant_id: string
  location_id: string
  /** The order that took or returned the units. */
  order_id: string | null
  reason: string
  /** Null while the quantity is not tracked. */
  quantity_before: number | null
  quantity_after: number | null
  in_stock_before: boolean | null
  in_stock_after: boolean | null
  preorders_before: number
  preorders_after: number
  /** The transfer that took, added or returned the units. */
  transfer_id: string | null
  /** Set if a person adjusted the quantity. */
  adjustment_reason: string | null
  note: string | null
  actor: JsonColumn<Actor> | null
  created_date: Generated<Date>
}

/** A place that keeps stock. */
export interface StoresLocationTable extends EntityColumns {
  name: string
  location_type: string
  /** Locations with lower numbers serve orders first. */
  priority: number
  country: string | null
  /** The pickup location at the same place. */
  pickup_location_id: string | null
  /** Whether it is the default location, which every store has. */
  is_default: boolean
  /** When it was archived. Archived locations have no inventory items. */
  archived_date: Date | null
}

/** Units that move from one location to another. */
export interface StockTransferTable extends EntityColumns {
  status: StateColumn<TransferStatus>
  origin_id: string
  destination_id: string
  reference: string | null
  /** A day, such as `2026-05-01`. */
  expected_date: string | null
  lines: JsonColumn<readonly TransferLine[]>
  shipped_date: Date | null
  /** When it was received completely, or canceled. */
  closed_date: Date | null
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
    price_change: PriceChangeTable
    product_change: ProductChangeTable
    price_rule_period: PriceRulePeriodTable
    inventory_item: InventoryItemTable
    stock_change: StockChangeTable
    stores_location: StoresLocationTable
    stock_transfer: StockTransferTable
    catalog_change: CatalogChangeTable
  }
}
