import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import type { ReportSavedTable } from '../tables.ts'

export type StoredReport = Selectable<ReportSavedTable>

export const listSaved = (db: Db, siteId: string): Promise<StoredReport[]> =>
  db.selectFrom('report_saved').selectAll().where('site_id', '=', siteId).orderBy('name').orderBy('id').execute()

const saved = (db: Db, siteId: string, id: string) =>
  db.selectFrom('report_saved').selectAll().where('site_id', '=', siteId).where('id', '=', id)

export const findSaved = (db: Db, siteId: string, id: string): Promise<StoredReport | undefined> =>
  saved(db, siteId, id).executeTakeFirst()

/** Locks a report, so that an email about it is sent once. */
export const lockSaved = (db: Db, siteId: string, id: string): Promise<StoredReport | undefined> =>
  saved(db, siteId, id).forUpdate().executeTakeFirst()

export const countSaved = async (db: Db, siteId: string): Promise<number> => {
  const count = db.selectFrom('report_saved').select((of) => of.fn.countAll<string>().as('count'))
  return Number((await count.where('site_id', '=', siteId).executeTakeFirstOrThrow()).count)
}

/** Inserts a report, or replaces its fields. */
export const saveReport = async (db: Db, row: Insertable<ReportSavedTable>): Promise<void> => {
  const { site_id: _site, id: _id, created_date: _created, ...fields } = row
  await db
    .insertInto('report_saved')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_id', 'id']).doUpdateSet(fields))
    .execute()
}

export const setNextEmail = async (db: Db, { site_id: siteId, id }: StoredReport, date: Date): Promise<void> => {
  await db
    .updateTable('report_saved')
    .set({ next_email_date: date })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** Deletes a report. Returns false if it doesn't exist. */
export const deleteSaved = async (db: Db, siteId: string, id: string): Promise<boolean> => {
  const deleted = db.deleteFrom('report_saved').where('site_id', '=', siteId).where('id', '=', id)
  return (await deleted.executeTakeFirst()).numDeletedRows > 0n
}
