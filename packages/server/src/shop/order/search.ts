import { Search } from '@vitrine/contract/calls/query.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import { sql, type RawBuilder } from 'kysely'
import { Check } from 'typebox/value'
import type { Caller } from '../../ground/base/caller.ts'
import { ownersOf } from '../basket/owner.ts'
import { isObject, literally, type Field } from '../../ground/query/conditions.ts'
import { findKeysetPage, readListing, type CursorPage } from '../../ground/query/keyset.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { StoredOrder } from './present.ts'

const path = 'search'
const newestFirst = [{ fieldName: 'createdDate', order: 'DESC' as const }]

const column = (text: string): RawBuilder<unknown> => sql.raw(text)
const memberId = column("(case when owner like 'member:%' then substr(owner, 8) end)")
/** Older orders of members do not tell the contact, which is the member. */
const contactId = sql`coalesce(body->'buyerInfo'->>'contactId', ${memberId})`

/** What orders can be found and sorted by. */
const fields: Readonly<Record<string, Field>> = {
  id: { kind: 'text', column: column('id'), always: true },
  number: { kind: 'number', column: column('number'), always: true },
  checkoutId: { kind: 'text', column: column('checkout_id') },
  status: { kind: 'text', column: column('status'), always: true },
  paymentStatus: { kind: 'text', column: column('payment_status'), always: true },
  fulfillmentStatus: { kind: 'text', column: column('fulfillment_status'), always: true },
  createdDate: { kind: 'date', column: column('created_date'), always: true },
  purchasedDate: { kind: 'date', column: column('created_date'), always: true },
  updatedDate: { kind: 'date', column: column('updated_date'), always: true },
  'priceSummary.total.amount': { kind: 'money', column: column('total'), always: true },
  'buyerInfo.email': { kind: 'text', column: column('email') },
  'buyerInfo.memberId': { kind: 'text', column: memberId },
  'buyerInfo.contactId': { kind: 'text', column: contactId },
}

/** Older code wraps the search twice. */
const unwrap = (given: unknown): Search => {
  const outer = given ?? {}
  const wrapped = isObject(outer) && isObject(outer.search) && !('expression' in outer.search)
  const search = wrapped ? outer.search : outer
  if (Check(Search, search)) return search
  throw invalidField('search', 'must be an object with filter, sort, cursorPaging (a limit of at most 100) and search')
}

/** Part of a number, an email or a name. */
const matches = (expression: string): RawBuilder<boolean> => {
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
): Promise<CursorPage<StoredOrder>> => {
  const wanted = readListing(unwrap(given), { defaultSort: newestFirst, path, isSearched: true })
  const isElevated = caller.role === 'owner' || caller.role === 'app'
  const own = isElevated ? sql`true` : sql`owner = any(${[...ownersOf(caller)]})`
  return findKeysetPage<StoredOrder>(db, wanted, {
    columns: sql`*`,
    from: sql`from orders where site_id = ${site.id} and ${own} and ${matches(wanted.listing.expression)}`,
    fields,
    tieBreak: [{ kind: 'text', column: column('id') }],
    toMinor: (value) => toMinor(value, site.currency),
    path,
  })
}
