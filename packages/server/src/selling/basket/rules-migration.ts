import { sql, type Kysely } from 'kysely'

const tables = [
  'tax_group',
  'tax_region',
  'manual_tax_mapping',
  'shipping_option',
  'delivery_region',
  'checkout_settings',
  'orders_settings',
] as const

/** Counts the changes of what prices depend on, so that servers can keep it and know when it is old. */
export const rulesMigration = {
  name: '0067-rules-of-prices',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`create table site_rules (site_id text primary key, revision bigint not null default 1)`.execute(db)
    await sql`
      create function count_rules() returns trigger language plpgsql as $$
      begin
        insert into site_rules (site_id) values (coalesce(new.site_id, old.site_id))
        on conflict (site_id) do update set revision = site_rules.revision + 1;
        return null;
      end $$`.execute(db)
    for (const table of tables)
      await sql`
        create trigger count_rules after insert or update or delete on ${sql.table(table)}
        for each row execute function count_rules()`.execute(db)
  },
}
