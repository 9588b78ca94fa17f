import type { CompanyTimelineEntry } from '@vitrine/contract/entities/people/company.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Site } from '../../ground/site/sites.ts'
import { listCompanyEvents, listLatestOrders, type StoredCompany } from '../../people/customer/company/api.ts'
import { listedOrders } from './company-orders.ts'

const shown = 100

type Entry = CompanyTimelineEntry

const ordersOf = async (db: Db, place: { site: Site; now: Date }, company: StoredCompany): Promise<Entry[]> => {
  const rows = await listLatestOrders(db, { siteId: company.site_id, companyId: company.id, limit: shown })
  return (await listedOrders(db, place, rows)).map(({ shown: order }) => ({
    type: 'ORDER',
    date: order.createdDate,
    title: order.number,
    entityId: order.id,
    status: order.paymentStatus,
    amount: order.total,
    currency: order.currency,
  }))
}

const eventsOf = async (db: Db, company: StoredCompany): Promise<Entry[]> =>
  (await listCompanyEvents(db, company, shown)).map(({ type, text, customer_id: customerId, role, created_date }) => ({
    type,
    date: created_date.toISOString(),
    ...(text !== null && { title: text }),
    ...(customerId !== null && { entityId: customerId }),
    ...(role !== null && { status: role }),
  }))

/** Lists the latest events of a company, newest first. */
export const readTimeline = async (
  db: Db,
  place: { readonly site: Site; readonly now: Date },
  company: StoredCompany,
): Promise<Entry[]> => {
  const created: Entry = { type: 'CREATED', date: company.created_date.toISOString() }
  const entries = [...(await ordersOf(db, place, company)), ...(await eventsOf(db, company)), created]
  return entries.toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0)).slice(0, shown)
}
