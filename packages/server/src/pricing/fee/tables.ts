import type { ColumnType } from 'kysely'
import type { DocumentTable } from '../../ground/document/tables.ts'

export interface FeeRuleRecord {
  readonly name: string
  readonly active: boolean
  /** In minor units. */
  readonly amount?: number
  /** Percentage as decimal text. */
  readonly percentage?: string
  readonly basis: 'ORDER' | 'ITEM'
  readonly productIds?: readonly string[]
  readonly collectionIds?: readonly string[]
  readonly destinations?: readonly { readonly country: string; readonly subdivisions?: readonly string[] }[]
  readonly minSubtotal?: number
  readonly maxSubtotal?: number
  readonly taxable: boolean
  readonly taxGroupId?: string
}

/** A cached response of an app, so that the fees shown are charged; `null` if it failed. */
export interface FeeAnswerTable {
  site_id: string
  digest: string
  answer: ColumnType<object | null, string | null, string | null>
  error: string | null
  created_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    fee_rule: DocumentTable<FeeRuleRecord>
    fee_answer: FeeAnswerTable
  }
}
