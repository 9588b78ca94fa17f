import type { TransactionsPayment } from '@vitrine/contract/entities/money/order-transactions.ts'
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

/** What an attempt pays for: a checkout or an existing order. */
export type AttemptPurpose = 'checkout' | 'order'

export interface PaymentAttemptTable {
  site_id: string
  id: string
  purpose: AttemptPurpose
  /** Null if it pays for an existing order. */
  checkout_id: string | null
  /** Unguessable token with which the buyer returns from their bank. */
  response_secret: Generated<string>
  /** The order to be placed or paid. */
  order_id: string
  state: StateColumn<AttemptState>
  /** Owner of the checkout: `visitor:…` or `member:…`. */
  owner: string
  /** The buyer's address while the attempt is open; null if someone else pays for them. */
  address: string | null
  /** SHA-256 of the payment token, hex, so that repeated clicks charge the same card once. */
  token_hash: string | null
  provider: string
  /** The provider's payment method, if it has several. */
  method: string | null
  /** In minor units. */
  amount: number
  currency: string
  /** Draft of the order or payment, read by the room that sells. */
  draft: JsonColumn<object>
  /** Reservations. */
  holds: JsonColumn<Holds>
  /** Next step in the buyer's page, while the attempt awaits the buyer. */
  client_action: ColumnType<ClientAction | null, string | null, string | null>
  /** Why it was declined, or that its provider has not responded yet. */
  reason: string | null
  /** Whether the payment method is saved for its member, or was a saved one. */
  saved: 'kept' | 'used' | null
  created_date: Date
  /** End of the lease; afterwards the attempt is an orphan and is reconciled. */
  lease_date: Date
}

/** Details of a payment besides its status, amount and dates. */
export type PaymentDetails = Omit<
  TransactionsPayment,
  'id' | 'status' | 'amount' | 'createdDate' | 'updatedDate' | 'refundDisabled'
>

/** A payment of an order, by card, gift card or offline. Has the ID of its attempt, if any. */
export interface PaymentTable {
  site_id: string
  id: string
  order_id: string
  /** A provider, or `gift-card`. */
  provider: string
  method: JsonColumn<ShownMethod> | null
  /** In minor units. */
  amount: number
  currency: string
  status: StateColumn<RecordStatus>
  body: JsonColumn<PaymentDetails>
  /** When to poll the provider; null if nothing is pending. */
  look_date: Date | null
  created_date: Date
  updated_date: Date
}

/** The ledger of money movements. Append-only, written in the transaction that changes the state. */
export interface PaymentMovementTable {
  site_id: string
  order_id: string
  payment_id: string
  type: MovementType
  /** ID of the cause, such as a refund or capture. Each cause is recorded once. */
  reference: string
  /** In minor units. */
  amount: number
  created_date: Date
}

/** Contents of a refund, in minor units. */
export interface RefundDetails {
  readonly lines: readonly { readonly id: string; readonly quantity: number; readonly total: number }[]
  readonly fees: readonly { readonly id: string; readonly amount: number }[]
  readonly shipping?: number
  readonly reason?: string
}

/** Side effects of a refund. */
export interface RefundSideEffects {
  readonly restock?: readonly { readonly lineItemId: string; readonly quantity: number }[]
  readonly restocksAll?: boolean
  readonly sendsEmail?: boolean
  readonly customMessage?: string
}

/** A refund of an order, to one payment or several. */
export interface RefundTable {
  site_id: string
  id: string
  order_id: string
  details: JsonColumn<RefundDetails>
  side_effects: JsonColumn<RefundSideEffects>
  /** Who requested it, if known. */
  actor: JsonColumn<Actor> | null
  created_date: Date
}

/** The part of a refund for one payment. */
export interface RefundTransactionTable {
  site_id: string
  id: string
  refund_id: string
  order_id: string
  /** ID of the payment and its attempt. */
  payment_id: string
  provider: string
  /** In minor units. */
  amount: number
  state: StateColumn<RefundState>
  /** Whether the owner refunds by hand, without a provider. */
  is_external: boolean
  /** The provider's reference. */
  reference: string | null
  /** Why the provider refused it permanently. */
  code: string | null
  description: string | null
  /** End of the claimant's lease. */
  lease_date: Date
  created_date: Date
}

/** A capture or void of an authorization, done or scheduled. */
export interface AuthorizedActionTable {
  site_id: string
  id: string
  order_id: string
  payment_id: string
  type: ActionType
  reason: ActionReason
  /** In minor units; null for the whole authorization. */
  amount: number | null
  state: StateColumn<ActionState>
  /** Who requested it, if known. */
  actor: JsonColumn<Actor> | null
  /** When it is due. */
  execution_date: Date
  lease_date: Date
  reference: string | null
  code: string | null
  description: string | null
  created_date: Date
  updated_date: Date
}
export type ActionReason = 'MANUAL' | 'SCHEDULED'

/** A chargeback, with totals so far. */
export interface ChargebackTable {
  site_id: string
  id: string
  order_id: string
  payment_id: string
  /** The provider's reference of the dispute. */
  reference: string
  withdrawn: number
  returned: number
  state: StateColumn<ChargebackState>
  /** Status and amount of the dispute. */
  dispute_state: StateColumn<DisputeState>
  amount: number
  reason: string
  /** Deadline for the merchant's response. */
  answer_before: Date | null
  /** The merchant's last response and its date, and why the provider refused it, if so. */
  answer: JsonColumn<DisputeAnswer> | null
  answer_refusal: string | null
  answered_date: Date | null
  /** End of the claimant's lease. */
  lease_date: Date | null
  created_date: Date
  updated_date: Date
}

/** An offline payment method set up by the owner. */
export interface OfflineMethodTable {
  site_id: string
  kind: OfflineKind
  name: string
  instructions: string
  enabled: boolean
  updated_date: Date
}

/** The sandbox's own record of charges, in place of an external provider. */
export interface SandboxChargeTable {
  site_id: string
  attempt_id: string
  outcome: JsonColumn<ProviderState>
  moves: JsonColumn<SandboxMoves>
  created_date: Date
}

/** State of a sandbox charge besides its outcome. */
export interface SandboxMoves {
  readonly behavior?: Behavior
  /** Whether the charge is authorized only. */
  readonly isHold?: boolean
  /** Captured amounts by our IDs, in minor units. */
  readonly captures?: Readonly<Record<string, number>>
  /** Dates of captures by the same IDs. Older captures have the date of their charge. */
  readonly captureDates?: Readonly<Record<string, string>>
  readonly isReleased?: boolean
  /** The merchant's response to a dispute. */
  readonly answer?: { readonly accepts: boolean; readonly isProven: boolean; readonly date: string }
  /** Saved for a member once it is paid. */
  readonly keeps?: { readonly siteId: string; readonly memberId: string; readonly card: SandboxCard }
}

/** A sandbox test card. */
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

/** Payment methods saved with the sandbox. */
export interface SandboxSavedTable {
  id: string
  site_id: string
  member_id: string
  card: JsonColumn<SandboxCard>
  created_date: Date
}

/** Refunds of the sandbox. */
export interface SandboxRefundTable {
  site_id: string
  refund_id: string
  attempt_id: string
  amount: number
  /** Refunded in the sandbox's own dashboard. */
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
