import { sql, type Kysely } from 'kysely'

/** Tables that prices depend on. */
const counted = ['tax_exempt_group', 'contact_tax_details', 'tax_settings', 'service_plugin'] as const

/** Exempt buyers, rates of several components, settings, and what apps have answered. */
export const taxRulesMigration = {
  name: '0140-tax-rules',
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const table of ['tax_exempt_group', 'contact_tax_details']) {
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
      create index contact_tax_details_group on contact_tax_details (site_id, (body->>'taxExemptGroupId'))`.execute(db)
    await sql`
      create table tax_settings (
        site_id text primary key references site,
        body jsonb not null,
        created_date timestamptz not null,
        updated_date timestamptz not null
      )`.execute(db)
    await sql`
      create table tax_answer (
        site_id text not null references site,
        digest text not null,
        answer jsonb,
        error text,
        created_date timestamptz not null,
        primary key (site_id, digest)
      )`.execute(db)
    await sql`create index tax_answer_created on tax_answer (created_date)`.execute(db)
    for (const table of counted)
      await sql`
        create trigger count_rules after insert or update or delete on ${sql.table(table)}
        for each row execute function count_rules()`.execute(db)
    // Several taxes may be collected of one group in one region: each once.
    await sql`drop index manual_tax_mapping_pair`.execute(db)
    await sql`
      create unique index manual_tax_mapping_pair on manual_tax_mapping (
        site_id, (body->>'taxGroupId'), (body->>'taxRegionId'), coalesce(body->>'taxName', ''),
        coalesce(body->>'jurisdiction', ''), coalesce(body->>'jurisdictionType', '')
      )`.execute(db)
    // Nobody was asked by it until now.
    await sql`update tax_region set body = body - 'appId' where body ? 'appId'`.execute(db)
  },
}
