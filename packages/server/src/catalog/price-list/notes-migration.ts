import { sql, type Kysely } from 'kysely'

/** Lists of products show what price lists ask, and are sorted by it: answers that are kept rest on them, too. */
export const listNotesMigration = {
  name: '0188-notes-of-price-lists',
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const [event, rows] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ] as const)
      await sql`create trigger ${sql.ref(`note_${event}`)} after ${sql.raw(event)} on price_list
        referencing ${sql.raw(rows)} table as changed
        for each statement execute function note_collection_change()`.execute(db)
  },
}
