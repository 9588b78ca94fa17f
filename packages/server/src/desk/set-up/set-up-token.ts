import { timingSafeEqual } from 'node:crypto'
import { sqlState, sqlStates } from '../../ground/database/database-errors.ts'
import type { Db } from '../../ground/database/tables.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { addServerSetting, deleteServerSetting, readServerSetting } from '../../ground/site/server-settings.ts'
import { hasOwnStore } from '../../ground/site/site-store.ts'
import { hashOfSecret } from '../../ground/site/sites.ts'
import { newSecret } from '../../ground/token/secrets.ts'

/**
 * Returns the token of the page that creates the first store: the same for all servers on a database, and `undefined` if
 * there is a store other than the demo store.
 */
export const openSetUp = async (db: Db): Promise<string | undefined> => {
  if (await hasOwnStore(db)) return undefined
  const known = await readServerSetting(db, 'setUpToken')
  if (known !== undefined) return known
  try {
    return await addServerSetting(db, 'setUpToken', newSecret())
  } catch (error) {
    if (sqlState(error) !== sqlStates.readOnly) throw error
    return undefined
  }
}

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOfSecret(one)), Buffer.from(hashOfSecret(other)))

const invalidLink = (): Refusal =>
  new Refusal('NOT_FOUND', 'This link is not valid, or the store was set up already. Sign in to the back office.')

export const requireSetUpToken = async (db: Db, token: string): Promise<void> => {
  const known = await readServerSetting(db, 'setUpToken')
  if (known === undefined || !isSame(known, token) || (await hasOwnStore(db))) throw invalidLink()
}

/** Uses the token. Of several concurrent attempts, one succeeds: the others wait for its transaction. */
export const takeSetUpToken = async (db: Db, token: string): Promise<void> => {
  await requireSetUpToken(db, token)
  if (!(await deleteServerSetting(db, 'setUpToken'))) throw invalidLink()
}
