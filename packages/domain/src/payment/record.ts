import type { TransactionsPayment } from '@vitrine/contract/entities/money/order-transactions.ts'
import { decided, followBy, type Decided, type Moves } from '../machine.ts'
import type { Minor } from '../money.ts'
import {
  heldOf,
  movementRefusal,
  noSums,
  type Movement,
  type MovementRefusal,
  type PaymentMoney,
  type Sums,
} from './ledger.ts'

/**
 * - `PENDING`: in progress, or expected offline.
 * - `PENDING_MERCHANT`: the store has to do something, such as cash a check.
 * - `AUTHORIZED`: held, and nothing captured.
 * - `DECLINED`: was in progress and failed.
 */
export type RecordStatus = NonNullable<TransactionsPayment['status']>

/** The allowed transitions of a payment record. */
const recordMoves = {
  PENDING: ['PENDING_MERCHANT', 'AUTHORIZED', 'APPROVED', 'DECLINED', 'CANCELED'],
  PENDING_MERCHANT: ['PENDING', 'AUTHORIZED', 'APPROVED', 'DECLINED', 'CANCELED'],
  // A declined payment succeeds after all.
  DECLINED: ['APPROVED'],
  AUTHORIZED: ['APPROVED', 'VOIDED'],
  APPROVED: ['PARTIALLY_REFUNDED', 'REFUNDED'],
  PARTIALLY_REFUNDED: ['REFUNDED'],
  REFUNDED: ['PARTIALLY_REFUNDED'],
  VOIDED: [],
  CANCELED: [],
} as const satisfies Moves<RecordStatus>

/** A payment of an order: its amount and its movements. */
export interface PaymentRecord extends PaymentMoney {
  readonly status: RecordStatus
}

/** Events without a movement of money, and the resulting status. */
const statusByEvent = {
  /** No longer expected. */
  canceled: 'CANCELED',
  /** Was in progress and failed. */
  declined: 'DECLINED',
  'awaits-merchant': 'PENDING_MERCHANT',
  'awaits-money': 'PENDING',
} as const satisfies Record<string, RecordStatus>

/** A movement of money, or a change of an expected payment. */
export type RecordEvent = Movement | { readonly type: keyof typeof statusByEvent }
export type RecordRefusal = MovementRefusal | 'PAYMENT_CANCELED' | 'PAYMENT_RECEIVED' | 'PAYMENT_MOVED_BACK'

const isMovement = (event: RecordEvent): event is Movement => !(event.type in statusByEvent)

export type RecordDecision =
  | {
      readonly ok: true
      readonly status: Decided<RecordStatus>
      readonly sums: Sums
      /** Movements to add to the ledger. */
      readonly movements: readonly Movement[]
    }
  | { readonly ok: false; readonly code: RecordRefusal }

/** Creates a payment without movements. */
export const newRecord = (amount: Minor): PaymentRecord & { readonly status: Decided<RecordStatus> } => ({
  amount,
  sums: noSums,
  status: decided<RecordStatus>('PENDING'),
})

/** Returns the status of a payment that is not canceled, from its movements. */
export const recordStatusOf = (sums: Sums): RecordStatus => {
  const { authorized, captured, refunded } = sums
  if (captured === 0) {
    if (authorized === 0) return 'PENDING'
    return heldOf(sums) > 0 ? 'AUTHORIZED' : 'VOIDED'
  }
  if (refunded === 0) return 'APPROVED'
  return refunded >= captured ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
}

/** Decides how an event changes a payment record: its next status and ledger, or why it is refused. */
export const decideRecord = (record: PaymentRecord, event: RecordEvent): RecordDecision => {
  if (!isMovement(event)) {
    const status = followBy<RecordStatus>(recordMoves, record.status, statusByEvent[event.type])
    if (status === undefined) return { ok: false, code: 'PAYMENT_RECEIVED' }
    return { ok: true, status, sums: record.sums, movements: [] }
  }
  if (record.status === 'CANCELED') return { ok: false, code: 'PAYMENT_CANCELED' }
  const code = movementRefusal(record, event)
  if (code) return { ok: false, code }
  const sums = { ...record.sums, [event.type]: record.sums[event.type] + event.amount }
  const status = followBy<RecordStatus>(recordMoves, record.status, recordStatusOf(sums))
  if (status === undefined) return { ok: false, code: 'PAYMENT_MOVED_BACK' }
  return { ok: true, status, sums, movements: [event] }
}
