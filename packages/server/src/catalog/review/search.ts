import type { Search } from '@vitrine/contract/calls/query.ts'
import { sql, type RawBuilder } from 'kysely'
import { isElevated, type Caller } from '../../ground/base/caller.ts'
import { compileFilter, type Field } from '../../ground/query/conditions.ts'
import { findKeysetPage, readListing, type CursorPage } from '../../ground/query/keyset.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { StoredReview } from './store.ts'

const newestFirst = [{ fieldName: 'reviewDate', order: 'DESC' as const }]
const column = (text: string): RawBuilder<unknown> => sql.raw(text)
const uncounted: Field = { kind: 'number', column: column('0::numeric'), isNeverNull: true }

const fields: Readonly<Record<string, Field>> = {
  id: { kind: 'text', column: column('id'), isNeverNull: true },
  namespace: { kind: 'text', column: column("'stores'::text"), isNeverNull: true },
  entityId: { kind: 'text', column: column('product_id'), isNeverNull: true },
  'moderation.moderationStatus': { kind: 'text', column: column('status'), isNeverNull: true },
  createdDate: { kind: 'date', column: column('created_date'), isNeverNull: true },
  reviewDate: { kind: 'date', column: column('review_date'), isNeverNull: true },
  'content.rating': { kind: 'number', column: column('rating'), isNeverNull: true },
  helpfulness: uncounted,
  relevanceScore: uncounted,
  'origin.type': {
    kind: 'text',
    column: column("(case when body->'appId' is null then 'ORGANIC' else 'APP' end)"),
    isNeverNull: true,
  },
  verified: { kind: 'flag', column: column('verified') },
  'content.media': {
    kind: 'list',
    column: column("array(select image->>'id' from jsonb_array_elements(body->'images') image)"),
  },
}

/** Fields for queries. Shoppers can filter by author only for their own reviews. */
const fieldsFor = (caller: Caller): Readonly<Record<string, Field>> => {
  const own = caller.role === 'member' ? caller.memberId : null
  const author = isElevated(caller) ? column('author_id') : sql`(case when author_id = ${own}::text then author_id end)`
  const narrowValues = (values: readonly unknown[]) => sql<boolean>`author_id = any(${[...values]})`
  return { ...fields, 'author.contactId': { kind: 'text', column: author, narrowValues } }
}

interface ReviewScope {
  readonly caller: Caller
  readonly site: Site
  /** Whether to include reviews that are not approved. */
  readonly withPrivate: boolean
}

const seen = ({ site, withPrivate }: ReviewScope): RawBuilder<boolean> =>
  sql<boolean>`site_id = ${site.id} and ${withPrivate ? sql`true` : sql`status = 'APPROVED'`}`

export const searchReviews = (
  db: Db,
  { query, ...scope }: ReviewScope & { readonly query: Search | undefined },
): Promise<CursorPage<StoredReview>> =>
  findKeysetPage<StoredReview>(db, readListing(query, { defaultSort: newestFirst, path: 'query' }), {
    columns: sql`*`,
    from: sql`from review where ${seen(scope)}`,
    fields: fieldsFor(scope.caller),
    tieBreak: [{ kind: 'text', column: column('id') }],
    toMinor: Number,
    path: 'query',
  })

export const countFoundReviews = async (
  db: Db,
  { filter, ...scope }: ReviewScope & { readonly filter: unknown },
): Promise<number> => {
  const matches = compileFilter(filter, { fields: fieldsFor(scope.caller), toMinor: Number, path: '' })
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from review where ${seen(scope)} and ${matches}`.execute(db)
  return rows[0]!.count
}
