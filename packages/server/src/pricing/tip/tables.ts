import type { TipChoice } from '@vitrine/domain/tip/tip.ts'
import type { JsonColumn } from '../../ground/database/columns.ts'
import type { DocumentTable } from '../../ground/document/tables.ts'

export interface TipPreset {
  readonly value: number
  readonly default?: boolean
}

export interface TipSettingsRecord {
  readonly locationId?: string
  readonly paymentTerminalId?: string
  readonly userId?: string
  readonly tipType: 'PERCENTAGE' | 'AMOUNT'
  readonly presets: readonly TipPreset[]
  readonly allowCustomerTip: boolean
  readonly allowBusinessTipAtPayment: boolean
  readonly allowCustomAmount: boolean
  readonly allowEditDistribution: boolean
  readonly staffDistributionMethod: 'EQUAL' | 'PROPORTIONAL'
  /** Whether checkouts use these settings. */
  readonly default: boolean
  readonly appId?: string
}

export interface TipStaffRecord {
  readonly name: string
  readonly active: boolean
  readonly share: number
}

/** The tip chosen for a cart and its checkout, which share a purchase flow ID. */
export interface TipChoiceTable {
  site_id: string
  purchase_flow_id: string
  choice: JsonColumn<TipChoice>
  updated_date: Date
}

/** A staff member's share of an order's tip. Names are kept when staff are deleted. */
export interface TipDistributionTable {
  site_id: string
  id: string
  order_id: string
  staff_id: string | null
  staff_name: string
  amount: number
  line_items: JsonColumn<readonly object[]> | null
  transaction_id: string | null
  transaction_date: Date | null
  source: 'POS' | 'WEB' | 'DASHBOARD'
  created_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    tip_settings: DocumentTable<TipSettingsRecord>
    tip_staff: DocumentTable<TipStaffRecord>
    tip_choice: TipChoiceTable
    tip_distribution: TipDistributionTable
  }
}
