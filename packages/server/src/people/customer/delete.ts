import { memberKey } from '@vitrine/domain/customer/keys.ts'
import type { Db } from '../../ground/database/tables.ts'
import { moveCustomerOrders } from './figures.ts'
import { customersOfKeys } from './keys.ts'
import { deleteCustomerRow, lockCustomer, type OfCustomer } from './store.ts'

/** Deletes a customer, if it still exists. Its orders stay, without a customer. */
export const forgetCustomer = async (db: Db, { siteId, id }: OfCustomer): Promise<void> => {
  await lockCustomer(db, { siteId, id })
  await moveCustomerOrders(db, { siteId, from: id, to: null })
  await deleteCustomerRow(db, { siteId, id })
}

/** Deletes the customer of a deleted account. */
export const forgetCustomerOfMember = async (
  db: Db,
  { siteId, memberId }: { readonly siteId: string; readonly memberId: string },
): Promise<void> => {
  const key = memberKey(memberId)
  const id = (await customersOfKeys(db, siteId, [key])).get(key)
  if (id !== undefined) await forgetCustomer(db, { siteId, id })
}
