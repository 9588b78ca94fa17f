import type {
  InventoryAggregation,
  InventoryAggregationResult,
} from '@vitrine/contract/entities/catalog/inventory-search.ts'
import { sql, type RawBuilder } from 'kysely'
import { invalidField } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Field, FieldKind } from '../../../ground/query/conditions.ts'
import { itemFields, matchingItems, type ItemsView, type Matching } from './query-items.ts'

type Kind = 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM'
/** One aggregation, or a level of nested ones. */
type Level = Omit<InventoryAggregation, 'nested' | 'groupBy' | 'type'> & { readonly type?: string | undefined }
type Values = NonNullable<InventoryAggregation['value']>

const maxValues = 250
const maxDates = 200
const maxNested = 1000

/** The expression that groups items, and how its text is presented. */
interface Grouping {
  readonly name: string
  readonly key: RawBuilder<unknown>
  readonly present: (key: string, count: number) => object
}

interface Reading {
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
const typeOf = (level: Level, path: string): Kind => {
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

const fieldOf = ({ fieldPath = '' }: Level, type: Kind, path: string): Field & { readonly name: string } => {
  const fits = Object.keys(itemFields).filter((name) => kindsByType[type].includes(itemFields[name]!.kind))
  const name = serverName(fieldPath)
  if (fits.includes(name)) return { ...itemFields[name]!, name }
  throw invalidField(`${path}.fieldPath`, `must be one of ${fits.join(', ')}`, 'INVALID_ENUM_VALUE')
}

const isoDate = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const textOf = ({ kind, column }: Field): RawBuilder<unknown> => {
  if (kind === 'date') return isoDate(column)
  return kind === 'list' ? sql`unnest(${column})` : sql`(${column})::text`
}

const truncated = ({ column }: Field, { dateHistogram }: Level, { timeZone }: Reading): RawBuilder<unknown> =>
  isoDate(sql`date_trunc(${dateHistogram!.interval.toLowerCase()}::text, ${column}, ${timeZone}::text)`)

const isInBucket = (column: RawBuilder<unknown>, { from, to }: { from?: number; to?: number }): RawBuilder<unknown> =>
  sql`(${column} >= ${from ?? -1e12}::numeric and ${column} < ${to ?? 1e12}::numeric)`

const bucketsOf = (level: Level) =>
  level.range!.buckets.map(({ from, to }) => ({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) }))

interface Source {
  readonly db: Db
  readonly from: RawBuilder<unknown>
}

interface Counted {
  readonly key: string | null
  readonly count: number
}

const countValues = async (
  { db, from }: Source,
  field: Field,
  { sortType = 'COUNT', sortDirection = 'DESC', limit = 10, missingValues = 'EXCLUDE', includeOptions }: Values,
) => {
  const direction = sql.raw(sortDirection === 'ASC' ? 'asc' : 'desc')
  const order = sortType === 'COUNT' ? sql`count ${direction}, key` : sql`key ${direction}`
  const { rows } = await sql<Counted>`
    select key, count(*)::integer as count from (select ${textOf(field)} as key ${from}) found
    where ${missingValues === 'INCLUDE' ? sql`true` : sql`key is not null`}
    group by key order by ${order} limit ${Math.min(limit, maxValues)}`.execute(db)
  const absent = includeOptions?.addToBucket ?? 'N/A'
  return { results: rows.map(({ key, count }) => ({ value: key ?? absent, count })) }
}

const countRanges = async ({ db, from }: Source, { column }: Field, level: Level) => {
  const buckets = bucketsOf(level)
  if (buckets.length === 0) return { results: [] }
  const counts = buckets.map((bucket) => sql`count(*) filter (where ${isInBucket(column, bucket)})::integer`)
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts ${from}`.execute(db)
  return { results: buckets.map((bucket, index) => ({ ...bucket, count: rows[0]!.counts[index]! })) }
}

const numberOf = ({ kind, column }: Field): RawBuilder<unknown> =>
  kind === 'date' ? sql`extract(epoch from ${column}) * 1000` : column

const scalarOf = (field: Field, level: Level, path: string): RawBuilder<unknown> => {
  const { type } = level.scalar!
  if (type === 'COUNT_DISTINCT') return sql`count(distinct ${field.column})`
  if (field.kind !== 'number' && field.kind !== 'date')
    throw invalidField(`${path}.scalar.type`, 'must be COUNT_DISTINCT for this field', 'INVALID_ENUM_VALUE')
  return sql`${sql.raw(type)}(${numberOf(field)})`
}

const countDates = async (
  { db, from }: Source,
  field: Field,
  { level, reading }: { level: Level; reading: Reading },
) => {
  const { rows } = await sql<Counted>`
    select key, count(*)::integer as count from (select ${truncated(field, level, reading)} as key ${from}) found
    group by key order by key limit ${maxDates}`.execute(db)
  return { results: rows.map(({ key, count }) => ({ value: key!, count })) }
}

const aggregateOne = async (source: Source, level: Level, reading: Reading): Promise<InventoryAggregationResult> => {
  const type = typeOf(level, reading.path)
  const field = fieldOf(level, type, reading.path)
  const about = { name: level.name ?? field.name, type, fieldPath: field.name }
  switch (type) {
    case 'VALUE':
      return { ...about, values: await countValues(source, field, level.value ?? {}) }
    case 'RANGE':
      return { ...about, ranges: await countRanges(source, field, level) }
    case 'DATE_HISTOGRAM':
      return { ...about, dateHistogram: await countDates(source, field, { level, reading }) }
    case 'SCALAR': {
      const value = scalarOf(field, level, reading.path)
      const { rows } = await sql<{ value: number }>`
        select coalesce(${value}, 0)::float8 as value ${source.from}`.execute(source.db)
      return { ...about, scalar: { type: level.scalar!.type, value: rows[0]!.value } }
    }
    default:
      return type satisfies never
  }
}

/** Returns how a level groups items. */
const groupingOf = (level: Level, type: Exclude<Kind, 'SCALAR'>, reading: Reading): Grouping => {
  const field = fieldOf(level, type, reading.path)
  const name = level.name ?? field.name
  if (type === 'VALUE') return { name, key: textOf(field), present: (value, count) => ({ value: { value, count } }) }
  if (type === 'DATE_HISTOGRAM')
    return {
      name,
      key: truncated(field, level, reading),
      present: (value, count) => ({ dateHistogram: { value, count } }),
    }
  const buckets = bucketsOf(level)
  const cases = buckets.map((bucket, index) => sql`when ${isInBucket(field.column, bucket)} then ${index}::text`)
  return {
    name,
    key: cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} end` : sql`null::text`,
    present: (index, count) => ({ range: { ...buckets[Number(index)], count } }),
  }
}

