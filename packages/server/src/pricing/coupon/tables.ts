import type { CouponEffect } from '@vitrine/domain/coupon/coupon.ts'
import type { Generated } from 'kysely'
import type { JsonColumn } from '../../ground/database/columns.ts'

export interface CouponTable {
  site_id: string
  id: string
  /** In upper case. */
  code: string
  name: string
  effect: JsonColumn<CouponEffect>
  minimum_subtotal: number | null
  collection_id: string | null
  product_ids: string[] | null
  member_group_ids: string[] | null
  combines_with_rules: Generated<boolean>
  /** Whether it belongs to the demo store's data. */
  is_sample: Generated<boolean>
  starts: Date | null
  expires: Date | null
  active: boolean
  usage_limit: number | null
  /** Most orders per email. */
  per_customer_limit: number | null
  times_used: number
  revision: Generated<number>
  created_date: Generated<Date>
  updated_date: Generated<Date>
}

/** Number of uses of a coupon per customer, identified by email. */
export interface CouponUseTable {
  site_id: string
  coupon_id: string
  customer: string
  times: number
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    coupon: CouponTable
    coupon_use: CouponUseTable
  }
}
