import type { Minor } from '../money.ts'
import type { Sums } from '../payment/ledger.ts'
import { balanceOf } from '../payment/order-payment.ts'
import type { RecordStatus } from '../payment/record.ts'
import { decideOrder, type OrderRefusal, type OrderStatus } from './states.ts'

/** An order as its owner sees it who has money in hand. */
export interface OrderToPay {
  readonly status: OrderStatus
  readonly total: Minor
  /** What its ledger says. */
  readonly sums: Sums
  /** What providers hold for it. */
  readonly held?: Minor
  /** What a provider is about to bring. */
  readonly promised?: Minor
  readonly payments: readonly { readonly id: string; readonly status: RecordStatus; readonly amount: Minor }[]
}

/** What becomes of a payment that was expected: it has come, less is expected of it, or nothing any more. */
export type Expectation =
  | { readonly paymentId: string; readonly type: 'came' }
  | { readonly paymentId: string; readonly type: 'lower'; readonly amount: Minor }
  | { readonly paymentId: string; readonly type: 'call-off' }

export type DueDecision =
  | { readonly ok: true; readonly due: Minor }
  | { readonly ok: false; readonly code: OrderRefusal | 'ALREADY_PAID' }
  | { readonly ok: false; readonly code: 'INVALID_AMOUNT'; readonly due: Minor }

/**
 * What is due of an order that money may come for, or why none may: `amount` of it, or all. What is held for it, or
 * promised, is not asked for again.
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
 * What becomes of the payments that were expected outside when money has come in another way: together no more is
 * expected than what is still due. What was expected first stays longest.
 */
export const expectationsAfter = (payments: OrderToPay['payments'], due: Minor): Expectation[] => {
  let left = due
  return payments
    .filter(({ status }) => status === 'PENDING')
    .flatMap(({ id: paymentId, amount }): Expectation[] => {
      const expected = Math.min(amount, left)
      left -= expected
      if (expected === amount) return []
      return expected === 0 ? [{ paymentId, type: 'call-off' }] : [{ paymentId, type: 'lower', amount: expected }]
    })
}

export type MarkAsPaidDecision =
  | {
      readonly ok: true
      readonly amount: Minor
      /** The payment that was expected, and has come; nothing where none was, and a new one stands for it. */
      readonly paymentId: string | undefined
      /** What is done about the others that were expected. */
      readonly expectations: readonly Expectation[]
      /** Still to be paid afterwards. */
      readonly left: Minor
    }
  | Extract<DueDecision, { ok: false }>

/** What the owner has received, who says that the rest of an order, or a part of it, was paid outside. */
export const decideMarkAsPaid = (order: OrderToPay, asked?: Minor): MarkAsPaidDecision => {
  const decision = decideDue(order, asked)
  if (!decision.ok) return decision
  const amount = asked ?? decision.due
  const left = decision.due - amount
  const expected = order.payments.find((payment) => payment.status === 'PENDING' && payment.amount === amount)
  const others = order.payments.filter((payment) => payment !== expected)
  return { ok: true, amount, paymentId: expected?.id, expectations: expectationsAfter(others, left), left }
}
