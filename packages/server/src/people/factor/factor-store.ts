import type { EnrolledType } from '@vitrine/domain/identity/factor.ts'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { FactorTable } from './tables.ts'

export type StoredFactor = Selectable<FactorTable>

export interface OfMember {
  readonly siteId: string
  readonly memberId: string
}

export const insertFactor = (db: Db, factor: Insertable<FactorTable>): Promise<StoredFactor> =>
  db.insertInto('factor').values(factor).returningAll().executeTakeFirstOrThrow()

export const findFactors = (db: Db, { siteId, memberId }: OfMember): Promise<StoredFactor[]> =>
  db
    .selectFrom('factor')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('status', '=', 'ACTIVE')
    .orderBy('created_date')
    .execute()

/** Finds and locks factors whose secrets are encrypted with these keys. A sealed text begins with its key's ID. */
export const findSealedWith = (
  db: Db,
  keyIds: readonly string[],
): Promise<(StoredFactor & { sealed_secret: string })[]> =>
  db
    .selectFrom('factor')
    .selectAll()
    .where(sql<string>`split_part(sealed_secret, '.', 1)`, 'in', keyIds)
    .$narrowType<{ sealed_secret: string }>()
    .forUpdate()
    .execute()

/** Finds a factor of this member. Factors of others do not exist for them. */
export const lockFactor = (db: Db, { siteId, memberId }: OfMember, id: string): Promise<StoredFactor | undefined> =>
  db
    .selectFrom('factor')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const changeFactor = (
  db: Db,
  { site_id, id }: StoredFactor,
  change: Updateable<FactorTable>,
): Promise<StoredFactor> =>
  db
    .updateTable('factor')
    .set(change)
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Counts an attempt for a pending factor before checking it. */
export const countProof = async (
  db: Db,
  { siteId, memberId }: OfMember,
  id: string,
  maxTries: number,
): Promise<boolean> => {
  const row = await db
    .updateTable('factor')
    .set({ tries: sql`tries + 1` })
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('tries', '<', maxTries)
    .returning('tries')
    .executeTakeFirst()
  return row !== undefined
}

/** Marks a time step as used. Returns `false` if it or a later one was used before. */
export const spendStep = async (db: Db, { site_id, id }: StoredFactor, step: number, now: Date): Promise<boolean> => {
  const row = await db
    .updateTable('factor')
    .set({ last_step: step, last_used_date: now })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Updates a passkey's counter. Returns `false` if a concurrent sign-in moved it as far. */
export const moveCounter = async (
  db: Db,
  { site_id, id, counter }: StoredFactor,
  to: number,
  now: Date,
): Promise<boolean> => {
  const row = await db
    .updateTable('factor')
    .set({ counter: to, last_used_date: now })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .where('counter', '=', counter)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const deleteFactor = async (db: Db, { site_id, id }: StoredFactor): Promise<void> => {
  await db.deleteFrom('factor').where('site_id', '=', site_id).where('id', '=', id).execute()
}

/** Deletes unfinished setups, to make room for a new one. */
export const deletePending = async (db: Db, { siteId, memberId }: OfMember, type: EnrolledType): Promise<void> => {
  await db
    .deleteFrom('factor')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('type', '=', type)
    .where('status', '=', 'PENDING')
    .execute()
}

/** Deletes the factors of a member with their codes, challenges and trusted devices. */
export const deleteFactorsOf = async (
  db: Db,
  { siteId, memberId }: { siteId: string; memberId: string },
): Promise<void> => {
  for (const table of ['factor', 'recovery_code', 'mfa_challenge', 'trusted_device'] as const)
    await db.deleteFrom(table).where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
}
