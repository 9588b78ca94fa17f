import { sql, type Kysely } from 'kysely'

/** What members want to find again; a product that is deleted is on no list any more. */
export const wishListMigration = {
  name: '0125-wish-list',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table wish_list_item (
        site_id text not null,
        member_id text not null,
        product_id text not null,
        place bigint generated always as identity,
        primary key (site_id, member_id, product_id),
        foreign key (site_id, product_id) references product on delete cascade
      )`.execute(db)
    await sql`create index wish_list_item_of_product on wish_list_item (site_id, product_id)`.execute(db)
  },
}
