import type { Contribution, ReportKind } from '@vitrine/domain/report/contributions.ts'
import type { JsonColumn } from '../../ground/database/columns.ts'

/** What the sums contain of an order, to be replaced when it changes. */
export interface ReportOrderTable {
  site_id: string
  order_id: string
  contributions: JsonColumn<readonly Contribution[]>
}

/** Sums of a day or month by group. Amounts are in minor units of the currency. */
export interface ReportSumTable {
  site_id: string
  kind: ReportKind
  grain: 'day' | 'month'
  /** First day, in the time zone of the store: `2026-11-01`. */
  start: string
  currency: string
  key: string
  orders: number
  returning_orders: number
  quantity: number
  gross: number
  discounts: number
  delivery: number
  fees: number
  tax: number
  total: number
  gift_cards: number
  returns: number
  received: number
  refunded: number
  disputed: number
  returned: number
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    report_order: ReportOrderTable
    report_sum: ReportSumTable
  }
}
