import type { Minor } from '@vitrine/domain/money.ts'
import type { Db } from '../../ground/database/tables.ts'

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
  /** The provider charges no such amount in this currency. */
  | 'amount-not-accepted'
  | 'sold-out'
  /** The buyer went on with another basket or card. */
  | 'replaced'
  /** The buyer did not act in time. */
  | 'expired'
  | 'too-many-challenges'
  /** The checkout became an order in another way. */
  | 'already-ordered'
  /** As much of the order is not due any more. */
  | 'not-due'
  /** The order was canceled, or the request to pay it was ended. */
  | 'called-off'
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
  /** The buyer has done everything, and the money is on its way, for days with a bank debit; the order stands meanwhile. */
  | {
      readonly status: 'processing'
      readonly transactionId: string
      readonly method?: ShownMethod
      /** When to ask what has become of it, where the provider knows and sends no messages. */
      readonly lookAt?: Date
    }
  /** The money is held for the shop, and taken when it is captured. */
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
      /** Someone looks at it before the order is accepted, since it may be fraud. */
      readonly isReviewed?: true
      /** When to ask again, where the provider knows that there is more to come and sends no messages. */
      readonly lookAt?: Date
    }
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
  /** For so many days after the capture; as long as one likes where nothing is said. */
  readonly refundDays?: number
  /** Whether a member's way of paying can be kept, and charged while they are away. */
  readonly save: boolean
}

/** What a payment is begun with, beside its amount. */
export interface Wishes {
  /** `later`: the money is held, and captured when the shop says so. */
  readonly capture: 'now' | 'later'
  /** The member for whom the way of paying is to be kept. */
  readonly saveFor?: string
  /** The member who pays by what they have left; nobody else's is charged. */
  readonly savedBy?: string
  /** Whether whoever pays is there, and can answer their bank. */
  readonly isPresent?: boolean
  /** Where a buyer who was sent away comes back to. */
  readonly returnUrl?: string
}

/** What a provider did when it was asked to move money. What nobody knows is thrown, and is asked again. */
export type Outcome =
  | { readonly status: 'succeeded'; readonly reference?: string }
  /** Accepted, and told later by a message or by `facts`. */
  | { readonly status: 'pending'; readonly reference?: string }
  /** Refused for good. `code` is the provider's own, `description` a sentence for the owner. */
  | { readonly status: 'failed'; readonly code: string; readonly description: string }

/** A step that is asked for once, however often it is told: the id is ours. */
export interface Step {
  readonly id: string
  readonly amount: Minor
}

/** A part of what is held, or the rest of it. */
export interface CaptureStep extends Step {
  /** Whether nothing is left to be captured after it; the same whenever it is told. */
  readonly isLast: boolean
}

/** Money that went back, as the provider knows it. */
export interface RefundFact {
  /** Ours, where we asked for it; nothing where the owner gave it back at the provider's own desk. */
  readonly id?: string
  readonly reference: string
  readonly amount: Minor
  readonly status: 'pending' | 'succeeded' | 'failed'
  readonly code?: string
  readonly description?: string
  readonly date: Date
}

/** A buyer's bank that wants money back. */
export interface DisputeFact {
  readonly reference: string
  /** What is disputed. */
  readonly amount: Minor
  /** What the bank has taken back, and what it has returned since. */
  readonly withdrawn: Minor
  readonly returned: Minor
  /** `open`: the shop may answer. `answered`: the bank decides. */
  readonly status: 'open' | 'answered' | 'won' | 'lost'
  readonly reason: string
  readonly answerBefore?: Date
  readonly date: Date
}

/** All that a provider knows of the money of a payment, since the beginning: what it says counts. */
export interface PaymentFacts {
  readonly state: ProviderState
  readonly captured: Minor
  /** Whether what was held and not captured has been let go. */
  readonly isReleased: boolean
  readonly refunds: readonly RefundFact[]
  readonly disputes: readonly DisputeFact[]
  /** What the provider keeps for itself, where it says so. */
  readonly fee?: Minor
  /** Where the review of a payment that may be fraud stands, where there is one. */
  readonly review?: 'open' | 'passed' | 'failed'
}

/** What speaks for the shop, in words; a provider takes what it has a place for. */
export interface DisputeEvidence {
  /** Why the payment is right, in the shop's own words. */
  readonly explanation?: string
  readonly productDescription?: string
  readonly customerName?: string
  readonly customerEmail?: string
  readonly billingAddress?: string
  /** What was written with the customer. */
  readonly customerCommunication?: string
  readonly receipt?: string
  readonly shippingAddress?: string
  readonly shippingCarrier?: string
  readonly shippingDate?: string
  readonly shippingTrackingNumber?: string
  readonly refundPolicy?: string
  readonly refundRefusalExplanation?: string
}

/** What the shop says to a buyer's bank: that it gives in, or why it does not. */
export type DisputeAnswer = { readonly accept: true } | { readonly accept: false; readonly evidence: DisputeEvidence }

/** A line of the provider's own account, in minor units: what its books say of ours. */
export interface StatementLine {
  readonly reference: string
  readonly type: 'charge' | 'refund' | 'dispute' | 'fee' | 'payout' | 'other'
  /** The payment it belongs to, where it is one of ours. */
  readonly attemptId?: string
  /** What came in, or, below nothing, what went out. */
  readonly amount: Minor
  readonly fee: Minor
  readonly currency: string
  readonly date: Date
  /** With which payout it reached the owner's bank. */
  readonly payoutId?: string
}

