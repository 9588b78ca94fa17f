import type { NotificationRules } from '@vitrine/domain/notification/rules.ts'
import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'

/** Saves the rules that change, in one statement: two changes at once keep each other's. */
export const saveRules = async (db: Db, siteId: string, change: Partial<NotificationRules>): Promise<void> => {
  const merged = sql`coalesce(settings -> 'notifications', '{}') || ${JSON.stringify(change)}::jsonb`
  await db
    .updateTable('site')
    .set({ settings: sql`jsonb_set(settings, '{notifications}', ${merged})` })
    .where('id', '=', siteId)
    .execute()
}
