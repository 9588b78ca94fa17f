import { isLoopback, type Config } from '../base/config.ts'
import type { Db } from '../database/tables.ts'
import { hashOfSecret } from './sites.ts'

/** What the documentation tells everyone. */
const known = { apiKey: 'vitrine-demo-key', owner: 'owner@demo.test', member: 'member@demo.test' }

/** Refuses to serve others than this machine while there are accounts or keys that everyone knows. */
export const refuseKnownSecrets = async (db: Db, config: Config): Promise<void> => {
  if (isLoopback(config)) return
  const key = await db.selectFrom('api_key').select('name').where('key_hash', '=', hashOfSecret(known.apiKey)).execute()
  const owner = await db.selectFrom('owner').select('id').where('email', '=', known.owner).execute()
  const member = await db
    .selectFrom('member')
    .select('id')
    .where('email', '=', known.member)
    .where('status', '<>', 'DELETED')
    .execute()
  if (key.length + owner.length + member.length === 0) return
  throw new Error(
    'This database holds the demo store, whose accounts and API key are public, so it must not be reachable by others. Start with another data folder or database (VITRINE_DATA, DATABASE_URL) and VITRINE_DEMO=0.',
  )
}
