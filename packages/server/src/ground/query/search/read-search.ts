import { isDeepStrictEqual } from 'node:util'
import type { CursorSearch, SearchDetails } from '@vitrine/contract/calls/cursor-search.ts'
import { isTimeZone } from '@vitrine/domain/time/day.ts'
import { invalidField } from '../../base/refusal.ts'
import { isEmptyDeep } from '../../schema/unbuilt.ts'
import { isObject } from '../conditions.ts'

const defaultLimit = 50
const maxSorts = 10

export interface SearchSort {
  readonly fieldName: string
  readonly order?: 'ASC' | 'DESC'
}

/** A sort value of a row; `null` if it has none. */
export type SortValue = string | number | null

/** The place of a page: next to a row, on this side of it. */
export interface Beside {
  readonly row: readonly SortValue[]
  readonly before: boolean
}

/** A search with its place. Cursors contain it, so that each page continues the same list. */
export interface Listing {
  readonly filter?: unknown
  readonly sort: readonly SearchSort[]
  readonly search: SearchDetails
  /** Time zone of dates in the filter. */
  readonly timeZone?: string
  readonly beside?: Beside
}

export const writeCursor = (listing: Listing): string => Buffer.from(JSON.stringify(listing)).toString('base64url')

const invalidCursor = (path: string) =>
  invalidField(`${path}.cursorPaging.cursor`, 'is not a cursor from an earlier response')

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}

const isSort = (sort: unknown): sort is readonly SearchSort[] =>
  Array.isArray(sort) &&
  sort.length <= maxSorts &&
  sort.every(
    (one) =>
      isObject(one) &&
      typeof one.fieldName === 'string' &&
      (one.order === undefined || one.order === 'ASC' || one.order === 'DESC'),
  )

const isDetails = (search: unknown): search is SearchDetails => {
  if (!isObject(search)) return false
  const { mode, expression, fields, fuzzy } = search
  const isFields = fields === undefined || (Array.isArray(fields) && fields.every((one) => typeof one === 'string'))
  const isExpression = expression === undefined || (typeof expression === 'string' && expression.length <= 100)
  return (
    isFields && isExpression && [undefined, 'OR', 'AND'].includes(mode as never) && typeof (fuzzy ?? true) === 'boolean'
  )
}

const isRow = (row: unknown): row is readonly SortValue[] =>
  Array.isArray(row) && row.every((value) => value === null || typeof value === 'string' || typeof value === 'number')

const readCursor = (cursor: unknown, path: string): Listing => {
  const listing = typeof cursor === 'string' ? parse(cursor) : undefined
  if (!isObject(listing) || !isSort(listing.sort) || !isDetails(listing.search) || !isObject(listing.beside))
    throw invalidCursor(path)
  const { filter, sort, search, timeZone, beside } = listing
  const isZone = timeZone === undefined || typeof timeZone === 'string'
  if (!isRow(beside.row) || typeof beside.before !== 'boolean' || !isZone) throw invalidCursor(path)
  return {
    filter,
    sort,
    search,
    ...(timeZone !== undefined && { timeZone }),
    beside: { row: beside.row, before: beside.before },
  }
}

/** Rejects a filter, order or words that differ from those in the cursor. */
const refuseMismatch = (listing: Listing, { filter, sort, search }: CursorSearch, path: string): void => {
  const words = 'does not match the cursor: leave it out, or start again without a cursor'
  if (!isEmptyDeep(filter) && !isDeepStrictEqual(filter, listing.filter)) throw invalidField(`${path}.filter`, words)
  if (sort?.length && !isDeepStrictEqual(sort, listing.sort)) throw invalidField(`${path}.sort`, words)
  if (!isEmptyDeep(search) && !isDeepStrictEqual(search, listing.search)) throw invalidField(`${path}.search`, words)
}

/** Reads a search with cursor paging. `path` is that of the search in the request. */
export const readSearch = (
  sent: CursorSearch = {},
  path: string,
): { readonly listing: Listing; readonly limit: number } => {
  const { filter, sort = [], cursorPaging, search = {}, timeZone } = sent
  const limit = cursorPaging?.limit ?? defaultLimit
  if (limit < 1) throw invalidField(`${path}.cursorPaging.limit`, 'must be at least 1', 'MIN')
  const cursor = cursorPaging?.cursor
  if (cursor === undefined || cursor === null || cursor === '')
    return { listing: { filter, sort, search, ...(timeZone !== undefined && { timeZone }) }, limit }
  const listing = readCursor(cursor, path)
  refuseMismatch(listing, sent, path)
  return { listing, limit }
}

/** Reads the time zone of a search. */
export const readTimeZone = (timeZone: string | undefined, path: string): string => {
  if (timeZone === undefined || timeZone === '') return 'UTC'
  if (!isTimeZone(timeZone)) throw invalidField(`${path}.timeZone`, 'is not a time zone, such as Europe/Vilnius')
  return timeZone
}
