import type { ConsentScope } from '@vitrine/contract/entities/people/consent.ts'
import type { Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { ConsentTable } from './tables.ts'
import { listThirdPartyApps } from '../../ground/site/third-party-apps.ts'

export type StoredConsent = Selectable<ConsentTable>

interface OfMember {
  readonly siteId: string
  readonly clientId: string
  readonly memberId: string
}

export const findConsent = (db: Db, { siteId, memberId, clientId }: OfMember): Promise<StoredConsent | undefined> =>
  db
    .selectFrom('consent')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()

/** Lists a member's consents with the names of the apps. */
export const listConsents = async (
  db: Db,
  { siteId, memberId }: { siteId: string; memberId: string },
): Promise<(StoredConsent & { readonly app_name: string })[]> => {
  const consents = db.selectFrom('consent').selectAll().where('site_id', '=', siteId).where('member_id', '=', memberId)
  const [found, apps] = await Promise.all([consents.orderBy('created_date').execute(), listThirdPartyApps(db, siteId)])
  const names = new Map(apps.map((app) => [app.client_id, app.name]))
  return found.map((consent) => ({ ...consent, app_name: names.get(consent.client_id) ?? consent.client_id }))
}

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

/** Deletes a member's consent. Returns `false` if there is none. */
export const deleteConsent = async (db: Db, { siteId, memberId, clientId }: OfMember): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('consent')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes all consents of a member. */
export const deleteConsentsOf = async (
  db: Db,
  { siteId, memberId }: { siteId: string; memberId: string },
): Promise<void> => {
  await db.deleteFrom('consent').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
}
