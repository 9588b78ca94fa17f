import { sql } from 'kysely'
import { toMinor } from '@vitrine/domain/money.ts'
import { entityFields } from '../../ground/entity/entity-kind.ts'
import { compileFilter, type Field } from '../../ground/query/conditions.ts'
import type { Site } from '../../ground/site/sites.ts'

const date = (column: string): Field => ({
  kind: 'date',
  column: sql.ref(column),
  sortBy: sql`coalesce(${sql.ref(column)}, timestamptz 'epoch')`,
  isNeverNull: true,
})

/** Fields that customers can be filtered and sorted by. */
const customerFields: Readonly<Record<string, Field>> = {
  ...entityFields,
  searchText: { kind: 'text', column: sql`search_text`, isFilterOnly: true, isLowerCase: true },
  name: { kind: 'text', column: sql`sort_name`, isLowerCase: true, isNeverNull: true },
  email: { kind: 'text', column: sql`email`, sortBy: sql`coalesce(email, '')`, isNeverNull: true },
  phone: { kind: 'text', column: sql`phone`, isFilterOnly: true },
  language: { kind: 'text', column: sql`language`, isFilterOnly: true },
  country: { kind: 'text', column: sql`country`, isFilterOnly: true },
  tags: { kind: 'list', column: sql`tags` },
  orderCount: { kind: 'number', column: sql`order_count`, isNeverNull: true },
  spent: { kind: 'money', column: sql`spent`, isNeverNull: true },
  averageSpent: { kind: 'money', column: sql`average_spent`, isNeverNull: true },
  firstOrderDate: date('first_order_date'),
  lastOrderDate: date('last_order_date'),
  lastSeenDate: date('last_seen_date'),
  hasAccount: { kind: 'flag', column: sql`(member_id is not null)`, isFilterOnly: true },
  accountStatus: { kind: 'text', column: sql`account_status`, isFilterOnly: true },
  emailConsent: { kind: 'text', column: sql`email_consent`, isFilterOnly: true },
  smsConsent: { kind: 'text', column: sql`sms_consent`, isFilterOnly: true },
}

/** Parts of words are found by an index of trigrams, which has those of all stores. */
const fieldsIn = (siteId: string): Readonly<Record<string, Field>> => ({
  ...customerFields,
  searchText: {
    ...customerFields['searchText']!,
    narrow: (text) => sql<boolean>`grams @> customer_grams(${siteId}, ${text}::text)`,
  },
})

/** Compares the fields of customers, with amounts in the currency of the store. */
export const conditionsOf = ({ id, currency }: Pick<Site, 'id' | 'currency'>) => ({
  fields: fieldsIn(id),
  toMinor: (value: string | number) => toMinor(value, currency),
})

/** Compiles a filter of customers. Refuses a field or a value that is not supported; `path` is that of the filter. */
export const compileCustomerFilter = (site: Pick<Site, 'id' | 'currency'>, filter: unknown, path: string) =>
  compileFilter(filter, { ...conditionsOf(site), path })
