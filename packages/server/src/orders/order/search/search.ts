import { Search } from '@vitrine/contract/calls/query.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import { sql, type RawBuilder } from 'kysely'
import { Check } from 'typebox/value'
import type { Caller } from '../../../ground/base/caller.ts'
import { isElevated } from '../../../ground/base/caller.ts'
import { accountOwnersOf } from '../../../ground/base/shopper-owner.ts'
import { compileFilter, isObject } from '../../../ground/query/conditions.ts'
import { findKeysetPage, readListing, type CursorPage, type PagePosition } from '../../../ground/query/keyset.ts'
import { invalidField } from '../../../ground/base/refusal.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { StoredOrder } from '../present.ts'
import { buyerFields, fieldsOfStates, orderFields, stateFields } from './search-fields.ts'
import { countStates, walkStates } from './search-states.ts'
import { hasWords, walkWords, wantedEmail, wantedOf, wantedTags, type Wanted } from './search-words.ts'

const path = 'search'
const newestFirst = [{ fieldName: 'createdDate', order: 'DESC' as const }]
/** Lists are counted up to this number. */
const mostCounted = 1000

type Given = ReturnType<typeof readListing>
type Condition = RawBuilder<boolean>
type SiteCaller = Exclude<Caller, { role: 'anyone' }>

/** Unwraps a search that legacy clients wrap twice. */
const unwrap = (given: unknown, at: string): Search => {
  const outer = given ?? {}
  const wrapped = isObject(outer) && isObject(outer.search) && !('expression' in outer.search)
  const search = wrapped ? outer.search : outer
  if (Check(Search, search)) return search
  throw invalidField(at, 'must be an object with filter, sort, cursorPaging (a limit of at most 100) and search')
}

/** Lists all field names of a filter. */
const namesIn = (filter: unknown): string[] => {
  if (Array.isArray(filter)) return filter.flatMap(namesIn)
  if (!isObject(filter)) return []
  return Object.entries(filter).flatMap(([name, value]) => (name.startsWith('$') ? namesIn(value) : [name]))
}

/** Splits a filter into conditions that must all hold. */
const conditionsOf = (filter: unknown): (readonly [string, unknown])[] => {
  if (!isObject(filter)) return []
  return Object.entries(filter).flatMap(([name, value]): (readonly [string, unknown])[] =>
    name === '$and' && Array.isArray(value) ? value.flatMap(conditionsOf) : [[name, value]],
  )
}

const isOfStates = ([name, value]: readonly [string, unknown]): boolean => {
  const names = namesIn({ [name]: value })
  return names.length > 0 && names.every((one) => stateFields.some((field) => field === one))
}

/** How a search is executed. The columns of its conditions are those of `orders`. */
interface Plan {
  readonly holds: Condition
  /** Required words, and further conditions. */
  readonly words?: { readonly wanted: Wanted; readonly only: Condition | undefined }
  /** Required states (`state.states`), and further conditions. */
  readonly states?: { readonly hold: Condition; readonly rest: Condition }
}

interface SearchContext {
  readonly site: Site
  /** Request path of the search, for error messages. */
  readonly at: string
  readonly fields: typeof orderFields
}

