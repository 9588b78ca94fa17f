import {
  decideRequest,
  newRequest,
  type RequestEvent,
  type RequestStatus,
} from '@vitrine/domain/back-in-stock/request.ts'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { BackInStockRequestTable } from './tables.ts'
import { deleteUnsentMail } from '../../ground/mail/store.ts'
import { keyOfSecret } from '../../ground/token/secrets.ts'
import { mergeSiteSettings } from '../../ground/site/site-store.ts'

export type StoredRequest = Selectable<BackInStockRequestTable>

/** Writes a request down; nothing where this email waits for the variant already. */
export const insertRequest = (
  db: Db,
  row: Omit<Insertable<BackInStockRequestTable>, 'status'>,
): Promise<StoredRequest | undefined> =>
  db
    .insertInto('back_in_stock_request')
    .values({ ...row, status: newRequest })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const findRequest = (
  db: Db,
  siteId: string,
  { id, hold = false }: { id: string; hold?: boolean },
): Promise<StoredRequest | undefined> => {
  const found = db.selectFrom('back_in_stock_request').selectAll().where('site_id', '=', siteId).where('id', '=', id)
  return (hold ? found.forUpdate() : found).executeTakeFirst()
}

/** What is written down of a request when it moves. */
export type RequestChange = Pick<Updateable<BackInStockRequestTable>, 'auto_notified' | 'mail_id' | 'stop_hash'>

/**
 * Moves a request that is held by what has happened, as its machine decides: nothing else writes its status. Answers
 * nothing where that changes nothing.
 */
export const moveRequest = async (
  db: Db,
  { site_id: siteId, id, status }: Pick<StoredRequest, 'site_id' | 'id' | 'status'>,
  { event, change = {} }: { event: RequestEvent; change?: RequestChange },
): Promise<StoredRequest | undefined> => {
  const decision = decideRequest(status, event)
  if (!decision.ok) throw new Error(`The request ${id} must not move: ${decision.code}.`)
  if (!decision.tasks.includes('save')) return undefined
  return db
    .updateTable('back_in_stock_request')
    .set({ ...change, status: decision.state })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Which requests are meant: some by id, or those that wait for variants of a product. */
export type Meant =
  | { readonly siteId: string; readonly ids: readonly string[] }
  | { readonly siteId: string; readonly productId: string; readonly variantIds?: readonly string[] | undefined }

/** Takes over some that wait for variants that the product has no more. */
export const claimLost = (
  db: Db,
  { siteId, productId, known, most }: { siteId: string; productId: string; known: readonly string[]; most: number },
): Promise<StoredRequest[]> =>
  db
    .selectFrom('back_in_stock_request')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('product_id', '=', productId)
    .where('status', '=', 'RECEIVED')
    .where('variant_id', 'not in', [...known])
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()

/** Takes over some that wait, the oldest first; those that another server has in hand are left to it. */
export const claimRequests = (
  db: Db,
  { meant, statuses, most }: { meant: Meant; statuses: readonly RequestStatus[]; most: number },
): Promise<StoredRequest[]> => {
  let query = db
    .selectFrom('back_in_stock_request')
    .selectAll()
    .where('site_id', '=', meant.siteId)
    .where('status', 'in', statuses)
  if ('ids' in meant) query = query.where('id', 'in', meant.ids)
  else {
    query = query.where('product_id', '=', meant.productId)
    if (meant.variantIds) query = query.where('variant_id', 'in', [...meant.variantIds])
  }
  return query.orderBy('created_date').orderBy('id').limit(most).forUpdate().skipLocked().execute()
}

/** Deletes requests, and their emails that have not left. */
export const deleteRequests = async (db: Db, siteId: string, rows: readonly StoredRequest[]): Promise<void> => {
  const unsent = rows.flatMap((row) => (row.status === 'PROCESSING' && row.mail_id !== null ? [row.mail_id] : []))
  await deleteUnsentMail(db, siteId, unsent)
  const ids = rows.map(({ id }) => id)
  await db.deleteFrom('back_in_stock_request').where('site_id', '=', siteId).where('id', 'in', ids).execute()
}

/** The requests of one email, held. */
export const holdRequestsOf = (db: Db, siteId: string, email: string): Promise<StoredRequest[]> =>
  db
    .selectFrom('back_in_stock_request')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('email', '=', email)
    .orderBy('id')
    .forUpdate()
    .execute()

/** What a member asked for with their own email. */
export const findRequestsOfMember = (db: Db, siteId: string, memberId: string): Promise<StoredRequest[]> =>
  db
    .selectFrom('back_in_stock_request')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('contact_id', '=', memberId)
    .orderBy('created_date')
    .execute()

/** The request whose email carries a link with this secret. */
export const findByStopKey = (db: Db, key: string): Promise<StoredRequest | undefined> => {
  const { siteId, hash } = keyOfSecret(key)
  const requests = db.selectFrom('back_in_stock_request').selectAll().where('site_id', '=', siteId)
  return requests.where('stop_hash', '=', hash).executeTakeFirst()
}

/** Deletes some requests that were made before a moment. */
export const deleteOld = async (
  db: Db,
  before: Date,
  most: number,
): Promise<readonly { readonly siteId: string; readonly id: string }[]> => {
  const { rows } = await sql<{ siteId: string; id: string }>`
    with old as (
      select site_id, id from back_in_stock_request where created_date < ${before.toISOString()}::timestamptz
      order by created_date limit ${most} for update skip locked)
    delete from back_in_stock_request r using old where r.site_id = old.site_id and r.id = old.id
    returning r.site_id as "siteId", r.id`.execute(db)
  return rows
}

/** How many wait, by product and variant. */
export const countWaiting = (db: Db, siteId: string, productIds: readonly string[]) =>
  db
    .selectFrom('back_in_stock_request')
    .select(['product_id as productId', 'variant_id as variantId'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .where('product_id', 'in', [...productIds])
    .where('status', '=', 'RECEIVED')
    .groupBy(['product_id', 'variant_id'])
    .execute()

/** Says whether a store takes requests. */
export const setCollecting = async (db: Db, siteId: string, isCollecting: boolean): Promise<void> => {
  await mergeSiteSettings(db, siteId, { takesBackInStockRequests: isCollecting })
}

/** Which of these ids are no requests of the store. */
export const findMissing = async (db: Db, siteId: string, ids: readonly string[]): Promise<string[]> => {
  const known = await db
    .selectFrom('back_in_stock_request')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .execute()
  const knownIds = new Set(known.map(({ id }) => id))
  return ids.filter((id) => !knownIds.has(id))
}

/** A variant that buyers wait for. */
export interface AwaitedRow {
  readonly product_id: string
  readonly variant_id: string
  readonly count: number
  readonly first_date: Date
  readonly emails: readonly string[]
}

const maxEmails = 20

/** Lists the variants that most buyers wait for. */
export const listAwaited = async (db: Db, siteId: string, limit: number): Promise<AwaitedRow[]> => {
  const { rows } = await sql<AwaitedRow>`
    select product_id, variant_id, count(*)::integer as count, min(created_date) as first_date,
      (array_agg(email order by created_date, email))[1:${sql.lit(maxEmails)}] as emails
    from back_in_stock_request where site_id = ${siteId} and status = 'RECEIVED'
    group by product_id, variant_id order by count(*) desc, min(created_date), product_id, variant_id
    limit ${limit}`.execute(db)
  return rows
}

/** Counts the requests of buyers who wait. */
export const countRequests = async (db: Db, siteId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from back_in_stock_request
    where site_id = ${siteId} and status = 'RECEIVED'`.execute(db)
  return rows[0]!.count
}
