import { abandonedRules } from '@vitrine/domain/abandoned-checkout/rules.ts'
import { decideEmail, nextEmailDate, type StopReason } from '@vitrine/domain/abandoned-checkout/series.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import type { JobHandler } from '../../../ground/job/job.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { findBeingCharged } from '../../../money/payment/api.ts'
import { findStoredCart, type StoredCart } from '../../../selling/basket/api.ts'
import { changeAbandoned, recordAbandoned, recordRecovered, withActivity } from '../changes.ts'
import { deleteUnsentEmails } from '../emails/emails-store.ts'
import { readFacts, sendEmail, type Attended } from '../emails/send.ts'
import { contactDetailsOf, readSnapshot } from './snapshot.ts'
import {
  findAbandonedByCheckout,
  insertAbandoned,
  lockRecoveredBy,
  moveAbandoned,
  type StoredAbandoned,
} from '../store.ts'

/** The kind of jobs that attend to a checkout, by its ID. */
export const checkoutKind = 'abandoned-checkout'

const minuteMs = 60_000
/** Payments that are being made are looked at again after this time. */
const paymentMs = 10 * minuteMs

/** Marks the abandoned checkouts that an order of this cart recovers, and stops their emails. */
const recover = async (context: Context, db: Db, { site, cart }: { site: Site; cart: StoredCart }): Promise<void> => {
  const now = context.now()
  const rows = await lockRecoveredBy(db, { siteId: site.id, id: cart.id })
  for (const row of rows) {
    const change = { order_id: cart.order_id, recovered_date: now, updated_date: now, next_email_date: null }
    const saved = await moveAbandoned(db, row, { event: 'ORDERED', change })
    if (saved) await recordRecovered(context, db, site, saved)
  }
  await deleteUnsentEmails(
    db,
    site.id,
    rows.map(({ id }) => id),
  )
}

const isIdle = ({ updated_date }: StoredCart, site: Site, now: Date): boolean => {
  const { delayMinutes } = abandonedRules(site.settings.abandonedCheckouts)
  return now.getTime() - updated_date.getTime() >= delayMinutes * minuteMs
}

/** Whether a buyer has left a cart as a checkout: with line items and a way to reach them. */
const isAbandoned = (cart: StoredCart, site: Site, now: Date): boolean =>
  cart.deleted_date === null &&
  cart.body.lines.length > 0 &&
  Boolean(cart.body.email ?? contactDetailsOf(cart)?.phone) &&
  abandonedRules(site.settings.abandonedCheckouts).active &&
  isIdle(cart, site, now)

/** Creates an abandoned checkout, and plans its first email. */
const abandon = async (
  context: Context,
  db: Db,
  { site, cart }: { site: Site; cart: StoredCart },
): Promise<StoredAbandoned> => {
  const now = context.now()
  const rules = abandonedRules(site.settings.abandonedCheckouts)
  const next = rules.sendsEmails
    ? nextEmailDate(rules, { abandonedDate: now, sentCount: 0, lastEmailDate: null })
    : undefined
  const row = await insertAbandoned(db, {
    ...(await readSnapshot(db, site, { cart, now })),
    site_id: site.id,
    id: context.newId(),
    checkout_id: cart.id,
    activities: next ? withActivity([], 'SCHEDULED', now) : '[]',
    next_email_date: next ?? null,
    stop_reason: next ? null : 'TURNED_OFF',
    created_date: now,
    updated_date: now,
  })
  await recordAbandoned(context, db, site, row)
  return row
}

/** Reads a checkout again that its buyer has changed since, and left again. */
const refresh = async (context: Context, db: Db, { site, row, cart }: Attended): Promise<StoredAbandoned> => {
  const now = context.now()
  const isUnchanged = !cart || cart.updated_date.getTime() === row.touched_date.getTime()
  if (isUnchanged || row.status === 'RECOVERED' || !isAbandoned(cart, site, now)) return row
  const change = await readSnapshot(db, site, { cart, now })
  return changeAbandoned(context, db, { site, row, change })
}

const stop = async (
  context: Context,
  db: Db,
  { site, row, reason }: Pick<Attended, 'site' | 'row'> & { reason: StopReason },
): Promise<void> => {
  const activity = reason === 'RECENT_SERIES' ? 'AUTOMATION_SKIPPED' : 'EMAIL_NOT_SENT'
  const activities = withActivity(row.activities, activity, context.now())
  await changeAbandoned(context, db, { site, row, change: { next_email_date: null, stop_reason: reason, activities } })
}

/** Sends the next email if it is due. Returns the date of the next one. */
const continueSeries = async (context: Context, db: Db, attended: Attended): Promise<Date | undefined> => {
  const { row, site } = attended
  if (row.next_email_date === null) return undefined
  if (row.next_email_date > context.now()) return row.next_email_date
  const next = decideEmail(await readFacts(context, db, attended))
  switch (next.type) {
    case 'send':
      return (await sendEmail(context, db, { site, row, isManual: false })).next_email_date ?? undefined
    case 'wait':
      await changeAbandoned(context, db, { site, row, change: { next_email_date: next.until } })
      return next.until
    case 'complete':
      await changeAbandoned(context, db, { site, row, change: { next_email_date: null } })
      return undefined
    case 'stop':
      await stop(context, db, { site, row, reason: next.reason })
      return undefined
    default:
      return next satisfies never
  }
}

/** Whether a provider is being asked for a payment of the cart, which may become an order. */
const isBeingCharged = async (db: Db, { site_id: siteId, id: checkoutId, owner }: StoredCart): Promise<boolean> =>
  (await findBeingCharged(db, { siteId, checkoutId, owner })) !== undefined

/**
 * Attends to a checkout under the lock of its cart: records that it was abandoned or recovered, and sends its emails.
 * Safe to repeat. Returns when to do so again.
 */
export const attendTo = async (
  context: Context,
  db: Db,
  { site, id }: { site: Site; id: string },
): Promise<Date | undefined> => {
  const now = context.now()
  const cart = await findStoredCart(db, site.id, { id, hold: true })
  if (cart && cart.order_id !== null) return void (await recover(context, db, { site, cart }))
  if (cart && (await isBeingCharged(db, cart))) return new Date(now.getTime() + paymentMs)
  const known = await findAbandonedByCheckout(db, { siteId: site.id, id, hold: true })
  if (!known && !(cart && isAbandoned(cart, site, now))) return undefined
  const row = known ?? (await abandon(context, db, { site, cart: cart! }))
  const current = await refresh(context, db, { site, row, cart })
  return continueSeries(context, db, { site, row: current, cart })
}

/** Attends to a checkout. Queued by the search, and by a trigger when the checkout is ordered. */
export const checkoutJob = (context: Context): JobHandler => ({
  kind: checkoutKind,
  concurrency: 2,
  run: async ({ siteId, key }) => {
    const site = await requireSite(context.sites, siteId)
    return transact(context.db, (transaction) => attendTo(context, transaction, { site, id: key }))
  },
})
