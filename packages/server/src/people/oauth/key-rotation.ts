import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { resealTotps } from '../factor/api.ts'
import { resealOwnerTotps } from '../owner/api.ts'
import type { Db } from '../../ground/database/tables.ts'
import { createRepeatingWorker, type Worker } from '../../ground/base/worker.ts'
import { createKey, deleteKeys, findReplacedKeys, loadSigningKeys } from '../../ground/token/signer.ts'

/** Notifies other processes of a new key. */
export const keyChannel = 'signing_keys_changed'

const day = 24 * 60 * 60 * 1000
const rotateMs = 90 * day
/** A visitor's refresh token lives longest: 400 days. By then nothing signed with a replaced key is valid. */
const retentionMs = 401 * day
const checkMs = 60 * 60 * 1000

/** Deletes keys. Secrets that they encrypt, such as those of authenticator apps, are re-encrypted first. */
const dropKeys = (db: Db, ids: readonly string[]): Promise<void> =>
  transact(db, async (transaction) => {
    await resealTotps(transaction, ids)
    await resealOwnerTotps(transaction, ids)
    await deleteKeys(transaction, ids)
  })

/**
 * Creates a new key if the newest is three months old, or immediately. Signatures of older keys stay valid until they
 * expire, so nobody is signed out.
 */
export const rotateKeys = async (
  { db, database, now }: Pick<Context, 'db' | 'database' | 'now'>,
  { immediately = false } = {},
): Promise<boolean> => {
  const before = (ms: number) => new Date(now().getTime() - ms)
  // By then all signatures of a replaced key have expired.
  const spent = await findReplacedKeys(db, before(retentionMs))
  if (spent.length > 0) await dropKeys(db, spent)
  const isNew = await createKey(db, { madeBefore: before(immediately ? 0 : rotateMs), now: now() })
  if (isNew) await database.notify(keyChannel, 'new')
  return isNew
}

/** Reloads the keys, which other processes may have changed. */
export const reloadKeys = async ({ db, signer }: Pick<Context, 'db' | 'signer'>): Promise<void> =>
  signer.setKeys(await loadSigningKeys(db))

/** Creates the worker that rotates keys when due, and loads keys of other processes every hour. */
export const createKeyRotation = (context: Context): Worker => {
  const work = async () => {
    await rotateKeys(context)
    await reloadKeys(context)
  }
  const failure = 'maintaining the signing keys failed'
  return createRepeatingWorker({ work, everyMs: checkMs, log: context.log, failure })
}
