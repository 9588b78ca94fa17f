import type { DomainCheck } from '@vitrine/contract/entities/store/store-domain.ts'
import type { Decided } from '@vitrine/domain/machine.ts'
import type { DomainStatus } from '@vitrine/domain/store-domain/status.ts'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../database/tables.ts'
import type { StoreDomainTable } from './tables.ts'

export type StoredDomain = Selectable<StoreDomainTable>

interface DomainKey {
  readonly siteId: string
  readonly host: string
}

const verified: DomainStatus = 'VERIFIED'

const domainsOf = (db: Db, siteId: string) => db.selectFrom('store_domain').selectAll().where('site_id', '=', siteId)

/** Lists the domains of a site, the primary one first, then by name. */
export const listDomainsOf = (db: Db, siteId: string): Promise<StoredDomain[]> =>
  domainsOf(db, siteId).orderBy('is_primary', 'desc').orderBy('host').execute()

/** Finds a domain of a site. */
export const findDomain = (db: Db, { siteId, host }: DomainKey): Promise<StoredDomain | undefined> =>
  domainsOf(db, siteId).where('host', '=', host).executeTakeFirst()

/** Finds a domain of a site, and locks it until the end of the transaction. */
export const lockDomain = (db: Db, { siteId, host }: DomainKey): Promise<StoredDomain | undefined> =>
  domainsOf(db, siteId).where('host', '=', host).forUpdate().executeTakeFirst()

/** The verified domains of a site, and the primary one of them. */
export interface SiteDomains {
  readonly hosts: readonly string[]
  readonly primary: string | undefined
}

/** Returns the verified domains of a site. */
export const readSiteDomains = async (db: Db, siteId: string): Promise<SiteDomains> => {
  const rows = await db
    .selectFrom('store_domain')
    .select(['host', 'is_primary'])
    .where('site_id', '=', siteId)
    .where('status', '=', verified)
    .orderBy('is_primary', 'desc')
    .orderBy('host')
    .execute()
  return { hosts: rows.map(({ host }) => host), primary: rows.find(({ is_primary }) => is_primary)?.host }
}

/** Returns the site that has verified a domain. */
export const findSiteOfDomain = async (db: Db, host: string): Promise<string | undefined> => {
  const row = db.selectFrom('store_domain').select('site_id').where('host', '=', host).where('status', '=', verified)
  return (await row.executeTakeFirst())?.site_id
}

interface NewDomain extends DomainKey {
  readonly status: Decided<DomainStatus>
  readonly token: string
  readonly now: Date
}

/** Adds a domain. Returns `undefined` if the site has it. */
export const insertDomain = (
  db: Db,
  { siteId, host, status, token, now }: NewDomain,
): Promise<StoredDomain | undefined> =>
  db
    .insertInto('store_domain')
    .values({ site_id: siteId, host, status, token, created_date: now })
    .onConflict((conflict) => conflict.columns(['site_id', 'host']).doNothing())
    .returningAll()
    .executeTakeFirst()

export interface CheckedDomain {
  readonly check: DomainCheck
  /** The new status, if the check verified it. */
  readonly status: Decided<DomainStatus> | undefined
  /** Since when the record is missing. `keep` if the check could not find out. */
  readonly missingSince: Date | null | 'keep'
  readonly now: Date
}

/**
 * Saves what a check found. Returns `undefined` if the domain was deleted in the meantime, even if it was added again
 * with another token. Violates a unique index if another site has verified the domain.
 */
export const saveCheck = (
  db: Db,
  { site_id, host, token }: Pick<StoredDomain, 'site_id' | 'host' | 'token'>,
  { check, status, missingSince, now }: CheckedDomain,
): Promise<StoredDomain | undefined> => {
  const first = sql<Date>`coalesce(missing_since, ${missingSince === 'keep' ? null : missingSince})`
  return db
    .updateTable('store_domain')
    .set({
      last_check: JSON.stringify(check),
      ...(status && { status, verified_date: now }),
      ...(missingSince !== 'keep' && { missing_since: missingSince && first }),
    })
    .where('site_id', '=', site_id)
    .where('host', '=', host)
    .where('token', '=', token)
    .returningAll()
    .executeTakeFirst()
}

/** Makes a domain the only primary one of its site. The caller has locked the site. */
export const savePrimaryDomain = async (db: Db, { siteId, host }: DomainKey): Promise<void> => {
  const ofSite = db.updateTable('store_domain').where('site_id', '=', siteId)
  // Two statements, since a unique index is checked row by row.
  await ofSite.set({ is_primary: false }).where('is_primary', '=', true).where('host', '!=', host).execute()
  await ofSite.set({ is_primary: true }).where('host', '=', host).where('status', '=', verified).execute()
}

/** Deletes a domain of a site. */
export const deleteDomainOf = async (db: Db, { siteId, host }: DomainKey): Promise<void> => {
  await db.deleteFrom('store_domain').where('site_id', '=', siteId).where('host', '=', host).execute()
}
