import type { AccountSettings } from './account-tables.ts'
import type { Secrets } from './account-store.ts'
import type { Abilities } from '../provider.ts'

/** What an owner types in, by the names of the call's fields. */
export interface Keys {
  /** Empty where the provider has none. */
  readonly publishableKey: string
  readonly secrets: Secrets
}

/** How a provider answers when it is asked whose keys these are. */
export type Identified =
  | { readonly passed: true; readonly accountId: string; readonly accountName: string; readonly message: string }
  /** `field`: which key is wrong, where it is one. Without, nobody knows whether the keys are right. */
  | { readonly passed: false; readonly field?: string; readonly message: string }

/** An address to which a provider sends its messages, as it was registered there. */
export interface Registered {
  readonly endpointId: string
  readonly secret: string
}

/** How an account of a provider is connected. */
export interface Connector {
  readonly provider: 'stripe' | 'mollie'
  readonly name: string
  readonly abilities: Abilities
  /** Which keys an account has. */
  readonly keys: readonly ('publishableKey' | 'secretKey' | 'webhookSecret')[]
  /** The events that its messages must tell of; none where each payment says itself where to. */
  readonly events: readonly string[]
  /** Reads what kind of keys these are; refuses those that are none, or do not belong together, by their fields. */
  readonly readMode: (keys: Keys, field: (name: string) => string) => AccountSettings['mode']
  readonly identify: (keys: Keys) => Promise<Identified>
  /** Whether messages can reach this server without the owner's doing. */
  readonly canRegister: boolean
  /** Of providers whose messages are registered with the account. */
  readonly register?: (keys: Keys, url: string) => Promise<Registered>
  readonly unregister?: (keys: Keys, endpointId: string) => Promise<void>
}
