import { Search } from '@vitrine/contract/calls/query.ts'
import type { Static } from 'typebox'
import { sql, type RawBuilder } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import { Check } from 'typebox/value'
import { isEmptyDeep } from '../schema/unbuilt.ts'
import { invalidField } from '../base/refusal.ts'
import type { Db } from '../database/tables.ts'
import { compileFilter, isObject, requireSortable, type Field, type FieldKind } from './conditions.ts'

type Sort = NonNullable<Static<typeof Search>['sort']>
type Fields = Readonly<Record<string, Field>>

/** A list query. Cursors contain all of it, so that each page continues the same list. */
export interface Listing {
  readonly filter?: unknown
  readonly sort: Sort
  /** The search expression, if the list can be searched. */
  readonly expression: string
  /** The sort values of the row next to which the page begins, and on which side of it. */
  readonly beside?: { readonly row: readonly string[]; readonly before: boolean }
}

const defaultLimit = 50
const maxExpressionLength = 100

const writeCursor = (listing: Listing): string => Buffer.from(JSON.stringify(listing)).toString('base64url')

const invalidCursor = (path: string) =>
  invalidField(`${path}.cursorPaging.cursor`, 'is not a cursor from an earlier response')

const readCursor = (cursor: unknown, { defaultSort, path }: ListingOptions): Listing => {
  if (typeof cursor !== 'string') throw invalidCursor(path)
  let listing: unknown
  try {
    listing = JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    throw invalidCursor(path)
  }
  if (!isObject(listing) || !Check(Search, { sort: listing.sort }) || !isObject(listing.beside))
    throw invalidCursor(path)
  const { filter, sort, expression, beside } = listing
  const { row, before } = beside
  const isRow = Array.isArray(row) && row.every((value) => typeof value === 'string' && !value.includes('\0'))
  if (!isRow || typeof expression !== 'string') throw invalidCursor(path)
  return { filter, sort: (sort ?? defaultSort) as Sort, expression, beside: { row, before: before === true } }
}

export interface ListingOptions {
  readonly defaultSort: Sort
  /** The path of the query in the request, for error messages. */
  readonly path: string
  /** Whether the list can be searched. Default: false. */
  readonly isSearched?: boolean
}

type Given = Static<typeof Search>
const notAllowed = 'FIELD_NOT_ALLOWED'

/** Returns the search expression, or throws if the list can't be searched. */
const expressionOf = (search: Given['search'] = {}, { path, isSearched = false }: ListingOptions): string => {
  const { expression = '', ...others } = search
  const field = `${path}.search`
  const other = Object.keys(others).find((name) => !isEmptyDeep(others[name]))
  if (other !== undefined) throw invalidField(`${field}.${other}`, 'is not supported; use expression', notAllowed)
  if (typeof expression !== 'string') throw invalidField(`${field}.expression`, 'must be text', 'FORMAT')
  if (expression !== '' && !isSearched)
    throw invalidField(`${field}.expression`, 'is not supported by this call: filter by its fields', notAllowed)
  if (expression.length <= maxExpressionLength) return expression
  const words = `must be at most ${maxExpressionLength} characters long`
  throw invalidField(`${field}.expression`, words, 'MAX_LENGTH')
}

/** Rejects a filter, order or expression that differs from the one in the cursor. */
const refuseMismatch = (listing: Listing, { filter, sort, search }: Given, { path }: ListingOptions): void => {
  const words = 'does not match the cursor: leave it out, or start again without a cursor'
  if (!isEmptyDeep(filter) && !isDeepStrictEqual(filter, listing.filter)) throw invalidField(`${path}.filter`, words)
  if (sort?.length && !isDeepStrictEqual(sort, listing.sort)) throw invalidField(`${path}.sort`, words)
  if (search?.expression && search.expression !== listing.expression)
    throw invalidField(`${path}.search.expression`, words)
}

/** Reads a query with cursor paging. A cursor contains the filter and order of its list. */
export const readListing = (
  query: Given | undefined,
  options: ListingOptions,
): { readonly listing: Listing; readonly limit: number } => {
  const { filter, sort, cursorPaging, paging, search } = query ?? {}
  if (paging?.offset)
    throw invalidField(
      `${options.path}.paging.offset`,
      'cannot be combined with cursors: use the cursor of the last response',
      notAllowed,
    )
  const expression = expressionOf(search, options)
  const limit = cursorPaging?.limit ?? paging?.limit ?? defaultLimit
  if (limit < 1) throw invalidField(`${options.path}.cursorPaging.limit`, 'must be at least 1', 'MIN')
  const cursor = cursorPaging?.cursor
  if (cursor !== undefined && cursor !== null && cursor !== '') {
    const listing = readCursor(cursor, options)
    refuseMismatch(listing, query ?? {}, options)
    return { listing, limit }
  }
  return { listing: { filter, sort: sort?.length ? sort : options.defaultSort, expression }, limit }
}

/** How sort values are written to cursors and read from them. */
interface Kind {
  /** Replaces missing values. Sorts before all others. */
  readonly absent: RawBuilder<unknown>
  readonly write: (column: RawBuilder<unknown>) => RawBuilder<unknown>
  readonly read: (text: string) => RawBuilder<unknown>
  readonly isValue: (text: string) => boolean
}

const numbers: Kind = {
  absent: sql.raw("'-Infinity'::numeric"),
  write: (column) => sql`${column}::text`,
  read: (text) => sql`${text}::numeric`,
  isValue: (text) => /^(-Infinity|-?\d{1,18}(\.\d{1,18})?)$/.test(text),
}
const texts: Kind = {
  absent: sql.raw("''"),
  write: (column) => sql`${column}::text`,
  read: (text) => sql`${text}::text`,
  isValue: () => true,
}
const microseconds: Kind = {
  absent: sql.raw("timestamptz 'epoch'"),
  write: (column) => sql`(extract(epoch from ${column}) * 1000000)::bigint::text`,
  read: (text) => sql`(timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond')`,
  isValue: (text) => /^-?\d{1,16}$/.test(text),
}

