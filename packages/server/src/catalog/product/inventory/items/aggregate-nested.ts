import type { AggregationResult, SearchAggregation } from '@vitrine/contract/entities/search-aggregation.ts'
import { sql, type RawBuilder } from 'kysely'
import { invalidField, required } from '../../../../ground/base/refusal.ts'
import {
  bucketsOf,
  fieldOf,
  isInBucket,
  numberOf,
  scalarOf,
  textOf,
  truncated,
  typeOf,
  type Kind,
  type Level,
  type Reading,
  type Source,
} from './aggregation.ts'

const maxNested = 1000

/** The expression that groups items, and how its text is presented. */
interface Grouping {
  readonly name: string
  readonly key: RawBuilder<unknown>
  readonly present: (key: string, count: number) => object
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

export const aggregateNested = async (
  source: Source,
  { name = 'nested', nested }: SearchAggregation,
  { path, timeZone }: Reading,
): Promise<AggregationResult> => {
  const nestedLevels = required(nested!.nestedAggregations, `${path}.nested.nestedAggregations`)
  const levels = nestedLevels.map((level, index) => {
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
    group by ${sql.join(names)} order by count(*) desc, ${sql.join(names)} limit ${maxNested + 1}`.execute(source.db)
  if (rows.length > maxNested)
    throw invalidField(path, `has more than ${maxNested} groups: use fewer values or a filter`)
  const results = rows.map(({ keys, count, scalar }) => ({
    results: {
      ...Object.fromEntries(groups.map((group, index) => [group.name, group.present(keys[index]!, count)])),
      ...(scalarField && {
        [last.level.name ?? scalarField.name]: { scalar: scalar === null ? {} : { value: scalar } },
      }),
    },
  }))
  return { name, type: 'NESTED', nested: { results } }
}
