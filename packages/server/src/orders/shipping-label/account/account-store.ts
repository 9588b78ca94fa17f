import type { Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import type { LabelAccountTable } from '../tables.ts'

type Account = Selectable<LabelAccountTable>

export const findAccount = (db: Db, siteId: string): Promise<Account | undefined> =>
  db.selectFrom('label_account').selectAll().where('site_id', '=', siteId).executeTakeFirst()

/** Locks the account of a store. Buyers share the lock; a change waits for running purchases. */
export const holdAccount = (db: Db, siteId: string, by: 'buyer' | 'changer'): Promise<Account | undefined> => {
  const found = db.selectFrom('label_account').selectAll().where('site_id', '=', siteId)
  return (by === 'buyer' ? found.forShare() : found.forUpdate()).executeTakeFirst()
}

export const saveAccount = async (db: Db, account: Account): Promise<void> => {
  const { site_id: _siteId, ...changed } = account
  await db
    .insertInto('label_account')
    .values(account)
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(changed))
    .execute()
}

export const deleteAccount = async (db: Db, siteId: string): Promise<void> => {
  await db.deleteFrom('label_account').where('site_id', '=', siteId).execute()
}

/** Whether the store has a label purchase with an unknown outcome. */
export const isBuying = async (db: Db, siteId: string): Promise<boolean> => {
  const found = db.selectFrom('shipping_label').select('id').where('site_id', '=', siteId)
  return (await found.where('status', '=', 'BUYING').limit(1).executeTakeFirst()) !== undefined
}
