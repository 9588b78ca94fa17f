import type { SearchAggregation } from '@vitrine/contract/entities/search-aggregation.ts'
import { sql, type RawBuilder } from 'kysely'
import { invalidField, required } from '../../../../ground/base/refusal.ts'
import type { Db } from '../../../../ground/database/tables.ts'
import type { Field, FieldKind } from '../../../../ground/query/conditions.ts'
import { itemFields } from './query-items.ts'

export type Kind = 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM'
/** One aggregation, or a level of nested ones. */
export type Level = Omit<SearchAggregation, 'nested' | 'type'> & { readonly type?: string | undefined }

export interface Reading {
  readonly path: string
  readonly timeZone: string
}

const kindsByType: Readonly<Record<Kind, readonly FieldKind[]>> = {
  VALUE: ['text', 'number', 'flag', 'date', 'list'],
  RANGE: ['number'],
  SCALAR: ['text', 'number', 'flag', 'date', 'list'],
  DATE_HISTOGRAM: ['date'],
}

const optionsOf = { VALUE: 'value', RANGE: 'range', SCALAR: 'scalar', DATE_HISTOGRAM: 'dateHistogram' } as const

/** Returns which aggregation is meant: by its options, or by its type. */
export const typeOf = (level: Level, path: string): Kind => {
  const named = (Object.keys(optionsOf) as Kind[]).filter((kind) => level[optionsOf[kind]] !== undefined)
  const [type = level.type as Kind | undefined] = named
  if (named.length > 1 || !type || (level.type !== undefined && level.type !== type))
    throw invalidField(
      path,
      `must have the options of one type: ${Object.values(optionsOf).join(', ')}`,
      'ONE_OF_ALIGNMENT',
    )
  if (type !== 'VALUE' && level[optionsOf[type]] === undefined)
    throw invalidField(`${path}.${optionsOf[type]}`, 'must be set', 'REQUIRED_FIELD')
  return type
}

/** The SDK sends names of fields with `_id` and `_createdDate`. */
const serverName = (name: string): string => name.replaceAll(/(^|\.)_(?=[a-z])/g, '$1')

export const fieldOf = ({ fieldPath = '' }: Level, type: Kind, path: string): Field & { readonly name: string } => {
  const fits = Object.keys(itemFields).filter((name) => kindsByType[type].includes(itemFields[name]!.kind))
  const name = serverName(fieldPath)
  if (fits.includes(name)) return { ...itemFields[name]!, name }
  throw invalidField(`${path}.fieldPath`, `must be one of ${fits.join(', ')}`, 'INVALID_ENUM_VALUE')
}

const isoDate = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const textOf = ({ kind, column }: Field): RawBuilder<unknown> => {
  if (kind === 'date') return isoDate(column)
  return kind === 'list' ? sql`unnest(${column})` : sql`(${column})::text`
}

export const truncated = (
  { column }: Field,
  { dateHistogram }: Level,
  { timeZone, path }: Reading,
): RawBuilder<unknown> => {
  const interval = required(dateHistogram!.interval, `${path}.dateHistogram.interval`)
  return isoDate(sql`date_trunc(${interval.toLowerCase()}::text, ${column}, ${timeZone}::text)`)
}

export const isInBucket = (
  column: RawBuilder<unknown>,
  { from, to }: { from?: number; to?: number },
): RawBuilder<unknown> => sql`(${column} >= ${from ?? -1e12}::numeric and ${column} < ${to ?? 1e12}::numeric)`

export const bucketsOf = (level: Level) =>
  (level.range!.buckets ?? []).map(({ from, to }) => ({
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }))

export interface Source {
  readonly db: Db
  readonly from: RawBuilder<unknown>
}

export const numberOf = ({ kind, column }: Field): RawBuilder<unknown> =>
  kind === 'date' ? sql`extract(epoch from ${column}) * 1000` : column

export const scalarOf = (field: Field, level: Level, path: string): RawBuilder<unknown> => {
  const type = required(level.scalar!.type, `${path}.scalar.type`)
  if (type === 'COUNT_DISTINCT') return sql`count(distinct ${field.column})`
  if (field.kind !== 'number' && field.kind !== 'date')
    throw invalidField(`${path}.scalar.type`, 'must be COUNT_DISTINCT for this field', 'INVALID_ENUM_VALUE')
  return sql`${sql.raw(type)}(${numberOf(field)})`
}
