import type { Counted, FieldAggregation, NestedAggregation, NestedCounted } from './aggregation.ts'
import type { FoundRows } from './columns.ts'
import { arrange } from './count-values.ts'
import { groupsOf } from './groups-of.ts'
import { scalarOf } from './scalars.ts'

type Value = string | number

/** Maximum number of groups of a nested aggregation. */
export const maxNestedGroups = 1000

/** The rows of a group, by part. */
type Members = readonly number[][]

const countGroups = (level: FieldAggregation, parts: readonly FoundRows[], among: Members): Counted[] => {
  const counts = new Map<Value, number>()
  for (const [at, { rows }] of parts.entries()) {
    const of = groupsOf(level, rows)
    for (const row of among[at]!) for (const value of of(row)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts].map(([value, count]) => ({ value, count }))
}

/** The members of some of the groups, so that there are no lists of those that are left out. */
const membersOf = (level: FieldAggregation, parts: readonly FoundRows[], among: Members, kept: readonly Counted[]) => {
  const members = new Map<Value, number[][]>(kept.map(({ value }) => [value, parts.map(() => [])]))
  for (const [at, { rows }] of parts.entries()) {
    const of = groupsOf(level, rows)
    for (const row of among[at]!) for (const value of of(row)) members.get(value)?.[at]!.push(row)
  }
  return members
}

const groupBy = (levels: readonly FieldAggregation[], parts: readonly FoundRows[], among: Members): NestedCounted[] => {
  const [level, ...others] = levels
  if (!level) return [[]]
  const groups = countGroups(level, parts, among)
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
  const kept = arrange(level, groups)
  const members = others.length === 0 ? undefined : membersOf(level, parts, among, kept)
  const found: NestedCounted[] = []
  for (const group of kept) {
    if (found.length > maxNestedGroups) break
    const inner = members ? groupBy(others, parts, members.get(group.value)!) : [[]]
    for (const one of inner) found.push([group, ...one])
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
