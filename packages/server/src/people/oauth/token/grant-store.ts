import type { Insertable, Selectable } from 'kysely'
import { hashOfSecret } from '../../../ground/site/sites.ts'
import { keyOfSecret } from '../../../ground/token/secrets.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { deleteHandlesOfApp } from '../../session/api.ts'
import type { AuthorizationCodeTable, RefreshFamilyTable } from '../tables.ts'

export type StoredCode = Selectable<AuthorizationCodeTable>
export type StoredFamily = Selectable<RefreshFamilyTable>

export const insertCode = async (db: Db, code: Insertable<AuthorizationCodeTable>): Promise<void> => {
  await db.insertInto('authorization_code').values(code).execute()
}

const code = (siteId: string, secret: string) => ({ site_id: siteId, code_hash: hashOfSecret(secret) })

/** Uses a code. Of many concurrent attempts, exactly one succeeds. */
export const useCode = (db: Db, siteId: string, secret: string, now: Date): Promise<StoredCode | undefined> => {
  const { code_hash } = code(siteId, secret)
  return db
    .updateTable('authorization_code')
    .set({ used_date: now })
    .where('site_id', '=', siteId)
    .where('code_hash', '=', code_hash)
    .where('used_date', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export const findUsedCode = (db: Db, siteId: string, secret: string): Promise<StoredCode | undefined> => {
  const { code_hash } = code(siteId, secret)
  return db
    .selectFrom('authorization_code')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('code_hash', '=', code_hash)
    .where('used_date', 'is not', null)
    .executeTakeFirst()
}

export const insertFamily = async (db: Db, family: Insertable<RefreshFamilyTable>): Promise<void> => {
  await db.insertInto('refresh_family').values(family).execute()
}

export const insertRefreshToken = async (
  db: Db,
  token: { siteId: string; familyId: string; secret: string; now: Date },
): Promise<void> => {
  await db
    .insertInto('refresh_token')
    .values({
      site_id: token.siteId,
      token_hash: hashOfSecret(token.secret),
      family_id: token.familyId,
      created_date: token.now,
      replaced_date: null,
    })
    .execute()
}

export interface FoundRefreshToken extends StoredFamily {
  readonly replaced_date: Date | null
  readonly session_ended: Date | null
  readonly member_status: string
}

const refreshTokens = (db: Db, secret: string) => {
  const { siteId, hash } = keyOfSecret(secret)
  return db
    .selectFrom('refresh_token as token')
    .innerJoin('refresh_family as family', (join) =>
      join.onRef('family.site_id', '=', 'token.site_id').onRef('family.id', '=', 'token.family_id'),
    )
    .innerJoin('session', (join) =>
      join.onRef('session.site_id', '=', 'family.site_id').onRef('session.id', '=', 'family.session_id'),
    )
    .innerJoin('member', (join) =>
      join.onRef('member.site_id', '=', 'family.site_id').onRef('member.id', '=', 'family.member_id'),
    )
    .selectAll('family')
    .select(['token.replaced_date', 'session.ended_date as session_ended', 'member.status as member_status'])
    .where('token.site_id', '=', siteId)
    .where('token.token_hash', '=', hash)
}

export const findRefreshToken = (db: Db, secret: string): Promise<FoundRefreshToken | undefined> =>
  refreshTokens(db, secret).executeTakeFirst()

/** Finds and locks a refresh token until the transaction ends, so that concurrent renewals take turns. */
export const lockRefreshToken = (db: Db, secret: string): Promise<FoundRefreshToken | undefined> =>
  refreshTokens(db, secret).forUpdate('token').executeTakeFirst()

export const markReplaced = async (db: Db, secret: string, now: Date): Promise<void> => {
  const { siteId, hash } = keyOfSecret(secret)
  await db
    .updateTable('refresh_token')
    .set({ replaced_date: now })
    .where('site_id', '=', siteId)
    .where('token_hash', '=', hash)
    .execute()
}

export const moveFamilyExpiry = async (
  db: Db,
  { site_id, id }: Pick<StoredFamily, 'site_id' | 'id'>,
  idleExpires: Date,
): Promise<void> => {
  await db
    .updateTable('refresh_family')
    .set({ idle_expires_date: idleExpires })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .execute()
}

/** Deletes an OAuth app's codes and refresh tokens. Its access tokens work until they expire. */
export const deleteGrantsOfApp = async (
  db: Db,
  { siteId, clientId }: { siteId: string; clientId: string },
): Promise<void> => {
  for (const table of ['refresh_family', 'authorization_code'] as const)
    await db.deleteFrom(table).where('site_id', '=', siteId).where('client_id', '=', clientId).execute()
  await deleteHandlesOfApp(db, { siteId, clientId })
}

/** Ends an app's refresh tokens, or only those for one member, who stays signed in at the store. */
export const endFamilies = async (
  db: Db,
  { siteId, clientId, memberId }: { siteId: string; clientId: string; memberId?: string },
): Promise<void> => {
  const families = db.deleteFrom('refresh_family').where('site_id', '=', siteId).where('client_id', '=', clientId)
  await (memberId === undefined ? families : families.where('member_id', '=', memberId)).execute()
}
