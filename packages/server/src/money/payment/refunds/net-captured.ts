import { heldOf, refundableOf } from '@vitrine/domain/payment/ledger.ts'
import { sumOf, type Minor } from '@vitrine/domain/money.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { listPayments, readRecord, type StoredPayment } from '../ledger/ledger-store.ts'
import type { OrderKey } from '../ledger/order-money.ts'

const readRecords = (db: Db, payments: readonly StoredPayment[]) =>
  Promise.all(payments.map((payment) => readRecord(db, payment)))

/** Computes the net captured amount of payments, minus pending refunds. */
export const readNetCaptured = async (db: Db, payments: readonly StoredPayment[]): Promise<Minor> =>
  sumOf((await readRecords(db, payments)).map(refundableOf))

/** What remains of the money of an order. */
export type MoneyLeft =
  /** Some was captured and not refunded. */
  | 'captured'
  /** Nothing was captured or all was refunded, but some is authorized and can still be captured. */
  | 'authorized'
  | 'nothing'

/** Returns what remains of the money of an order. */
export const readMoneyLeft = async (db: Db, order: OrderKey): Promise<MoneyLeft> => {
  const records = await readRecords(db, await listPayments(db, order))
  if (records.some((record) => refundableOf(record) > 0)) return 'captured'
  return records.some(({ sums }) => heldOf(sums) > 0) ? 'authorized' : 'nothing'
}
