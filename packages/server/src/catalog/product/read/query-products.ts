import type { Query, QueryMetadata } from '@vitrine/contract/calls/query.ts'
import { productFactNames } from '@vitrine/contract/entities/catalog/product/product-facts.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Site } from '../../../ground/site/sites.ts'
import type { Db } from '../../../ground/database/tables.ts'
import {
  compileFilter,
  compileSortKeys,
  isObject,
  orderBy,
  type Field,
  type SortKey,
} from '../../../ground/query/conditions.ts'
import { findKeysetPage, readListing } from '../../../ground/query/keyset.ts'
import { needsRow, limitScan, type Found } from './limited-scan.ts'
import { catalogStates, countUpTo, type CatalogStates, type Counts } from './counts.ts'
import { allProductsId } from './present/present-product.ts'
import { findShownProduct, type ShownProduct } from './product-rows.ts'
import {
  maxTested,
  maxTestedInCollection,
  productIndexes,
  requireShortScan,
  productsInCollectionIndexes,
  type Indexes,
} from './scan-limits.ts'

const defaultLimit = 50

const column = (text: string): RawBuilder<unknown> => sql.raw(text)
const lowerName = column('lower(p.name)')

/** Every product belongs to the collection of all products, which has no rows of its own. */
export const collectionIds = sql`array(
  select ${sql.lit(allProductsId)} union all
  select c.collection_id from collection_product c where c.site_id = p.site_id and c.product_id = p.id)`

/** `inventoryStatusOf` of the domain in SQL, for a product `p`. A variant without a stock level is available. */
export const inventoryStatus = sql<string>`(
  select case when not coalesce(bool_or(not i.is_there), false) then 'IN_STOCK'
    when bool_or(i.is_there) or count(*) < greatest(jsonb_array_length(p.record->'variants'), 1)
    then 'PARTIALLY_OUT_OF_STOCK' else 'OUT_OF_STOCK' end
  from (select bool_or(case when tracked then quantity > 0 else in_stock end) as is_there
    from inventory_item where site_id = p.site_id and product_id = p.id group by variant_id) i)`

/** Products whose name has all three-letter groups of a text, which is indexed. */
const hasGrams =
  (siteId: string) =>
  (text: unknown): RawBuilder<boolean> =>
    sql<boolean>`p.grams @> name_grams(${siteId}, ${text}::text)`

/** Products that may have one of these names. The index is on lower-case names. */
export const hasLowerName = (values: readonly unknown[]): RawBuilder<boolean> =>
  sql<boolean>`lower(p.name) = any(array(select lower(one) from unnest(${values}::text[]) one))`

/** Products with one of these numbers. The index is on whole numbers. */
const hasNumericId = (values: readonly unknown[]): RawBuilder<boolean> =>
  sql<boolean>`p.numeric_id = any(${values.filter(Number.isInteger)}::bigint[])`

/** Fields that products can be filtered and sorted by. */
const fields: Readonly<Record<string, Field>> = {
  id: { kind: 'text', column: column('p.id'), isNeverNull: true },
  numericId: { kind: 'number', column: column('p.numeric_id'), narrowValues: hasNumericId, isNeverNull: true },
  name: { kind: 'text', column: column('p.name'), sortBy: lowerName, narrowValues: hasLowerName, isNeverNull: true },
  slug: { kind: 'text', column: column('p.slug'), isNeverNull: true },
  visible: { kind: 'flag', column: column('p.visible'), isNeverNull: true },
  productType: { kind: 'text', column: column('p.product_type'), isNeverNull: true },
  price: { kind: 'money', column: column('p.price'), isNeverNull: true },
  'priceData.price': { kind: 'money', column: column('p.price'), isNeverNull: true },
  'priceData.discountedPrice': { kind: 'money', column: column('p.discounted_price'), isNeverNull: true },
  discountedPrice: { kind: 'money', column: column('p.discounted_price'), isNeverNull: true },
  lastUpdated: { kind: 'date', column: column('p.last_updated'), isNeverNull: true },
  createdDate: { kind: 'date', column: column('p.created_date'), isNeverNull: true },
  sku: { kind: 'text', column: column("p.record->>'sku'") },
  description: { kind: 'text', column: column("p.record->>'description'") },
  brand: { kind: 'text', column: column("p.record->'brand'->>'name'") },
  ribbon: { kind: 'text', column: column("p.record->'ribbon'->>'name'") },
  ...Object.fromEntries(
    productFactNames.map((name): [string, Field] => [name, { kind: 'text', column: sql`p.record->>${sql.lit(name)}` }]),
  ),
  weight: { kind: 'number', column: column("(p.record->>'weight')::numeric") },
  manageVariants: { kind: 'flag', column: column("(jsonb_array_length(p.record->'variants') > 0)") },
  'stock.inventoryStatus': { kind: 'text', column: inventoryStatus },
  inventoryStatus: { kind: 'text', column: inventoryStatus },
  collectionIds: { kind: 'list', column: collectionIds },
  'collections.id': { kind: 'list', column: collectionIds },
}

