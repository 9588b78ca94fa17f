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

/** What goes back to a gift card goes back here, in parts as one likes. */
const giftCards = { refund: 'partial' } as const

interface Asked {
  readonly payment: StoredPayment
  readonly orderStatus: RefundablePayment['orderStatus']
  /** Who moves its money; nothing where they are not connected any more. */
  readonly provider: PaymentProvider | undefined
  readonly now: Date
}

/** A payment as a refund of it is judged by. */
export const readRefundable = async (
  db: Db,
  { payment, orderStatus, provider, now }: Asked,
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
