import { sql, type Kysely } from 'kysely'

/** Photos that buyers sent, and the review that each belongs to; one without a review is deleted after a day. */
export const reviewPhotosMigration = {
  name: '0124-review-photos',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table review_photo (
        site_id text not null,
        id text not null,
        owner text,
        review_id text,
        created_date timestamptz not null,
        primary key (site_id, id),
        foreign key (site_id, id) references media_file (site_id, id) on delete cascade,
        foreign key (site_id, review_id) references review (site_id, id) on delete set null (review_id)
      )`.execute(db)
    await sql`create index review_photo_of_review on review_photo (site_id, review_id) where review_id is not null`.execute(
      db,
    )
    await sql`create index review_photo_loose on review_photo (created_date) where review_id is null`.execute(db)
  },
}
