import type { Query, Search } from '@vitrine/contract/calls/query.ts'
import type { abandonedCheckoutCalls } from '@vitrine/contract'
import type { RequestOf } from '@vitrine/contract/call.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import { noMoney } from '../../ground/entity/entity-kind.ts'
import { compileFilter, compileSort, type Field } from '../../ground/query/conditions.ts'
import { findCountedPage } from '../../ground/query/counted-page.ts'
import { findKeysetPage, readListing } from '../../ground/query/keyset.ts'
import type { StoredAbandoned } from './store.ts'

/** Returns an owner's ID if it is of a kind. */
const ownerId = (kind: 'member' | 'visitor') =>
  sql`(case when owner like ${sql.lit(`${kind}:%`)} then split_part(owner, ':', 2) end)`

/** Fields that abandoned checkouts can be queried by. */
const fields: Readonly<Record<string, Field>> = {
  id: { kind: 'text', column: sql`id`, isNeverNull: true },
  status: { kind: 'text', column: sql`status`, isNeverNull: true },
  createdDate: { kind: 'date', column: sql`created_date`, isNeverNull: true },
  updatedDate: { kind: 'date', column: sql`updated_date`, isNeverNull: true },
  'buyerInfo.contactId': { kind: 'text', column: sql`contact_id` },
  'buyerInfo.email': { kind: 'text', column: sql`email` },
  'buyerInfo.memberId': { kind: 'text', column: ownerId('member') },
  'buyerInfo.userId': { kind: 'text', column: sql`user_id` },
  'buyerInfo.visitorId': { kind: 'text', column: ownerId('visitor') },
}

const activityTypes = sql`array(select jsonb_array_elements(activities)->>'type')`

/** Fields that a search can filter by. */
const searchFields: Readonly<Record<string, Field>> = {
  ...fields,
  'contactDetails.firstName': { kind: 'text', column: sql`first_name` },
  'contactDetails.lastName': { kind: 'text', column: sql`last_name` },
  'activities.type': { kind: 'list', column: activityTypes },
  'appliedDiscounts.coupon.code': { kind: 'list', column: sql`coupon_codes` },
}

const legacyFields: Readonly<Record<string, Field>> = {
  id: { kind: 'text', column: sql`checkout_id` },
  status: fields.status!,
  abandonTime: fields.createdDate!,
  'buyerInfo.id': { kind: 'text', column: sql`split_part(owner, ':', 2)` },
  'buyerInfo.email': fields['buyerInfo.email']!,
}

const tieBreak = [{ kind: 'text' as const, column: sql`id` }]
const newestFirst = [{ fieldName: 'createdDate', order: 'DESC' as const }]

/** The SQL from `from` on, for the abandoned checkouts of a store that fulfill a condition. */
const rowsOf = (siteId: string, condition: RawBuilder<boolean>) =>
  sql`from abandoned_checkout where site_id = ${siteId} and ${condition}`

const all = sql<boolean>`true`

/** Finds a page of abandoned checkouts, by default the newest first. */
export const queryAbandoned = (db: Db, siteId: string, query: Search | undefined) =>
  findKeysetPage<StoredAbandoned>(db, readListing(query, { defaultSort: newestFirst, path: 'query' }), {
    columns: sql`*`,
    from: rowsOf(siteId, all),
    fields,
    tieBreak,
    toMinor: noMoney,
    path: 'query',
  })

type AbandonedSearch = NonNullable<
  RequestOf<(typeof abandonedCheckoutCalls)['searchAbandonedCheckouts']>['body']['search']
>

const searched: Readonly<Record<string, RawBuilder<unknown>>> = {
  'buyerInfo.email': sql`email`,
  'contactDetails.firstName': sql`first_name`,
  'contactDetails.lastName': sql`last_name`,
}

const pattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** The condition that any word, or each word, of an expression is in one of the searched fields. */
const containsWords = ({ search }: AbandonedSearch): RawBuilder<boolean> => {
  const { expression = '', mode = 'OR', fields: names = [] } = search ?? {}
  const words = expression.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return all
  const columns = (names.length > 0 ? names : Object.keys(searched)).map((name) => searched[name]!)
  const found = words.map((word) => sql`concat_ws(' ', ${sql.join(columns)}) ilike ${pattern(word)}`)
  return sql<boolean>`(${sql.join(found, mode === 'AND' ? sql` and ` : sql` or `)})`
}

const options = { fields: searchFields, toMinor: noMoney, path: 'search' }

/** Searches by offset, and counts the matches. */
const searchByOffset = async (db: Db, siteId: string, search: AbandonedSearch) => {
  const { filter, sort, paging = {} } = search
  const condition = sql<boolean>`${containsWords(search)} and ${compileFilter(filter, options)}`
  const order = compileSort(sort?.length ? sort : newestFirst, { fields: searchFields, tieBreak: sql`id` })
  const page = await findCountedPage<StoredAbandoned>(db, { from: rowsOf(siteId, condition), order, paging })
  const { rows, offset, total } = page
  const counted = total === undefined ? { tooManyToCount: true } : { total, tooManyToCount: false }
  return { rows, metadata: { count: rows.length, offset, ...counted } }
}

/** Searches abandoned checkouts: by offset if `paging` is sent, or else by cursor. */
export const searchAbandoned = (db: Db, siteId: string, search: AbandonedSearch = {}) => {
  if (search.paging && !search.cursorPaging) return searchByOffset(db, siteId, search)
  const { search: _words, ...listed } = search
  return findKeysetPage<StoredAbandoned>(db, readListing(listed, { defaultSort: newestFirst, path: 'search' }), {
    ...options,
    columns: sql`*`,
    from: rowsOf(siteId, containsWords(search)),
    tieBreak,
  })
}

const newestTimeFirst = [{ fieldName: 'abandonTime', order: 'DESC' as const }]

/** Finds a page of abandoned checkouts by the fields of the legacy format. */
export const queryAbandonedCarts = (db: Db, siteId: string, { filter, sort, paging }: Query) => {
  const condition = compileFilter(filter, { fields: legacyFields, toMinor: noMoney, path: 'query' })
  const order = compileSort(sort?.length ? sort : newestTimeFirst, { fields: legacyFields, tieBreak: sql`id` })
  return findCountedPage<StoredAbandoned>(db, { from: rowsOf(siteId, condition), order, paging })
}
