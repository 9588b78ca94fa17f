import type { Query, QueryMetadata } from '@vitrine/contract/calls/query.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Site } from '../site/sites.ts'
import type { Db } from '../tables.ts'
import { compileFilter, compileSort, type Field } from '../query/conditions.ts'
import { findKeysetPage, readListing } from '../query/keyset.ts'
import { allProductsId } from './present-product.ts'
import { productColumns, type ProductRow } from './product-rows.ts'

const defaultLimit = 50
/** Exact counts stop here; beyond it an answer says that there are more. */
const mostCounted = 10_000

const column = (text: string): RawBuilder<unknown> => sql.raw(text)
const lowerName = column('lower(p.name)')

/** Every product is in the collection of all, without a row that says so. */
export const collectionIds = sql`array(
  select ${sql.lit(allProductsId)} union all
  select c.collection_id from collection_product c where c.site_id = p.site_id and c.product_id = p.id)`

const inventoryStatus = sql`(
  select case when bool_and(case when tracked then quantity > 0 else in_stock end) then 'IN_STOCK'
    when bool_or(case when tracked then quantity > 0 else in_stock end) then 'PARTIALLY_OUT_OF_STOCK'
    when count(*) = 0 then 'IN_STOCK' else 'OUT_OF_STOCK' end
  from inventory_item i where i.site_id = p.site_id and i.product_id = p.id)`

/** What products can be filtered and sorted by. */
const fields: Readonly<Record<string, Field>> = {
  id: { kind: 'text', column: column('p.id'), always: true },
  numericId: { kind: 'number', column: column('p.numeric_id'), always: true },
  name: { kind: 'text', column: column('p.name'), sortBy: lowerName, always: true },
  slug: { kind: 'text', column: column('p.slug'), always: true },
  visible: { kind: 'flag', column: column('p.visible'), always: true },
  productType: { kind: 'text', column: column('p.product_type'), always: true },
  price: { kind: 'money', column: column('p.price'), always: true },
  'priceData.price': { kind: 'money', column: column('p.price'), always: true },
  'priceData.discountedPrice': { kind: 'money', column: column('p.discounted_price'), always: true },
  discountedPrice: { kind: 'money', column: column('p.discounted_price'), always: true },
  lastUpdated: { kind: 'date', column: column('p.last_updated'), always: true },
  createdDate: { kind: 'date', column: column('p.created_date'), always: true },
  sku: { kind: 'text', column: column("p.record->>'sku'") },
  description: { kind: 'text', column: column("p.record->>'description'") },
  brand: { kind: 'text', column: column("p.record->>'brand'") },
  ribbon: { kind: 'text', column: column("p.record->>'ribbon'") },
  weight: { kind: 'number', column: column("(p.record->>'weight')::numeric") },
  manageVariants: { kind: 'flag', column: column("(jsonb_array_length(p.record->'variants') > 0)") },
  'stock.inventoryStatus': { kind: 'text', column: inventoryStatus },
  inventoryStatus: { kind: 'text', column: inventoryStatus },
  collectionIds: { kind: 'list', column: collectionIds },
  'collections.id': { kind: 'list', column: collectionIds },
}

type Json = Record<string, unknown>

/**
 * Takes a condition on a single collection out of a filter, so that the page is one walk of that collection's index
 * instead of a test of every product.
 */
const takeCollection = (filter: unknown): { collectionId?: string; rest: unknown } => {
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return { rest: filter }
  const object = filter as Json
  if (Array.isArray(object.$and) && Object.keys(object).length === 1) {
    for (const [index, part] of object.$and.entries()) {
      const { collectionId, rest } = takeCollection(part)
      if (collectionId !== undefined) return { collectionId, rest: { $and: object.$and.with(index, rest) } }
    }
    return { rest: filter }
  }
  for (const key of ['collectionIds', 'collections.id']) {
    const condition = object[key]
    const single = singleValue(condition)
    if (single === undefined) continue
    const { [key]: _taken, ...rest } = object
    return { collectionId: single, rest }
  }
  return { rest: filter }
}

