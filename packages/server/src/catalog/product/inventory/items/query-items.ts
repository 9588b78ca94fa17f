import type { CursorMetadata, Search } from '@vitrine/contract/calls/query.ts'
import type { InventorySearchDetails } from '@vitrine/contract/entities/catalog/stock/inventory-search.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../../ground/database/tables.ts'
import { noMoney } from '../../../../ground/entity/entity-kind.ts'
import { compileFilter, type Field } from '../../../../ground/query/conditions.ts'
import { findKeysetPage, readListing } from '../../../../ground/query/keyset.ts'
import { requireShortScan, type Indexes } from '../../read/scan-limits.ts'
import {
  directCategoryIds,
  itemColumns,
  itemsFrom,
  joinedVariant,
  variantNameOf,
  variantSkuOf,
  type ShownItem,
} from './present-item.ts'

const isInStock = sql`(case when i.tracked then i.quantity > 0 else i.in_stock end)`

const fieldsWith = (variant: RawBuilder<unknown>): Readonly<Record<string, Field>> => ({
  id: { kind: 'text', column: sql`i.id`, isNeverNull: true, isFilterOnly: true },
  locationId: { kind: 'text', column: sql`i.location_id`, isNeverNull: true, isFilterOnly: true },
  variantId: { kind: 'text', column: sql`i.catalog_variant_id`, isNeverNull: true, isFilterOnly: true },
  productId: { kind: 'text', column: sql`i.product_id`, isNeverNull: true },
  createdDate: { kind: 'date', column: sql`i.created_date`, isNeverNull: true },
  updatedDate: { kind: 'date', column: sql`i.updated_date`, isNeverNull: true },
  quantity: { kind: 'number', column: sql`(case when i.tracked then i.quantity end)` },
  trackQuantity: { kind: 'flag', column: sql`i.tracked`, isNeverNull: true },
  inStock: { kind: 'flag', column: isInStock, isNeverNull: true },
  availabilityStatus: {
    kind: 'text',
    column: sql`(case when ${isInStock} then 'IN_STOCK'
      when i.preorder_enabled and (not i.tracked or i.preorder_counter < i.preorder_limit) then 'PREORDER'
      else 'OUT_OF_STOCK' end)`,
    isNeverNull: true,
  },
  'preorderInfo.enabled': { kind: 'flag', column: sql`i.preorder_enabled`, isNeverNull: true },
  'product.name': { kind: 'text', column: sql`p.name`, sortBy: sql`lower(p.name)`, isNeverNull: true },
  'product.brand.id': { kind: 'text', column: sql`(p.record->'brand'->>'id')` },
  'product.variantName': { kind: 'text', column: variantNameOf(variant) },
  'product.variantSku': { kind: 'text', column: variantSkuOf(variant) },
  'product.variantBarcode': { kind: 'text', column: sql`(${variant}->>'barcode')` },
  'product.directCategoryIds': { kind: 'list', column: directCategoryIds },
})

/** Fields that items can be filtered by. */
export const itemFields = fieldsWith(joinedVariant)

/** The same without a join: a product may have 1,000 variants, of which few conditions read one. */
const unjoinedFields = fieldsWith(sql`(
  select v from jsonb_array_elements(p.record->'variants') v where v->>'id' = i.variant_id)`)

const searchedFields = ['product.name', 'product.variantName', 'product.variantSku', 'product.variantBarcode'] as const

const exact = ['$eq', '$in']
const indexes: Indexes = {
  id: { operators: exact, isKey: true },
  variantId: { operators: exact, isKey: true },
  productId: { operators: exact, isKey: true },
  createdDate: { operators: [...exact, '$gt', '$gte', '$lt', '$lte', '$ge', '$le'], sorts: true },
}

export interface ItemsView {
  readonly siteId: string
  /** Whether items of hidden products and long scans are included: for callers with the store's permissions. */
  readonly isElevated: boolean
}

