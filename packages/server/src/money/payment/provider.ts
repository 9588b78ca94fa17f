import type { Minor } from '@vitrine/domain/money.ts'
import type { Db } from '../../ground/database/tables.ts'

/** The next step in the buyer's page: none, a redirect to the provider, or the provider's own element. */
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
  /** The provider cannot charge this amount in this currency. */
  | 'amount-not-accepted'
  | 'sold-out'
  /** The buyer continued with another basket or card. */
  | 'replaced'
  /** The buyer did not act in time. */
  | 'expired'
  | 'too-many-challenges'
  /** The checkout was completed by other means. */
  | 'already-ordered'
  /** The amount is no longer due. */
  | 'not-due'
  /** The order was canceled, or the payment request was voided. */
  | 'called-off'
  /** The outcome is unknown; the provider was told to void it. */
  | 'unanswered'

/** An offline payment method, as shown to the buyer. */
export interface ShownMethod {
  readonly id: string
  readonly name: string
  readonly instructions: string
}

/** State of a payment at its provider. */
export type ProviderState =
  /** The buyer must act before anything is charged. */
  | { readonly status: 'awaiting' }
  /** The buyer is done and the money is on its way, which can take days for a bank debit. The order is placed. */
  | {
      readonly status: 'processing'
      readonly transactionId: string
      readonly method?: ShownMethod
      /** When to poll, for providers without webhooks. */
      readonly lookAt?: Date
    }
  /** Authorized; captured later. */
  | {
      readonly status: 'authorized'
      readonly transactionId: string
      readonly card?: Card
      readonly until?: Date
      readonly isReviewed?: true
      readonly lookAt?: Date
    }
  | {
      readonly status: 'captured'
      readonly transactionId: string
      readonly card?: Card
      /** Under fraud review before the order is accepted. */
      readonly isReviewed?: true
      /** When to poll again, for providers without webhooks. */
      readonly lookAt?: Date
    }
  /** Paid offline later. The order is placed. */
  | { readonly status: 'due'; readonly method: ShownMethod }
  | { readonly status: 'declined'; readonly reason: DeclineReason }

/** A provider's response to a new payment. */
export interface Begun {
  readonly clientAction: ClientAction
  readonly state: ProviderState
}

/** Identifies a payment to its provider. */
export interface PaymentRef {
  /** Idempotency key: a provider charges an attempt once. */
  readonly attemptId: string
  readonly siteId: string
  /** The provider's payment method, if it has several. */
  readonly method: string | null
  readonly amount: Minor
  readonly currency: string
}

/** Capabilities of a provider besides charging. */
export interface Abilities {
  /** Whether partial captures are possible; `none` if charges are captured immediately. */
  readonly capture: 'none' | 'whole' | 'partial'
  /** Whether an authorization can be voided. */
  readonly void: boolean
  /** `outside`: only the owner refunds, by hand; the refund is only recorded here. */
  readonly refund: 'none' | 'whole' | 'partial' | 'outside'
  /** Number of days after the capture in which refunds are possible. Default: unlimited. */
  readonly refundDays?: number
  /** Whether payment methods can be saved and charged without the buyer. */
  readonly save: boolean
}

/** Options of a charge. */
export interface ChargeOptions {
  /** `later`: authorize now and capture later. */
  readonly capture: 'now' | 'later'
  /** The member to save the payment method for. */
  readonly saveFor?: string
  /** The member whose saved method is charged; must be theirs. */
  readonly savedBy?: string
  /** Whether the buyer is present and can complete a challenge. */
  readonly isPresent?: boolean
  /** Return URL after a redirect. */
  readonly returnUrl?: string
}

/** Outcome of a money movement. Unknown outcomes are thrown and retried. */
export type Outcome =
  | { readonly status: 'succeeded'; readonly reference?: string }
  /** Accepted; the result follows in a webhook or in `facts`. */
  | { readonly status: 'pending'; readonly reference?: string }
  /** Refused permanently. `code` is the provider's, `description` is for the owner. */
  | { readonly status: 'failed'; readonly code: string; readonly description: string }

