import { sql, type Kysely } from 'kysely'

/** Refunds and what is done with held money know who has asked for them; the sandbox's book has captures and refunds. */
export const moversMigration = {
  name: '0076-movers',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table refund add column actor jsonb`.execute(db)
    await sql`alter table authorized_action add column actor jsonb`.execute(db)
    await sql`alter table sandbox_charge add column moves jsonb not null default '{}'`.execute(db)
    await sql`alter table sandbox_refund add column is_of_desk boolean not null default false`.execute(db)
  },
}