type Json = Record<string, unknown>

/**
 * Takes a condition on a single collection out of a filter, so that a page is one scan of that collection's index
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

/** The products of a page. */
export interface ProductPage {
  readonly ids: readonly string[]
  readonly metadata: QueryMetadata
  /** The catalog state in which they were found. Absent if there are none. */
  readonly state?: string
  /** The products themselves, if they were loaded with the page. */
  readonly rows?: readonly ShownProduct[]
}

interface FoundId {
  readonly id: string
  readonly states: CatalogStates
}

interface ProductsQuery {
  readonly site: Site
  readonly query: Query | undefined
  /** Whether to include hidden products. */
  readonly hidden: boolean
}

/** A collection's rows hold the sort columns of its products, so a page is one scan of its index. */
const collectionFields: Readonly<Record<string, Field>> = {
  ...fields,
  ...Object.fromEntries(
    Object.entries({
      price: 'm.price',
      'priceData.price': 'm.price',
      lastUpdated: 'm.last_updated',
      numericId: 'm.numeric_id',
    }).map(([name, shelved]) => [name, { ...fields[name]!, column: column(shelved) }]),
  ),
  name: { ...fields.name!, sortBy: column('lower(m.name)') },
}

type Among = RawBuilder<boolean> | undefined

/** Returns the SQL of a table, or of a small subset of its rows that is read first. */
const fewOf = (table: string, { alias, scope, among }: { alias: string; scope: RawBuilder<unknown>; among: Among }) =>
  among
    ? sql`(select * from ${sql.table(table)} ${sql.ref(alias)} where ${scope} and ${among} offset 0) ${sql.ref(alias)}`
    : sql`${sql.table(table)} ${sql.ref(alias)}`

/** Returns the rows to scan for a filter, their sort columns, and the remaining condition. */
const sourceOf = ({ site, hidden }: Pick<ProductsQuery, 'site' | 'hidden'>, filter: unknown) => {
  const { collectionId, rest } = takeCollection(filter)
  const findable = (known: typeof fields) => ({ ...known, name: { ...known.name!, narrow: hasGrams(site.id) } })
  if (collectionId === undefined || collectionId === allProductsId) {
    const scope = sql`p.site_id = ${site.id}`
    const fromAmong = (among: Among) =>
      sql`from ${fewOf('product', { alias: 'p', scope, among })} where ${scope} ${hidden ? sql`` : sql`and p.visible`}`
    const rows = sql`from product p where ${scope}`
    const scan = { rows, indexes: productIndexes, alias: 'p', maxTested }
    return { rest, fromAmong, shownRows: fromAmong, scan, fields: findable(fields), numericId: column('p.numeric_id') }
  }
  const ofCollection = sql`m.site_id = ${site.id} and m.collection_id = ${collectionId}`
  const fromAmong = (
    among: Among,
  ) => sql`from ${fewOf('collection_product', { alias: 'm', scope: ofCollection, among })}
    join product p on p.site_id = m.site_id and p.id = m.product_id
    where ${ofCollection} ${hidden ? sql`` : sql`and m.visible`}`
  const rows = sql`from collection_product m where ${ofCollection}`
  const shownRows = (among: Among) =>
    sql`from ${fewOf('collection_product', { alias: 'm', scope: ofCollection, among })} where ${ofCollection} and m.visible`
  const scan = { rows, indexes: productsInCollectionIndexes, alias: 'm', maxTested: maxTestedInCollection }
  return { rest, fromAmong, shownRows, scan, fields: findable(collectionFields), numericId: column('m.numeric_id') }
}

/** Fields to filter and sort by, and their indexes, in one version of the catalog. */
export interface ListedFields {
  readonly fields: Readonly<Record<string, Field>>
  readonly indexes: Indexes
  readonly defaultSort: readonly { readonly fieldName: string; readonly order: 'ASC' | 'DESC' }[]
}

type CursorQuery = Omit<ProductsQuery, 'query'> & { readonly query: Parameters<typeof readListing>[0] }

/** Lists a page of products by cursor. Default: with the fields of catalog V1. */
export const findProductsByCursor = async (
  db: Db,
  { query, ...viewer }: CursorQuery,
  listed?: ListedFields,
): Promise<ProductPage> => {
  const defaultSort = [...(listed?.defaultSort ?? [{ fieldName: 'numericId', order: 'DESC' as const }])]
  const wanted = readListing(query, { defaultSort, path: 'query' })
  const { rest, fromAmong, numericId, ...source } = sourceOf(viewer, wanted.listing.filter)
  const known = listed?.fields ?? source.fields
  const scan = { ...source.scan, ...(listed && { indexes: listed.indexes }) }
  if (!viewer.hidden) await requireShortScan(db, { filter: rest, sort: wanted.listing.sort }, scan)
  const read = { fields: known, toMinor: (value: string | number) => toMinor(value, viewer.site.currency) }
  const { rows, metadata } = await findKeysetPage<FoundId>(db, wanted, {
    columns: sql`p.id, ${catalogStates(viewer.site.id)} as states`,
    from: async (place) => {
      if (viewer.hidden) return fromAmong(undefined)
      const condition = (filter: unknown) => compileFilter(filter, read)
      const sortedBy = wanted.listing.sort[0]?.fieldName
      const { among } = await limitScan(db, { filter: rest, condition, sortedBy, ...place }, scan)
      return fromAmong(among)
    },
    filter: rest,
    ...read,
    tieBreak: [{ kind: 'number', column: numericId }],
    path: 'query',
  })
  return pageOf(rows, metadata)
}

