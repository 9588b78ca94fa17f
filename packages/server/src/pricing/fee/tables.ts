import type { ColumnType } from 'kysely'
import type { DocumentTable } from '../../ground/document/tables.ts'

export interface FeeRuleRecord {
  readonly name: string
  readonly active: boolean
  /** In minor units. */
  readonly amount?: number
  /** Per cent as decimal text. */
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

/** What an app has answered, so that what was shown is charged; nothing where it did not answer. */
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
