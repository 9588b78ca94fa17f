import type { SavedReport } from '@vitrine/contract/entities/store/report.ts'
import type { Contribution, ReportKind } from '@vitrine/domain/report/contributions.ts'
import type { JsonColumn } from '../../ground/database/columns.ts'
import type { CollectionsByProduct } from './reported-order.ts'

/** What the sums contain of an order, to be replaced when it changes. */
export interface ReportOrderTable {
  site_id: string
  order_id: string
  contributions: JsonColumn<readonly Contribution[]>
  /** The collections of its products when it was first counted. */
  collections: JsonColumn<CollectionsByProduct>
}

/** The latest name of a product or discount, also after it was deleted. */
export interface ReportNameTable {
  site_id: string
  kind: ReportKind
  key: string
  name: string
  /** Date of the order that the name is from. */
  noted_date: Date
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

/** Sessions by day and hour, in the time zone that the store had then. */
export interface ReportVisitTable {
  site_id: string
  day: string
  hour: number
  sessions: number
}

/** Carts that were started, and those taken to the checkout, of days that are over. */
export interface ReportCartTable {
  site_id: string
  day: string
  carts: number
  checkouts: number
}

type SavedFields = Pick<SavedReport, 'report' | 'period' | 'compare' | 'email'>

/** A report that was saved under a name. */
export interface ReportSavedTable {
  site_id: string
  id: string
  name: string
  report: SavedFields['report']
  period: SavedFields['period']
  compare: NonNullable<SavedFields['compare']> | null
  email: JsonColumn<NonNullable<SavedFields['email']>> | null
  next_email_date: Date | null
  created_date: Date
  updated_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    report_order: ReportOrderTable
    report_cart: ReportCartTable
    report_name: ReportNameTable
    report_saved: ReportSavedTable
    report_sum: ReportSumTable
    report_visit: ReportVisitTable
  }
}