const scanned = ({ siteId, isElevated }: ItemsView): RawBuilder<unknown> =>
  sql`${itemsFrom} where i.site_id = ${siteId}
    ${isElevated ? sql`` : sql`and p.visible and coalesce((variant.v->>'visible')::boolean, true)`}`

const pattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** The condition that any word, or each word, of an expression is in one of the searched fields. */
export const containsWordsIn = (
  known: Readonly<Record<string, Field>>,
  { expression = '', mode = 'OR', fields }: InventorySearchDetails = {},
): RawBuilder<boolean> => {
  const words = expression.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return sql<boolean>`true`
  const names = fields && fields.length > 0 ? fields : searchedFields
  const text = sql`concat_ws(' ', ${sql.join(names.map((name) => known[name]!.column))})`
  const found = words.map((word) => sql`${text} ilike ${pattern(word)}`)
  return sql<boolean>`(${sql.join(found, mode === 'AND' ? sql` and ` : sql` or `)})`
}

export interface Matching {
  readonly filter?: unknown
  readonly search?: InventorySearchDetails | undefined
  /** The path of the filter's parent in the request. */
  readonly path: string
}

/** The SQL from `from` on, for the items that match a filter and an expression. */
export const matchingItems = (view: ItemsView, { filter, search, path }: Matching): RawBuilder<unknown> =>
  sql`${scanned(view)} and ${compileFilter(filter, { fields: itemFields, toMinor: noMoney, path })}
    and ${containsWordsIn(itemFields, search)}`

/** The same for callers with the store's permissions, who only need the items themselves. */
const matchingOwn = (siteId: string, { filter, search, path }: Matching): RawBuilder<unknown> => sql`
  from inventory_item i join product p on p.site_id = i.site_id and p.id = i.product_id
  where i.site_id = ${siteId} and ${compileFilter(filter, { fields: unjoinedFields, toMinor: noMoney, path })}
    and ${containsWordsIn(unjoinedFields, search)}`

const defaultSort = [{ fieldName: 'createdDate', order: 'ASC' as const }]

/** Finds a page of items, by default the oldest first. */
export const queryItems = async (
  db: Db,
  view: ItemsView,
  query: Search | undefined,
  { search, path = 'query' }: { search?: InventorySearchDetails | undefined; path?: 'query' | 'search' } = {},
): Promise<{ readonly rows: readonly ShownItem[]; readonly pagingMetadata: CursorMetadata }> => {
  const wanted = readListing(query, { defaultSort, path })
  const { filter, sort } = wanted.listing
  const rowsOfSite = { rows: sql`from inventory_item i where i.site_id = ${view.siteId}`, indexes }
  if (!view.isElevated) await requireShortScan(db, { filter, sort }, rowsOfSite)
  const { rows, metadata } = await findKeysetPage<ShownItem>(db, wanted, {
    columns: itemColumns,
    from: sql`${scanned(view)} and ${containsWordsIn(itemFields, search)}`,
    fields: itemFields,
    tieBreak: [{ kind: 'text', column: sql`i.id` }],
    toMinor: noMoney,
    path,
  })
  return { rows, pagingMetadata: metadata }
}

/** Counts the items that match a filter and an expression. */
export const countItems = async (db: Db, view: ItemsView, matching: Matching): Promise<number> => {
  const from = view.isElevated ? matchingOwn(view.siteId, matching) : matchingItems(view, matching)
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count ${from}`.execute(db)
  return rows[0]!.count
}

/** Lists the IDs of items that match, in their order, after one of them. */
export const listItemIds = async (
  db: Db,
  siteId: string,
  matching: Matching & { readonly after?: string | undefined; readonly limit: number },
): Promise<string[]> => {
  const { after = '', limit } = matching
  const { rows } = await sql<{ id: string }>`
    select i.id ${matchingOwn(siteId, matching)} and i.id > ${after}
    order by i.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
