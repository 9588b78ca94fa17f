import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { ProviderCustomerTable, ProviderPaymentTable } from './accounts/account-tables.ts'

export type ProviderPayment = Selectable<ProviderPaymentTable>

interface Key {
  readonly siteId: string
  readonly attemptId: string
}

export const findProviderPayment = (db: Db, { siteId, attemptId }: Key): Promise<ProviderPayment | undefined> =>
  db
    .selectFrom('provider_payment')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst()

/** Finds payments by the provider's reference, in one store or in any. */
export const findByReference = (
  db: Db,
  { provider, reference, siteId }: { provider: string; reference: string; siteId?: string },
): Promise<ProviderPayment[]> => {
  const named = db
    .selectFrom('provider_payment')
    .selectAll()
    .where('provider', '=', provider)
    .where('reference', '=', reference)
  return (siteId === undefined ? named : named.where('site_id', '=', siteId)).execute()
}

/** Maps a provider's references to payments of a store. Unknown references are left out. */
export const listAttemptsByReference = async (
  db: Db,
  { provider, siteId, references }: { provider: string; siteId: string; references: readonly string[] },
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('provider_payment')
    .select(['reference', 'attempt_id'])
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .where(sql<boolean>`reference = any(${[...references]})`)
    .execute()
  return new Map(rows.map(({ reference, attempt_id: attemptId }) => [reference!, attemptId]))
}

type Named = Pick<ProviderPayment, 'site_id' | 'attempt_id' | 'provider' | 'account_id' | 'created_date'>

/** Stores the provider's reference of a payment. If there is one already, returns it unchanged. */
export const rememberReference = async (
  db: Db,
  payment: Named & { readonly reference: string },
): Promise<ProviderPayment> => {
  const written = await db
    .insertInto('provider_payment')
    .values({ ...payment, is_voided: false })
    .onConflict((conflict) => conflict.columns(['site_id', 'attempt_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
  return written ?? (await findProviderPayment(db, { siteId: payment.site_id, attemptId: payment.attempt_id }))!
}

/** Records that a payment was given up, with or without a reference. */
export const rememberVoid = (db: Db, payment: Named): Promise<ProviderPayment> =>
  db
    .insertInto('provider_payment')
    .values({ ...payment, reference: null, is_voided: true })
    .onConflict((conflict) => conflict.columns(['site_id', 'attempt_id']).doUpdateSet({ is_voided: true }))
    .returningAll()
    .executeTakeFirstOrThrow()

type CustomerKey = Pick<ProviderCustomerTable, 'site_id' | 'provider' | 'account_id' | 'member_id'>

/** Finds the provider's reference of a member, if any. */
export const findCustomer = async (db: Db, key: CustomerKey): Promise<string | undefined> => {
  const { site_id, provider, account_id, member_id } = key
  const row = await db
    .selectFrom('provider_customer')
    .select('reference')
    .where('site_id', '=', site_id)
    .where('provider', '=', provider)
    .where('account_id', '=', account_id)
    .where('member_id', '=', member_id)
    .executeTakeFirst()
  return row?.reference
}

/** Stores the provider's reference of a member. Returns the first one stored. */
export const rememberCustomer = async (db: Db, customer: Insertable<ProviderCustomerTable>): Promise<string> => {
  await db
    .insertInto('provider_customer')
    .values(customer)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findCustomer(db, customer))!
}

/** Deletes the provider references of a deleted member. */
export const deleteCustomers = async (
  db: Db,
  { siteId, memberId }: { readonly siteId: string; readonly memberId: string },
): Promise<void> => {
  await db.deleteFrom('provider_customer').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
}
