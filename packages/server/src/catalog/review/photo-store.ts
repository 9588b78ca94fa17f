import { sql, type Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { ReviewPhotoTable } from './tables.ts'
import { deleteMediaRecords } from '../../ground/media/files.ts'

export type StoredPhoto = Selectable<ReviewPhotoTable>

export const insertPhoto = async (db: Db, photo: StoredPhoto): Promise<void> => {
  await db.insertInto('review_photo').values(photo).execute()
}

export const findPhoto = (db: Db, siteId: string, id: string): Promise<StoredPhoto | undefined> =>
  db.selectFrom('review_photo').selectAll().where('site_id', '=', siteId).where('id', '=', id).executeTakeFirst()

/** Whether a photo belongs to a review that everybody may read. */
export const isOfApprovedReview = async (db: Db, siteId: string, id: string): Promise<boolean> => {
  const row = await db
    .selectFrom('review_photo as photo')
    .innerJoin('review', (join) =>
      join.onRef('review.site_id', '=', 'photo.site_id').onRef('review.id', '=', 'photo.review_id'),
    )
    .select('photo.id')
    .where('photo.site_id', '=', siteId)
    .where('photo.id', '=', id)
    .where('review.status', '=', 'APPROVED')
    .executeTakeFirst()
  return row !== undefined
}

interface OfReview {
  readonly siteId: string
  readonly reviewId: string
  /** Its photos from now on. */
  readonly ids: readonly string[]
}

/** Gives a review its photos, and lets go of those it had before. Answers whether all of them could be given. */
export const settlePhotos = async (db: Db, { siteId, reviewId, ids }: OfReview): Promise<boolean> => {
  const wanted = [...new Set(ids)]
  await sql`
    update review_photo set review_id = null
    where site_id = ${siteId} and review_id = ${reviewId} and not (id = any(${wanted}))`.execute(db)
  if (wanted.length === 0) return true
  const { rows } = await sql`
    update review_photo set review_id = ${reviewId}
    where site_id = ${siteId} and id = any(${wanted}) and (review_id is null or review_id = ${reviewId})
    returning id`.execute(db)
  return rows.length === wanted.length
}

/** Deletes some photos that have belonged to no review since before a moment; answers their IDs. */
export const deleteLoosePhotos = async (db: Db, before: Date, most: number): Promise<string[]> => {
  const { rows: loose } = await sql<{ siteId: string; id: string }>`
    delete from review_photo where (site_id, id) in (
      select site_id, id from review_photo where review_id is null and created_date < ${before.toISOString()}::timestamptz
      limit ${most} for update skip locked)
    returning site_id as "siteId", id`.execute(db)
  await deleteMediaRecords(db, loose)
  return loose.map(({ id }) => id)
}
