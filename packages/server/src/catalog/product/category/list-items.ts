import { sql, type RawBuilder } from 'kysely'
import { invalidField } from '../../../ground/base/refusal.ts'
import { isObject } from '../../../ground/query/conditions.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { allProductsId } from '../read/present/present-product.ts'
import { findSubtree } from './tree.ts'

/** Most rows that a page reads: each category of a subtree contributes as many as the page has. */
const maxRows = 50_000
const defaultLimit = 50

export interface ItemsQuery {
  readonly siteId: string
  readonly categoryId: string
  /** Whether hidden products are included. */
  readonly hidden: boolean
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
  readonly isArranged?: boolean | undefined
  readonly isDeep?: boolean | undefined
}

/** Where a page begins. Arranged products come first, by index; the others follow, newest first. */
interface Start {
  readonly isArranged: boolean
  readonly isDeep: boolean
  /** The index of the first arranged product; absent behind the last one. */
  readonly index?: number
  /** The number of the product that the other products are older than. */
  readonly before?: number
}

const field = 'cursorPaging.cursor'
const isCount = (value: unknown): value is number | undefined =>
  value === undefined || (Number.isSafeInteger(value) && (value as number) >= 0)

const writeCursor = (start: Start): string => Buffer.from(JSON.stringify(start)).toString('base64url')

const readCursor = (cursor: string): Start => {
  const refuse = () => invalidField(field, 'is not a cursor from an earlier response')
  let start: unknown
  try {
    start = JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    throw refuse()
  }
  if (!isObject(start) || !isCount(start.index) || !isCount(start.before)) throw refuse()
  const { index, before, isArranged, isDeep } = start
  return {
    isArranged: isArranged === true,
    isDeep: isDeep === true,
    ...(index !== undefined && { index }),
    ...(before !== undefined && { before }),
  }
}

const readStart = ({ cursor, isArranged, isDeep }: ItemsQuery): Start => {
  if (cursor === undefined || cursor === '')
    return { isArranged: isArranged ?? false, isDeep: isDeep ?? false, ...(isArranged && { index: 0 }) }
  const start = readCursor(cursor)
  const words = 'does not match the cursor: leave it out, or start again without a cursor'
  if (isArranged !== undefined && isArranged !== start.isArranged) throw invalidField('useCategoryArrangement', words)
  if (isDeep !== undefined && isDeep !== start.isDeep) throw invalidField('includeItemsFromSubcategories', words)
  return start
}

interface Item {
  readonly id: string
  /** Its number, or its index if it is arranged. */
  readonly place: number
}

/** Lists arranged products of a category from an index on. */
export const listArranged = async (
  db: Db,
  { siteId, categoryId, hidden }: Pick<ItemsQuery, 'siteId' | 'categoryId' | 'hidden'>,
  index = 0,
): Promise<Item[]> => {
  const { rows } = await sql<Item>`
    select product_id as id, arranged_index as place from collection_product
    where site_id = ${siteId} and collection_id = ${categoryId} and arranged_index >= ${index}
      ${hidden ? sql`` : sql`and visible`}
    order by arranged_index`.execute(db)
  return rows
}

const itemsOf = (
  { siteId, hidden }: ItemsQuery,
  { ids, start, size }: { ids: readonly string[]; start: Start; size: number },
): RawBuilder<unknown> => {
  const visible = hidden ? sql`` : sql`and visible`
  const older = start.before === undefined ? sql`` : sql`and numeric_id < ${start.before}`
  if (ids.includes(allProductsId))
    return sql`select id, numeric_id from product where site_id = ${siteId} ${visible} ${older}`
  const [id, ...others] = ids
  if (others.length === 0)
    return sql`
      select product_id as id, numeric_id from collection_product
      where site_id = ${siteId} and collection_id = ${id} ${visible} ${older}`
  return sql`
    select distinct one.id, one.numeric_id from unnest(${[...ids]}::text[]) category (id) cross join lateral (
      select product_id as id, numeric_id from collection_product
      where site_id = ${siteId} and collection_id = category.id ${visible} ${older}
      order by numeric_id desc limit ${size}
    ) one`
}

/** Lists a page of the products in a category. It reads no more rows than the page needs from each category. */
export const listItems = async (
  db: Db,
  query: ItemsQuery,
): Promise<{ readonly ids: readonly string[]; readonly next?: string }> => {
  const { siteId, categoryId: id, hidden, limit = defaultLimit } = query
  if (limit < 1) throw invalidField('cursorPaging.limit', 'must be at least 1', 'MIN')
  const start = readStart(query)
  const arranged = start.isArranged ? await listArranged(db, query) : []
  const first = start.index === undefined ? [] : arranged.filter(({ place }) => place >= start.index!)
  if (first.length > limit) {
    const next = writeCursor({ ...start, index: first[limit]!.place })
    return { ids: first.slice(0, limit).map((one) => one.id), next }
  }
  const subtree = start.isDeep ? await findSubtree(db, { siteId, id }, { onlyVisible: !hidden }) : [{ id }]
  const ids = subtree.map((one) => one.id)
  const wanted = limit - first.length
  // One more row tells whether there is a next page, and arranged products may be among the rows.
  const size = wanted + 1 + arranged.length
  if (ids.length * size > maxRows) {
    const words = `must be at most ${Math.floor(maxRows / ids.length) - arranged.length - 1} for so many subcategories`
    throw invalidField('cursorPaging.limit', words, 'MAX')
  }
  const { rows } = await sql<Item>`
    select id, numeric_id as place from (${itemsOf(query, { ids, start, size })}) item
    order by numeric_id desc limit ${size}`.execute(db)
  const isArranged = new Set(arranged.map((one) => one.id))
  const others = rows.filter((one) => !isArranged.has(one.id))
  const shown = others.slice(0, wanted)
  const { index: _, ...behind } = start
  const last = shown.at(-1)?.place ?? start.before
  const next = writeCursor({ ...behind, ...(last !== undefined && { before: last }) })
  return { ids: [...first, ...shown].map((one) => one.id), ...(others.length > wanted && { next }) }
}
