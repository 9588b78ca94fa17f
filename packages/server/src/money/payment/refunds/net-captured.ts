import { netCapturedOf } from '@vitrine/domain/payment/ledger.ts'
import { sumOf, type Minor } from '@vitrine/domain/money.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { listPayments, readRecord, type StoredPayment } from '../ledger/ledger-store.ts'
import type { OrderKey } from '../ledger/order-money.ts'

/** Computes the net captured amount of payments, minus pending refunds. */
export const readNetCaptured = async (db: Db, payments: readonly StoredPayment[]): Promise<Minor> => {
  const records = await Promise.all(payments.map((payment) => readRecord(db, payment)))
  return sumOf(records.map(({ sums, pendingRefunds }) => Math.max(0, netCapturedOf(sums) - (pendingRefunds ?? 0))))
}

/** Whether all payments of an order were refunded in full, or none was captured. */
export const isAllBack = async (db: Db, order: OrderKey): Promise<boolean> =>
  (await readNetCaptured(db, await listPayments(db, order))) === 0
