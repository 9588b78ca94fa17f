import type { AggregationResult, SearchAggregation } from '@vitrine/contract/entities/search-aggregation.ts'
import { sql } from 'kysely'
import { invalidField } from '../../../../ground/base/refusal.ts'
import type { Db } from '../../../../ground/database/tables.ts'
import type { Field } from '../../../../ground/query/conditions.ts'
import { aggregateNested } from './aggregate-nested.ts'
import {
  bucketsOf,
  fieldOf,
  isInBucket,
  scalarOf,
  textOf,
  truncated,
  typeOf,
  type Level,
  type Reading,
  type Source,
} from './aggregation.ts'
import { matchingItems, type ItemsView, type Matching } from './query-items.ts'

type Values = NonNullable<SearchAggregation['value']>

const maxValues = 250
const maxDates = 200

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

const countDates = async (
  { db, from }: Source,
  field: Field,
  { level, reading }: { level: Level; reading: Reading },
) => {
  const { rows } = await sql<Counted>`
    select key, count(*)::integer as count from (select ${truncated(field, level, reading)} as key ${from}) found
    group by key order by key limit ${maxDates + 1}`.execute(db)
  if (rows.length > maxDates)
    throw invalidField(reading.path, `has more than ${maxDates} periods: use a longer interval or a filter`)
  return { results: rows.map(({ key, count }) => ({ value: key!, count })) }
}

const aggregateOne = async (source: Source, level: Level, reading: Reading): Promise<AggregationResult> => {
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
      const { rows } = await sql<{ value: number | null }>`
        select ${value}::float8 as value ${source.from}`.execute(source.db)
      const found = rows[0]!.value
      return { ...about, scalar: { type: level.scalar!.type!, ...(found !== null && { value: found }) } }
    }
    default:
      return type satisfies never
  }
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
  { aggregations, timeZone = 'UTC' }: { aggregations: readonly SearchAggregation[]; timeZone?: string | undefined },
): Promise<AggregationResult[]> => {
  const zone = requireTimeZone(timeZone)
  if (aggregations.length === 0) return []
  const source = { db, from: matchingItems(view, matching) }
  const results: AggregationResult[] = []
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