const pageOf = (rows: readonly FoundId[], metadata: QueryMetadata): ProductPage => ({
  ids: rows.map(({ id }) => id),
  metadata,
  ...(rows[0] && { state: rows[0].states[0] }),
})

/** Stock changes are not part of the cached state, so counts that depend on stock are not cached. */
const isLasting = (filter: unknown): boolean => !/inventoryStatus/i.test(JSON.stringify(filter) ?? '')

/** Ties are broken in the direction of the order, as the indexes do. Default: newest first. */
const sortKeysOf = (sort: Query['sort'] = [], known: typeof fields, numericId: RawBuilder<unknown>): SortKey[] => {
  const keys = compileSortKeys(sort, known)
  return [...keys, { column: numericId, descending: keys.at(-1)?.descending ?? true, isNeverNull: true }]
}

/** Returns the slug, if a query filters by nothing else, as product pages do. */
const slugOf = ({ filter, sort, paging }: Query): string | undefined => {
  if (!isObject(filter) || Object.keys(filter).length !== 1 || sort?.length || paging?.offset) return undefined
  if (paging?.limit === 0) return undefined
  const { slug } = filter
  const slugFilter = isObject(slug) && Object.keys(slug).length === 1 ? slug.$eq : slug
  return typeof slugFilter === 'string' && !slugFilter.includes('\0') ? slugFilter : undefined
}

const findBySlug = async (db: Db, { site, hidden }: ProductsQuery, slug: string): Promise<ProductPage> => {
  const found = await findShownProduct(db, site.id, { slug })
  if (!found || (!found.visible && !hidden)) return { ids: [], metadata: { count: 0, offset: 0, total: 0 } }
  const { id, state } = found
  return { ids: [id], metadata: { count: 1, offset: 0, total: 1 }, state, rows: [found] }
}

/** Readers of hidden products have no scan limit. */
const atOnce: Found = { isUncountable: false }

/** Lists a page of products, by offset or by cursor. */
export const queryProducts = async (db: Db, counts: Counts, request: ProductsQuery): Promise<ProductPage> => {
  const { site, query = {}, hidden } = request
  if (query.cursorPaging) return findProductsByCursor(db, request)
  const slug = slugOf(query)
  if (slug !== undefined) return findBySlug(db, request, slug)
  const { limit = defaultLimit, offset = 0 } = query.paging ?? {}
  const { rest, fromAmong, shownRows, scan, fields: known, numericId } = sourceOf(request, query.filter)
  const condition = (filter: unknown) =>
    compileFilter(filter, { fields: known, toMinor: (value) => toMinor(value, site.currency) })
  const matches = condition(rest)
  const order = orderBy(sortKeysOf(query.sort, known, numericId))
  if (!hidden) await requireShortScan(db, { ...query, filter: rest }, scan)
  const sortedBy = query.sort?.[0]?.fieldName
  const listed = { filter: rest, condition, order, sortedBy, size: offset + Math.max(limit, 1) }
  const { among, isUncountable } = hidden ? atOnce : await limitScan(db, listed, scan)
  const from = sql`${fromAmong(among)} and ${matches}`
  // One more row than the page needs. If it is missing, the total is known.
  const { rows: found } = await sql<FoundId>`
    select p.id, ${catalogStates(site.id)} as states ${from}
    order by ${order}
    limit ${sql.lit(limit === 0 ? 0 : limit + 1)} offset ${offset}`.execute(db)
  const rows = found.slice(0, limit)
  const [first] = rows
  const isWhole = found.length <= limit && (first !== undefined || (offset === 0 && limit > 0))
  if (isWhole) {
    return pageOf(rows, { count: rows.length, offset, total: offset + rows.length })
  }
  // The product table is joined only if a condition needs it.
  const counted = hidden || needsRow(rest, scan.indexes) ? from : sql`${shownRows(among)} and ${matches}`
  const count = async () => (isUncountable ? { tooManyToCount: true } : countUpTo(db, counted))
  const key = JSON.stringify([site.id, hidden, query.filter])
  const total = first && isLasting(query.filter) ? await counts(key, first.states[1], count) : await count()
  return pageOf(rows, { count: rows.length, offset, ...total })
}
