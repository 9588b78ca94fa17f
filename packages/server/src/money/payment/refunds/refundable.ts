import { sumsOf } from '@vitrine/domain/payment/ledger.ts'
import { openRefundStates } from '@vitrine/domain/payment/refund.ts'
import type { RefundablePayment } from '@vitrine/domain/payment/refundability.ts'
import { sumOf } from '@vitrine/domain/money.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { StoredPayment } from '../ledger/ledger-store.ts'
import { orderOf, readMoney } from '../ledger/order-money.ts'
import type { PaymentProvider } from '../provider.ts'
import { giftCardProvider } from './refund.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Gift cards accept partial refunds at any time. */
const giftCards = { refund: 'partial' } as const

interface RefundContext {
  readonly payment: StoredPayment
  readonly orderStatus: RefundablePayment['orderStatus']
  /** The provider of the payment; undefined if it is no longer connected. */
  readonly provider: PaymentProvider | undefined
  readonly now: Date
}

/** Reads the facts that decide whether a payment can be refunded. */
export const readRefundable = async (
  db: Db,
  { payment, orderStatus, provider, now }: RefundContext,
): Promise<RefundablePayment> => {
  const money = await readMoney(db, orderOf(payment))
  const movements = money.movements.filter(({ paymentId }) => paymentId === payment.id)
  const open = money.refundTransactions.filter(
    ({ payment_id, state }) => payment_id === payment.id && openRefundStates.some((one) => one === state),
  )
  const first = movements.find(({ type }) => type === 'captured')?.date ?? now
  const able = payment.provider === giftCardProvider ? giftCards : provider?.abilities
  return {
    amount: Number(payment.amount),
    sums: sumsOf(movements),
    pendingRefunds: sumOf(open.map(({ amount }) => Number(amount))),
    orderStatus,
    daysSinceCapture: Math.floor((now.getTime() - first.getTime()) / dayMs),
    ...(able && { provider: able }),
  }
}
