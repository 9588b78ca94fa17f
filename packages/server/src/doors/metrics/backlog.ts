import { sql } from 'kysely'
import { prepared } from '../../ground/database/connection/prepared.ts'
import type { Db } from '../../ground/database/tables.ts'

/** Pending work of all stores. */
export interface Backlog {
  readonly mails: number
  readonly jobs: number
  readonly failedJobs: number
  readonly events: number
  readonly deliveries: number
  readonly payments: number
  readonly refunds: number
}

const selectBacklog = prepared(
  () => sql<Backlog>`
    select
      (select count(*)::int from mail where sent_date is null and failed_date is null) as mails,
      (select count(*)::int from job where next_date <= now()) as jobs,
      (select count(*)::int from job where failed_date is not null) as "failedJobs",
      (select count(*)::int from event where delivered_date is null) as events,
      (select count(*)::int from webhook_delivery where status = 'waiting') as deliveries,
      (select count(*)::int from payment_attempt where state in ('started', 'awaiting', 'confirming', 'voiding'))
        as payments,
      (select count(*)::int from refund_transaction where state in ('scheduled', 'started', 'pending')) as refunds`,
)

export const readBacklog = async (db: Db): Promise<Backlog> => (await selectBacklog(db)).rows[0]!
