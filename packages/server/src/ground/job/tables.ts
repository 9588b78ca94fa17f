import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonColumn } from '../database/columns.ts'

/** A queued job. The row is deleted when it is done. */
export interface JobTable {
  site_id: string
  /** The kind, which selects the handler, such as `mail`. */
  kind: string
  /** The subject, unique per kind and site, such as an order ID. */
  key: string
  payload: JsonColumn<unknown> | null
  /** The earliest date to run it. Null while it runs, unless it was queued again, and after it has failed. */
  due_date: Date | null
  /** The end of the lease while it runs. Afterwards its server is considered dead. */
  lease_date: Date | null
  /** When it can be claimed: the end of the lease or, without a lease, the due date. */
  next_date: GeneratedAlways<Date | null>
  /** The number of attempts since it was queued. */
  attempts: Generated<number>
  /** The number of claims. A server with an older version has lost the job. */
  version: Generated<number>
  /** In English. */
  last_error: string | null
  /** See `Failure`. */
  last_error_code: string | null
  last_error_data: JsonColumn<Readonly<Record<string, unknown>>> | null
  created_date: Generated<Date>
  /** When the last attempt failed. The job then waits for a manual retry. */
  failed_date: Date | null
}

declare module '../database/tables.ts' {
  interface Tables {
    job: JobTable
  }
}