/** An idempotent step; the ID is ours. */
export interface Step {
  readonly id: string
  readonly amount: Minor
}

/** A partial or final capture. */
export interface CaptureStep extends Step {
  /** Whether nothing is left to capture afterwards; constant across retries. */
  readonly isLast: boolean
}

/** A refund at the provider. */
export interface RefundFact {
  /** Our ID; absent for a refund made in the provider's dashboard. */
  readonly id?: string
  readonly reference: string
  readonly amount: Minor
  readonly status: 'pending' | 'succeeded' | 'failed'
  readonly code?: string
  readonly description?: string
  readonly date: Date
}

/** A dispute at the provider. */
export interface DisputeFact {
  readonly reference: string
  /** Disputed amount. */
  readonly amount: Minor
  /** Amounts withdrawn and returned so far. */
  readonly withdrawn: Minor
  readonly returned: Minor
  /** `open`: the merchant may respond. `answered`: the bank decides. */
  readonly status: 'open' | 'answered' | 'won' | 'lost'
  readonly reason: string
  readonly answerBefore?: Date
  readonly date: Date
}

/** The provider's full record of a payment, which is authoritative. */
export interface PaymentFacts {
  readonly state: ProviderState
  readonly captured: Minor
  /** Whether the uncaptured part was released. */
  readonly isReleased: boolean
  readonly refunds: readonly RefundFact[]
  readonly disputes: readonly DisputeFact[]
  /** The provider's fee, if known. */
  readonly fee?: Minor
  /** Status of the fraud review, if there is one. */
  readonly review?: 'open' | 'passed' | 'failed'
}

/** Evidence in a dispute, as text. Providers use the fields they support. */
export interface DisputeEvidence {
  /** The merchant's explanation. */
  readonly explanation?: string
  readonly productDescription?: string
  readonly customerName?: string
  readonly customerEmail?: string
  readonly billingAddress?: string
  /** Correspondence with the customer. */
  readonly customerCommunication?: string
  readonly receipt?: string
  readonly shippingAddress?: string
  readonly shippingCarrier?: string
  readonly shippingDate?: string
  readonly shippingTrackingNumber?: string
  readonly refundPolicy?: string
  readonly refundRefusalExplanation?: string
}

/** The merchant's response to a dispute: accept it, or contest it with evidence. */
export type DisputeAnswer = { readonly accept: true } | { readonly accept: false; readonly evidence: DisputeEvidence }

/** A line of the provider's statement, in minor units. */
export interface StatementLine {
  readonly reference: string
  readonly type: 'charge' | 'refund' | 'dispute' | 'fee' | 'payout' | 'other'
  /** The payment it belongs to, if it is one of ours. */
  readonly attemptId?: string
  /** Positive for money received, negative for money paid out. */
  readonly amount: Minor
  readonly fee: Minor
  readonly currency: string
  readonly date: Date
  /** The payout that transferred it to the owner's bank. */
  readonly payoutId?: string
}

/** A payment method saved with the provider. */
export interface SavedMethod {
  readonly reference: string
  readonly card?: Card
  readonly expires?: { readonly month: number; readonly year: number }
}

export interface WebhookRequest {
  readonly headers: Readonly<Record<string, string | undefined>>
  /** Raw bytes, which signatures are computed over. */
  readonly body: Uint8Array
  /** The store whose webhook URL was called; absent for a URL shared by all stores. */
  readonly siteId?: string
}

/** Settings of the provider's script in the buyer's page. */
interface ScriptFacts {
  readonly url: string
  readonly publishableKey: string
  /** Amount due, in the provider's unit. */
  readonly amount: number
  readonly currency: string
  /** Set if the card is to be saved. */
  readonly setupFutureUsage?: 'off_session'
}

/** Outcome of a provider whose steps always succeed. */
export const succeeded: Outcome = { status: 'succeeded' }

