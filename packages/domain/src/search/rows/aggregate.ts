import type {
  Aggregation,
  AggregationResult,
  Counted,
  FieldAggregation,
  NestedAggregation,
  NestedCounted,
  RangeAggregation,
  ScalarAggregation,
} from './aggregation.ts'
import type { FoundRows, NumberColumn, Rows, SetColumn } from './columns.ts'
import { periodStarts } from './date-periods.ts'
import { rowValues } from './row-values.ts'

type Value = string | number
type GroupsOf = (row: number) => readonly Value[]

/** Maximum number of groups of a nested aggregation. */
export const maxNestedGroups = 1000

/** Returns a function from a row to its groups: values, positions of ranges, or starts of periods. */
const groupsOf = (aggregation: FieldAggregation, rows: Rows): GroupsOf => {
  const valuesOf = rowValues(rows.column(aggregation.field))
  switch (aggregation.type) {
    case 'SCALAR':
      return valuesOf
    case 'VALUE': {
      const { missing } = aggregation
      if (missing === undefined) return valuesOf
      const ofMissing = [missing]
      return (row) => {
        const values = valuesOf(row)
        return values.length > 0 ? values : ofMissing
      }
    }
    case 'RANGE': {
      const { ranges } = aggregation
      const isIn = (values: readonly Value[], { from, to }: { from: number; to: number }) =>
        values.some((value) => Number(value) >= from && Number(value) < to)
      return (row) => {
        const values = valuesOf(row)
        return ranges.flatMap((range, at) => (isIn(values, range) ? [at] : []))
      }
    }
    case 'DATE_HISTOGRAM': {
      const startOf = periodStarts(aggregation.interval, aggregation.timeZone)
      return (row) => [...new Set(valuesOf(row).map((value) => startOf(Number(value))))]
    }
    default:
      return aggregation satisfies never
  }
}

type Counts = Map<Value, number>

const add = (counts: Counts, value: Value, count: number): void => {
  counts.set(value, (counts.get(value) ?? 0) + count)
}

/** Counts sets first and their values afterwards, so that a row costs one addition. */
const countSets = ({ numbers, sets }: SetColumn, { found, count }: FoundRows, counts: Counts, missing?: string) => {
  const bySet = new Uint32Array(sets.length)
  for (let at = 0; at < count; at += 1) bySet[numbers[found[at]!]!]! += 1
  for (const [number, set] of sets.entries()) {
    const having = bySet[number]!
    if (having === 0) continue
    for (const value of set) add(counts, value, having)
    if (set.length === 0 && missing !== undefined) add(counts, missing, having)
  }
}

const countRanges = ({ values }: NumberColumn, { ranges }: RangeAggregation, { found, count }: FoundRows): number[] => {
  const counts = ranges.map(() => 0)
  for (const [range, { from, to }] of ranges.entries()) {
    for (let at = 0; at < count; at += 1) {
      const value = values[found[at]!]!
      if (value >= from && value < to) counts[range]! += 1
    }
  }
  return counts
}

const countAll = (aggregation: FieldAggregation, parts: readonly FoundRows[]): Counts => {
  const counts: Counts = new Map()
  for (const part of parts) {
    const column = part.rows.column(aggregation.field)
    if (column.kind === 'numbers' && aggregation.type === 'RANGE') {
      for (const [range, count] of countRanges(column, aggregation, part).entries()) add(counts, range, count)
      continue
    }
    if (column.kind === 'sets' && aggregation.type !== 'RANGE' && aggregation.type !== 'DATE_HISTOGRAM') {
      countSets(column, part, counts, aggregation.type === 'VALUE' ? aggregation.missing : undefined)
      continue
    }
    const groups = groupsOf(aggregation, part.rows)
    for (let at = 0; at < part.count; at += 1) for (const group of groups(part.found[at]!)) add(counts, group, 1)
  }
  return counts
}

const compareValues = (one: Value, other: Value): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const [a, b] = [String(one), String(other)]
  return a < b ? -1 : a > b ? 1 : 0
}

/** Puts groups in order, and leaves out those beyond the limit. */
const arrange = <Group extends Counted>(aggregation: FieldAggregation, groups: readonly Group[]): readonly Group[] => {
  if (aggregation.type !== 'VALUE') return groups.toSorted((one, other) => compareValues(one.value, other.value))
  const { sortBy, descending, limit } = aggregation
  const sign = descending ? -1 : 1
  const byValue = (one: Group, other: Group) => compareValues(one.value, other.value)
  const sorted = groups.toSorted((one, other) =>
    sortBy === 'VALUE' ? sign * byValue(one, other) : sign * (one.count - other.count) || byValue(one, other),
  )
  return sorted.slice(0, limit)
}

