import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Site } from '../../ground/site/sites.ts'
import { findOrder, presentOrder } from '../../orders/order/api.ts'
import {
  listConsentChanges,
  listCustomerEvents,
  listCustomerOrders,
  listEmailsOf,
  presentConsentChange,
  presentCustomer,
  type StoredCustomer,
} from '../../people/customer/api.ts'
import { findPerson } from '../../people/customer/company/api.ts'
import { exportMember } from '../../people/directory/api.ts'
import { listAbandonedOfEmails } from '../abandoned-checkout/api.ts'
import { listEmailEntries } from './store.ts'

/** A person who has ordered more gets the newest ones; the store can export the others. */
const maxOrders = 1000
const maxOthers = 1000

const ordersOf = async (db: Db, siteId: string, customerId: string) => {
  const ids = await listCustomerOrders(db, { siteId, customerId, limit: maxOrders })
  const orders = []
  for (const id of ids) {
    const order = await findOrder(db, siteId, id)
    if (order) orders.push(presentOrder(order))
  }
  return orders
}

/** Collects all data that a store has about a customer, with the account if there is one. */
export const exportCustomer = async (
  context: Pick<Context, 'db' | 'sites' | 'memberHooks'>,
  site: Site,
  row: StoredCustomer,
): Promise<Record<string, unknown>> => {
  const { db } = context
  const siteId = site.id
  const emails = await listEmailsOf(db, siteId, row.id)
  const person = await findPerson(db, { siteId, customerId: row.id })
  const left = await listAbandonedOfEmails(db, { siteId, emails, limit: maxOthers })
  return {
    customer: presentCustomer(row, site),
    emails,
    ...(person && {
      company: {
        id: person.company_id,
        name: person.company_name,
        role: person.role,
        addedDate: person.created_date.toISOString(),
      },
    }),
    marketingConsents: (await listConsentChanges(db, siteId, row.id)).map(presentConsentChange),
    history: (await listCustomerEvents(db, siteId, row.id)).map(({ type, text, created_date }) => ({
      type,
      ...(text !== null && { text }),
      date: created_date.toISOString(),
    })),
    orders: await ordersOf(db, siteId, row.id),
    abandonedCheckouts: left.map(({ id, status, body, created_date }) => ({
      id,
      status,
      ...body,
      createdDate: created_date.toISOString(),
    })),
    sentEmails: (await listEmailEntries(db, { siteId, emails, limit: maxOthers })).map(
      ({ subject, status, created_date }) => ({ subject, status, date: created_date.toISOString() }),
    ),
    ...(row.member_id !== null && { account: await exportMember(context, { siteId, memberId: row.member_id }) }),
  }
}