/** Charges immediately and saves nothing. */
export const chargedNow: ChargeOptions = { capture: 'now' }

/** A payment provider. Calls run outside of transactions and may be repeated. */
export interface PaymentProvider {
  readonly name: string
  readonly abilities: Abilities
  /** Whether every card needs a 3-D Secure challenge. */
  readonly requires3dSecure: boolean
  /** Returns the settings of its script; `undefined` if it cannot charge this amount. */
  readonly script?: (due: Omit<PaymentRef, 'attemptId' | 'method'>) => Promise<ScriptFacts | undefined>
  /** Prefix of tokens that redirect buyers to its page; the return URL follows the prefix. */
  readonly tokenPrefix?: string
  /** Whether it charges in a currency. Default: in all. */
  readonly takes?: (currency: string) => boolean
  readonly begin: (payment: PaymentRef, token: string, options: ChargeOptions) => Promise<Begun>
  /** Reads the state of a payment; `undefined` if the provider does not know it. */
  readonly read: (payment: PaymentRef) => Promise<ProviderState | undefined>
  /** Captures an authorization, or records offline money. Idempotent per capture. */
  readonly capture: (payment: PaymentRef, capture: CaptureStep) => Promise<Outcome>
  /** Gives up a payment: refunds what was charged and prevents later charges. */
  readonly void: (payment: PaymentRef) => Promise<Outcome>
  /** Releases the rest of a partially captured authorization; absent if not supported. */
  readonly release?: (payment: PaymentRef) => Promise<Outcome>
  /** Refunds money. Idempotent per refund. */
  readonly refund: (payment: PaymentRef, refund: Step) => Promise<Outcome>
  /** Reads the record of a payment; absent for providers without books. */
  readonly facts?: (payment: PaymentRef) => Promise<PaymentFacts | undefined>
  readonly answerDispute?: (payment: PaymentRef, reference: string, answer: DisputeAnswer) => Promise<Outcome>
  /** Lists the statement of a period, oldest first. */
  readonly statement?: (siteId: string, time: { from: Date; to: Date }) => AsyncIterable<StatementLine>
  /** Kinds of lines that the statement lacks. */
  readonly statementLacks?: readonly ('fees' | 'payouts')[]
  readonly saved?: {
    readonly list: (siteId: string, memberId: string) => Promise<readonly SavedMethod[]>
    readonly remove: (siteId: string, memberId: string, reference: string) => Promise<void>
    /** Deletes everything saved by a member. */
    readonly forget: (siteId: string, memberId: string) => Promise<void>
    /** Charges a saved method. Declined if the bank requires a challenge while the member is absent. */
    readonly charge: (
      payment: PaymentRef,
      memberId: string,
      reference: string,
      options: ChargeOptions,
    ) => Promise<Begun>
  }
  /** Returns the attempts that a webhook is about; `undefined` if its signature is invalid. */
  readonly webhook?: (request: WebhookRequest) => Promise<readonly WebhookNews[] | undefined>
}

/** A webhook only names a payment, whose state is then read from the provider. */
export interface WebhookNews {
  readonly attemptId: string
}

/** Identifies a provider in a store. */
export interface ProviderKey {
  readonly site_id: string
  readonly provider: string
}

/** The providers of a server by name, its own and those of apps. */
export interface Providers {
  /** `undefined` if there is no such provider, or not anymore. */
  readonly find: (db: Db, key: ProviderKey) => Promise<PaymentProvider | undefined>
}

/** The server's own providers. */
export const ownProviders = (own: Readonly<Record<string, PaymentProvider>>): Providers => ({
  find: async (_db, { provider }) => (Object.hasOwn(own, provider) ? own[provider] : undefined),
})

export const requireProvider = async (providers: Providers, db: Db, key: ProviderKey): Promise<PaymentProvider> => {
  const provider = await providers.find(db, key)
  if (!provider) throw new Error(`There is no payment provider named ${key.provider}.`)
  return provider
}
