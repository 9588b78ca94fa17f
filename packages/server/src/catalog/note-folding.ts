import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Db } from '../tables.ts'
import { createRepeating, type Worker } from '../worker.ts'

const everyMs = 60 * 1000

/** Makes one note of many of a site. The number of changes stays, so that no state of a catalog ever comes again. */
export const foldNotes = (db: Db) =>
  sql`
    with many as (select site_id, is_stock from catalog_change group by site_id, is_stock having count(*) > 1),
    gone as (
      delete from catalog_change note using many
      where note.site_id = many.site_id and note.is_stock = many.is_stock
      returning note.site_id, note.is_stock, note.notes)
    insert into catalog_change (site_id, is_stock, notes)
    select site_id, is_stock, sum(notes) from gone group by site_id, is_stock`.execute(db)

/** Keeps the notes of changes few. */
export const createNoteFolding = ({ db, log }: Context): Worker =>
  createRepeating({ work: () => foldNotes(db), everyMs, log, failure: 'folding notes of changes failed' })
