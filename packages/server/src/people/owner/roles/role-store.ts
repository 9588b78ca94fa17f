import type { Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import type { StaffRoleTable } from '../tables.ts'

export type StoredStaffRole = Selectable<StaffRoleTable>

export interface OfRole {
  readonly siteId: string
  readonly id: string
}

export const listRoles = (db: Db, siteId: string): Promise<StoredStaffRole[]> =>
  db.selectFrom('staff_role').selectAll().where('site_id', '=', siteId).orderBy('name').orderBy('id').execute()

export const findRole = (db: Db, { siteId, id }: OfRole): Promise<StoredStaffRole | undefined> =>
  db.selectFrom('staff_role').selectAll().where('site_id', '=', siteId).where('id', '=', id).executeTakeFirst()

/** Locks a role, so that nobody gets it while it is changed or deleted. */
export const lockRole = (db: Db, { siteId, id }: OfRole): Promise<StoredStaffRole | undefined> =>
  db
    .selectFrom('staff_role')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const insertRole = (db: Db, role: StaffRoleTable): Promise<StoredStaffRole> =>
  db.insertInto('staff_role').values(role).returningAll().executeTakeFirstOrThrow()

export const changeRole = (
  db: Db,
  { siteId, id }: OfRole,
  change: { readonly name?: string; readonly permissions?: string[] },
): Promise<StoredStaffRole> =>
  db
    .updateTable('staff_role')
    .set(change)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteRole = async (db: Db, { siteId, id }: OfRole): Promise<void> => {
  await db.deleteFrom('staff_role').where('site_id', '=', siteId).where('id', '=', id).execute()
}

/** Counts the people of a store by role. */
export const countPeopleByRole = async (db: Db, siteId: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('owner')
    .select(({ fn }) => ['role', fn.countAll<string>().as('count')])
    .where('site_id', '=', siteId)
    .groupBy('role')
    .execute()
  return new Map(rows.map(({ role, count }) => [role, Number(count)]))
}

/** Whether a person or an invitation has a role. */
export const isRoleInUse = async (db: Db, { siteId, id }: OfRole): Promise<boolean> => {
  for (const table of ['owner', 'staff_invitation'] as const) {
    const query = db.selectFrom(table).select('id').where('site_id', '=', siteId).where('role', '=', id).limit(1)
    if (await query.executeTakeFirst()) return true
  }
  return false
}
