import type { ConsentScope } from '@vitrine/contract/entities/consent.ts'
import type { Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { ConsentTable } from './tables.ts'

export type StoredConsent = Selectable<ConsentTable>

interface OfApp {
  readonly siteId: string
  readonly clientId: string
}
interface OfMember extends OfApp {
  readonly memberId: string
}

/** Deletes a third-party app with its consents and refresh tokens. */
export const deleteThirdPartyApp = async (db: Db, { siteId, clientId }: OfApp): Promise<boolean> => {
  await db.deleteFrom('refresh_family').where('site_id', '=', siteId).where('client_id', '=', clientId).execute()
  const { numDeletedRows } = await db
    .deleteFrom('third_party_app')
    .where('site_id', '=', siteId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const findConsent = (db: Db, { siteId, memberId, clientId }: OfMember): Promise<StoredConsent | undefined> =>
  db
    .selectFrom('consent')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()

export const listConsents = (db: Db, { siteId, memberId }: { siteId: string; memberId: string }) =>
  db
    .selectFrom('consent')
    .innerJoin('third_party_app as app', (join) =>
      join.onRef('app.site_id', '=', 'consent.site_id').onRef('app.client_id', '=', 'consent.client_id'),
    )
    .selectAll('consent')
    .select('app.name as app_name')
    .where('consent.site_id', '=', siteId)
    .where('consent.member_id', '=', memberId)
    .orderBy('consent.created_date')
    .execute()

/** Saves what a member allows, and when they were last asked. */
export const saveConsent = async (
  db: Db,
  { siteId, memberId, clientId, scopes, now }: OfMember & { scopes: readonly ConsentScope[]; now: Date },
): Promise<void> => {
  const changes = { scopes: [...scopes], updated_date: now }
  await db
    .insertInto('consent')
    .values({ site_id: siteId, member_id: memberId, client_id: clientId, created_date: now, ...changes })
    .onConflict((conflict) => conflict.columns(['site_id', 'member_id', 'client_id']).doUpdateSet(changes))
    .execute()
}

/** Deletes a member's consent with the app's refresh tokens. */
export const deleteConsent = async (db: Db, { siteId, memberId, clientId }: OfMember): Promise<boolean> => {
  await endFamilies(db, { siteId, memberId, clientId })
  const { numDeletedRows } = await db
    .deleteFrom('consent')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends an app's refresh tokens for one member, who stays signed in at the store. */
export const endFamilies = async (db: Db, { siteId, memberId, clientId }: OfMember): Promise<void> => {
  await db
    .deleteFrom('refresh_family')
    .where('site_id', '=', siteId)
    .where('client_id', '=', clientId)
    .where('member_id', '=', memberId)
    .execute()
}
