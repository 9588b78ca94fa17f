import type { Search } from '@vitrine/contract/calls/query.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { entityFields } from '../../../ground/entity/entity-kind.ts'
import { compileFilter, type Field } from '../../../ground/query/conditions.ts'
import { findCursorPage } from '../../../ground/query/cursor-page.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { StoredCompanyOrder } from './orders.ts'
import type { StoredCompany } from './store.ts'

const companyFields: Readonly<Record<string, Field>> = {
  ...entityFields,
  searchText: { kind: 'text', column: sql`search_text`, isFilterOnly: true, isLowerCase: true },
  name: { kind: 'text', column: sql`sort_name`, isLowerCase: true, isNeverNull: true },
  externalId: { kind: 'text', column: sql`external_id`, isFilterOnly: true },
  tags: { kind: 'list', column: sql`tags` },
  paymentTerms: { kind: 'text', column: sql`payment_terms`, isNeverNull: true, isFilterOnly: true },
  orderCount: { kind: 'number', column: sql`order_count`, isNeverNull: true },
  spent: { kind: 'money', column: sql`spent`, isNeverNull: true },
  openAmount: { kind: 'money', column: sql`open_amount`, isNeverNull: true },
  lastOrderDate: {
    kind: 'date',
    column: sql`last_order_date`,
    sortBy: sql`coalesce(last_order_date, timestamptz 'epoch')`,
    isNeverNull: true,
  },
}

/** Parts of words are found by an index of trigrams, which has those of all stores. */
const conditionsOf = ({ id, currency }: Pick<Site, 'id' | 'currency'>) => ({
  fields: {
    ...companyFields,
    searchText: {
      ...companyFields['searchText']!,
      narrow: (text: unknown) => sql<boolean>`grams @> customer_grams(${id}, ${text}::text)`,
    },
  },
  toMinor: (value: string | number) => toMinor(value, currency),
})

/** Finds a page of companies. Default: the newest first. */
export const queryCompanies = (db: Db, site: Site, query: Search | undefined) =>
  findCursorPage<StoredCompany>(db, query, {
    table: 'company',
    siteId: site.id,
    isNewestFirst: true,
    ...conditionsOf(site),
  })

/** Counts the companies that match a filter. */
export const countCompanies = async (db: Db, site: Site, filter: unknown): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from company
    where site_id = ${site.id} and ${compileFilter(filter, { ...conditionsOf(site), path: '' })}`.execute(db)
  return rows[0]!.count
}

const orderFields: Readonly<Record<string, Field>> = {
  id: { kind: 'text', column: sql`id`, isNeverNull: true, isFilterOnly: true },
  companyId: { kind: 'text', column: sql`company_id`, isNeverNull: true, isFilterOnly: true },
  createdDate: { kind: 'date', column: sql`created_date`, isNeverNull: true },
  dueDate: { kind: 'text', column: sql`due_day`, sortBy: sql`coalesce(due_day, '9999')`, isNeverNull: true },
  isOpen: { kind: 'flag', column: sql`(open_amount > 0)`, isFilterOnly: true },
}

/** Finds a page of orders of companies. Default: the newest first. */
export const queryCompanyOrders = (db: Db, site: Site, query: Search | undefined) =>
  findCursorPage<StoredCompanyOrder>(db, query, {
    table: 'company_order',
    siteId: site.id,
    isNewestFirst: true,
    fields: orderFields,
    toMinor: (value) => toMinor(value, site.currency),
  })
