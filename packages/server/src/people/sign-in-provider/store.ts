import type { Selectable, Updateable } from 'kysely'
import { hashOfSecret } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { ProviderIdentityTable, ProviderVisitTable, SignInProviderTable } from './tables.ts'
import { lockMember, type StoredMember } from '../member/api.ts'

export type StoredProvider = Selectable<SignInProviderTable>
export type StoredVisit = Selectable<ProviderVisitTable>

export const listProviders = (db: Db, siteId: string): Promise<StoredProvider[]> =>
  db.selectFrom('sign_in_provider').selectAll().where('site_id', '=', siteId).orderBy('created_date').execute()

/** Finds a provider of any store by ID. */
export const findProvider = (db: Db, id: string): Promise<StoredProvider | undefined> =>
  db.selectFrom('sign_in_provider').selectAll().where('id', '=', id).executeTakeFirst()

export const insertProvider = async (db: Db, provider: StoredProvider): Promise<void> => {
  await db.insertInto('sign_in_provider').values(provider).execute()
}

/** Updates a provider of this store. Returns `undefined` if it does not exist. */
export const changeProvider = (
  db: Db,
  { siteId, id }: { siteId: string; id: string },
  change: Updateable<SignInProviderTable>,
): Promise<StoredProvider | undefined> =>
  db
    .updateTable('sign_in_provider')
    .set({ id, ...change })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

export const deleteProvider = async (db: Db, siteId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_provider')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const insertVisit = async (
  db: Db,
  { state, browser, ...visit }: Omit<StoredVisit, 'state_hash' | 'browser_hash'> & { state: string; browser: string },
): Promise<void> => {
  const hashes = { state_hash: hashOfSecret(state), browser_hash: hashOfSecret(browser) }
  await db
    .insertInto('provider_visit')
    .values({ ...visit, ...hashes })
    .execute()
}

/** Takes a visit, once and in the browser that began it. */
export const takeVisit = async (
  db: Db,
  { providerId, state, browser, now }: { providerId: string; state: string; browser: string; now: Date },
): Promise<StoredVisit | undefined> => {
  const taken = await db
    .deleteFrom('provider_visit')
    .where('state_hash', '=', hashOfSecret(state))
    .where('browser_hash', '=', hashOfSecret(browser))
    .where('provider_id', '=', providerId)
    .returningAll()
    .executeTakeFirst()
  return taken && taken.expires_date > now ? taken : undefined
}

interface Person {
  readonly siteId: string
  readonly issuer: string
  readonly subject: string
}

/** Finds and locks the member linked to a person of an issuer. */
export const lockLinkedMember = async (
  db: Db,
  { siteId, issuer, subject }: Person,
): Promise<StoredMember | undefined> => {
  const links = db.selectFrom('provider_identity').select('member_id').where('site_id', '=', siteId)
  const link = await links.where('issuer', '=', issuer).where('subject', '=', subject).executeTakeFirst()
  return link && lockMember(db, siteId, link.member_id)
}

export const insertLink = async (db: Db, link: ProviderIdentityTable): Promise<void> => {
  await db
    .insertInto('provider_identity')
    .values(link)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Lists the accounts of a member at sign-in providers, oldest first. */
export const listLinksOf = (
  db: Db,
  { siteId, memberId }: { siteId: string; memberId: string },
): Promise<Selectable<ProviderIdentityTable>[]> => {
  const links = db.selectFrom('provider_identity').selectAll().where('site_id', '=', siteId)
  return links.where('member_id', '=', memberId).orderBy('created_date').execute()
}

/** Unlinks all accounts of a member at sign-in providers. */
export const deleteLinksOf = async (
  db: Db,
  { siteId, memberId }: { siteId: string; memberId: string },
): Promise<void> => {
  await db.deleteFrom('provider_identity').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
}
