import { sql } from 'kysely'
import { daysBefore } from '../../ground/base/moments.ts'
import type { Db } from '../../ground/database/tables.ts'

/** Days for which entries are kept. The trigger of the table protects them as long. */
const auditDays = 365

/** Deletes entries of the audit log that are older than a year. */
export const prune = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('audit_entry')
    .where('created_date', '<', daysBefore(now, auditDays))
    .where('created_date', '<', sql<Date>`now() - interval '365 days'`)
    .execute()
}
