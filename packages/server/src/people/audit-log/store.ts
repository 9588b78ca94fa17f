import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { AuditEntryTable } from './tables.ts'

export type StoredAuditEntry = Selectable<AuditEntryTable>
export type NewAuditEntry = Insertable<AuditEntryTable>

/** Returns the statement that inserts an entry, unless it exists. */
export const auditEntryStatement = (db: Db, entry: NewAuditEntry): { text: string; values: readonly unknown[] } => {
  const compiled = db
    .insertInto('audit_entry')
    .values(entry)
    .onConflict((conflict) => conflict.doNothing())
    .compile()
  return { text: compiled.sql, values: compiled.parameters }
}

export interface AuditOutcome {
  readonly entity: string | null
  readonly entity_id: string | null
  readonly entity_name: string | null
  readonly changes: string | null
  readonly error: string | null
}

/** Completes an entry, once. */
export const completeAuditEntry = async (
  db: Db,
  { siteId, id }: { siteId: string; id: string },
  outcome: AuditOutcome,
): Promise<void> => {
  await db
    .updateTable('audit_entry')
    .set({ ...outcome, is_complete: true })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('is_complete', '=', false)
    .execute()
}

/** A place in the log: entries after it are older. */
export interface AuditPlace {
  readonly date: string
  readonly id: string
}

export interface AuditFilter {
  readonly equal: Readonly<
    Partial<Record<'actor_type' | 'actor_id' | 'area' | 'call' | 'entity' | 'entity_id', string>>
  >
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  readonly after?: AuditPlace | undefined
}

/** Lists entries, newest first. */
export const listAuditEntriesOf = (
  db: Db,
  siteId: string,
  { equal, from, to, after, limit }: AuditFilter & { limit: number },
): Promise<StoredAuditEntry[]> => {
  let query = db.selectFrom('audit_entry').selectAll().where('site_id', '=', siteId)
  for (const [column, value] of Object.entries(equal)) query = query.where(column as 'actor_id', '=', value)
  if (from) query = query.where('created_date', '>=', from)
  if (to) query = query.where('created_date', '<', to)
  if (after) query = query.where(sql<boolean>`(created_date, id) < (${after.date}::timestamptz, ${after.id})`)
  return query.orderBy('created_date', 'desc').orderBy('id', 'desc').limit(limit).execute()
}
