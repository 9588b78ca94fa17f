import type { JsonColumn } from '../../../ground/database/columns.ts'

/** How asking a provider whether its keys work has ended. */
export interface AccountTest {
  readonly passed: boolean
  /** A sentence for the owner. */
  readonly message: string
  /** ISO 8601. */
  readonly date: string
}

/** What anybody may know of an account, as its provider uses it. */
export interface AccountSettings {
  readonly mode: 'TEST' | 'LIVE'
  /** With it the provider's script in the buyer's page knows the account. */
  readonly publishableKey: string
  readonly accountName: string
  /** The message address that was registered for the owner; nothing where the owner does that by hand. */
  readonly webhookEndpointId?: string
}

/** A provider that an owner has connected to their store. */
export interface PaymentAccountTable {
  site_id: string
  provider: string
  /** Whether buyers may choose it; what was paid with it can be given back either way. */
  enabled: boolean
  /** Whose account it is at the provider: payments belong to it, whatever keys come later. */
  account_id: string
  settings: JsonColumn<AccountSettings>
  /** Its secret keys, sealed, as JSON. */
  secrets: string
  /** The last characters of each secret. */
  hints: JsonColumn<Readonly<Record<string, string>>>
  last_test: JsonColumn<AccountTest>
  created_date: Date
  updated_date: Date
}

/** By which name a provider knows a payment of ours: written down before the provider may charge it. */
export interface ProviderPaymentTable {
  site_id: string
  attempt_id: string
  provider: string
  account_id: string
  /** The provider's own; nothing where it was given up before the provider had given it one. */
  reference: string | null
  /** It was given up: nothing charges it any more. */
  is_voided: boolean
  created_date: Date
}

/** By which name a provider knows a member whose ways of paying it keeps. */
export interface ProviderCustomerTable {
  site_id: string
  provider: string
  account_id: string
  member_id: string
  reference: string
  created_date: Date
}

declare module '../../../ground/database/tables.ts' {
  interface Tables {
    payment_account: PaymentAccountTable
    provider_payment: ProviderPaymentTable
    provider_customer: ProviderCustomerTable
  }
}
