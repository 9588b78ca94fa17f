import type { Counted, FieldAggregation, RangeAggregation } from './aggregation.ts'
import type { FoundRows, NumberColumn, SetColumn } from './columns.ts'
import { groupsOf } from './groups-of.ts'

type Value = string | number
export type Counts = Map<Value, number>

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

/** Counts the rows of each group. */
export const countAll = (aggregation: FieldAggregation, parts: readonly FoundRows[]): Counts => {
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
export const arrange = <Group extends Counted>(
  aggregation: FieldAggregation,
  groups: readonly Group[],
): readonly Group[] => {
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

/** Returns the groups of found rows with their counts, in their order. */
export const countValues = (aggregation: FieldAggregation, parts: readonly FoundRows[]): readonly Counted[] => {
  const counts = countAll(aggregation, parts)
  emptyGroups(aggregation, counts)
  return arrange(
    aggregation,
    [...counts].map(([value, count]) => ({ value, count })),
  )
}
