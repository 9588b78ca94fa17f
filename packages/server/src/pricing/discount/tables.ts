import type { Condition, DiscountRule, Limits } from '@vitrine/domain/discount/rule.ts'
import type { Effect } from '@vitrine/domain/discount/effects.ts'
import type { Generated } from 'kysely'
import type { Document } from '../../ground/document/store.ts'
import type { DocumentTable } from '../../ground/document/tables.ts'

/** A stored discount: amounts in minor units, timestamps as text. */
export interface DiscountRecord extends Pick<
  DiscountRule,
  'name' | 'active' | 'priority' | 'match' | 'combinesWithRules' | 'combinesWithCodes' | 'excludes'
> {
  readonly conditions: readonly Condition[]
  readonly effect: Effect
  readonly starts?: string
  readonly ends?: string
  readonly limits: Limits
  /** The caller's tags, which the specification keeps with rules. */
  readonly tags?: RuleTags
}

export interface RuleTags {
  readonly privateTags?: { readonly tagIds?: string[] }
  readonly publicTags?: { readonly tagIds?: string[] }
}

export interface Counted {
  times_used: number
  amount_given: number
}

/** A discount with its use so far. */
export type StoredDiscount = Document<DiscountRecord> & Readonly<Counted>

interface DiscountTable extends DocumentTable<DiscountRecord> {
  times_used: Generated<number>
  /** In minor units, across all orders that were not canceled. */
  amount_given: Generated<number>
}

/** How often a customer, identified by email, got a discount. */
interface DiscountUseTable {
  site_id: string
  discount_id: string
  customer: string
  times: number
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    discount: DiscountTable
    discount_use: DiscountUseTable
  }
}
