import type { Generated } from 'kysely'

/** A product on a member's wish list. */
export interface WishListItemTable {
  site_id: string
  member_id: string
  product_id: string
  /** Increasing: the last added comes first. */
  place: Generated<string>
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    wish_list_item: WishListItemTable
  }
}
