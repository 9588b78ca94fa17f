import type { AggregationData, AggregationResult } from '@vitrine/contract/entities/search-aggregation.ts'
import { maxNestedGroups } from '@vitrine/domain/search/rows/nested-groups.ts'
import type {
  AggregationResult as Result,
  Counted,
  NestedCounted,
  RangeAggregation,
} from '@vitrine/domain/search/rows/aggregation.ts'
import { invalidField } from '../../base/refusal.ts'
import { nameOf, type ReadAggregation, type ReadFieldAggregation } from './read-aggregations.ts'
import type { MoneyFormat, SearchField } from './search-fields.ts'

const maxPeriods = 200

interface Presenting {
  readonly money: Pick<MoneyFormat, 'toDecimal'>
  readonly path: string
}

/** Writes a value as the entity has it. */
const writeValue = (value: string | number, { type }: SearchField, { money }: Presenting): string => {
  if (typeof value === 'string') return value
  if (type === 'date') return new Date(value).toISOString()
  if (type === 'flag') return String(value === 1)
  return type === 'money' ? money.toDecimal(value) : String(value)
}

const writeNumber = (value: number, { type }: SearchField, { money }: Presenting): number =>
  type === 'money' ? Number(money.toDecimal(value)) : value

const presentValue = ({ value, count }: Counted, { field }: ReadFieldAggregation, presenting: Presenting) => ({
  value: writeValue(value, field, presenting),
  count,
})

const presentRange = (
  { value, count }: Counted,
  { field, aggregation }: ReadFieldAggregation,
  presenting: Presenting,
) => {
  const { from, to } = (aggregation as RangeAggregation).ranges[Number(value)]!
  return {
    ...(Number.isFinite(from) && { from: writeNumber(from, field, presenting) }),
    ...(Number.isFinite(to) && { to: writeNumber(to, field, presenting) }),
    count,
  }
}

const presentScalar = (value: number | undefined, read: ReadFieldAggregation, presenting: Presenting) => {
  if (value === undefined) return {}
  const isCount = read.aggregation.type === 'SCALAR' && read.aggregation.scalar === 'COUNT_DISTINCT'
  return { value: isCount ? value : writeNumber(value, read.field, presenting) }
}

const presentLevel = (group: NestedCounted[number], read: ReadFieldAggregation, presenting: Presenting) => {
  if ('scalar' in group) return { scalar: presentScalar(group.scalar, read, presenting) }
  if (read.aggregation.type === 'RANGE') return { range: presentRange(group, read, presenting) }
  const value = presentValue(group, read, presenting)
  return read.aggregation.type === 'DATE_HISTOGRAM' ? { dateHistogram: value } : { value }
}

const presentNested = (
  groups: readonly NestedCounted[],
  levels: readonly ReadFieldAggregation[],
  presenting: Presenting,
) => {
  if (groups.length > maxNestedGroups)
    throw invalidField(presenting.path, `has more than ${maxNestedGroups} groups: use fewer values or a filter`)
  const results = groups.map((group) => ({
    results: Object.fromEntries(
      group.map((one, at) => [nameOf(levels[at]!), presentLevel(one, levels[at]!, presenting)]),
    ),
  }))
  return { nested: { results } }
}

const presentCounted = (values: readonly Counted[], read: ReadFieldAggregation, presenting: Presenting) => {
  if (read.aggregation.type === 'RANGE')
    return { ranges: { results: values.map((one) => presentRange(one, read, presenting)) } }
  const results = values.map((one) => presentValue(one, read, presenting))
  if (read.aggregation.type !== 'DATE_HISTOGRAM') return { values: { results } }
  if (results.length > maxPeriods)
    throw invalidField(presenting.path, `has more than ${maxPeriods} periods: use a longer interval or a filter`)
  return { dateHistogram: { results } }
}

const presentOne = (result: Result, read: ReadAggregation, presenting: Presenting): AggregationResult => {
  const named = read.name === undefined ? {} : { name: read.name }
  const { type } = read.aggregation
  if (read.levels) {
    const groups = result.kind === 'nested' ? result.groups : []
    return { ...named, type, ...presentNested(groups, read.levels, presenting) }
  }
  const about = { ...named, type, fieldPath: read.fieldPath }
  if (result.kind === 'counted') return { ...about, ...presentCounted(result.values, read, presenting) }
  const value = result.kind === 'scalar' ? result.value : undefined
  const scalar = read.aggregation.type === 'SCALAR' ? read.aggregation.scalar : 'COUNT_DISTINCT'
  return { ...about, scalar: { type: scalar, ...presentScalar(value, read, presenting) } }
}

/** Presents the results of aggregations, in their order. `path` is that of the search in the request. */
export const presentAggregations = (
  results: readonly Result[],
  aggregations: readonly ReadAggregation[],
  { path, money }: Presenting,
): AggregationData => ({
  results: aggregations.map((read, index) =>
    presentOne(results[index]!, read, { money, path: `${path}.aggregations[${index}]` }),
  ),
})
