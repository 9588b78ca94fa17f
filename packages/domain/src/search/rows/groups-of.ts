import type { FieldAggregation } from './aggregation.ts'
import type { Rows } from './columns.ts'
import { periodStarts } from './date-periods.ts'
import { rowValues } from './row-values.ts'

type Value = string | number

/** Returns a function from a row to its groups: values, positions of ranges, or starts of periods. */
export const groupsOf = (aggregation: FieldAggregation, rows: Rows): ((row: number) => readonly Value[]) => {
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
