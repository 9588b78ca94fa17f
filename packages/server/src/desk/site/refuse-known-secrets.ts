import { isLoopback, type Config } from '../../ground/base/config.ts'
import type { Db } from '../../ground/database/tables.ts'
import { hasApiKey } from '../../ground/site/api-key-store.ts'
import { hasAccount } from '../../people/member/api.ts'
import { findOwnerByEmail } from '../../people/owner/api.ts'

/** Credentials of the demo store, which are published in the documentation. */
const published = { apiKey: 'vitrine-demo-key', owner: 'owner@demo.test', member: 'member@demo.test' }

/** Throws if a database with published accounts or keys is reachable from other machines. */
export const refuseKnownSecrets = async (db: Db, config: Config): Promise<void> => {
  if (isLoopback(config)) return
  const isDemo =
    (await hasApiKey(db, published.apiKey)) ||
    (await findOwnerByEmail(db, published.owner)) !== undefined ||
    (await hasAccount(db, published.member))
  if (!isDemo) return
  throw new Error(
    'This database holds the demo store, whose accounts and API key are public, so it must not be reachable by others. Start with another data folder or database (VITRINE_DATA, DATABASE_URL) and VITRINE_DEMO=0.',
  )
}
