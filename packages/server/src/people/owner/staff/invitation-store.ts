import type { Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { keyOfSecret } from '../../../ground/token/secrets.ts'
import type { StaffInvitationTable } from '../tables.ts'

export type StoredInvitation = Selectable<StaffInvitationTable>

interface OfInvitation {
  readonly siteId: string
  readonly id: string
}

export const listInvitations = (db: Db, siteId: string): Promise<StoredInvitation[]> =>
  db
    .selectFrom('staff_invitation')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('created_date', 'desc')
    .orderBy('id')
    .execute()

/** Inserts an invitation. Returns `undefined` if the address is already invited. */
export const insertInvitation = (db: Db, invitation: StaffInvitationTable): Promise<StoredInvitation | undefined> =>
  db
    .insertInto('staff_invitation')
    .values(invitation)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const lockInvitation = (db: Db, { siteId, id }: OfInvitation): Promise<StoredInvitation | undefined> =>
  db
    .selectFrom('staff_invitation')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const renewInvitation = (
  db: Db,
  { siteId, id }: OfInvitation,
  change: { readonly token_hash: string; readonly expires_date: Date },
): Promise<StoredInvitation> =>
  db
    .updateTable('staff_invitation')
    .set(change)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteInvitation = async (db: Db, { siteId, id }: OfInvitation): Promise<boolean> => {
  const row = await db
    .deleteFrom('staff_invitation')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Finds the invitation of a token that has not expired. */
export const findInvitation = (db: Db, token: string, now: Date): Promise<StoredInvitation | undefined> =>
  db
    .selectFrom('staff_invitation')
    .selectAll()
    .where('site_id', '=', keyOfSecret(token).siteId)
    .where('token_hash', '=', keyOfSecret(token).hash)
    .where('expires_date', '>', now)
    .executeTakeFirst()

/** Uses the invitation of a token. Of several concurrent attempts, one succeeds. */
export const takeInvitation = (db: Db, token: string, now: Date): Promise<StoredInvitation | undefined> =>
  db
    .deleteFrom('staff_invitation')
    .where('site_id', '=', keyOfSecret(token).siteId)
    .where('token_hash', '=', keyOfSecret(token).hash)
    .where('expires_date', '>', now)
    .returningAll()
    .executeTakeFirst()
