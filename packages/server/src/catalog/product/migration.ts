import { sql, type Kysely } from 'kysely'

/** Products, collections and stock. */
export const catalogMigration = {
  name: '0003-catalog',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table product (
        site_id text not null references site,
        id text not null,
        numeric_id bigint generated always as identity,
        slug text not null,
        name text not null,
        visible boolean not null,
        product_type text not null,
        price bigint not null check (price >= 0),
        discounted_price bigint not null check (discounted_price >= 0),
        record jsonb not null,
        revision bigint not null default 1,
        created_date timestamptz not null,
        last_updated timestamptz not null,
        primary key (site_id, id),
        unique (site_id, slug)
      )`.execute(db)
    await sql`create index product_numeric_id on product (site_id, numeric_id)`.execute(db)
    await sql`create index product_name on product (site_id, lower(name), id)`.execute(db)
    await sql`create index product_price on product (site_id, price, id)`.execute(db)
    await sql`create index product_last_updated on product (site_id, last_updated, id)`.execute(db)
    await sql`
      create table collection (
        site_id text not null references site,
        id text not null,
        numeric_id bigint generated always as identity,
        slug text not null,
        name text not null,
        description text not null,
        visible boolean not null,
        media jsonb not null,
        position integer not null,
        created_date timestamptz not null,
        last_updated timestamptz not null,
        primary key (site_id, id),
        unique (site_id, slug)
      )`.execute(db)
    await sql`
      create table collection_product (
        site_id text not null,
        collection_id text not null,
        product_id text not null,
        numeric_id bigint not null,
        name text not null,
        price bigint not null,
        visible boolean not null,
        last_updated timestamptz not null,
        primary key (site_id, collection_id, product_id),
        foreign key (site_id, collection_id) references collection on delete cascade,
        foreign key (site_id, product_id) references product on delete cascade
      )`.execute(db)
    await sql`create index collection_product_of on collection_product (site_id, product_id)`.execute(db)
    for (const key of ['numeric_id', 'price', 'last_updated', 'lower(name)']) {
      const name = `collection_product_by_${key.replaceAll(/\W/g, '_')}`
      await sql`create index ${sql.ref(name)} on collection_product (site_id, collection_id, ${sql.raw(key)}, product_id)`.execute(
        db,
      )
    }
    await sql`
      create table inventory_item (
        site_id text not null,
        product_id text not null,
        variant_id text not null,
        tracked boolean not null,
        quantity integer not null default 0 check (quantity >= 0),
        in_stock boolean not null default true,
        primary key (site_id, product_id, variant_id),
        foreign key (site_id, product_id) references product on delete cascade
      )`.execute(db)
  },
}
