import { randomUUID } from 'node:crypto'
import type { AlertEvent } from '@vitrine/contract/entities/store/alerts.ts'
import { kindOfEvent, nextDigest } from '@vitrine/domain/notification/alerts.ts'
import { isInDigest, notificationRules } from '@vitrine/domain/notification/rules.ts'
import type { Db } from '../../ground/database/tables.ts'
import { queueJob } from '../../ground/job/store.ts'
import type { Site } from '../../ground/site/sites.ts'
import { timeZoneOf } from '../../ground/site/time-zone.ts'
import { countAlert, insertAlert } from './alert-store.ts'
import type { AlertSubject } from './tables.ts'

/** The kind of jobs that send daily emails. */
export const digestKind = 'alert-digest'

export interface NewAlert {
  readonly site: Site
  readonly event: AlertEvent
  readonly subject: AlertSubject
}

/** Queues the daily email that will contain an alert of now. Returns its key. */
const queueDigest = async (db: Db, site: Site, now: Date): Promise<string> => {
  const { digestHour } = notificationRules(site.settings.notifications)
  const due = nextDigest(now, { timeZone: timeZoneOf(site), hour: digestHour })
  const key = due.toISOString()
  await queueJob(db, { siteId: site.id, kind: digestKind, key, due })
  return key
}

const rowOf = async (db: Db, { site, event, subject }: NewAlert) => {
  // The clock of this machine, like the dates of emails.
  const now = new Date()
  const kind = kindOfEvent[event]
  const digest = isInDigest(site.settings.notifications, kind) ? await queueDigest(db, site, now) : null
  return { site_id: site.id, event, kind, subject, created_date: now, digest }
}

/** Records an alert in the caller's transaction. */
export const recordAlert = async (db: Db, alert: NewAlert): Promise<void> =>
  insertAlert(db, { id: randomUUID(), ...(await rowOf(db, alert)) })

/** Records an alert once per key, and counts the others. Returns whether it is the first one. */
export const recordCountedAlert = async (db: Db, key: string, alert: NewAlert): Promise<boolean> =>
  countAlert(db, { id: key, ...(await rowOf(db, alert)) })