/** Ranges without rows are counted, too. */
const emptyGroups = (aggregation: FieldAggregation, counts: Counts): void => {
  if (aggregation.type !== 'RANGE') return
  for (const at of aggregation.ranges.keys()) if (!counts.has(at)) counts.set(at, 0)
}

const countValues = (aggregation: FieldAggregation, parts: readonly FoundRows[]): readonly Counted[] => {
  const counts = countAll(aggregation, parts)
  emptyGroups(aggregation, counts)
  return arrange(
    aggregation,
    [...counts].map(([value, count]) => ({ value, count })),
  )
}

/** The lowest and highest number of found rows, without counting each. */
const extremeOf = ({ scalar }: ScalarAggregation, columns: readonly NumberColumn[], parts: readonly FoundRows[]) => {
  const isLowest = scalar === 'MIN'
  let extreme = isLowest ? Infinity : -Infinity
  for (const [part, { values }] of columns.entries()) {
    const { found, count } = parts[part]!
    for (let at = 0; at < count; at += 1) {
      const value = values[found[at]!]!
      if (isLowest ? value < extreme : value > extreme) extreme = value
    }
  }
  return Number.isFinite(extreme) ? extreme : undefined
}

const scalarOfRows = (aggregation: ScalarAggregation, parts: readonly FoundRows[]): number | undefined => {
  const columns = parts.map(({ rows }) => rows.column(aggregation.field))
  if (aggregation.scalar !== 'COUNT_DISTINCT') {
    const numbers = columns.flatMap((column) => (column.kind === 'numbers' ? [column] : []))
    if (numbers.length === columns.length) return extremeOf(aggregation, numbers, parts)
  } else if (columns.every((column) => column.kind === 'texts' && column.isUnique))
    return parts.reduce((sum, { count }) => sum + count, 0)
  return scalarOf(aggregation, countAll(aggregation, parts).keys())
}

/** The lowest or highest number, or the number of different values. */
const scalarOf = ({ scalar }: ScalarAggregation, values: Iterable<Value>): number | undefined => {
  if (scalar === 'COUNT_DISTINCT') return new Set(values).size
  let found: number | undefined
  for (const value of values) {
    const number = Number(value)
    if (found === undefined || (scalar === 'MIN' ? number < found : number > found)) found = number
  }
  return found
}

/** The rows of a group, by part. */
type Members = readonly number[][]

const membersOf = (level: FieldAggregation, parts: readonly FoundRows[], among: Members) => {
  const groups = new Map<Value, number[][]>()
  for (const [at, { rows }] of parts.entries()) {
    const of = groupsOf(level, rows)
    for (const row of among[at]!) {
      for (const value of of(row)) {
        const members = groups.get(value) ?? parts.map(() => [])
        members[at]!.push(row)
        groups.set(value, members)
      }
    }
  }
  return [...groups].map(([value, members]) => ({
    value,
    members,
    count: members.reduce((sum, list) => sum + list.length, 0),
  }))
}

const groupBy = (levels: readonly FieldAggregation[], parts: readonly FoundRows[], among: Members): NestedCounted[] => {
  const [level, ...others] = levels
  if (!level) return [[]]
  const groups = membersOf(level, parts, among)
  if (level.type === 'SCALAR') {
    return [
      [
        {
          scalar: scalarOf(
            level,
            groups.map(({ value }) => value),
          ),
        },
      ],
    ]
  }
  const found: NestedCounted[] = []
  for (const { value, count, members } of arrange(level, groups)) {
    if (found.length > maxNestedGroups) break
    for (const inner of groupBy(others, parts, members)) found.push([{ value, count }, ...inner])
  }
  return found
}

const nestedOf = ({ levels }: NestedAggregation, parts: readonly FoundRows[]): readonly NestedCounted[] =>
  groupBy(
    levels,
    parts,
    parts.map(({ found, count }) => [...found.subarray(0, count)]),
  )

/** Aggregates the found rows. A nested aggregation with too many groups has more than `maxNestedGroups`. */
export const aggregate = (aggregation: Aggregation, parts: readonly FoundRows[]): AggregationResult => {
  if (aggregation.type === 'NESTED') return { kind: 'nested', groups: nestedOf(aggregation, parts) }
  if (aggregation.type === 'SCALAR') return { kind: 'scalar', value: scalarOfRows(aggregation, parts) }
  return { kind: 'counted', values: countValues(aggregation, parts) }
}
