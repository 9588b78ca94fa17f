import { storesNamespace } from '@vitrine/contract/entities/catalog/category.ts'
import type { CursorMetadata, Search } from '@vitrine/contract/calls/query.ts'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { sql, type RawBuilder } from 'kysely'
import { invalidField } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { compileFilter, type Field } from '../../../ground/query/conditions.ts'
import { findKeysetPage, readListing } from '../../../ground/query/keyset.ts'
import { allProductsId } from '../read/present/present-product.ts'
import { isLongerThan, maxScanned, requireShortScan, type Indexes } from '../read/scan-limits.ts'
import { categoryColumns, type CategoryRow } from './category-rows.ts'

const fields: Readonly<Record<string, Field>> = {
  id: { kind: 'text', column: sql`k.id`, isNeverNull: true, isFilterOnly: true },
  slug: { kind: 'text', column: sql`k.slug`, isNeverNull: true, isFilterOnly: true },
  visible: { kind: 'flag', column: sql`k.visible`, isNeverNull: true, isFilterOnly: true },
  name: {
    kind: 'text',
    column: sql`k.name`,
    sortBy: sql`lower(k.name)`,
    narrowValues: (values) =>
      sql<boolean>`lower(k.name) = any(array(select lower(one) from unnest(${values}::text[]) one))`,
    isNeverNull: true,
  },
  managingAppId: {
    kind: 'text',
    column: sql`case when k.id = ${sql.lit(allProductsId)} then ${sql.lit(storesAppId)} end`,
  },
  createdDate: { kind: 'date', column: sql`k.created_date`, isNeverNull: true },
  updatedDate: { kind: 'date', column: sql`k.last_updated`, isNeverNull: true },
  'parentCategory.id': { kind: 'text', column: sql`k.parent_id` },
  'parentCategory.index': { kind: 'number', column: sql`k.position`, isNeverNull: true },
  'treeReference.appNamespace': {
    kind: 'text',
    column: sql`${sql.lit(storesNamespace)}::text`,
    isNeverNull: true,
    isFilterOnly: true,
  },
  'treeReference.treeKey': { kind: 'text', column: sql`null::text`, isFilterOnly: true },
}

const exact = ['$eq', '$in']
const range = { operators: [...exact, '$gt', '$gte', '$lt', '$lte', '$ge', '$le'], sorts: true } as const

/** Index support for categories. */
const indexes: Indexes = {
  id: { operators: exact, isKey: true },
  slug: { operators: exact, isKey: true },
  name: { operators: exact, sorts: true },
  'parentCategory.id': { operators: exact },
  'parentCategory.index': { operators: [], sorts: true },
  createdDate: range,
  updatedDate: range,
}

export interface CategoriesView {
  readonly siteId: string
  /** Whether hidden categories are included. */
  readonly hidden: boolean
  /** Whether long scans are allowed. */
  readonly isElevated: boolean
}

const rowsOf = ({ siteId, hidden }: CategoriesView): RawBuilder<unknown> =>
  sql`from collection k where k.site_id = ${siteId} ${hidden ? sql`` : sql`and k.visible`}`

const scanOf = (view: CategoriesView) => ({ rows: rowsOf(view), indexes, of: 'collections' }) as const

/** The condition that each word of an expression is in the name or description. */
const containsWords = (expression: string): RawBuilder<unknown> => {
  const words = expression
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const text = sql`lower(k.name || ' ' || k.description)`
  return sql.join([sql`true`, ...words.map((word) => sql`position(${word} in ${text}) > 0`)], sql` and `)
}

/** Refuses buyers' searches in too many categories. */
const requireFewToSearch = async (db: Db, view: CategoriesView, expression: string): Promise<void> => {
  if (view.isElevated || expression === '' || !(await isLongerThan(db, scanOf(view), maxScanned))) return
  throw invalidField('search.expression', `is not supported for more than ${maxScanned} categories`)
}

const defaultSort = [{ fieldName: 'parentCategory.index' }]

/** Finds a page of categories, by default in the merchant's order. */
export const queryCategories = async (
  db: Db,
  view: CategoriesView,
  query: Search | undefined,
  path: 'query' | 'search' = 'query',
): Promise<{ readonly rows: readonly CategoryRow[]; readonly pagingMetadata: CursorMetadata }> => {
  const wanted = readListing(query, { defaultSort, path, isSearched: path === 'search' })
  const { filter, sort, expression } = wanted.listing
  await requireFewToSearch(db, view, expression)
  if (!view.isElevated) await requireShortScan(db, { filter, sort }, scanOf(view))
  const { rows, metadata } = await findKeysetPage<CategoryRow>(db, wanted, {
    columns: categoryColumns(view.siteId),
    from: sql`${rowsOf(view)} and ${containsWords(expression)}`,
    fields,
    tieBreak: [{ kind: 'number', column: sql`k.numeric_id` }],
    toMinor: Number,
    path,
  })
  return { rows, pagingMetadata: metadata }
}

/** Counts the categories that match a filter. */
export const countCategories = async (
  db: Db,
  view: CategoriesView,
  { filter, expression = '' }: { filter?: unknown; expression?: string | undefined },
): Promise<number> => {
  const condition = compileFilter(filter, { fields, toMinor: Number, path: '' })
  await requireFewToSearch(db, view, expression)
  if (!view.isElevated) await requireShortScan(db, { filter }, scanOf(view))
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count ${rowsOf(view)} and ${condition} and ${containsWords(expression)}`.execute(db)
  return rows[0]!.count
}
