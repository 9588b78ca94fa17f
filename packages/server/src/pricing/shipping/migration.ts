import { sql, type Kysely } from 'kysely'

/** Ways of delivery get revisions, and the countries they serve become delivery regions of their own. */
export const shippingMigration = {
  name: '0012-shipping-options',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table delivery_region (
        site_id text not null references site,
        id text not null,
        body jsonb not null,
        revision bigint not null default 1,
        created_date timestamptz not null,
        updated_date timestamptz not null,
        primary key (site_id, id)
      )`.execute(db)
    await sql`
      insert into delivery_region (site_id, id, body, created_date, updated_date)
      select site_id, id, jsonb_build_object(
        'name', title,
        'destinations', (select coalesce(jsonb_agg(jsonb_build_object('country', country, 'subdivisions', '[]'::jsonb)), '[]')
          from unnest(countries) as country)
      ), now(), now() from shipping_option`.execute(db)
    await sql`
      alter table shipping_option
        add column body jsonb,
        add column revision bigint not null default 1,
        add column created_date timestamptz,
        add column updated_date timestamptz`.execute(db)
    // The owner's order lives on in the dates: from now on the oldest stands first.
    await sql`
      update shipping_option set
        body = jsonb_strip_nulls(jsonb_build_object(
          'title', title, 'estimatedDeliveryTime', estimated_delivery_time, 'deliveryRegionIds', jsonb_build_array(id),
          'rates', rates, 'pickup', pickup)),
        created_date = now() + position * interval '1 millisecond',
        updated_date = now()`.execute(db)
    await sql`
      alter table shipping_option
        alter column body set not null,
        alter column created_date set not null,
        alter column updated_date set not null,
        drop column title, drop column estimated_delivery_time, drop column countries,
        drop column rates, drop column pickup, drop column position`.execute(db)
  },
}
