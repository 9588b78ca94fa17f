import { sql, type Kysely } from 'kysely'

/** What buyers say of products. */
export const reviewMigration = {
  name: '0054-reviews',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table review (
        site_id text not null references site,
        id text not null,
        product_id text not null,
        author_id text,
        status text not null,
        rating int not null check (rating between 1 and 5),
        verified boolean not null,
        review_date timestamptz not null,
        body jsonb not null,
        revision bigint not null default 1,
        created_date timestamptz not null,
        updated_date timestamptz not null,
        primary key (site_id, id),
        foreign key (site_id, product_id) references product on delete cascade
      )`.execute(db)
    await sql`create unique index review_of_member on review (site_id, author_id, product_id) where author_id is not null`.execute(
      db,
    )
    await sql`
      create index review_of_product on review (site_id, product_id, review_date desc, id desc)
      include (rating, status)`.execute(db)
    await sql`create index review_newest on review (site_id, status, review_date desc, id desc)`.execute(db)
  },
}
