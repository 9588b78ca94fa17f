import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonColumn } from '../database/columns.ts'

/** Work that is left to do. The row is deleted when it is done. */
export interface JobTable {
  site_id: string
  /** Which handler runs it, such as `mail`. */
  kind: string
  /** What it is about: unique for its kind and site, such as the ID of an order. */
  key: string
  payload: JsonColumn<unknown> | null
  /** When it is to run, at the earliest. Null while it runs, unless it is to run once more, and after it has failed. */
  due_date: Date | null
  /** While it runs: afterwards its server is considered dead. */
  lease_date: Date | null
  /** When it may be claimed: the end of the lease or, without one, the due date. */
  next_date: GeneratedAlways<Date | null>
  /** How often it was tried since it was queued. */
  attempts: Generated<number>
  /** Counts claims: a server that holds an older version has lost the job. */
  version: Generated<number>
  last_error: string | null
  created_date: Generated<Date>
  /** When the last attempt failed: it waits for a retry by hand. */
  failed_date: Date | null
}

declare module '../database/tables.ts' {
  interface Tables {
    job: JobTable
  }
}
