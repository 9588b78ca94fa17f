import { sumsOf, offsetOf } from '@vitrine/domain/payment/ledger.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { Db } from '../../ground/database/tables.ts'
import { listMovements, listPayments, type OrderKey, paymentsOfOrder } from '../../money/payment/api.ts'

/** Payment amounts of an order that its invoice depends on. */
export interface InvoiceMoney {
  /** Captured, minus chargebacks. */
  readonly paid: Minor
  readonly isInProgress: boolean
  readonly disputed: Minor
}

export const moneyOf = async (db: Db, order: OrderKey): Promise<InvoiceMoney> => {
  const [movements, payments] = await Promise.all([listMovements(db, order), listPayments(db, order)])
  const sums = sumsOf(movements)
  const of = paymentsOfOrder(payments, movements)
  const isPending = of.payments.some(({ status, isOutside }) => status === 'PENDING' && !isOutside)
  const disputed = offsetOf(sums)
  return { paid: sums.captured - disputed, isInProgress: of.held > 0 || isPending, disputed }
}
