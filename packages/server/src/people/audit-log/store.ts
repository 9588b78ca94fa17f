import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely'
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
  /** Unchanged if absent. */
  readonly entity_ids?: string[] | undefined
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
  readonly equal: Readonly<Partial<Record<'actor_type' | 'actor_id' | 'area' | 'call' | 'entity', string>>>
  /** ID of an entity that an entry is about, alone or with others. */
  readonly entityId?: string | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  readonly after?: AuditPlace | undefined
}

const conditionsOf = ({ equal, from, to, after }: AuditFilter): readonly RawBuilder<boolean>[] => [
  ...Object.entries(equal).map(([column, value]) => sql<boolean>`${sql.ref(column)} = ${value}`),
  ...(from ? [sql<boolean>`created_date >= ${from}`] : []),
  ...(to ? [sql<boolean>`created_date < ${to}`] : []),
  ...(after ? [sql<boolean>`(created_date, id) < (${after.date}::timestamptz, ${after.id})`] : []),
]

/**
 * The IDs of a page of entries about an entity. All of them are found first, by the two indexes: as part of the page's
 * query, the database might read the whole log by date instead, to find the few of one entity.
 */
export const idsOfEntity = (
  siteId: string,
  entityId: string,
  { limit, ...filter }: AuditFilter & { limit: number },
): RawBuilder<unknown> => sql`(
  with entry as materialized (
    select id, created_date, actor_type, actor_id, area, call, entity from audit_entry
    where site_id = ${siteId} and (entity_id = ${entityId} or entity_ids @> array[${entityId}]::text[])
  )
  select id from entry where ${sql.join([sql`true`, ...conditionsOf(filter)], sql` and `)}
  order by created_date desc, id desc limit ${limit}
)`

/** Lists entries, newest first. */
export const listAuditEntriesOf = (
  db: Db,
  siteId: string,
  filter: AuditFilter & { limit: number },
): Promise<StoredAuditEntry[]> => {
  const { entityId, limit } = filter
  let query = db.selectFrom('audit_entry').selectAll().where('site_id', '=', siteId)
  for (const condition of conditionsOf(filter)) query = query.where(condition)
  if (entityId !== undefined) query = query.where(sql<boolean>`id in ${idsOfEntity(siteId, entityId, filter)}`)
  return query.orderBy('created_date', 'desc').orderBy('id', 'desc').limit(limit).execute()
}
