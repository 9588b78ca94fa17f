import type { Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { StoredCustomer } from './store.ts'
import type { CustomerEventTable } from './tables.ts'

type StoredEvent = Selectable<CustomerEventTable>

/** Records an event of a customer, for its timeline. */
export const addCustomerEvent = async (
  db: Db,
  { site_id, id: customer_id }: Pick<StoredCustomer, 'site_id' | 'id'>,
  { id, type, text = null, date }: Pick<StoredEvent, 'id' | 'type'> & { text?: string | null; date: Date },
): Promise<void> => {
  await db.insertInto('customer_event').values({ site_id, customer_id, id, type, text, created_date: date }).execute()
}

const shown = 100

/** Lists the latest events of a customer, newest first. */
export const listCustomerEvents = (db: Db, siteId: string, customerId: string): Promise<StoredEvent[]> =>
  db
    .selectFrom('customer_event')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('customer_id', '=', customerId)
    .orderBy('created_date', 'desc')
    .limit(shown)
    .execute()
