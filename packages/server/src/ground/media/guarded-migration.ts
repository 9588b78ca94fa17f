import { sql, type Kysely } from 'kysely'

/** Pictures that not everybody may see: the room that is named says who may. */
export const guardedMediaMigration = {
  name: '0122-guarded-media',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table media_file add column guarded_by text`.execute(db)
  },
}
