import type { Generated } from 'kysely'
import type { JsonColumn } from '../site/tables.ts'

/** The outbox: what happened, written in the same transaction as the change. */
export interface EventTable {
  site_id: string
  /** The entity it happened to, such as `cart:4f…`; events of one entity are delivered in order. */
  entity: string
  /** Counts up from 1 per entity. */
  sequence: number
  id: string
  type: string
  body: JsonColumn<Record<string, unknown>>
  created_date: Generated<Date>
  delivered_date: Date | null
}

export interface EventTables {
  event: EventTable
}
