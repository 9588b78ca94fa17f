import { randomUUID } from 'node:crypto'
import type { RequestEvent } from '@vitrine/domain/back-in-stock/request.ts'
import { isAvailable } from '@vitrine/domain/catalog/requested-variant.ts'
import { variantsOf } from '@vitrine/domain/catalog/product.ts'
import { findOfferRows, type OfferRow, stockReader } from '../product/api.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { recordEvent, recordEvents } from '../../ground/event/outbox.ts'
import { newSecret } from '../../ground/token/secrets.ts'
import { hasDevMailbox } from '../../ground/mail/dev-mailbox.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import { hashOfSecret, type Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { backInStockEmail, shownVariant, type ShownItem } from './email.ts'
import { presentRequest } from './present.ts'
import {
  claimLost,
  claimNote,
  claimRequests,
  claimSettled,
  deleteNote,
  deleteOld,
  deleteRequests,
  firstNote,
  moveRequest,
  putLast,
  type RequestChange,
  type StoredRequest,
} from './store.ts'

/** So many emails are written in one transaction. */
export const batch = 50
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
  const gone = rows.map(({ id }) => ({ siteId, id }))
  await recordEvents(db, gone, deleted)
}

/** Puts an email into the outbox for a request, in the transaction that says so of it: it leaves once, or not at all. */
export const writeTo = async (
  db: Db,
  request: StoredRequest,
  { site, item, isAutomatic }: { site: Site; item: ShownItem; isAutomatic: boolean },
): Promise<void> => {
  const stopKey = newSecret()
  const message = backInStockEmail(site, { request, item, stopKey })
  const mailId = randomUUID()
  await queueMail(db, { siteId: site.id, id: mailId, recipient: request.email, message })
  const change = { auto_notified: isAutomatic, mail_id: mailId, stop_hash: hashOfSecret(stopKey) }
  await happenTo(db, request, { event: 'WRITTEN', change })
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

/** Looks after one note of a product whose stock returned. Answers whether there may be more to do. */
const serveNote = async ({ db, sites }: Pick<Context, 'db' | 'sites'>): Promise<boolean> => {
  const first = await firstNote(db)
  const site = first && (await sites.find(first.site_id))
  if (!site) return false
  try {
    return await transact(db, async (transaction) => {
      const note = await claimNote(transaction, site.id)
      if (!note) return false
      const served = await serveSome(transaction, site, note.product_id)
      if (served < batch) await deleteNote(transaction, note.id)
      return true
    })
  } catch (error) {
    // One that fails again and again keeps nobody else waiting.
    await putLast(db, first)
    throw error
  }
}

/** Follows emails that were written: they have left, or were given up. Answers how many those were. */
const settleSome = (context: Pick<Context, 'db' | 'now' | 'config'>): Promise<number> => {
  const { db, now } = context
  return transact(db, async (transaction) => {
    const settled = await claimSettled(transaction, { now: now(), isMailbox: hasDevMailbox(context), most: batch })
    for (const { failed, ...request } of settled)
      await happenTo(transaction, request, { event: failed ? 'GIVEN_UP' : 'SENT' })
    return settled.length
  })
}

const forgetSome = async ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> =>
  transact(db, async (transaction) => {
    const rows = await deleteOld(transaction, new Date(now().getTime() - oldestDays * dayMs), batch)
    if (rows.length > 0) await recordEvents(transaction, rows, deleted)
    return rows.length
  })

type Working = Pick<Context, 'db' | 'sites' | 'now' | 'config'>

/** Writes to everyone whose product is back, and follows the emails. */
export const notifyWaiting = async (context: Working): Promise<void> => {
  while (await serveNote(context));
  while ((await settleSome(context)) === batch);
}

/** Forgets requests that are older than a year. */
export const forgetOld = async (context: Pick<Context, 'db' | 'now'>): Promise<void> => {
  while ((await forgetSome(context)) === batch);
}
