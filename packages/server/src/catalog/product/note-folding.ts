import { sql } from 'kysely'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { createRounds } from '../../ground/database/rounds.ts'
import { createRepeatingWorker, type Worker } from '../../ground/base/worker.ts'

const everyMs = 10 * 1000
/** Age at which every active process has read a note. */
const minAgeMs = 10 * 1000

/** Folds the old notes of a site into one. The number of changes stays the same, so no catalog state is reused. */
export const foldNotes = (db: Db, olderThanMs = minAgeMs) =>
  sql`
    with old as (
      select site_id, is_stock, id from catalog_change
      where is_folded or noted_date < now() - ${olderThanMs} * interval '1 millisecond'),
    many as (select site_id, is_stock from old group by site_id, is_stock having count(*) > 1),
    gone as (
      delete from catalog_change note using old join many using (site_id, is_stock)
      where note.site_id = old.site_id and note.id = old.id
      returning note.site_id, note.is_stock, note.notes)
    insert into catalog_change (site_id, is_stock, notes, is_folded)
    select site_id, is_stock, sum(notes), true from gone group by site_id, is_stock`.execute(db)

/** Creates the worker that folds notes of changes. */
export const createNoteFolding = (context: Context): Worker => {
  const { db, log } = context
  const rounds = createRounds(context)
  return createRepeatingWorker({ work: () => foldNotes(db), everyMs, rounds, log, failure: 'folding notes failed' })
}
