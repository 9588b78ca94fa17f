import type { JsonColumn } from '../../../ground/database/columns.ts'

/** Result of testing an account's keys. */
interface AccountTest {
  readonly passed: boolean
  /** Message for the owner. */
  readonly message: string
  /** ISO 8601. */
  readonly date: string
}

/** Public settings of an account. */
export interface AccountSettings {
  readonly mode: 'TEST' | 'LIVE'
  /** Identifies the account to the provider's script in the buyer's page. */
  readonly publishableKey: string
  readonly accountName: string
  /** ID of the webhook endpoint we registered; absent if the owner registers it by hand. */
  readonly webhookEndpointId?: string
}

/** A payment provider account connected to a store. */
export interface PaymentAccountTable {
  site_id: string
  provider: string
  /** Whether it is offered to buyers. Refunds work either way. */
  enabled: boolean
  /** The account at the provider, which payments belong to even if keys change. */
  account_id: string
  settings: JsonColumn<AccountSettings>
  /** Secret keys as sealed JSON. */
  secrets: string
  /** The last characters of each secret. */
  hints: JsonColumn<Readonly<Record<string, string>>>
  last_test: JsonColumn<AccountTest>
  created_date: Date
  updated_date: Date
}

/** The provider's ID of a payment, stored before the provider may charge it. */
export interface ProviderPaymentTable {
  site_id: string
  attempt_id: string
  provider: string
  account_id: string
  /** The provider's ID; null if the attempt was given up before the provider assigned one. */
  reference: string | null
  /** Whether the attempt was given up, so that nothing may charge it. */
  is_voided: boolean
  created_date: Date
}

/** The provider's ID of a member with saved payment methods. */
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