const kinds: Readonly<Record<Exclude<FieldKind, 'list'>, Kind>> = {
  number: numbers,
  money: numbers,
  text: texts,
  flag: texts,
  date: microseconds,
}

interface SortColumn extends Kind {
  readonly column: RawBuilder<unknown>
  readonly descending: boolean
}

const sortColumnOf = ({ kind, column, sortBy, isNeverNull: always }: Field, descending: boolean): SortColumn => {
  const how = kinds[kind as Exclude<FieldKind, 'list'>]
  const value = sortBy ?? (kind === 'flag' ? sql`${column}::text` : column)
  return { ...how, descending, column: always ? value : sql`coalesce(${value}, ${how.absent})` }
}

const sortColumnsOf = ({ sort }: Listing, { fields, tieBreak, path }: PageOptions): SortColumn[] => {
  const keys = sort.map(({ fieldName, order }, index) => {
    const field = requireSortable(fields, fieldName, `${path}.sort[${index}].fieldName`)
    return sortColumnOf(field, order === 'DESC')
  })
  const descending = keys.at(-1)?.descending ?? false
  return [...keys, ...tieBreak.map((field) => sortColumnOf({ ...field, isNeverNull: true }, descending))]
}

/** Returns the condition for rows after (or before) a row in the sort order. */
const rowsBeyond = (
  sortColumns: readonly SortColumn[],
  beside: Listing['beside'],
  refusal: Error,
): RawBuilder<boolean> => {
  if (!beside) return sql<boolean>`true`
  const { row, before } = beside
  if (row.length !== sortColumns.length || !sortColumns.every(({ isValue }, index) => isValue(row[index]!)))
    throw refusal
  const further = sortColumns.map(({ column, descending, read }, index) => {
    const equal = sortColumns.slice(0, index).map((place, at) => sql`${place.column} = ${place.read(row[at]!)}`)
    const past = sql`${column} ${sql.raw(descending === before ? '>' : '<')} ${read(row[index]!)}`
    return sql`(${sql.join([...equal, past], sql` and `)})`
  })
  // With this condition, an index scan starts at the first column's value instead of at its end.
  const [{ column, descending, read }] = sortColumns as [SortColumn, ...SortColumn[]]
  const from = sql`${column} ${sql.raw(descending === before ? '>=' : '<=')} ${read(row[0]!)}`
  return sql<boolean>`(${from} and (${sql.join(further, sql` or `)}))`
}

/** The start, order and size of a page. */
export interface PagePosition {
  readonly order: RawBuilder<unknown>
  readonly begin: RawBuilder<boolean>
  readonly size: number
}

export interface PageOptions {
  /** The columns to select. */
  readonly columns: RawBuilder<unknown>
  /**
   * The SQL from `from` on, ending with a `where` condition to which more can be added. Can depend on the position of
   * the page.
   */
  readonly from: RawBuilder<unknown> | ((place: PagePosition) => Promise<RawBuilder<unknown>>)
  /** The filter, if `from` has handled some conditions of the listing's filter. */
  readonly filter?: unknown
  readonly fields: Fields
  /** Columns that make the order unique. */
  readonly tieBreak: readonly Pick<Field, 'kind' | 'column'>[]
  readonly toMinor: (value: string | number) => number
  readonly path: string
}

export interface CursorPage<Row> {
  readonly rows: Row[]
  readonly metadata: {
    readonly count: number
    readonly cursors: { readonly next?: string; readonly prev?: string }
    readonly hasNext: boolean
  }
}

/**
 * Finds a page by cursor. It begins next to a row of an earlier page, regardless of rows added since. If the sort
 * columns are `isNeverNull`, an index in the same order is used.
 */
export const findKeysetPage = async <Row>(
  db: Db,
  { listing, limit }: { readonly listing: Listing; readonly limit: number },
  options: PageOptions,
): Promise<CursorPage<Row>> => {
  const { columns, from, fields, toMinor, path } = options
  const filter = 'filter' in options ? options.filter : listing.filter
  const { beside } = listing
  const before = beside?.before ?? false
  const sortColumns = sortColumnsOf(listing, options)
  const order = sortColumns.map(
    ({ column, descending }) => sql`${column} ${sql.raw(descending === before ? 'asc' : 'desc')}`,
  )
  const matches = compileFilter(filter, { fields, toMinor, path })
  const place = { order: sql.join(order), begin: rowsBeyond(sortColumns, beside, invalidCursor(path)), size: limit }
  const source = typeof from === 'function' ? await from(place) : from
  const { rows } = await sql<Row & { readonly place: string[] }>`
    select ${columns}, array[${sql.join(sortColumns.map(({ column, write }) => write(column)))}] as place
    ${source} and ${matches} and ${place.begin}
    order by ${place.order} limit ${limit + 1}`.execute(db)
  const page = rows.slice(0, limit)
  if (before) page.reverse()
  const hasMore = rows.length > limit
  const hasNext = page.length > 0 && (before || hasMore)
  const hasPrev = page.length > 0 && (before ? hasMore : beside !== undefined)
  const cursorAt = (row: { readonly place: string[] }, isBefore: boolean) =>
    writeCursor({ ...listing, beside: { row: row.place, before: isBefore } })
  const cursors = {
    ...(hasNext && { next: cursorAt(page.at(-1)!, false) }),
    ...(hasPrev && { prev: cursorAt(page[0]!, true) }),
  }
  return { rows: page, metadata: { count: page.length, cursors, hasNext } }
}
