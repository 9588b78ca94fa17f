import { sql, type Kysely } from 'kysely'

/** Tax by region: the one rate that held for a whole store becomes a region that is everywhere. */
export const taxMigration = {
  name: '0018-tax-regions',
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const table of ['tax_group', 'tax_region', 'manual_tax_mapping']) {
      await sql`
        create table ${sql.table(table)} (
          site_id text not null references site,
          id text not null,
          body jsonb not null,
          revision bigint not null default 1,
          created_date timestamptz not null,
          updated_date timestamptz not null,
          primary key (site_id, id)
        )`.execute(db)
    }
    await sql`
      create unique index tax_region_place on tax_region
      (site_id, coalesce(body->>'country', '*'), coalesce(body->>'subdivision', '*'))`.execute(db)
    await sql`
      create unique index manual_tax_mapping_pair on manual_tax_mapping
      (site_id, (body->>'taxGroupId'), (body->>'taxRegionId'))`.execute(db)
    await sql`
      create table product_tax_group (
        site_id text not null,
        product_id text not null,
        tax_group_id text not null,
        primary key (site_id, product_id),
        foreign key (site_id, product_id) references product on delete cascade,
        foreign key (site_id, tax_group_id) references tax_group on delete cascade
      )`.execute(db)
    await sql`create index product_tax_group_group on product_tax_group (site_id, tax_group_id)`.execute(db)
    await sql`
      insert into tax_group (site_id, id, body, created_date, updated_date)
      select id, md5(id || ' default tax group')::uuid::text, '{"name": "Products", "isDefault": true}', now(), now()
      from site`.execute(db)
    await sql`
      insert into tax_region (site_id, id, body, created_date, updated_date)
      select id, md5(id || ' tax everywhere')::uuid::text, '{}', now(), now()
      from site where (settings->>'taxRatePercent')::numeric > 0`.execute(db)
    await sql`
      insert into manual_tax_mapping (site_id, id, body, created_date, updated_date)
      select id, md5(id || ' tax mapping')::uuid::text, jsonb_build_object(
        'taxGroupId', md5(id || ' default tax group')::uuid::text,
        'taxRegionId', md5(id || ' tax everywhere')::uuid::text,
        'taxRate', trim_scale((settings->>'taxRatePercent')::numeric / 100)::text
      ), now(), now()
      from site where (settings->>'taxRatePercent')::numeric > 0`.execute(db)
    await sql`update site set settings = settings - 'taxRatePercent'`.execute(db)
  },
}
