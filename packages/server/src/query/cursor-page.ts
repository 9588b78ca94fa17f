import { Search } from '@vitrine/contract/calls/query.ts'
import type { Static } from 'typebox'
import { sql, type RawBuilder } from 'kysely'
import { Check } from 'typebox/value'
import { invalidField } from '../refusal.ts'
import type { Db } from '../tables.ts'
import { compileFilter, isObject, type Field } from './conditions.ts'

type Sort = NonNullable<Static<typeof Search>['sort']>

/** A page of a table of one site's things, by a cursor that carries the whole query. */
export interface CursorPage<Row> {
  readonly rows: Row[]
  readonly metadata: { readonly count: number; readonly cursors: { readonly next?: string }; readonly hasNext: boolean }
}

export interface CursorPageOptions {
  readonly table: string
  readonly siteId: string
  readonly fields: Readonly<Record<string, Field>>
  readonly toMinor: (value: string | number) => number
}

interface Query {
  readonly filter?: unknown
  readonly sort: Sort
  /** Where the last row of the page before stood. */
  readonly after?: readonly string[]
}

const defaultLimit = 50
const oldestFirst: Sort = [{ fieldName: 'createdDate', order: 'ASC' }]

/** What a row is sorted by; always there, and text or a number, so that a cursor can name it. */
interface Place {
  readonly column: RawBuilder<unknown>
  readonly isNumber: boolean
  readonly descending: boolean
}

const placeOf = ({ kind, column, sortBy }: Field, descending: boolean): Place => {
  const value = sortBy ?? column
  switch (kind) {
    case 'date':
      return {
        column: sql`coalesce((extract(epoch from ${value}) * 1000000)::bigint, 0)`,
        isNumber: true,
        descending,
      }
    case 'number':
    case 'money':
      return { column: sql`coalesce(${value}, 0)`, isNumber: true, descending }
    default:
      return { column: sql`coalesce(${value}::text, '')`, isNumber: false, descending }
  }
}

const notACursor = () => invalidField('query.cursorPaging.cursor', 'is not a cursor of an earlier answer')

const writeCursor = (query: Query): string => Buffer.from(JSON.stringify(query)).toString('base64url')

const readCursor = (cursor: unknown): Query => {
  if (typeof cursor !== 'string') throw notACursor()
  let query: unknown
  try {
    query = JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    throw notACursor()
  }
  if (!isObject(query) || !Array.isArray(query.after) || !Check(Search, { sort: query.sort })) throw notACursor()
  const after = query.after.filter((value): value is string => typeof value === 'string' && !value.includes('\0'))
  return { filter: query.filter, sort: (query.sort ?? oldestFirst) as Sort, after }
}

const placesOf = (sort: Sort, fields: CursorPageOptions['fields']): Place[] => {
  const keys = sort.map(({ fieldName, order }, index) => {
    const field = Object.hasOwn(fields, fieldName) ? fields[fieldName] : undefined
    if (field && field.kind !== 'list') return placeOf(field, order === 'DESC')
    const known = Object.keys(fields).join(', ')
    throw invalidField(`query.sort[${index}].fieldName`, `is not a field to sort by; there are ${known}`)
  })
  const descending = keys.at(-1)?.descending ?? false
  return [...keys, { column: sql`id`, isNumber: false, descending }]
}

/** What comes after a place, in the order of the places. */
const beyond = (places: readonly Place[], after: readonly string[] | undefined): RawBuilder<boolean> => {
  if (!after) return sql<boolean>`true`
  const isPlace = ({ isNumber }: Place, index: number) => !isNumber || /^-?\d{1,18}(\.\d{1,18})?$/.test(after[index]!)
  if (after.length !== places.length || !places.every(isPlace)) throw notACursor()
  const value = (at: number) => sql`${after[at]}::${sql.raw(places[at]!.isNumber ? 'numeric' : 'text')}`
  const later = places.map(({ column, descending }, index) => {
    const equal = places.slice(0, index).map((earlier, at) => sql`${earlier.column} = ${value(at)}`)
    const further = sql`${column} ${sql.raw(descending ? '<' : '>')} ${value(index)}`
    return sql`(${sql.join([...equal, further], sql` and `)})`
  })
  return sql<boolean>`(${sql.join(later, sql` or `)})`
}

/** Finds a page; a cursor goes on after the last row of an earlier answer, whatever has come in since. */
export const findCursorPage = async <Row>(
  db: Db,
  given: Static<typeof Search> | undefined,
  { table, siteId, fields, toMinor }: CursorPageOptions,
): Promise<CursorPage<Row>> => {
  const { filter, sort, cursorPaging, paging } = given ?? {}
  const limit = cursorPaging?.limit || paging?.limit || defaultLimit
  const isFirst = cursorPaging?.cursor === undefined || cursorPaging.cursor === null || cursorPaging.cursor === ''
  const query: Query = isFirst ? { filter, sort: sort?.length ? sort : oldestFirst } : readCursor(cursorPaging.cursor)
  const places = placesOf(query.sort, fields)
  const order = places.map(({ column, descending }) => sql`${column} ${sql.raw(descending ? 'desc' : 'asc')}`)
  const { rows } = await sql<Row & { place: string[] }>`
    select *, array[${sql.join(places.map(({ column }) => sql`${column}::text`))}] as place
    from ${sql.table(table)}
    where site_id = ${siteId} and ${compileFilter(query.filter, { fields, toMinor })} and ${beyond(places, query.after)}
    order by ${sql.join(order)} limit ${limit + 1}`.execute(db)
  const page = rows.slice(0, limit)
  const hasNext = rows.length > limit
  const next = hasNext ? { next: writeCursor({ ...query, after: page.at(-1)!.place }) } : {}
  return { rows: page, metadata: { count: page.length, cursors: next, hasNext } }
}
