import type { TransactionsPayment } from '@vitrine/contract/entities/order-transactions.ts'
import type { AttemptState } from '@vitrine/domain/payment/attempt.ts'
import type { ActionState, ActionType } from '@vitrine/domain/payment/authorized-action.ts'
import type { ChargebackState } from '@vitrine/domain/payment/chargeback.ts'
import type { DisputeState } from '@vitrine/domain/payment/dispute.ts'
import type { MovementType } from '@vitrine/domain/payment/ledger.ts'
import type { RecordStatus } from '@vitrine/domain/payment/record.ts'
import type { RefundState } from '@vitrine/domain/payment/refund.ts'
import type { ColumnType, Generated } from 'kysely'
import type { JsonColumn, StateColumn } from '../../ground/database/columns.ts'
import type { Actor } from '../../ground/event/actor.ts'
import type { Holds } from '../reservation/api.ts'
import type { OfflineKind } from './providers/offline-kinds.ts'
import type { ClientAction, DisputeAnswer, ProviderState, ShownMethod } from './provider.ts'
import type { Behavior } from './providers/sandbox-cards.ts'

/** What an attempt pays for: a checkout that becomes an order, or an order that stands. */
export type AttemptPurpose = 'checkout' | 'order'

export interface PaymentAttemptTable {
  site_id: string
  id: string
  purpose: AttemptPurpose
  /** Nothing where it pays for an order that stands. */
  checkout_id: string | null
  /** By which the buyer comes back from their bank; nobody can guess it. */
  response_secret: Generated<string>
  /** The order that this attempt will make, or pays for. */
  order_id: string
  state: StateColumn<AttemptState>
  /** Whose checkout it pays for: `visitor:…` or `member:…`. */
  owner: string
  /** Where the buyer is, while it is under way; nothing where someone else pays for them. */
  address: string | null
  /** SHA-256 of the payment token, hex: the same card is asked once, however often the button is pressed. */
  token_hash: string | null
  provider: string
  /** Which of the provider's ways of paying, where it has several. */
  method: string | null
  /** In minor units. */
  amount: number
  currency: string
  /** What the order will be, or what is paid of it; whoever sells reads it. */
  draft: JsonColumn<object>
  /** What is held for it. */
  holds: JsonColumn<Holds>
  /** What the buyer's page does next, while the buyer is to act. */
  client_action: ColumnType<ClientAction | null, string | null, string | null>
  /** Why it was declined, or that its provider has not answered yet. */
  reason: string | null
  /** Whether the way of paying is kept for its member, or was kept before. */
  saved: 'kept' | 'used' | null
  created_date: Date
  /** Who works on it has until then; after that it is an orphan, and is looked after. */
  lease_date: Date
}

/** What a payment of an order is told with, beside its state, its amount and its dates. */
export type PaymentDetails = Omit<
  TransactionsPayment,
  'id' | 'status' | 'amount' | 'createdDate' | 'updatedDate' | 'refundDisabled'
>

/** A payment of an order: by card, by gift card, or outside. Where it was an attempt, it has its id. */
export interface PaymentTable {
  site_id: string
  id: string
  order_id: string
  /** Who moves its money: a provider, or `gift-card`. */
  provider: string
  method: JsonColumn<ShownMethod> | null
  /** What it is for, in minor units. */
  amount: number
  currency: string
  status: StateColumn<RecordStatus>
  body: JsonColumn<PaymentDetails>
  /** When the provider is to be asked what has become of it; nothing where nothing is awaited. */
  look_date: Date | null
  created_date: Date
  updated_date: Date
}

/** The ledger: every movement of money, written in the transaction that moves the state, never changed. */
export interface PaymentMovementTable {
  site_id: string
  order_id: string
  payment_id: string
  type: MovementType
  /** What caused it: a refund, a capture. The same one is written once. */
  reference: string
  /** In minor units. */
  amount: number
  created_date: Date
}

/** What a refund is for, in minor units. */
export interface RefundDetails {
  readonly lines: readonly { readonly id: string; readonly quantity: number; readonly total: number }[]
  readonly fees: readonly { readonly id: string; readonly amount: number }[]
  readonly shipping?: number
  readonly reason?: string
}

/** What happened with a refund, beside the money. */
export interface RefundSideEffects {
  readonly restock?: readonly { readonly lineItemId: string; readonly quantity: number }[]
  readonly restocksAll?: boolean
  readonly sendsEmail?: boolean
  readonly customMessage?: string
}

/** Money of an order that goes back, to one payment or to several. */
export interface RefundTable {
  site_id: string
  id: string
  order_id: string
  details: JsonColumn<RefundDetails>
  side_effects: JsonColumn<RefundSideEffects>
  /** Who has asked for it, where somebody did. */
  actor: JsonColumn<Actor> | null
  created_date: Date
}

