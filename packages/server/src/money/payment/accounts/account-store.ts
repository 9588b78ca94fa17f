import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { seal, unseal } from '../../../ground/token/seal.ts'
import type { PaymentAccountTable } from './account-tables.ts'

export type Account = Selectable<PaymentAccountTable>
export type Secrets = Readonly<Record<string, string>>

export const listAccounts = (db: Db, siteId: string): Promise<Account[]> =>
  db.selectFrom('payment_account').selectAll().where('site_id', '=', siteId).orderBy('created_date').execute()

export const findAccount = (db: Db, siteId: string, provider: string): Promise<Account | undefined> =>
  db
    .selectFrom('payment_account')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .executeTakeFirst()

export const saveAccount = (db: Db, account: Insertable<PaymentAccountTable>): Promise<Account> => {
  const { site_id: _siteId, provider: _provider, created_date: _created, ...changed } = account
  return db
    .insertInto('payment_account')
    .values(account)
    .onConflict((conflict) => conflict.columns(['site_id', 'provider']).doUpdateSet(changed))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const changeAccount = (
  db: Db,
  { site_id: siteId, provider }: Pick<Account, 'site_id' | 'provider'>,
  change: Partial<Pick<Insertable<PaymentAccountTable>, 'enabled' | 'last_test' | 'updated_date'>>,
): Promise<Account | undefined> =>
  db
    .updateTable('payment_account')
    .set(change)
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .returningAll()
    .executeTakeFirst()

/** Deletes an account with its secrets. Returns the deleted account. */
export const deleteAccount = (db: Db, siteId: string, provider: string): Promise<Account | undefined> =>
  db
    .deleteFrom('payment_account')
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .returningAll()
    .executeTakeFirst()

/** Context that the secrets of an account are sealed for. */
const boundTo = (siteId: string, provider: string): string => `payment account ${siteId} ${provider}`

export const sealSecrets = (
  db: Db,
  { site_id: siteId, provider }: Pick<Account, 'site_id' | 'provider'>,
  secrets: Secrets,
): Promise<string> => seal(db, JSON.stringify(secrets), boundTo(siteId, provider))

export const openSecrets = async (
  db: Db,
  { site_id: siteId, provider, secrets }: Pick<Account, 'site_id' | 'provider' | 'secrets'>,
): Promise<Secrets> => JSON.parse(await unseal(db, secrets, boundTo(siteId, provider))) as Secrets
