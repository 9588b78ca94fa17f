import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { requireOrder, type StoredOrder } from '../../../orders/order/api.ts'
import type { OnSite } from '../held-order.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * The specification defines this call without naming its fields. Unknown fields have no known effect and are refused.
 */
const refuseFields = (fields: Fields, known: readonly string[]): void => {
  const other = Object.keys(fields).find((field) => !known.includes(field))
  if (other !== undefined) throw invalidField(other, 'is not known: the specification names no such field')
}

const requireTransactions = async (db: Db, caller: OnSite, orderId: string): Promise<StoredOrder> => {
  try {
    return await requireOrder(db, caller, orderId)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') throw new Refusal('ORDER_TRANSACTIONS_NOT_FOUND')
    throw error
  }
}

export const updateNoPayments = async (
  db: Db,
  { caller, orderId, fields }: { caller: OnSite; orderId: string; fields: Fields },
): Promise<void> => {
  await requireTransactions(db, caller, orderId)
  refuseFields(fields, ['orderId'])
}
