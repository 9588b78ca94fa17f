import type { AttemptState } from '@vitrine/domain/payment/attempt.ts'
import type { Generated } from 'kysely'
import type { StockMove } from '../catalog/stock-move.ts'
import type { JsonColumn } from '../../ground/database/columns.ts'
import type { OrderDraft } from '../order/draft.ts'
import type { ChargeOutcome } from './provider.ts'

export interface PaymentAttemptTable {
  site_id: string
  id: string
  checkout_id: string
  /** By which the buyer comes back from their bank; nobody can guess it. */
  response_secret: Generated<string>
  /** The order that this attempt will make. */
  order_id: string
  state: AttemptState
  /** Whose checkout it pays for: `visitor:…` or `member:…`. */
  owner: string
  /** Where the buyer is, while it is under way; nothing where someone else pays for them. */
  address: string | null
  /** SHA-256 of the payment token, hex: the same card is asked once, however often the button is pressed. */
  token_hash: string | null
  provider: string
  /** In minor units. */
  amount: number
  currency: string
  draft: JsonColumn<OrderDraft>
  /** What was taken out of stock for it. */
  stock: JsonColumn<readonly StockMove[]>
  coupon_id: string | null
  /** Why it was declined. */
  reason: string | null
  created_date: Date
  /** Who works on it has until then; after that it is an orphan, and is looked after. */
  lease_date: Date
}

/** What stands for the outside world of the sandbox: its own book of charges. */
export interface SandboxChargeTable {
  attempt_id: string
  outcome: JsonColumn<ChargeOutcome>
  created_date: Date
}

export interface SandboxTokenTable {
  /** SHA-256 of the token, hex. */
  token_hash: string
  site_id: string
  card: string
  last_four: string
  expires_date: Date
}

/** Money of an order that goes back to where it came from. */
export interface RefundTable {
  site_id: string
  id: string
  order_id: string
  /** The payment, and the attempt that the provider knows. */
  payment_id: string
  provider: string
  /** In minor units. */
  amount: number
  /** `pending` until the provider was told and said yes. */
  state: 'pending' | 'succeeded'
  /** Who tells the provider has until then. */
  lease_date: Date
  created_date: Date
}

/** What the sandbox has given back. */
export interface SandboxRefundTable {
  refund_id: string
  attempt_id: string
  amount: number
  created_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    refund: RefundTable
    sandbox_refund: SandboxRefundTable
    payment_attempt: PaymentAttemptTable
    sandbox_charge: SandboxChargeTable
    sandbox_token: SandboxTokenTable
  }
}
