import type { TransactionsPayment } from '@vitrine/contract/entities/order-transactions.ts'
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
 * `PENDING`: the money is on its way, or expected from outside. `PENDING_MERCHANT`: it waits for the shop to do something,
 * such as to cash a check. `AUTHORIZED`: it is held, and nothing of it was captured. `DECLINED`: it was on its way and
 * does not come.
 */
export type RecordStatus = NonNullable<TransactionsPayment['status']>

/** From each state of a payment record to the states it may move to. */
export const recordMoves = {
  PENDING: ['PENDING_MERCHANT', 'AUTHORIZED', 'APPROVED', 'DECLINED', 'CANCELED'],
  PENDING_MERCHANT: ['PENDING', 'AUTHORIZED', 'APPROVED', 'DECLINED', 'CANCELED'],
  // A bank that said no and pays after all.
  DECLINED: ['APPROVED'],
  AUTHORIZED: ['APPROVED', 'VOIDED'],
  APPROVED: ['PARTIALLY_REFUNDED', 'REFUNDED'],
  PARTIALLY_REFUNDED: ['REFUNDED'],
  REFUNDED: ['PARTIALLY_REFUNDED'],
  VOIDED: [],
  CANCELED: [],
} as const satisfies Moves<RecordStatus>

/** A payment of an order: what it is for, and what has moved. */
export interface PaymentRecord extends PaymentMoney {
  readonly status: RecordStatus
}

/** What happens to a payment without money moving, and the state it is in then. */
const waits = {
  /** Nothing is expected of it any more. */
  canceled: 'CANCELED',
  /** The money was on its way, and does not come. */
  declined: 'DECLINED',
  'awaits-merchant': 'PENDING_MERCHANT',
  'awaits-money': 'PENDING',
} as const satisfies Record<string, RecordStatus>

/** Money moves, or it is known what becomes of money that is expected. */
export type RecordEvent = Movement | { readonly type: keyof typeof waits }
export type RecordRefusal = MovementRefusal | 'PAYMENT_CANCELED' | 'PAYMENT_RECEIVED' | 'PAYMENT_MOVED_BACK'

const isMovement = (event: RecordEvent): event is Movement => !(event.type in waits)

export type RecordDecision =
  | {
      readonly ok: true
      readonly status: Decided<RecordStatus>
      readonly sums: Sums
      /** What is to be written into the ledger with the move. */
      readonly movements: readonly Movement[]
    }
  | { readonly ok: false; readonly code: RecordRefusal }

/** A payment that nothing has come of yet. */
export const newRecord = (amount: Minor): PaymentRecord & { readonly status: Decided<RecordStatus> } => ({
  amount,
  sums: noSums,
  status: decided<RecordStatus>('PENDING'),
})

/** The state of a payment that is not canceled, as its movements say. */
export const recordStatusOf = (sums: Sums): RecordStatus => {
  const { authorized, captured, refunded } = sums
  if (captured === 0) {
    if (authorized === 0) return 'PENDING'
    return heldOf(sums) > 0 ? 'AUTHORIZED' : 'VOIDED'
  }
  if (refunded === 0) return 'APPROVED'
  return refunded >= captured ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
}

/** What an event does to a payment record: its next state and what stands in the ledger then, or a refusal by name. */
export const decideRecord = (record: PaymentRecord, event: RecordEvent): RecordDecision => {
  if (!isMovement(event)) {
    const status = followBy<RecordStatus>(recordMoves, record.status, waits[event.type])
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
