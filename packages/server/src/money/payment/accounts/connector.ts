import type { ViolationReason } from '@vitrine/contract/error-reasons.ts'
import type { PaymentProvider } from '@vitrine/contract/entities/money/payment-provider.ts'
import type { AccountSettings } from './account-tables.ts'
import type { Secrets } from './account-store.ts'
import type { Abilities } from '../provider.ts'

/** Keys entered by the owner. */
export interface Keys {
  /** Empty if the provider has none. */
  readonly publishableKey: string
  readonly secrets: Secrets
}

/** Result of identifying the account of keys. */
export type Identified =
  | { readonly passed: true; readonly accountId: string; readonly accountName: string; readonly message: string }
  | { readonly passed: false; readonly field: string; readonly reason: ViolationReason; readonly message: string }
  /** The keys could not be verified. */
  | { readonly passed: false; readonly field?: undefined; readonly message: string }

/** A registered webhook endpoint. */
interface Registered {
  readonly endpointId: string
  readonly secret: string
}

/** Connects accounts of a provider. */
export interface Connector {
  readonly provider: PaymentProvider['provider']
  readonly name: string
  readonly abilities: Abilities
  /** Keys of an account. */
  readonly keys: Readonly<PaymentProvider['keys']>
  /** Webhook events to subscribe to; empty if each payment sets its own webhook URL. */
  readonly events: readonly string[]
  /** Returns the mode of the keys. Rejects invalid or mismatched keys and names the field. */
  readonly readMode: (keys: Keys, field: (name: string) => string) => AccountSettings['mode']
  readonly identify: (keys: Keys) => Promise<Identified>
  /** Whether the provider can reach this server, so that webhooks can be registered automatically. */
  readonly canRegister: boolean
  /** Only for providers with account-level webhooks. */
  readonly register?: (keys: Keys, url: string) => Promise<Registered>
  readonly unregister?: (keys: Keys, endpointId: string) => Promise<void>
}

/** A connector as its provider creates it. Its ID and its name are in the table of connectable providers. */
export type AccountConnector = Omit<Connector, 'provider' | 'name'>
