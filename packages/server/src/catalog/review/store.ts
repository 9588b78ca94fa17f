import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { ReviewTable } from './tables.ts'

export type StoredReview = Selectable<ReviewTable>

interface At {
  readonly siteId: string
  readonly id: string
}

/** Inserts a review. Returns `undefined` if its author already reviewed the product. */
export const insertReview = (db: Db, row: Insertable<ReviewTable>): Promise<StoredReview | undefined> =>
  db
    .insertInto('review')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'author_id', 'product_id']).where('author_id', 'is not', null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst()

export const findReview = (db: Db, { siteId, id }: At): Promise<StoredReview | undefined> =>
  db.selectFrom('review').selectAll().where('site_id', '=', siteId).where('id', '=', id).executeTakeFirst()

/** Reads and locks a review until the transaction ends. */
export const lockReview = (db: Db, { siteId, id }: At): Promise<StoredReview | undefined> =>
  db.selectFrom('review').selectAll().where('site_id', '=', siteId).where('id', '=', id).forUpdate().executeTakeFirst()

export const saveReview = (db: Db, before: StoredReview, change: Updateable<ReviewTable>): Promise<StoredReview> =>
  db
    .updateTable('review')
    .set({ ...change, revision: Number(before.revision) + 1 })
    .where('site_id', '=', before.site_id)
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteReview = async (db: Db, { siteId, id }: At): Promise<void> => {
  await db.deleteFrom('review').where('site_id', '=', siteId).where('id', '=', id).execute()
}

/** Lists a member's reviews, oldest first. */
export const reviewsOfMember = (db: Db, siteId: string, memberId: string): Promise<StoredReview[]> =>
  db
    .selectFrom('review')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('author_id', '=', memberId)
    .orderBy('created_date')
    .execute()

/** Counts a product's approved reviews and averages their ratings. */
export const summarizeReviews = async (
  db: Db,
  { siteId, productId }: { siteId: string; productId: string },
): Promise<{ count: number; averageRating: number }> => {
  const { rows } = await sql<{ count: number; average: number }>`
    select count(*)::int as count, coalesce(round(avg(rating), 2), 0)::float8 as average from review
    where site_id = ${siteId} and product_id = ${productId} and status = 'APPROVED'`.execute(db)
  const { count, average } = rows[0]!
  return { count, averageRating: average }
}

/** Whether the catalog has this product, optionally including hidden ones. */
export const isProduct = async (
  db: Db,
  { siteId, productId, seesHidden }: { siteId: string; productId: string; seesHidden: boolean },
): Promise<boolean> => {
  const product = db.selectFrom('product').select('id').where('site_id', '=', siteId).where('id', '=', productId)
  return (await (seesHidden ? product : product.where('visible', '=', true)).executeTakeFirst()) !== undefined
}

/** Whether one of these buyers, as identified in orders, has ordered the product. */
export const hasOrdered = async (
  db: Db,
  { siteId, productId, owners }: { siteId: string; productId: string; owners: readonly string[] },
): Promise<boolean> => {
  if (owners.length === 0) return false
  const row = await db
    .selectFrom('order_product as line')
    .innerJoin('orders', (join) =>
      join.onRef('orders.site_id', '=', 'line.site_id').onRef('orders.id', '=', 'line.order_id'),
    )
    .select('orders.id')
    .where('orders.site_id', '=', siteId)
    .where('orders.owner', 'in', owners)
    .where('orders.status', '<>', 'CANCELED')
    .where('line.product_id', '=', productId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes a member's reviews. */
export const deleteReviewsOf = async (db: Db, siteId: string, memberId: string): Promise<void> => {
  await db.deleteFrom('review').where('site_id', '=', siteId).where('author_id', '=', memberId).execute()
}
