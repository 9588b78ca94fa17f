import { sql, type Kysely } from 'kysely'

/** Discounts that are given by themselves, and how often they were. What prices depend on is their body alone. */
export const discountMigration = {
  name: '0120-discounts',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table discount (
        site_id text not null references site,
        id text not null,
        body jsonb not null,
        revision bigint not null default 1,
        created_date timestamptz not null,
        updated_date timestamptz not null,
        times_used integer not null default 0,
        amount_given bigint not null default 0,
        primary key (site_id, id),
        check (times_used >= 0 and amount_given >= 0)
      )`.execute(db)
    await sql`
      create table discount_use (
        site_id text not null,
        discount_id text not null,
        customer text not null,
        times integer not null,
        primary key (site_id, discount_id, customer),
        foreign key (site_id, discount_id) references discount on delete cascade,
        check (times >= 0)
      )`.execute(db)
    await sql`
      create trigger count_rules after insert or update of body or delete on discount
      for each row execute function count_rules()`.execute(db)
  },
}
