import type { Minor } from '@vitrine/domain/money.ts'

/** What a provider answers to a charge. */
export type ChargeOutcome =
  | { readonly state: 'paid'; readonly transactionId: string; readonly card?: Card }
  /** The bank asks the buyer; `confirm` goes on. */
  | { readonly state: 'challenge' }
  | { readonly state: 'declined'; readonly reason: DeclineReason }

export interface Card {
  readonly brand: string
  readonly lastFour: string
}

export type DeclineReason =
  | 'declined'
  | 'insufficient-funds'
  | 'challenge-refused'
  | 'token-invalid'
  | 'sold-out'
  /** The buyer went on with another basket or card. */
  | 'replaced'
  /** The buyer did not answer the bank in time. */
  | 'expired'
  | 'too-many-challenges'
  /** The checkout became an order in another way. */
  | 'already-ordered'
  /** Nobody knows what the provider did; it was told to undo it. */
  | 'unanswered'

export interface Charge {
  /** The provider charges an attempt once, however often it is asked. */
  readonly attemptId: string
  readonly siteId: string
  readonly token: string
  readonly amount: Minor
  readonly currency: string
}

/** Someone who moves money. Nothing here runs inside a transaction of ours. */
export interface PaymentProvider {
  readonly name: string
  /** Every card goes through a challenge of its bank, whatever the bank thinks. */
  readonly requires3dSecure: boolean
  readonly charge: (charge: Charge) => Promise<ChargeOutcome>
  /** What became of an attempt that was never answered; nothing where the provider knows of none. */
  readonly find: (attemptId: string) => Promise<ChargeOutcome | undefined>
  /** Goes on after a challenge. */
  readonly confirm: (attemptId: string, approved: boolean) => Promise<ChargeOutcome>
  /** Gives up on an attempt: what was charged is given back, and what has not been charged never is. */
  readonly cancel: (attemptId: string) => Promise<void>
  /** Gives money of a charge back, once for each refund, however often it is asked. */
  readonly refund: (refund: { refundId: string; attemptId: string; amount: Minor }) => Promise<void>
}
