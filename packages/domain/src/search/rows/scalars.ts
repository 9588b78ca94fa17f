import type { ScalarAggregation } from './aggregation.ts'
import type { FoundRows, NumberColumn } from './columns.ts'
import { countAll } from './count-values.ts'

type Value = string | number

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

/** Summarizes the values of found rows. */
export const scalarOfRows = (aggregation: ScalarAggregation, parts: readonly FoundRows[]): number | undefined => {
  const columns = parts.map(({ rows }) => rows.column(aggregation.field))
  if (aggregation.scalar !== 'COUNT_DISTINCT') {
    const numbers = columns.flatMap((column) => (column.kind === 'numbers' ? [column] : []))
    if (numbers.length === columns.length) return extremeOf(aggregation, numbers, parts)
  } else if (columns.every((column) => column.kind === 'texts' && column.isUnique))
    return parts.reduce((sum, { count }) => sum + count, 0)
  return scalarOf(aggregation, countAll(aggregation, parts).keys())
}

/** The lowest or highest number, or the number of different values. */
export const scalarOf = ({ scalar }: ScalarAggregation, values: Iterable<Value>): number | undefined => {
  if (scalar === 'COUNT_DISTINCT') return new Set(values).size
  let found: number | undefined
  for (const value of values) {
    const number = Number(value)
    if (found === undefined || (scalar === 'MIN' ? number < found : number > found)) found = number
  }
  return found
}
