import { sql, type Kysely } from 'kysely'

/** Prices for some buyers. The lists are among the rules that servers keep; their prices are read with the products. */
export const priceListMigration = {
  name: '0161-price-lists',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table price_list (
        site_id text not null references site,
        id text not null,
        body jsonb not null,
        revision bigint not null default 1,
        created_date timestamptz not null,
        updated_date timestamptz not null,
        primary key (site_id, id)
      )`.execute(db)
    await sql`
      create table price_list_price (
        site_id text not null,
        product_id text not null,
        list_id text not null,
        variant_id text not null default '',
        tiers jsonb not null,
        primary key (site_id, product_id, list_id, variant_id),
        foreign key (site_id, list_id) references price_list on delete cascade,
        foreign key (site_id, product_id) references product on delete cascade
      )`.execute(db)
    await sql`create index price_list_price_of_list on price_list_price (site_id, list_id)`.execute(db)
    await sql`
      create trigger count_rules after insert or update or delete on price_list
      for each row execute function count_rules()`.execute(db)
  },
}
