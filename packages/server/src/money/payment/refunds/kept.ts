import { netCapturedOf } from '@vitrine/domain/payment/ledger.ts'
import { sumOf, type Minor } from '@vitrine/domain/money.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { listPayments, readRecord, type StoredPayment } from '../ledger/ledger-store.ts'
import type { OrderKey } from '../ledger/order-money.ts'

/** What is left with the store of payments, less what is on its way back. */
export const readKept = async (db: Db, payments: readonly StoredPayment[]): Promise<Minor> => {
  const records = await Promise.all(payments.map((payment) => readRecord(db, payment)))
  return sumOf(records.map(({ sums, pendingRefunds }) => Math.max(0, netCapturedOf(sums) - (pendingRefunds ?? 0))))
}

/** Whether nothing that was paid for an order is left with the store, or was ever there. */
export const isAllBack = async (db: Db, order: OrderKey): Promise<boolean> =>
  (await readKept(db, await listPayments(db, order))) === 0