/** A way of paying that a member has left with the provider. */
export interface SavedMethod {
  readonly reference: string
  readonly card?: Card
  readonly expires?: { readonly month: number; readonly year: number }
}

export interface WebhookRequest {
  readonly headers: Readonly<Record<string, string | undefined>>
  /** As it came, byte by byte: signatures are over this. */
  readonly body: Uint8Array
  /** The store whose address it was sent to; nothing where one address serves all. */
  readonly siteId?: string
}

/** What a buyer's page needs to show the provider's own fields. */
export interface ScriptFacts {
  readonly url: string
  readonly publishableKey: string
  /** What is due, in the unit in which the provider counts the currency. */
  readonly amount: number
  readonly currency: string
  /** With what its fields are made where the buyer saves the card. */
  readonly setupFutureUsage?: 'off_session'
}

/** Done, by a provider that knows no other answer. */
export const succeeded: Outcome = { status: 'succeeded' }

/** Charged at once, and nothing kept. */
export const chargedNow: Wishes = { capture: 'now' }

/** Someone who moves money. Nothing here runs inside a transaction of ours, and each may be asked again. */
export interface PaymentProvider {
  readonly name: string
  readonly abilities: Abilities
  /** Every card goes through a challenge of its bank, whatever the bank thinks. */
  readonly requires3dSecure: boolean
  /** What its own fields in the buyer's page are made with; nothing where it cannot charge such an amount here. */
  readonly script?: (due: Omit<PaymentRef, 'attemptId' | 'method'>) => Promise<ScriptFacts | undefined>
  /** Its buyers pay on a page of its own: with an address to come back to behind it, this is a token of it. */
  readonly tokenPrefix?: string
  /** Whether it charges in a currency; in every one unless told. */
  readonly takes?: (currency: string) => boolean
  readonly begin: (payment: PaymentRef, token: string, wishes: Wishes) => Promise<Begun>
  /** What became of a payment; nothing where the provider knows of none. */
  readonly read: (payment: PaymentRef) => Promise<ProviderState | undefined>
  /** Takes what is held, or notes that money came outside: once for each capture. */
  readonly capture: (payment: PaymentRef, capture: CaptureStep) => Promise<Outcome>
  /** Gives up on a payment: what was charged goes back, and what has not been charged never is. */
  readonly void: (payment: PaymentRef) => Promise<Outcome>
  /** Lets go of what is held and was not captured, where a part was; nothing where the provider cannot. */
  readonly release?: (payment: PaymentRef) => Promise<Outcome>
  /** Gives money back, once for each refund. */
  readonly refund: (payment: PaymentRef, refund: Step) => Promise<Outcome>
  /** The money of a payment whose order stands; nothing where the provider has no books of its own. */
  readonly facts?: (payment: PaymentRef) => Promise<PaymentFacts | undefined>
  readonly answerDispute?: (payment: PaymentRef, reference: string, answer: DisputeAnswer) => Promise<Outcome>
  /** What the provider's account says of a time, oldest first. */
  readonly statement?: (siteId: string, time: { from: Date; to: Date }) => AsyncIterable<StatementLine>
  /** What its account has and its statement does not, since nobody tells us. */
  readonly statementLacks?: readonly ('fees' | 'payouts')[]
  readonly saved?: {
    readonly list: (siteId: string, memberId: string) => Promise<readonly SavedMethod[]>
    readonly remove: (siteId: string, memberId: string, reference: string) => Promise<void>
    /** Forgets all that a member has left, whose account is deleted. */
    readonly forget: (siteId: string, memberId: string) => Promise<void>
    /** Charges a saved way of paying; where its member is away, a bank that asks them declines. */
    readonly charge: (payment: PaymentRef, memberId: string, reference: string, wishes: Wishes) => Promise<Begun>
  }
  /** The attempts that a message is about, where the provider has signed it; nothing where it has not. */
  readonly webhook?: (request: WebhookRequest) => Promise<readonly WebhookNews[] | undefined>
}

/** A message only says where to look: what became of the payment is read from the provider. */
export interface WebhookNews {
  readonly attemptId: string
}

/** Whose payments are meant: those of a provider, in a store. */
export interface ProviderKey {
  readonly site_id: string
  readonly provider: string
}

/** The providers of a server by their names: its own, and those that apps have brought to a store. */
export interface Providers {
  /** Nothing where there is none of this name, or none any more. */
  readonly find: (db: Db, key: ProviderKey) => Promise<PaymentProvider | undefined>
}

/** Providers that a server has by itself. */
export const ownProviders = (own: Readonly<Record<string, PaymentProvider>>): Providers => ({
  find: async (_db, { provider }) => (Object.hasOwn(own, provider) ? own[provider] : undefined),
})

export const requireProvider = async (providers: Providers, db: Db, key: ProviderKey): Promise<PaymentProvider> => {
  const provider = await providers.find(db, key)
  if (!provider) throw new Error(`There is no payment provider named ${key.provider}.`)
  return provider
}
