import type { ListedProduct } from '@vitrine/contract/entities/catalog/product/product-list.ts'
import type { Generated, GeneratedAlways } from 'kysely'
import type { EntityColumns } from '../../ground/entity/tables.ts'

/** What the list of products is filtered and sorted by. A trigger keeps it equal to the products. */
export interface ProductListItemTable {
  site_id: string
  product_id: string
  numeric_id: number
  name: string
  sort_name: GeneratedAlways<string>
  visible: boolean
  /** Hidden, and no longer sold. A product that becomes visible isn't archived any more. */
  archived: Generated<boolean>
  /** When a hidden product becomes visible. */
  publish_date: Date | null
  status: GeneratedAlways<ListedProduct['status']>
  product_type: 'physical' | 'digital'
  /** In minor units, after the product's own discount. */
  price: number
  brand_id: string | null
  ribbon_ids: string[]
  is_gift_card: boolean
  is_bundle: boolean
  /** 0 without options. */
  variant_count: number
  /** Name, brand, SKUs and barcodes in lower case. Its trigrams are indexed. */
  search_text: string
  created_date: Date
  last_updated: Date
}

export interface ProductViewTable extends EntityColumns {
  name: string
  /** As in the address of the list. */
  query: string
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    product_list_item: ProductListItemTable
    product_view: ProductViewTable
  }
}
