import { sql, type Kysely } from 'kysely'

/** Templates of checkouts, and settings of shipping labels. */
export const checkoutTemplateMigration = {
  name: '0016-checkout-templates',
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const table of ['checkout_template', 'shippo_configuration']) {
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
  },
}
