import { sql, type Kysely } from 'kysely'

/**
 * Chargebacks know where their dispute stands, what is disputed, and what the shop has answered; the sandbox's bank hears
 * it. What a bank has returned was decided for the shop; all others are read again from their provider.
 */
export const disputeMigration = {
  name: '0091-disputes',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      alter table chargeback
        add column dispute_state text not null default 'open',
        add column amount bigint,
        add column answer jsonb,
        add column answer_refusal text,
        add column answered_date timestamptz,
        add column lease_date timestamptz`.execute(db)
    await sql`update chargeback set amount = withdrawn,
      dispute_state = case when state = 'reversed' then 'won' else 'open' end`.execute(db)
    await sql`alter table chargeback alter column amount set not null, alter column dispute_state drop default`.execute(
      db,
    )
    await sql`create index chargeback_answering on chargeback (lease_date) where dispute_state = 'answering'`.execute(
      db,
    )
    await sql`
      create index chargeback_open on chargeback (site_id, answer_before)
      where dispute_state in ('open', 'answering')`.execute(db)
    // Their provider is asked again where it says more than the ledger knows.
    await sql`
      update payment set look_date = now() where look_date is null
        and (site_id, id) in (select site_id, payment_id from chargeback where dispute_state = 'open')`.execute(db)
  },
}
