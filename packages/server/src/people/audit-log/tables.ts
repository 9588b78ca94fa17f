import type { AuditEntry } from '@vitrine/contract/entities/people/audit-entry.ts'
import type { ChangedEntities } from '@vitrine/domain/audit/compare-each.ts'
import type { FieldChange } from '@vitrine/domain/audit/compare.ts'
import type { Generated } from 'kysely'
import type { JsonColumn } from '../../ground/database/columns.ts'

/**
 * A change that a person of the staff, an API key or an app made. Inserted in the transaction of the change; completed
 * once with its outcome, when the call ends. A trigger refuses any other change.
 */
export interface AuditEntryTable {
  site_id: string
  id: string
  created_date: Date
  actor_type: AuditEntry['actorType']
  actor_id: string
  actor_name: string
  ip_address: string
  call: string
  area: string
  entity: string | null
  entity_id: string | null
  /** IDs of the entities that a call with several of them is about. Null if it is about one. */
  entity_ids: string[] | null
  entity_name: string | null
  /** What was requested, redacted. Null if it is too large. */
  request: JsonColumn<unknown> | null
  /** Of one entity, or of several that a bulk call changed. */
  changes: JsonColumn<readonly FieldChange[] | ChangedEntities> | null
  /** The error code of a call that was refused after a part of it was committed. */
  error: string | null
  /** Whether the call has ended. False if the server stopped before. */
  is_complete: Generated<boolean>
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    audit_entry: AuditEntryTable
  }
}
