import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import type { StoredCompany } from './store.ts'
import type { CompanyEventTable } from './tables.ts'

type StoredEvent = Selectable<CompanyEventTable>
type NewEvent = Pick<StoredEvent, 'id' | 'type'> &
  Partial<Pick<Insertable<CompanyEventTable>, 'text' | 'customer_id' | 'role'>> & { readonly now: Date }

/** Records an event of a company, for its timeline. */
export const addCompanyEvent = async (
  db: Db,
  { site_id, id: company_id }: Pick<StoredCompany, 'site_id' | 'id'>,
  { now, text = null, customer_id = null, role = null, ...event }: NewEvent,
): Promise<void> => {
  const row = { site_id, company_id, ...event, text, customer_id, role, created_date: now }
  await db.insertInto('company_event').values(row).execute()
}

/** Lists the latest events of a company, newest first. */
export const listCompanyEvents = (
  db: Db,
  { site_id: siteId, id }: Pick<StoredCompany, 'site_id' | 'id'>,
  limit: number,
): Promise<StoredEvent[]> =>
  db
    .selectFrom('company_event')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('company_id', '=', id)
    .orderBy('created_date', 'desc')
    .limit(limit)
    .execute()