const singleValue = (condition: unknown): string | undefined => {
  if (typeof condition === 'string') return condition
  if (typeof condition !== 'object' || condition === null || Array.isArray(condition)) return undefined
  const entries = Object.entries(condition)
  const [operator, value] = entries[0] ?? []
  if (entries.length !== 1) return undefined
  if (operator === '$eq' && typeof value === 'string') return value
  const isOne =
    (operator === '$hasSome' || operator === '$hasAll' || operator === '$in') &&
    Array.isArray(value) &&
    value.length === 1
  return isOne && typeof value[0] === 'string' ? value[0] : undefined
}

export interface ProductPage {
  readonly rows: readonly ProductRow[]
  readonly metadata: QueryMetadata
}

interface Asked {
  readonly site: Site
  readonly query: Query | undefined
  /** Hidden products show only where this is set. */
  readonly hidden: boolean
}

/** What a filter means: the rows it walks, and the condition that is left. */
const sourceOf = ({ site, hidden }: Pick<Asked, 'site' | 'hidden'>, filter: unknown) => {
  const { collectionId, rest } = takeCollection(filter)
  const member = collectionId !== undefined && collectionId !== allProductsId
  const join = member
    ? sql`join collection_product m on m.site_id = p.site_id and m.product_id = p.id and m.collection_id = ${collectionId}`
    : sql``
  return { rest, from: sql`from product p ${join} where p.site_id = ${site.id} ${hidden ? sql`` : sql`and p.visible`}` }
}

const findByCursor = async (db: Db, { query, ...asked }: Asked): Promise<ProductPage> => {
  const wanted = readListing(query, { defaultSort: [{ fieldName: 'numericId', order: 'DESC' }], path: 'query' })
  const { rest, from } = sourceOf(asked, wanted.listing.filter)
  return findKeysetPage<ProductRow>(db, wanted, {
    columns: productColumns,
    from,
    filter: rest,
    fields,
    tieBreak: [{ kind: 'number', column: column('p.numeric_id') }],
    toMinor: (value) => toMinor(value, asked.site.currency),
    path: 'query',
  })
}

/** A page of products, by number of items skipped or by cursor. */
export const queryProducts = async (db: Db, asked: Asked): Promise<ProductPage> => {
  const { site, query = {} } = asked
  if (query.cursorPaging) return findByCursor(db, asked)
  const { limit = defaultLimit, offset = 0 } = query.paging ?? {}
  const { rest, from: source } = sourceOf(asked, query.filter)
  const condition = compileFilter(rest, { fields, toMinor: (value) => toMinor(value, site.currency) })
  const order = compileSort(query.sort ?? [], { fields, tieBreak: sql`p.numeric_id desc` })
  const from = sql`${source} and ${condition}`

  const page =
    limit === 0
      ? { rows: [] }
      : await sql<ProductRow>`select ${productColumns} ${from} order by ${order} limit ${limit} offset ${offset}`.execute(
          db,
        )
  const total = await countUpTo(db, from, { offset, found: page.rows.length, limit })
  return { rows: page.rows, metadata: { count: page.rows.length, offset, ...total } }
}

/** Counts what matches, but no further than it is worth; a page that is not full tells the count by itself. */
export const countUpTo = async (
  db: Db,
  from: RawBuilder<unknown>,
  { offset, found, limit }: { offset: number; found: number; limit: number },
): Promise<Pick<QueryMetadata, 'total' | 'tooManyToCount'>> => {
  if (found > 0 && found < limit) return { total: offset + found }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 ${from} limit ${mostCounted + 1}) as counted`.execute(db)
  const count = rows[0]!.count
  return count > mostCounted ? { tooManyToCount: true } : { total: count }
}

/** Whether anything was ever put into the catalog: before that a site has no store. */
export const hasCatalog = async (db: Db, siteId: string): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from product where site_id = ${siteId})
      or exists (select 1 from collection where site_id = ${siteId}) as found`.execute(db)
  return rows[0]!.found
}
