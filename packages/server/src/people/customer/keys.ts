import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'

/** Returns the customers of keys. Unknown keys are left out. */
export const customersOfKeys = async (
  db: Db,
  siteId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('customer_key')
    .select(['key', 'customer_id'])
    .where('site_id', '=', siteId)
    .where('key', 'in', keys.length > 0 ? keys : [''])
    .execute()
  return new Map(rows.map(({ key, customer_id: id }) => [key, id]))
}

interface KeysOf {
  readonly siteId: string
  readonly customerId: string
  readonly keys: readonly string[]
}

/** Gives a customer keys that nobody has. Returns how many. Waits for a concurrent transaction with one of the keys. */
export const addKeys = async (db: Db, { siteId, customerId, keys }: KeysOf): Promise<number> => {
  if (keys.length === 0) return 0
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('customer_key')
    .values([...keys].toSorted().map((key) => ({ site_id: siteId, key, customer_id: customerId })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0n)
}

/** Gives a customer keys that may belong to others. */
export const takeKeys = async (db: Db, { siteId, customerId, keys }: KeysOf): Promise<void> => {
  await sql`
    insert into customer_key (site_id, key, customer_id)
    select ${siteId}, key, ${customerId} from unnest(${[...new Set(keys)].toSorted()}::text[]) key
    on conflict (site_id, key) do update set customer_id = excluded.customer_id`.execute(db)
}

export const removeKeys = async (db: Db, { siteId, customerId, keys }: KeysOf): Promise<void> => {
  if (keys.length === 0) return
  await db
    .deleteFrom('customer_key')
    .where('site_id', '=', siteId)
    .where('customer_id', '=', customerId)
    .where('key', 'in', keys)
    .execute()
}

/** Lists the keys of a customer. */
export const listKeys = async (db: Db, siteId: string, customerId: string): Promise<string[]> => {
  const keys = db.selectFrom('customer_key').select('key').where('site_id', '=', siteId)
  const rows = await keys.where('customer_id', '=', customerId).orderBy('key').execute()
  return rows.map(({ key }) => key)
}

const emailPrefix = 'email:'

/** Lists the email addresses of a customer. */
export const listEmailsOf = async (db: Db, siteId: string, customerId: string): Promise<string[]> =>
  (await listKeys(db, siteId, customerId)).flatMap((key) =>
    key.startsWith(emailPrefix) ? [key.slice(emailPrefix.length)] : [],
  )
