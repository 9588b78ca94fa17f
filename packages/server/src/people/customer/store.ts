import './tables.ts'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { idKey } from '@vitrine/domain/customer/keys.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { CustomerTable } from './tables.ts'

export type StoredCustomer = Selectable<CustomerTable>
export type CustomerChange = Omit<Updateable<CustomerTable>, 'site_id' | 'id'>

export interface OfCustomer {
  readonly siteId: string
  readonly id: string
}

/** Finds the customer with an ID, or the one that another ID belongs to. */
export const findCustomer = async (db: Db, { siteId, id }: OfCustomer): Promise<StoredCustomer | undefined> => {
  const { rows } = await sql<StoredCustomer>`
    select * from customer where site_id = ${siteId} and id = coalesce(
      (select customer_id from customer_key where site_id = ${siteId} and key = ${idKey(id)}), ${id})`.execute(db)
  return rows[0]
}

/** Finds the customer that an ID belongs to. Refuses an unknown ID. */
export const requireCustomer = async (db: Db, siteId: string, id: string): Promise<StoredCustomer> => {
  const customer = await findCustomer(db, { siteId, id: id.toLowerCase() })
  if (!customer) throw new Refusal('NOT_FOUND', 'The customer was not found.')
  return customer
}

/** Locks customers in the order of their IDs, so that two transactions never wait for each other. */
export const lockCustomers = (db: Db, siteId: string, ids: readonly string[]): Promise<StoredCustomer[]> =>
  db
    .selectFrom('customer')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', 'in', ids.length > 0 ? [...new Set(ids)] : [''])
    .orderBy('id')
    .forUpdate()
    .execute()

export const lockCustomer = async (db: Db, { siteId, id }: OfCustomer): Promise<StoredCustomer | undefined> =>
  (await lockCustomers(db, siteId, [id]))[0]

export const insertCustomer = (db: Db, row: Insertable<CustomerTable>): Promise<StoredCustomer> =>
  db.insertInto('customer').values(row).returningAll().executeTakeFirstOrThrow()

/** Saves columns of a locked customer. */
export const saveCustomer = (
  db: Db,
  { site_id: siteId, id }: Pick<StoredCustomer, 'site_id' | 'id'>,
  change: CustomerChange,
): Promise<StoredCustomer> =>
  db
    .updateTable('customer')
    .set(change)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Saves a change by the store, which increases the revision. */
export const editCustomer = (
  db: Db,
  row: StoredCustomer,
  { now, ...change }: CustomerChange & { readonly now: Date },
): Promise<StoredCustomer> => saveCustomer(db, row, { ...change, revision: row.revision + 1, updated_date: now })

export const deleteCustomerRow = async (db: Db, { siteId, id }: OfCustomer): Promise<void> => {
  await db.deleteFrom('customer').where('site_id', '=', siteId).where('id', '=', id).execute()
}

/** The most frequent tags. */
export const listTags = async (
  db: Db,
  siteId: string,
  limit: number,
): Promise<readonly { tag: string; count: number }[]> => {
  const { rows } = await sql<{ tag: string; count: number }>`
    select min(tag) as tag, count(*)::integer as count from customer cross join lateral unnest(tags) tag
    where site_id = ${siteId} and tags <> '{}' group by lower(tag) order by 2 desc, 1 limit ${limit}`.execute(db)
  return rows
}
