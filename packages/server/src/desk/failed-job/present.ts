import type { FailedJob as WireJob } from '@vitrine/contract/entities/failed-jobs.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { FailedJob } from '../../ground/job/store.ts'
import { findMail } from '../../ground/mail/store.ts'

type Kind = WireJob['kind']
type About = Pick<WireJob, 'orderId' | 'subject'>

/** Kinds of jobs whose key is an order ID or begins with one. */
const ofOrders = new Set<Kind>(['invoice', 'download', 'remainder'])

const aboutMail = async (db: Db, { site_id: siteId, key }: FailedJob): Promise<About> => {
  const mail = await findMail(db, siteId, key)
  return mail ? { subject: `${mail.subject} (${mail.recipient})` } : {}
}

const aboutOf = async (db: Db, job: FailedJob, kind: Kind): Promise<About> => {
  if (kind === 'mail') return aboutMail(db, job)
  return ofOrders.has(kind) ? { orderId: job.key.split(':')[0]! } : {}
}

/** Presents a failed job to the owner. */
export const presentFailedJob = async (db: Db, job: FailedJob): Promise<WireJob> => {
  const kind = job.kind as Kind
  return {
    id: `${job.kind}:${job.key}`,
    kind,
    ...(await aboutOf(db, job, kind)),
    error: job.last_error ?? '',
    attempts: job.attempts,
    createdDate: job.created_date.toISOString(),
    failedDate: (job.failed_date ?? job.created_date).toISOString(),
  }
}
