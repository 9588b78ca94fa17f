import type { Db } from '../../../ground/database/tables.ts'

/** Most people and invitations of a store together. */
export const maxStaff = 500
/** Most roles of a store's own. */
export const maxRoles = 50

/** Lists the people of a store by name, with the last use of any session. */
export const listStaffOf = (db: Db, siteId: string) =>
  db
    .selectFrom('owner')
    .selectAll()
    .select((of) =>
      of
        .selectFrom('owner_session')
        .select(({ fn }) => fn.max('owner_session.last_seen_date').as('seen'))
        .whereRef('owner_session.site_id', '=', 'owner.site_id')
        .whereRef('owner_session.owner_id', '=', 'owner.id')
        .as('last_seen_date'),
    )
    .where('site_id', '=', siteId)
    .orderBy('name')
    .orderBy('email')
    .limit(maxStaff)
    .execute()

/** Counts the people and invitations of a store. */
export const countStaff = async (db: Db, siteId: string): Promise<number> => {
  let count = 0
  for (const table of ['owner', 'staff_invitation'] as const) {
    const query = db.selectFrom(table).select(({ fn }) => fn.countAll<string>().as('count'))
    count += Number((await query.where('site_id', '=', siteId).executeTakeFirstOrThrow()).count)
  }
  return count
}
