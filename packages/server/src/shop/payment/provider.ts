import type { Minor } from '@vitrine/domain/money.ts'

/** What the buyer's page does next: nothing, leave for the provider's page, or show the provider's own element. */
export type ClientAction =
  | { readonly type: 'none' }
  | { readonly type: 'redirect'; readonly url: string }
  | { readonly type: 'element'; readonly clientSecret: string }

export interface Card {
  readonly brand: string
  readonly lastFour: string
}

export type DeclineReason =
  | 'declined'
  | 'insufficient-funds'
  | 'challenge-refused'
  | 'token-invalid'
  | 'method-unavailable'
  | 'sold-out'
  /** The buyer went on with another basket or card. */
  | 'replaced'
  /** The buyer did not act in time. */
  | 'expired'
  | 'too-many-challenges'
  /** The checkout became an order in another way. */
  | 'already-ordered'
  /** Nobody knows what the provider did; it was told to undo it. */
  | 'unanswered'

/** A way of paying outside, as its buyer was told of it. */
export interface ShownMethod {
  readonly id: string
  readonly name: string
  readonly instructions: string
}

/** What a provider knows of a payment. */
export type ProviderState =
  /** The buyer is to act before anything is charged. */
  | { readonly status: 'awaiting' }
  | { readonly status: 'captured'; readonly transactionId: string; readonly card?: Card }
  /** The money comes outside, when it comes; the order stands meanwhile. */
  | { readonly status: 'due'; readonly method: ShownMethod }
  | { readonly status: 'declined'; readonly reason: DeclineReason }

/** What a provider answers when a payment begins. */
export interface Begun {
  readonly clientAction: ClientAction
  readonly state: ProviderState
}

/** A payment as its provider knows it. */
export interface PaymentRef {
  /** A provider charges an attempt once, however often it is asked. */
  readonly attemptId: string
  readonly siteId: string
  /** Which of the provider's ways of paying, where it has several. */
  readonly method: string | null
  readonly amount: Minor
  readonly currency: string
}

/** What a provider can do, beside charging. */
export interface Abilities {
  /** Whether a capture may be of a part; `none` where everything is captured as it is charged. */
  readonly capture: 'none' | 'whole' | 'partial'
  /** Whether what was not captured can be let go. */
  readonly void: boolean
  /** `outside`: nobody but the owner gives the money back, by hand; it is noted here. */
  readonly refund: 'none' | 'whole' | 'partial' | 'outside'
}

export interface WebhookRequest {
  readonly headers: Readonly<Record<string, string | undefined>>
  /** As it came, byte by byte: signatures are over this. */
  readonly body: Uint8Array
}

/** Someone who moves money. Nothing here runs inside a transaction of ours, and each may be asked again. */
export interface PaymentProvider {
  readonly name: string
  readonly abilities: Abilities
  /** Every card goes through a challenge of its bank, whatever the bank thinks. */
  readonly requires3dSecure: boolean
  readonly begin: (payment: PaymentRef, token: string) => Promise<Begun>
  /** What became of a payment; nothing where the provider knows of none. */
  readonly read: (payment: PaymentRef) => Promise<ProviderState | undefined>
  /** Takes what is held, or notes that money came outside: once for each capture. */
  readonly capture: (payment: PaymentRef, capture: { id: string; amount: Minor }) => Promise<void>
  /** Gives up on a payment: what was charged goes back, and what has not been charged never is. */
  readonly void: (payment: PaymentRef) => Promise<void>
  /** Gives money back, once for each refund. */
  readonly refund: (payment: PaymentRef, refund: { id: string; amount: Minor }) => Promise<void>
  /** The attempts that a message is about, where the provider has signed it; nothing where it has not. */
  readonly webhook?: (request: WebhookRequest) => Promise<readonly WebhookNews[] | undefined>
}

/** A message only says where to look: what became of the payment is read from the provider. */
export interface WebhookNews {
  readonly attemptId: string
}

/** The providers of a server by their names. */
export type Providers = Readonly<Record<string, PaymentProvider>>

export const requireProvider = (providers: Providers, name: string): PaymentProvider => {
  const provider = providers[name]
  if (!provider) throw new Error(`There is no payment provider named ${name}.`)
  return provider
}
