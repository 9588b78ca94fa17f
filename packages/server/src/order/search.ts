import { Search } from '@vitrine/contract/calls/query.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import { sql, type RawBuilder } from 'kysely'
import { Check } from 'typebox/value'
import type { Caller } from '../caller.ts'
import { ownersOf } from '../checkout/store.ts'
import { compileFilter, isObject, literally, type Field } from '../query/conditions.ts'
import { invalidField } from '../refusal.ts'
import type { Site } from '../site/sites.ts'
import type { Db } from '../tables.ts'
import type { StoredOrder } from './present.ts'

const defaultLimit = 50

const column = (text: string): RawBuilder<unknown> => sql.raw(text)
const memberId = column("(case when owner like 'member:%' then substr(owner, 8) end)")

/** What orders can be filtered by. */
const fields: Readonly<Record<string, Field>> = {
  id: { kind: 'text', column: column('id') },
  number: { kind: 'number', column: column('number') },
  checkoutId: { kind: 'text', column: column('checkout_id') },
  status: { kind: 'text', column: column('status') },
  paymentStatus: { kind: 'text', column: column('payment_status') },
  fulfillmentStatus: { kind: 'text', column: column('fulfillment_status') },
  createdDate: { kind: 'date', column: column('created_date') },
  purchasedDate: { kind: 'date', column: column('created_date') },
  updatedDate: { kind: 'date', column: column('updated_date') },
  'priceSummary.total.amount': { kind: 'money', column: column('total') },
  'buyerInfo.email': { kind: 'text', column: column('email') },
  'buyerInfo.memberId': { kind: 'text', column: memberId },
  'buyerInfo.contactId': { kind: 'text', column: memberId },
}

interface SortKey {
  readonly column: RawBuilder<unknown>
  readonly cast: RawBuilder<unknown>
  /** Whether text of a cursor can be a value. */
  readonly isValue: (text: string) => boolean
  readonly valueOf: (order: StoredOrder) => string
}

const dateKey = (name: 'created_date' | 'updated_date'): SortKey => ({
  column: column(name),
  cast: sql.raw('timestamptz'),
  isValue: (text) => /^\d{4}-[\d:.T-]+Z$/.test(text) && !Number.isNaN(Date.parse(text)),
  valueOf: (order) => order[name].toISOString(),
})

/** What orders can be sorted by; each always has a value. */
const sortKeys: Readonly<Record<string, SortKey>> = {
  number: {
    column: column('number'),
    cast: sql.raw('bigint'),
    isValue: (text) => /^\d{1,15}$/.test(text),
    valueOf: ({ number }) => String(number),
  },
  createdDate: dateKey('created_date'),
  purchasedDate: dateKey('created_date'),
  updatedDate: dateKey('updated_date'),
}

/** Orders alike in all else go by their id. */
const idKey: SortKey = {
  column: column('id'),
  cast: sql.raw('text'),
  isValue: (text) => /^[\w-]{1,64}$/.test(text),
  valueOf: ({ id }) => id,
}

const newestFirst = [{ fieldName: 'createdDate', order: 'DESC' }] as const

interface OrderSearch {
  readonly filter?: unknown
  readonly sort: readonly { readonly fieldName: string; readonly order?: 'ASC' | 'DESC' | undefined }[]
  /** Part of a number, an e-mail or a name. */
  readonly expression: string
  /** The sort keys and the id of the order after which the page begins. */
  readonly after?: readonly string[]
}

/** A cursor carries the whole search, so that the next page is one of the same list. */
const writeCursor = (search: OrderSearch): string => Buffer.from(JSON.stringify(search)).toString('base64url')

const readCursor = (cursor: unknown): OrderSearch => {
  const refusal = invalidField('search.cursorPaging.cursor', 'is not a cursor of an earlier answer')
  if (typeof cursor !== 'string') throw refusal
  try {
    const search: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (!isObject(search) || typeof search.expression !== 'string' || !Array.isArray(search.after)) throw refusal
    const { filter, sort, after, expression } = search
    if (!Check(Search, { sort }) || !after.every((value) => typeof value === 'string')) throw refusal
    return { filter, sort: (sort ?? newestFirst) as OrderSearch['sort'], after, expression }
  } catch {
    throw refusal
  }
}

