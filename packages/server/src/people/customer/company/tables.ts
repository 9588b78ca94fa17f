import type { companyPaymentTerms, companyRoles } from '@vitrine/contract/entities/enumerations.ts'
import type { Address } from '@vitrine/contract/entities/common.ts'
import type { Company } from '@vitrine/contract/entities/people/company.ts'
import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonColumn } from '../../../ground/database/columns.ts'
import type { EntityColumns } from '../../../ground/entity/tables.ts'

type PaymentTerms = (typeof companyPaymentTerms)[number]
export type CompanyRole = (typeof companyRoles)[number]
export type StoredTaxId = NonNullable<Company['taxId']>

/** A business customer. */
export interface CompanyTable extends EntityColumns {
  name: string
  external_id: string | null
  tax_id: JsonColumn<StoredTaxId> | null
  billing_address: JsonColumn<Address> | null
  shipping_addresses: JsonColumn<readonly Address[]>
  tags: string[]
  note: string | null
  payment_terms: PaymentTerms
  member_group_ids: string[]
  tax_exempt_group_id: string | null
  person_count: Generated<number>
  /** Orders that count. */
  order_count: Generated<number>
  /** Paid less refunded in the store's currency, in minor units. */
  spent: Generated<number>
  /** Unpaid in the store's currency, in minor units. */
  open_amount: Generated<number>
  /** In the store's currency, in minor units. Null: no limit. */
  credit_limit: number | null
  /** Unpaid for orders by invoice in the store's currency, in minor units. */
  credit_used: Generated<number>
  last_order_date: Date | null
  /** The name in lower case, to sort by. */
  sort_name: GeneratedAlways<string>
  search_text: GeneratedAlways<string>
  /** Trigrams of `search_text`, for an index. */
  grams: GeneratedAlways<string[]>
}

/** A customer who orders for a company. */
export interface CompanyPersonTable {
  site_id: string
  customer_id: string
  company_id: string
  role: CompanyRole
  created_date: Date
}

/** What an order adds to the figures of its company. */
export interface CompanyOrderTable {
  site_id: string
  /** ID of the order. */
  id: string
  /** The company may have been deleted. */
  company_id: string
  currency: string
  /** Paid less refunded, in minor units. */
  spent: number
  /** Unpaid, in minor units. */
  open_amount: number
  /** Whether it counts as an order. */
  counts: boolean
  /** `2026-12-24`, in the time zone of the store. Null unless it was placed by invoice. */
  due_day: string | null
  created_date: Date
}

/** What an order by invoice uses of the credit limit until it is counted. */
interface CompanyCreditHoldTable {
  site_id: string
  order_id: string
  company_id: string
  /** In minor units of the store's currency. */
  amount: number
  /** An order that was never placed uses nothing any more. */
  expires_date: Date
}

export interface CompanyEventTable {
  site_id: string
  company_id: string
  id: string
  type: 'NOTE' | 'PERSON_ADDED' | 'PERSON_REMOVED' | 'ROLE_CHANGED' | 'TERMS_CHANGED'
  text: string | null
  customer_id: string | null
  role: CompanyRole | null
  created_date: Date
}

declare module '../../../ground/database/tables.ts' {
  interface Tables {
    company: CompanyTable
    company_person: CompanyPersonTable
    company_order: CompanyOrderTable
    company_credit_hold: CompanyCreditHoldTable
    company_event: CompanyEventTable
  }
}
