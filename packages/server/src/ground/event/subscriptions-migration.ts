import { sql, type Kysely } from 'kysely'

/** Who listens is kept by servers like the rules of prices, so it counts up the same revision. */
export const countedSubscriptionsMigration = {
  name: '0073-counted-subscriptions',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create trigger count_rules after insert or delete or update of event_types on webhook_subscription
      for each row execute function count_rules()`.execute(db)
  },
}
