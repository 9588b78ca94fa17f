import type { Minor } from '../../money.ts'
import type { Sums } from '../../payment/ledger.ts'
import { balanceOf } from '../../payment/order-payment.ts'
import type { RecordStatus } from '../../payment/record.ts'
import { decideOrder, type OrderRefusal, type OrderStatus } from '../states.ts'

/** The properties of an order that marking it as paid depends on. */
export interface OrderToPay {
  readonly status: OrderStatus
  readonly total: Minor
  /** The sums of its ledger. */
  readonly sums: Sums
  /** Amount held by providers. */
  readonly held?: Minor
  /** Amount that a provider is about to pay. */
  readonly promised?: Minor
  readonly payments: readonly { readonly id: string; readonly status: RecordStatus; readonly amount: Minor }[]
}

/** How an expected payment changes: it was received, its amount is reduced, or it is canceled. */
export type Expectation =
  | { readonly paymentId: string; readonly type: 'received' }
  | { readonly paymentId: string; readonly type: 'lower'; readonly amount: Minor }
  | { readonly paymentId: string; readonly type: 'cancel' }

export type DueDecision =
  | { readonly ok: true; readonly due: Minor }
  | { readonly ok: false; readonly code: OrderRefusal | 'ALREADY_PAID' }
  | { readonly ok: false; readonly code: 'INVALID_AMOUNT'; readonly due: Minor }

/**
 * Returns the amount due, or why `amount` of it (default: all) cannot be paid. Held and promised amounts are not due.
 */
export const decideDue = (
  { status, total, sums, held = 0, promised = 0 }: Omit<OrderToPay, 'payments'>,
  amount?: Minor,
): DueDecision => {
  const decision = decideOrder(status, 'PAID')
  if (!decision.ok) return decision
  const due = Math.max(0, balanceOf({ total }, sums).due - held - promised)
  if (due === 0) return { ok: false, code: 'ALREADY_PAID' }
  if (amount === undefined) return { ok: true, due }
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > due) return { ok: false, code: 'INVALID_AMOUNT', due }
  return { ok: true, due }
}

/**
 * Adjusts expected offline payments after money was received in another way, so that together they don't exceed the
 * amount due. Those earlier in the list are kept.
 */
export const expectationsAfter = (payments: OrderToPay['payments'], due: Minor): Expectation[] => {
  let left = due
  return payments
    .filter(({ status }) => status === 'PENDING')
    .flatMap(({ id: paymentId, amount }): Expectation[] => {
      const expected = Math.min(amount, left)
      left -= expected
      if (expected === amount) return []
      return expected === 0 ? [{ paymentId, type: 'cancel' }] : [{ paymentId, type: 'lower', amount: expected }]
    })
}

export type MarkAsPaidDecision =
  | {
      readonly ok: true
      readonly amount: Minor
      /** The expected payment that was received. `undefined` if a new payment has to be created. */
      readonly paymentId: string | undefined
      /** Changes of other expected payments. */
      readonly expectations: readonly Expectation[]
      /** Amount due afterwards. */
      readonly left: Minor
    }
  | Extract<DueDecision, { ok: false }>

/** Decides how to record that a merchant has received the rest of an order, or a part of it, offline. */
export const decideMarkAsPaid = (order: OrderToPay, requested?: Minor): MarkAsPaidDecision => {
  const decision = decideDue(order, requested)
  if (!decision.ok) return decision
  const amount = requested ?? decision.due
  const left = decision.due - amount
  const expected = order.payments.find((payment) => payment.status === 'PENDING' && payment.amount === amount)
  const others = order.payments.filter((payment) => payment !== expected)
  return { ok: true, amount, paymentId: expected?.id, expectations: expectationsAfter(others, left), left }
}
