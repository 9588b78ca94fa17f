import type { FailedJob as WireJob } from '@vitrine/contract/entities/store/failed-jobs.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { FailedJob } from '../../ground/job/store.ts'
import { mailKind } from '../../ground/mail/outbox.ts'
import { listMailById } from '../../ground/mail/store.ts'

/** Kinds whose key is an order, or begins with one. */
const ofOrders = new Set(['invoice', 'download', 'remainder'])

/** Failed jobs of one site as the owner sees them. */
export const presentFailedJobs = async (db: Db, siteId: string, jobs: readonly FailedJob[]): Promise<WireJob[]> => {
  const mailIds = jobs.flatMap(({ kind, key }) => (kind === mailKind ? [key] : []))
  const mails = await listMailById(db, siteId, mailIds)
  const subjects = new Map(mails.map(({ id, subject, recipient }) => [id, `${subject} (${recipient})`]))
  return jobs.map((job) => {
    const subject = job.kind === mailKind ? subjects.get(job.key) : undefined
    return {
      id: `${job.kind}:${job.key}`,
      kind: job.kind as WireJob['kind'],
      ...(ofOrders.has(job.kind) && { orderId: job.key.split(':')[0]! }),
      ...(subject !== undefined && { subject }),
      error: job.last_error ?? '',
      ...(job.last_error_code !== null && { errorCode: job.last_error_code }),
      ...(job.last_error_data !== null && { errorData: job.last_error_data }),
      attempts: job.attempts,
      createdDate: job.created_date.toISOString(),
      failedDate: (job.failed_date ?? job.created_date).toISOString(),
    }
  })
}
