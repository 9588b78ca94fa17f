import type { Search } from '@vitrine/contract/calls/query.ts'
import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import { findCursorPage } from '../../ground/query/cursor-page.ts'
import type { Site } from '../../ground/site/sites.ts'
import { compileCustomerFilter, conditionsOf } from './fields.ts'
import type { StoredCustomer } from './store.ts'

/** Finds a page of customers. Default: the newest first. */
export const queryCustomers = (db: Db, site: Site, query: Search | undefined) =>
  findCursorPage<StoredCustomer>(db, query, {
    table: 'customer',
    siteId: site.id,
    isNewestFirst: true,
    ...conditionsOf(site),
  })

/** Counts the customers that match a filter. */
export const countCustomers = async (db: Db, site: Site, filter: unknown): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from customer
    where site_id = ${site.id} and ${compileCustomerFilter(site, filter, '')}`.execute(db)
  return rows[0]!.count
}
