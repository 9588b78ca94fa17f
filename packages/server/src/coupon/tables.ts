import type { CouponEffect } from '@vitrine/domain/coupon/coupon.ts'
import type { JsonColumn } from '../site/tables.ts'

export interface CouponTable {
  site_id: string
  id: string
  /** As the buyer types it, in capitals. */
  code: string
  name: string
  effect: JsonColumn<CouponEffect>
  minimum_subtotal: number | null
  collection_id: string | null
  starts: Date | null
  expires: Date | null
  active: boolean
  usage_limit: number | null
  times_used: number
}

export interface CouponTables {
  coupon: CouponTable
}
