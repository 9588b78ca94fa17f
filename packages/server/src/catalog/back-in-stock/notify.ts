import { randomUUID } from 'node:crypto'
import type { RequestEvent } from '@vitrine/domain/back-in-stock/request.ts'
import { isAvailable } from '@vitrine/domain/catalog/requested-variant.ts'
import { variantsOf } from '@vitrine/domain/catalog/product.ts'
import { findOfferRows, type OfferRow, stockReader } from '../product/api.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { recordEvent, recordEvents } from '../../ground/event/outbox.ts'
import { newSiteSecret } from '../../ground/token/secrets.ts'
import { hasDevMailbox } from '../../ground/mail/dev-mailbox.ts'
import type { JobHandler } from '../../ground/job/job.ts'
import { queueJob } from '../../ground/job/store.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import { findMail } from '../../ground/mail/store.ts'
import { hashOfSecret, requireSite, type Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { backInStockEmail, shownVariant, type ShownItem } from './email.ts'
import { presentRequest } from './present.ts'
import {
  claimLost,
  claimRequests,
  deleteOld,
  deleteRequests,
  findRequest,
  moveRequest,
  type RequestChange,
  type StoredRequest,
} from './store.ts'

/** So many emails are written in one transaction. */
export const batch = 50
const emailKind = 'back-in-stock-email'
const oldestDays = 365
const dayMs = 24 * 60 * 60 * 1000

const entity = 'back_in_stock_notification_request'
const deleted = { entity, type: `wix.ecom.v1.${entity}_deleted` } as const

/** Moves a request by what has happened, and tells those who listen; it stays where that changes nothing. */
export const happenTo = async (
  db: Db,
  request: StoredRequest,
  happened: { readonly event: RequestEvent; readonly change?: RequestChange },
): Promise<StoredRequest> => {
  const saved = await moveRequest(db, request, happened)
  if (!saved) return request
  await recordEvent(db, {
    siteId: saved.site_id,
    entity,
    entityId: saved.id,
    type: `wix.ecom.v1.${entity}_updated`,
    body: { currentEntity: presentRequest(saved) },
  })
  return saved
}

/** Deletes requests of a store, and tells those who listen. */
export const forgetRequests = async (db: Db, siteId: string, rows: readonly StoredRequest[]): Promise<void> => {
  if (rows.length === 0) return
  await deleteRequests(db, siteId, rows)
  const forgotten = rows.map(({ id }) => ({ siteId, id }))
  await recordEvents(db, forgotten, deleted)
}

/** Puts an email into the outbox for a request, in the transaction that says so of it: it leaves once, or not at all. */
export const writeTo = async (
  db: Db,
  request: StoredRequest,
  { site, item, isAutomatic }: { site: Site; item: ShownItem; isAutomatic: boolean },
): Promise<void> => {
  const stopKey = newSiteSecret(site.id)
  const message = backInStockEmail(site, { request, item, stopKey })
  const mailId = randomUUID()
  await queueMail(db, { siteId: site.id, id: mailId, recipient: request.email, message })
  const change = { auto_notified: isAutomatic, mail_id: mailId, stop_hash: hashOfSecret(stopKey) }
  await happenTo(db, request, { event: 'WRITTEN', change })
  await queueJob(db, { siteId: site.id, kind: emailKind, key: request.id })
}

/** The variants of a product that can be had now. */
const thereAgain = (product: OfferRow): string[] => {
  const stockOf = stockReader(product)
  return variantsOf(product.record).flatMap((variant) =>
    isAvailable(product, variant, stockOf(variant.id)) ? [variant.id] : [],
  )
}

/** Writes to some who wait for a product, or forgets them where it, or their variant, is gone; answers how many those were. */
const serveSome = async (db: Db, site: Site, productId: string): Promise<number> => {
  const waiting = { statuses: ['RECEIVED'], most: batch } as const
  const [product] = await findOfferRows(db, site.id, [productId])
  if (!product) {
    const rows = await claimRequests(db, { ...waiting, meant: { siteId: site.id, productId } })
    await forgetRequests(db, site.id, rows)
    return rows.length
  }
  const known = variantsOf(product.record).map(({ id }) => id)
  const lost = await claimLost(db, { siteId: site.id, productId, known, most: batch })
  await forgetRequests(db, site.id, lost)
  if (lost.length === batch) return batch
  const variantIds = thereAgain(product)
  if (variantIds.length === 0) return 0
  const rows = await claimRequests(db, { ...waiting, meant: { siteId: site.id, productId, variantIds } })
  for (const request of rows) {
    const variant = variantsOf(product.record).find(({ id }) => id === request.variant_id)!
    await writeTo(db, request, { site, item: shownVariant(site, product, variant), isAutomatic: true })
  }
  return rows.length
}

/** Notifies everyone who waits for a product. A trigger queues the job, by the product, when its stock returns or it is deleted. */
export const backInStockJob = ({ db, sites }: Pick<Context, 'db' | 'sites'>): JobHandler => ({
  kind: 'back-in-stock',
  concurrency: 2,
  run: async ({ siteId, key }) => {
    const site = await requireSite(sites, siteId)
    while ((await transact(db, (transaction) => serveSome(transaction, site, key))) === batch);
    return undefined
  },
})

/** The longer an email has been on its way, the later its state is read again. */
const nextLook = (written: Date, now: Date): Date =>
  new Date(now.getTime() + Math.min(Math.max((now.getTime() - written.getTime()) / 2, 2000), 60 * 60_000))

/** Follows the email of a request until it has been sent, or sending it has failed. */
export const backInStockEmailJob = (context: Pick<Context, 'db' | 'now' | 'config'>): JobHandler => ({
  kind: emailKind,
  concurrency: 4,
  run: ({ siteId, key }) =>
    transact(context.db, async (transaction) => {
      const request = await findRequest(transaction, siteId, { id: key, hold: true })
      if (request?.status !== 'PROCESSING') return undefined
      const mail = request.mail_id === null ? undefined : await findMail(transaction, siteId, request.mail_id)
      const isSent = hasDevMailbox(context) || !mail || mail.sent_date !== null
      if (!isSent && mail.failed_date === null) return nextLook(mail.created_date, context.now())
      await happenTo(transaction, request, { event: isSent ? 'SENT' : 'GIVEN_UP' })
      return undefined
    }),
})

/** Deletes requests that are older than a year. */
export const forgetOld = async (db: Db, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - oldestDays * dayMs)
  let rows = await deleteOld(db, before, batch)
  while (rows.length > 0) {
    await recordEvents(db, rows, deleted)
    rows = await deleteOld(db, before, batch)
  }
}
