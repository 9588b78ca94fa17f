import { sql, type Kysely } from 'kysely'

const documents = ['pickup_location', 'local_delivery_option', 'delivery_profile'] as const

/** Every store has the profile of goods that have no other: those that are there, and those that come. */
const giveDefaultProfiles = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function give_delivery_profile() returns trigger language plpgsql as $$
    begin
      insert into delivery_profile (site_id, id, body, created_date, updated_date)
      values (new.id, gen_random_uuid()::text, '{"name": "General", "default": true}', now(), now());
      return null;
    end $$`.execute(db)
  await sql`
    create trigger give_delivery_profile after insert on site
    for each row execute function give_delivery_profile()`.execute(db)
  await sql`
    insert into delivery_profile (site_id, id, body, created_date, updated_date)
    select id, gen_random_uuid()::text, '{"name": "General", "default": true}', now(), now() from site`.execute(db)
}

/** Pickup locations, local deliveries, profiles of delivery, and places in slots. */
export const deliveryMigration = {
  name: '0130-delivery',
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const table of documents) {
      await sql`
        create table ${sql.table(table)} (
          site_id text not null references site on delete cascade,
          id text not null,
          body jsonb not null,
          revision bigint not null default 1,
          created_date timestamptz not null,
          updated_date timestamptz not null,
          primary key (site_id, id)
        )`.execute(db)
      await sql`
        create trigger count_rules after insert or update or delete on ${sql.table(table)}
        for each row execute function count_rules()`.execute(db)
    }
    await sql`
      create unique index delivery_profile_default on delivery_profile (site_id) where body->>'default' = 'true'`.execute(
      db,
    )
    await sql`
      create table product_delivery_profile (
        site_id text not null,
        product_id text not null,
        profile_id text not null,
        primary key (site_id, product_id),
        foreign key (site_id, product_id) references product on delete cascade,
        foreign key (site_id, profile_id) references delivery_profile on delete cascade
      )`.execute(db)
    await sql`
      create index product_delivery_profile_profile on product_delivery_profile (site_id, profile_id)`.execute(db)
    await sql`
      create table delivery_slot (
        site_id text not null references site on delete cascade,
        method_id text not null,
        slot_from timestamptz not null,
        taken integer not null,
        primary key (site_id, method_id, slot_from)
      )`.execute(db)
    await sql`
      create table delivery_place (
        site_id text not null references site on delete cascade,
        checkout_id text not null,
        method_id text not null,
        slot_from timestamptz not null,
        primary key (site_id, checkout_id, method_id, slot_from)
      )`.execute(db)
    await giveDefaultProfiles(db)
  },
}