/** Reads what a caller searches for; older code wraps the search twice. */
const readSearch = (given: unknown): { search: OrderSearch; limit: number } => {
  const outer = given ?? {}
  const wrapped = isObject(outer) && isObject(outer.search) && !('expression' in outer.search)
  const search = wrapped ? outer.search : outer
  if (!Check(Search, search)) {
    throw invalidField('search', 'is an object of filter, sort, cursorPaging (a limit of at most 100) and search')
  }
  const limit = search.cursorPaging?.limit ?? search.paging?.limit ?? defaultLimit
  const cursor = search.cursorPaging?.cursor
  if (limit < 1) throw invalidField('search.cursorPaging.limit', 'must be a whole number from 1 to 100', 'MIN')
  if (cursor !== undefined && cursor !== null && cursor !== '') return { search: readCursor(cursor), limit }
  const expression = typeof search.search?.expression === 'string' ? search.search.expression.slice(0, 100) : ''
  return { search: { filter: search.filter, sort: search.sort?.length ? search.sort : newestFirst, expression }, limit }
}

const compileExpression = (expression: string): RawBuilder<boolean> => {
  if (expression === '') return sql<boolean>`true`
  const like = `%${literally(expression)}%`
  const contact = sql`body->'billingInfo'->'contactDetails'`
  return sql<boolean>`(number::text like ${like} or email ilike ${like}
    or concat_ws(' ', ${contact}->>'firstName', ${contact}->>'lastName') ilike ${like})`
}

/** Orders that the caller may see, newest first unless they ask for another order. */
export const searchOrders = async (
  db: Db,
  { caller, site, given }: { caller: Exclude<Caller, { role: 'anyone' }>; site: Site; given: unknown },
): Promise<{ orders: StoredOrder[]; next?: string }> => {
  const { search, limit } = readSearch(given)
  const condition = compileFilter(search.filter, {
    fields,
    toMinor: (value) => toMinor(value, site.currency),
    path: 'search',
  })
  const keys = search.sort.map(({ fieldName, order }, index) => {
    const key = Object.hasOwn(sortKeys, fieldName) ? sortKeys[fieldName] : undefined
    if (!key) {
      const known = Object.keys(sortKeys).join(', ')
      throw invalidField(`search.sort[${index}].fieldName`, `is not a field to sort by; there are ${known}`)
    }
    return { ...key, descending: order === 'DESC' }
  })
  const places = [...keys, { ...idKey, descending: keys.at(-1)?.descending ?? true }]

  let query = db
    .selectFrom('orders')
    .selectAll()
    .where('site_id', '=', site.id)
    .where(condition)
    .where(compileExpression(search.expression))
  if (caller.role !== 'owner' && caller.role !== 'app') query = query.where('owner', 'in', [...ownersOf(caller)])
  if (search.after) {
    const { after } = search
    if (after.length !== places.length || !places.every(({ isValue }, index) => isValue(after[index]!))) {
      throw invalidField('search.cursorPaging.cursor', 'is not a cursor of an earlier answer')
    }
    const later = places.map((place, index) => {
      const value = (at: number) => sql`${after[at]}::${places[at]!.cast}`
      const equal = places.slice(0, index).map((earlier, at) => sql`${earlier.column} = ${value(at)}`)
      const beyond = sql`${place.column} ${sql.raw(place.descending ? '<' : '>')} ${value(index)}`
      return sql<boolean>`(${sql.join([...equal, beyond], sql` and `)})`
    })
    query = query.where(sql<boolean>`(${sql.join(later, sql` or `)})`)
  }
  const order = places.map((place) => sql`${place.column} ${sql.raw(place.descending ? 'desc' : 'asc')}`)
  const found = await query
    .orderBy(sql.join(order, sql`, `))
    .limit(limit + 1)
    .execute()
  const orders = found.slice(0, limit)
  const last = orders.at(-1)
  if (found.length <= limit || !last) return { orders }
  return { orders, next: writeCursor({ ...search, after: places.map(({ valueOf }) => valueOf(last)) }) }
}
