import { sql, type Kysely } from 'kysely'

/** Emails that bring a document with them. */
export const mailAttachmentsMigration = {
  name: '0099-mail-attachments',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table mail add column attachments jsonb`.execute(db)
  },
}
