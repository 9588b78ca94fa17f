import type { Db } from '../../ground/database/tables.ts'
import type { StoredCustomer } from './store.ts'

type Subscriber = Pick<StoredCustomer, 'id' | 'first_name' | 'last_name' | 'language' | 'email_consent_date'> & {
  readonly email: string
}

/** Lists customers who agreed to get marketing emails, by ID, after the one with an ID. */
export const listSubscribers = (
  db: Db,
  { siteId, limit, after }: { readonly siteId: string; readonly limit: number; readonly after: string | undefined },
): Promise<Subscriber[]> => {
  const subscribers = db
    .selectFrom('customer')
    .select(['id', 'email', 'first_name', 'last_name', 'language', 'email_consent_date'])
    .where('site_id', '=', siteId)
    .where('email_consent', '=', 'SUBSCRIBED')
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .orderBy('id')
    .limit(limit)
  return (after === undefined ? subscribers : subscribers.where('id', '>', after)).execute()
}
