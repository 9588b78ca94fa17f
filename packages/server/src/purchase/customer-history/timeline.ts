import type { CustomerTimelineEntry } from '@vitrine/contract/entities/people/customer.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Site } from '../../ground/site/sites.ts'
import {
  listConsentChanges,
  listCustomerEvents,
  listCustomerOrders,
  listEmailsOf,
  type StoredCustomer,
} from '../../people/customer/api.ts'
import { listAbandonedOfEmails } from '../abandoned-checkout/api.ts'
import { listEmailEntries, listOrderEntries, listReturnEntries } from './store.ts'

const shown = 100

type Entry = CustomerTimelineEntry

const ordersAndReturns = async (db: Db, site: Site, customerId: string): Promise<Entry[]> => {
  const siteId = site.id
  const ids = await listCustomerOrders(db, { siteId, customerId, limit: shown })
  const [orders, returns] = [await listOrderEntries(db, siteId, ids), await listReturnEntries(db, siteId, ids)]
  return [
    ...orders.map((order): Entry => {
      const currency = order.currency ?? site.currency
      const amount = toDecimal(Number(order.total), currency)
      const { id: entityId, number: title, status, created_date } = order
      return { type: 'ORDER', date: created_date.toISOString(), title, entityId, status, amount, currency }
    }),
    ...returns.map((one): Entry => {
      const { id: entityId, order_number: title, status, created_date } = one
      return { type: 'RETURN', date: created_date.toISOString(), title, entityId, status }
    }),
  ]
}

const messages = async (db: Db, siteId: string, customerId: string): Promise<Entry[]> => {
  const emails = await listEmailsOf(db, siteId, customerId)
  const sent = await listEmailEntries(db, { siteId, emails, limit: shown })
  const left = await listAbandonedOfEmails(db, { siteId, emails, limit: shown })
  return [
    ...sent.map(({ id: entityId, subject: title, status, created_date }): Entry => {
      return { type: 'EMAIL', date: created_date.toISOString(), title, entityId, status }
    }),
    ...left.map(({ id: entityId, status, total, currency, created_date }): Entry => {
      const amount = toDecimal(Number(total), currency)
      return { type: 'ABANDONED_CHECKOUT', date: created_date.toISOString(), entityId, status, amount, currency }
    }),
  ]
}

const ownEvents = async (db: Db, row: StoredCustomer): Promise<Entry[]> => {
  const [events, consents] = [
    await listCustomerEvents(db, row.site_id, row.id),
    await listConsentChanges(db, row.site_id, row.id),
  ]
  return [
    { type: 'CREATED', date: row.created_date.toISOString() },
    ...events.map(({ type, text, created_date }): Entry => {
      return { type, date: created_date.toISOString(), ...(text !== null && { title: text }) }
    }),
    ...consents.map(({ channel, status, source, order_id: orderId, created_date }): Entry => {
      const of = orderId === null ? {} : { entityId: orderId }
      return { type: 'CONSENT', date: created_date.toISOString(), channel, status, source, ...of }
    }),
  ]
}

/** Lists the latest events of a customer, newest first. */
export const readTimeline = async (db: Db, site: Site, row: StoredCustomer): Promise<Entry[]> => {
  const entries = [
    ...(await ordersAndReturns(db, site, row.id)),
    ...(await messages(db, site.id, row.id)),
    ...(await ownEvents(db, row)),
  ]
  return entries.toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0)).slice(0, shown)
}
