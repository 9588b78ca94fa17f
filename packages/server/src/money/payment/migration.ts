import { sql, type Kysely } from 'kysely'

/** Attempts know whose they are, where from and by which card, and are voided in a state of their own. */
export const paymentMigration = {
  name: '0040-payment-moves',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table payment_attempt
      add column owner text, add column address text, add column token_hash text`.execute(db)
    await sql`update payment_attempt set owner = draft->>'owner'`.execute(db)
    await sql`alter table payment_attempt alter column owner set not null`.execute(db)
    await sql`drop index payment_attempt_open`.execute(db)
    await sql`drop index payment_attempt_lease`.execute(db)
    // One checkout never has two attempts under way.
    await sql`
      create unique index payment_attempt_open on payment_attempt (site_id, checkout_id)
      where state in ('started', 'challenge', 'confirming')`.execute(db)
    await sql`
      create index payment_attempt_lease on payment_attempt (lease_date)
      where state in ('started', 'challenge', 'confirming', 'voiding')`.execute(db)
    await sql`
      create index payment_attempt_challenge on payment_attempt (site_id, owner) where state = 'challenge'`.execute(db)
    await sql`
      create index payment_attempt_address on payment_attempt (site_id, address) where state = 'challenge'`.execute(db)
  },
}
