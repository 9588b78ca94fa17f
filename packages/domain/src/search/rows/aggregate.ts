import type { Aggregation, AggregationResult } from './aggregation.ts'
import type { FoundRows } from './columns.ts'
import { countValues } from './count-values.ts'
import { nestedOf } from './nested-groups.ts'
import { scalarOfRows } from './scalars.ts'

/** Aggregates the found rows. A nested aggregation with too many groups has more than `maxNestedGroups`. */
export const aggregate = (aggregation: Aggregation, parts: readonly FoundRows[]): AggregationResult => {
  if (aggregation.type === 'NESTED') return { kind: 'nested', groups: nestedOf(aggregation, parts) }
  if (aggregation.type === 'SCALAR') return { kind: 'scalar', value: scalarOfRows(aggregation, parts) }
  return { kind: 'counted', values: countValues(aggregation, parts) }
}