interface NestedRow {
  readonly keys: readonly string[]
  readonly count: number
  readonly scalar: number | null
}

const aggregateNested = async (
  source: Source,
  { name = 'nested', nested }: InventoryAggregation,
  { path, timeZone }: Reading,
): Promise<InventoryAggregationResult> => {
  const levels = nested!.nestedAggregations.map((level, index) => {
    const at = `${path}.nested.nestedAggregations[${index}]`
    return { level, reading: { path: at, timeZone }, type: typeOf(level, at) }
  })
  const inner = levels.slice(0, -1).find(({ type }) => type === 'SCALAR')
  if (inner) throw invalidField(inner.reading.path, 'can be a scalar only at the last level')
  const last = levels.at(-1)!
  const groups = levels.flatMap(({ level, type, reading }) =>
    type === 'SCALAR' ? [] : [groupingOf(level, type, reading)],
  )
  const scalarField = last.type === 'SCALAR' ? fieldOf(last.level, 'SCALAR', last.reading.path) : undefined
  if (scalarField) scalarOf(scalarField, last.level, last.reading.path)
  const value = scalarField
    ? last.level.scalar!.type === 'COUNT_DISTINCT'
      ? scalarField.column
      : numberOf(scalarField)
    : sql`null::numeric`
  const whole =
    last.level.scalar?.type === 'COUNT_DISTINCT'
      ? sql`count(distinct value)`
      : sql`${sql.raw(last.level.scalar?.type ?? 'max')}(value)`
  const columns = groups.map(({ key }, index) => sql`${key} as ${sql.ref(`key${index}`)}`)
  const names = groups.map((_, index) => sql.ref(`key${index}`))
  const { rows } = await sql<NestedRow>`
    select array[${sql.join(names)}]::text[] as keys, count(*)::integer as count, ${whole}::float8 as scalar
    from (select ${sql.join([...columns, sql`${value} as value`])} ${source.from}) found
    where ${sql.join(
      names.map((one) => sql`${one} is not null`),
      sql` and `,
    )}
    group by ${sql.join(names)} order by count(*) desc, ${sql.join(names)} limit ${maxNested}`.execute(source.db)
  const results = rows.map(({ keys, count, scalar }) => ({
    results: {
      ...Object.fromEntries(groups.map((group, index) => [group.name, group.present(keys[index]!, count)])),
      ...(scalarField && { [last.level.name ?? scalarField.name]: { scalar: { value: scalar ?? 0 } } }),
    },
  }))
  return { name, type: 'NESTED', nested: { results } }
}

const requireTimeZone = (timeZone: string): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    throw invalidField('search.timeZone', 'is not a time zone, such as Europe/Berlin')
  }
}

/** Aggregates all items that match. */
export const aggregateItems = async (
  db: Db,
  view: ItemsView,
  matching: Matching,
  { aggregations, timeZone = 'UTC' }: { aggregations: readonly InventoryAggregation[]; timeZone?: string | undefined },
): Promise<InventoryAggregationResult[]> => {
  const zone = requireTimeZone(timeZone)
  if (aggregations.length === 0) return []
  const source = { db, from: matchingItems(view, matching) }
  const results: InventoryAggregationResult[] = []
  for (const [index, aggregation] of aggregations.entries()) {
    const reading = { path: `search.aggregations[${index}]`, timeZone: zone }
    const { nested, type } = aggregation
    const isNested = nested !== undefined || type === 'NESTED'
    if (isNested && !nested) throw invalidField(`${reading.path}.nested`, 'must be set', 'REQUIRED_FIELD')
    results.push(
      await (isNested ? aggregateNested(source, aggregation, reading) : aggregateOne(source, aggregation, reading)),
    )
  }
  return results
}
