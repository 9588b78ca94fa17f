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
  readonly payments: readonly { readonly id: string; readonly status: RecordStatus; readonly amount: Minor }[]
}

export type MarkAsPaidDecision =
  | {
      readonly ok: true
      /** The payment that was expected, and has come; nothing where none was, and a new one stands for it. */
      readonly paymentId: string | undefined
      readonly amount: Minor
    }
  | { readonly ok: false; readonly code: OrderRefusal | 'ALREADY_PAID' }

/** What the owner has received, who says that the rest of an order was paid outside. */
export const decideMarkAsPaid = ({ status, total, sums, payments }: OrderToPay): MarkAsPaidDecision => {
  const decision = decideOrder(status, 'PAID')
  if (!decision.ok) return decision
  const { due } = balanceOf({ total }, sums)
  if (due === 0) return { ok: false, code: 'ALREADY_PAID' }
  const expected = payments.find((payment) => payment.status === 'PENDING')
  return { ok: true, paymentId: expected?.id, amount: expected ? Math.min(due, expected.amount) : due }
}
