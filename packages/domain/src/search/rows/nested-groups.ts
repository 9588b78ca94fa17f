import type { FieldAggregation, NestedAggregation, NestedCounted } from './aggregation.ts'
import type { FoundRows } from './columns.ts'
import { arrange } from './count-values.ts'
import { groupsOf } from './groups-of.ts'
import { scalarOf } from './scalars.ts'

type Value = string | number

/** Maximum number of groups of a nested aggregation. */
export const maxNestedGroups = 1000

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

/** Groups found rows by several fields. If there are too many groups, returns more than `maxNestedGroups`. */
export const nestedOf = ({ levels }: NestedAggregation, parts: readonly FoundRows[]): readonly NestedCounted[] =>
  groupBy(
    levels,
    parts,
    parts.map(({ found, count }) => [...found.subarray(0, count)]),
  )
