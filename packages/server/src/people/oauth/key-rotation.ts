import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { resealTotps } from '../factor/api.ts'
import type { Db } from '../../ground/database/tables.ts'
import { createRepeating, type Worker } from '../../ground/base/worker.ts'
import { createKey, loadSigningKeys } from '../../ground/token/signer.ts'

/** The channel on which processes tell each other that there is a new key. */
export const keyChannel = 'signing_keys_changed'

const day = 24 * 60 * 60 * 1000
const rotateMs = 90 * day
/** What lives longest is a visitor's refresh token, 400 days: so long after its successor came, nothing by a key is left. */
const keptMs = 401 * day
const lookMs = 60 * 60 * 1000

/** Keys that have signed nothing which is still good. */
const findSpentKeys = async (db: Db, keptSince: Date): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('signing_key as key')
    .select('key.id')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('signing_key as next')
          .select('next.id')
          .whereRef('next.created_date', '>', 'key.created_date')
          .where('next.created_date', '<', keptSince),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Takes keys away. What they keep shut, such as the secrets of authenticator apps, is shut with a newer one first. */
const dropKeys = (db: Db, ids: readonly string[]): Promise<void> =>
  transact(db, async (transaction) => {
    await resealTotps(transaction, ids)
    await transaction.deleteFrom('signing_key').where('id', 'in', ids).execute()
  })

/**
 * Makes a new key where the newest is three months old, or at once. Nobody is signed out: what the older keys have
 * signed is good until it expires by itself.
 */
export const rotateKeys = async (
  { db, database, now }: Pick<Context, 'db' | 'database' | 'now'>,
  { atOnce = false } = {},
): Promise<boolean> => {
  const before = (ms: number) => new Date(now().getTime() - ms)
  const spent = await findSpentKeys(db, before(keptMs))
  if (spent.length > 0) await dropKeys(db, spent)
  const isNew = await createKey(db, { madeBefore: before(atOnce ? 0 : rotateMs), now: now() })
  if (isNew) await database.notify(keyChannel, 'new')
  return isNew
}

/** Reads the keys again: one may be new. */
export const reloadKeys = async ({ db, signer }: Pick<Context, 'db' | 'signer'>): Promise<void> =>
  signer.useKeys(await loadSigningKeys(db))

/** Looks every hour whether it is time for a new key, and reads what other processes have made. */
export const createKeyRotation = (context: Context): Worker => {
  const work = async () => {
    await rotateKeys(context)
    await reloadKeys(context)
  }
  const failure = 'maintaining the signing keys failed'
  return createRepeating({ work, everyMs: lookMs, log: context.log, failure })
}
