import type { Tags } from '@vitrine/contract/entities/tags.ts'
import type { Generated } from 'kysely'
import type { JsonColumn } from '../../ground/database/columns.ts'
import type { EntityColumns } from '../../ground/entity/tables.ts'

/** Options of a product, such as the variant. */
export type ItemOptions = Readonly<Record<string, unknown>>

/** The wish list of a member. */
export interface WishListTable extends EntityColumns {
  member_id: string
  tags: JsonColumn<Tags> | null
}

/** A product on a member's wish list. Different options of a product are different items. */
export interface WishListItemTable {
  site_id: string
  member_id: string
  /** Increasing: the last added comes first. */
  place: Generated<string>
  product_id: string
  /** As the member sent them. Null for a product without options. */
  options: JsonColumn<ItemOptions> | null
  added_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    wish_list: WishListTable
    wish_list_item: WishListItemTable
  }
}