const firstOf = <Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined => {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

const planOf = (filter: unknown, expression: string, { site, at, fields }: SearchContext): Plan => {
  const options = { fields, toMinor: (value: string | number) => toMinor(value, site.currency), path: at }
  const holds = compileFilter(filter, options)
  const conditions = conditionsOf(filter)
  const compile = (some: typeof conditions, of: typeof fields) =>
    compileFilter({ $and: some.map(([name, value]) => ({ [name]: value })) }, { ...options, fields: of })
  const isStates = (one: (typeof conditions)[number]) => isOfStates(one)
  const expressed = wantedOf(expression)
  const ofTags = expressed ? undefined : conditions.find((one) => wantedTags(one))
  const wanted = expressed ?? firstOf(ofTags ? [ofTags] : conditions, ofTags ? wantedTags : wantedEmail)
  if (wanted) {
    const others = conditions.filter((one) => one !== ofTags)
    // Read from the combined `states` column, which is included in the index of numbers.
    const ofStates = compile(others.filter(isStates), fieldsOfStates('orders.states'))
    const rest = compile(
      others.filter((one) => !isStates(one)),
      fields,
    )
    return { holds, words: { wanted, only: others.length === 0 ? undefined : sql<boolean>`${ofStates} and ${rest}` } }
  }
  if (!conditions.some(isStates)) return { holds }
  const hold = compile(conditions.filter(isStates), fieldsOfStates('state.states'))
  const rest = compile(
    conditions.filter((one) => !isStates(one)),
    fields,
  )
  return { holds, states: { hold, rest } }
}

/** Selects orders by numbers found in an index. */
const ofNumbers = (siteId: string, numbers: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  from (
    select found.* from (${numbers}) as picked
    cross join lateral (
      select * from orders where site_id = ${siteId} and orders.number = picked.number offset 0) as found
  ) as orders where true`

const isByDate = ({ listing: { sort } }: Given): boolean =>
  sort.length === 1 && (sort[0]!.fieldName === 'createdDate' || sort[0]!.fieldName === 'purchasedDate')

/** Returns the source of a page: an index scan that answers the search, or all orders the caller may see. */
const sourceOf = (given: Given, plan: Plan, { site, own }: { site: Site; own: Condition | undefined }) => {
  const { sort, beside, expression } = given.listing
  const expressed = wantedOf(expression)
  const { holds, words, states } = plan
  const ascending = (sort[0]?.order === 'DESC') === (beside?.before ?? false)
  const siteId = site.id
  const all = sql`from orders where site_id = ${siteId} and ${own ?? sql`true`} and ${holds}`
  if (own || !isByDate(given)) return expressed ? sql`${all} and ${hasWords(siteId, expressed)}` : all
  return async ({ begin, size }: PagePosition) => {
    const page = { siteId, ascending, limit: size + 1 }
    if (words) return ofNumbers(siteId, walkWords({ ...page, ...words, begin }))
    if (!states) return all
    return ofNumbers(siteId, walkStates({ ...page, states: states.hold, only: sql`${states.rest} and ${begin}` }))
  }
}

const ownOf = (caller: SiteCaller): Condition | undefined =>
  isElevated(caller) ? undefined : sql<boolean>`owner = any(${[...accountOwnersOf(caller)]})`

/** Searches the orders that the caller may see. Default sort: newest first. */
export const searchOrders = async (
  db: Db,
  { caller, site, given }: { caller: SiteCaller; site: Site; given: unknown },
): Promise<CursorPage<StoredOrder>> => {
  const wanted = readListing(unwrap(given, path), { defaultSort: newestFirst, path, isSearched: true })
  const own = ownOf(caller)
  const fields = own ? buyerFields : orderFields
  const plan = planOf(wanted.listing.filter, wanted.listing.expression, { site, at: path, fields })
  return findKeysetPage<StoredOrder>(db, wanted, {
    columns: sql`*`,
    from: sourceOf(wanted, plan, { site, own }),
    filter: undefined,
    fields,
    tieBreak: [{ kind: 'number', column: sql.raw('number') }],
    toMinor: (value) => toMinor(value, site.currency),
    path,
  })
}

/** Counts the matches of a search, up to 1,000, and whether there are more. */
export const countOrders = async (
  db: Db,
  { site, given, at }: { site: Site; given: unknown; at: string },
): Promise<{ count: number; hasMore: boolean }> => {
  const { listing } = readListing(unwrap(given, at), { defaultSort: newestFirst, path: at, isSearched: true })
  const { holds, words, states } = planOf(listing.filter, listing.expression, {
    site,
    at,
    fields: orderFields,
  })
  const siteId = site.id
  const limit = mostCounted + 1
  const counted = words
    ? walkWords({ siteId, ...words, ascending: false, begin: sql<boolean>`true`, limit })
    : states
      ? countStates({ siteId, states: states.hold, only: states.rest, limit })
      : sql`select from orders where site_id = ${siteId} and ${holds} limit ${limit}`
  const { rows } = await sql<{ count: string }>`select count(*) as count from (${counted}) as counted`.execute(db)
  const count = Math.min(Number(rows[0]!.count), limit)
  return { count: Math.min(count, mostCounted), hasMore: count > mostCounted }
}