/** A part of a refund, to one payment. */
export interface RefundTransactionTable {
  site_id: string
  id: string
  refund_id: string
  order_id: string
  /** The payment, and the attempt that the provider knows. */
  payment_id: string
  provider: string
  /** In minor units. */
  amount: number
  state: StateColumn<RefundState>
  /** The owner gives it back by hand, and no provider is told. */
  is_external: boolean
  /** The provider's own name for it. */
  reference: string | null
  /** Why the provider refused it for good. */
  code: string | null
  description: string | null
  /** Who tells the provider has until then. */
  lease_date: Date
  created_date: Date
}

/** What is done, or will be, with money that a provider holds. */
export interface AuthorizedActionTable {
  site_id: string
  id: string
  order_id: string
  payment_id: string
  type: ActionType
  reason: ActionReason
  /** In minor units; all that is held where nothing is said. */
  amount: number | null
  state: StateColumn<ActionState>
  /** Who has asked for it, where somebody did. */
  actor: JsonColumn<Actor> | null
  /** From when on it is to be done. */
  execution_date: Date
  lease_date: Date
  reference: string | null
  code: string | null
  description: string | null
  created_date: Date
  updated_date: Date
}
export type ActionReason = 'MANUAL' | 'SCHEDULED'

/** Money that a buyer's bank has taken back: sums since the beginning. */
export interface ChargebackTable {
  site_id: string
  id: string
  order_id: string
  payment_id: string
  /** The provider's own name for the dispute. */
  reference: string
  withdrawn: number
  returned: number
  state: StateColumn<ChargebackState>
  /** Where the bank's dispute stands, and what it is about. */
  dispute_state: StateColumn<DisputeState>
  amount: number
  reason: string
  /** Until when the shop may answer. */
  answer_before: Date | null
  /** What the shop has said, and when; and why the provider did not take what was said last. */
  answer: JsonColumn<DisputeAnswer> | null
  answer_refusal: string | null
  answered_date: Date | null
  /** Who tells the provider has until then. */
  lease_date: Date | null
  created_date: Date
  updated_date: Date
}

/** A way of paying outside that the owner has set up. */
export interface OfflineMethodTable {
  site_id: string
  kind: OfflineKind
  name: string
  instructions: string
  enabled: boolean
  updated_date: Date
}

/** What stands for the outside world of the sandbox: its own book of charges. */
export interface SandboxChargeTable {
  site_id: string
  attempt_id: string
  outcome: JsonColumn<ProviderState>
  moves: JsonColumn<SandboxMoves>
  created_date: Date
}

/** What the sandbox knows of a charge beside its outcome. */
export interface SandboxMoves {
  readonly behavior?: Behavior
  /** Money is held until it is captured. */
  readonly isHold?: boolean
  /** What was captured, by our ids, in minor units. */
  readonly captures?: Readonly<Record<string, number>>
  /** When, by the same ids; what was captured before this was written down has the date of its charge. */
  readonly captureDates?: Readonly<Record<string, string>>
  readonly isReleased?: boolean
  /** What the shop has said to the buyer's bank. */
  readonly answer?: { readonly accepts: boolean; readonly isProven: boolean; readonly date: string }
  /** Kept for a member as soon as it has paid. */
  readonly keeps?: { readonly siteId: string; readonly memberId: string; readonly card: SandboxCard }
}

/** A test card, as the sandbox knows it. */
export interface SandboxCard {
  readonly behavior: Behavior
  readonly lastFour: string
  readonly month: number
  readonly year: number
}

export interface SandboxTokenTable {
  /** SHA-256 of the token, hex. */
  token_hash: string
  site_id: string
  card: string
  last_four: string
  exp_month: number | null
  exp_year: number | null
  expires_date: Date
}

/** What members have left with the sandbox. */
export interface SandboxSavedTable {
  id: string
  site_id: string
  member_id: string
  card: JsonColumn<SandboxCard>
  created_date: Date
}

/** What the sandbox has given back. */
export interface SandboxRefundTable {
  site_id: string
  refund_id: string
  attempt_id: string
  amount: number
  /** Given back at the sandbox's own desk. */
  is_of_desk: boolean
  created_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    payment: PaymentTable
    payment_movement: PaymentMovementTable
    refund: RefundTable
    refund_transaction: RefundTransactionTable
    authorized_action: AuthorizedActionTable
    chargeback: ChargebackTable
    offline_method: OfflineMethodTable
    sandbox_refund: SandboxRefundTable
    payment_attempt: PaymentAttemptTable
    sandbox_charge: SandboxChargeTable
    sandbox_token: SandboxTokenTable
    sandbox_saved: SandboxSavedTable
  }
}
