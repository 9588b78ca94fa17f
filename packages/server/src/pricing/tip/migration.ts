import { sql, type Kysely } from 'kysely'

/** Tips: what is offered, who shares them, what buyers choose, and who was given what. */
export const tipMigration = {
  name: '0181-tips',
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const table of ['tip_settings', 'tip_staff'])
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
    await sql`
      create unique index tip_settings_default on tip_settings (site_id) where (body->>'default')::boolean`.execute(db)
    await sql`
      create trigger count_rules after insert or update or delete on tip_settings
      for each row execute function count_rules()`.execute(db)
    await sql`
      create table tip_choice (
        site_id text not null references site,
        purchase_flow_id text not null,
        choice jsonb not null,
        updated_date timestamptz not null,
        primary key (site_id, purchase_flow_id)
      )`.execute(db)
    await sql`create index tip_choice_updated on tip_choice (updated_date)`.execute(db)
    await sql`
      create table tip_distribution (
        site_id text not null references site,
        id text not null,
        order_id text not null,
        staff_id text,
        staff_name text not null,
        amount bigint not null,
        line_items jsonb,
        transaction_id text,
        transaction_date timestamptz,
        source text not null,
        created_date timestamptz not null,
        primary key (site_id, id)
      )`.execute(db)
    await sql`create index tip_distribution_order on tip_distribution (site_id, order_id)`.execute(db)
    await sql`create index tip_distribution_created on tip_distribution (site_id, created_date)`.execute(db)
    await sql`
      create index orders_tipped on orders (site_id, created_date)
      where body->'additionalFees' @> '[{"code": "TIP"}]'`.execute(db)
  },
}
