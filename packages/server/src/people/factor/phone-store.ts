import type { Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { PhoneCode } from '../../ground/context/messenger.ts'
import type { PhoneCodeTable } from './tables.ts'

export type StoredPhoneCode = Selectable<PhoneCodeTable>

type NewPhoneCode = Omit<PhoneCode, 'site'> & { siteId: string; id: string; type: 'SMS' | 'CALL'; now: Date }

/** Puts a code into the outbox, in the caller's transaction. */
export const queuePhoneCode = async (db: Db, { siteId, now, ...code }: NewPhoneCode): Promise<void> => {
  await db
    .insertInto('phone_code')
    .values({ ...code, site_id: siteId, attempts: 0, next_attempt_date: now, created_date: now })
    .execute()
}

/** Takes over the code that has waited longest, and counts the attempt before it is made. Of several servers one has it. */
export const claimPhoneCode = (
  db: Db,
  { now, lease }: { now: Date; lease: Date },
): Promise<StoredPhoneCode | undefined> =>
  db
    .with('due', (query) =>
      query
        .selectFrom('phone_code')
        .select(['site_id', 'id'])
        .where('next_attempt_date', '<=', now)
        .orderBy('next_attempt_date')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('phone_code')
    .from('due')
    .set(({ eb }) => ({ next_attempt_date: lease, attempts: eb('phone_code.attempts', '+', 1) }))
    .whereRef('phone_code.site_id', '=', 'due.site_id')
    .whereRef('phone_code.id', '=', 'due.id')
    .returningAll('phone_code')
    .executeTakeFirst()

export const retryPhoneCode = async (db: Db, { site_id: siteId, id }: StoredPhoneCode, next: Date): Promise<void> => {
  await db
    .updateTable('phone_code')
    .set({ next_attempt_date: next })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** A code that was brought, or that nobody waits for any more, is kept nowhere. */
export const forgetPhoneCode = async (db: Db, { site_id: siteId, id }: StoredPhoneCode): Promise<void> => {
  await db.deleteFrom('phone_code').where('site_id', '=', siteId).where('id', '=', id).execute()
}
