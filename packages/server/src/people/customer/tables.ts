import type { CustomerConsentChange } from '@vitrine/contract/entities/people/customer.ts'
import type { MemberAddress } from '@vitrine/contract/entities/people/member.ts'
import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonColumn } from '../../ground/database/columns.ts'
import type { EntityColumns } from '../../ground/entity/tables.ts'

export type AccountStatus = 'NONE' | 'UNCONFIRMED' | 'PENDING' | 'ACTIVE' | 'BLOCKED'
export type ConsentStatus = 'SUBSCRIBED' | 'UNSUBSCRIBED' | 'UNKNOWN'
export type ConsentSource = CustomerConsentChange['source']

/** An address, and whether it is a copy of one in the address book of the account. */
export type StoredAddress = MemberAddress & { readonly ofAccount?: true }

/** A person who bought something, has an account or was added by the store. */
export interface CustomerTable extends EntityColumns {
  member_id: string | null
  /** A copy of the state of the account. Kept by a trigger. */
  account_status: Generated<AccountStatus>
  email: string | null
  phone: string | null
  first_name: string | null
  last_name: string | null
  company: string | null
  language: string | null
  country: string | null
  addresses: JsonColumn<readonly StoredAddress[]>
  tags: Generated<string[]>
  note: string | null
  /** Orders that count. */
  order_count: Generated<number>
  /** Paid less refunded in the store's currency, in minor units. */
  spent: Generated<number>
  average_spent: GeneratedAlways<number>
  first_order_date: Date | null
  last_order_date: Date | null
  last_seen_date: Date | null
  email_consent: Generated<ConsentStatus>
  email_consent_date: Date | null
  sms_consent: Generated<ConsentStatus>
  sms_consent_date: Date | null
  /** First and last name in lower case, to sort by. */
  sort_name: GeneratedAlways<string>
  search_text: GeneratedAlways<string>
  /** Trigrams of `search_text`, for an index. */
  grams: GeneratedAlways<string[]>
}

/**
 * What identifies a customer: `member:`, `email:`, `phone:` (only without an email), and `id:` of contacts and merged
 * customers.
 */
export interface CustomerKeyTable {
  site_id: string
  key: string
  customer_id: string
}

/** What each order adds to the figures of its customer. */
export interface CustomerOrderTable {
  site_id: string
  order_id: string
  /** Null after the customer was deleted. */
  customer_id: string | null
  currency: string
  /** Paid less refunded, in minor units. */
  spent: number
  /** Whether it counts as an order. */
  counts: boolean
  placed_date: Date
}

export interface CustomerConsentTable {
  site_id: string
  customer_id: string
  id: string
  channel: 'EMAIL' | 'SMS'
  status: Exclude<ConsentStatus, 'UNKNOWN'>
  source: ConsentSource
  order_id: string | null
  created_date: Date
}

export interface CustomerEventTable {
  site_id: string
  customer_id: string
  id: string
  type: 'IMPORTED' | 'MERGED' | 'NOTE'
  text: string | null
  created_date: Date
}

export interface CustomerSegmentTable extends EntityColumns {
  name: string
  filter: JsonColumn<Readonly<Record<string, unknown>>>
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    customer: CustomerTable
    customer_key: CustomerKeyTable
    customer_order: CustomerOrderTable
    customer_consent: CustomerConsentTable
    customer_event: CustomerEventTable
    customer_segment: CustomerSegmentTable
  }
}
