import { decideAddDomain, decideVerify } from '@vitrine/domain/store-domain/status.ts'
import type { Context } from '../../ground/context/context.ts'
import { insertDomain, saveCheck } from '../../ground/site/domain-store.ts'
import { newSecret } from '../../ground/token/secrets.ts'
import { domainsChanged } from './check-domain.ts'

/** Adds a domain to a store, and verifies it as if its record had been found. */
export const addVerifiedDomain = async (context: Context, siteId: string, host: string): Promise<void> => {
  const now = context.now()
  const [added, verified] = [decideAddDomain(0), decideVerify('PENDING')]
  if (!added.ok || !verified.ok) throw new Error('A domain of a new store is refused.')
  const domain = await insertDomain(context.db, { siteId, host, status: added.status, token: newSecret(), now })
  const found = { record: 'FOUND', recordValues: [], pointing: 'UNKNOWN', addresses: [] } as const
  const check = { ...found, recordValues: [], addresses: [], date: now.toISOString() }
  await saveCheck(context.db, domain!, { check, status: verified.state, missingSince: null, now })
  await domainsChanged(context, siteId)
}
