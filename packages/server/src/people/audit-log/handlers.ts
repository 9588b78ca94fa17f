import type { auditLogCalls } from '@vitrine/contract'
import type { AuditEntry } from '@vitrine/contract/entities/people/audit-entry.ts'
import type { FieldChange } from '@vitrine/domain/audit/compare.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { cursorOf, readCursor } from './cursor.ts'
import { listAuditEntriesOf, type StoredAuditEntry } from './store.ts'

const defaultLimit = 50

const presentChange = ({ removed, added, ...change }: FieldChange) => ({
  ...change,
  ...(removed && { removed: [...removed] }),
  ...(added && { added: [...added] }),
})

const presentChanges = (changes: NonNullable<StoredAuditEntry['changes']>) =>
  'entities' in changes
    ? {
        changedEntityCount: changes.count,
        changedEntities: changes.entities.map(({ id, name, changes: fields }) => ({
          id,
          ...(name !== undefined && { name }),
          changes: fields.map(presentChange),
        })),
      }
    : { changes: changes.map(presentChange) }

const presentEntry = (row: StoredAuditEntry): AuditEntry => ({
  id: row.id,
  date: row.created_date.toISOString(),
  actorType: row.actor_type,
  ...(row.actor_id !== '' && { actorId: row.actor_id }),
  actorName: row.actor_name,
  ...(row.ip_address !== '' && { ipAddress: row.ip_address }),
  call: row.call,
  area: row.area,
  ...(row.entity !== null && { entity: row.entity }),
  ...(row.entity_id !== null && { entityId: row.entity_id }),
  ...(row.entity_name !== null && { entityName: row.entity_name }),
  ...(row.request !== null && { request: row.request }),
  ...(row.changes !== null && presentChanges(row.changes)),
  ...(row.error !== null && { error: row.error }),
})

const dateOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text))

export const createAuditLogHandlers = ({ db }: Context): Handlers<typeof auditLogCalls> => ({
  listAuditEntries: async ({ siteId }, { query }) => {
    const { actorType, actorId, area, call, entity, entityId, from, to, cursor, limit = defaultLimit } = query
    const equal = Object.fromEntries(
      Object.entries({
        actor_type: actorType,
        actor_id: actorId,
        area,
        call,
        entity,
      }).filter((column): column is [string, string] => column[1] !== undefined),
    )
    const after = cursor === undefined ? undefined : readCursor(cursor)
    const filter = { equal, entityId, from: dateOf(from), to: dateOf(to), after }
    const rows = await listAuditEntriesOf(db, siteId, { ...filter, limit: limit + 1 })
    const [page, last] = [rows.slice(0, limit), rows[limit - 1]]
    return {
      entries: page.map(presentEntry),
      ...(rows.length > limit &&
        last && { nextCursor: cursorOf({ date: last.created_date.toISOString(), id: last.id }) }),
    }
  },
})
