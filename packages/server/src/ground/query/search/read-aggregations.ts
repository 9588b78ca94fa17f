import type { NestedAggregationItem, SearchAggregation } from '@vitrine/contract/entities/search-aggregation.ts'
import type { Aggregation, FieldAggregation, RangeAggregation } from '@vitrine/domain/search/rows/aggregation.ts'
import { invalidField } from '../../base/refusal.ts'
import { plainName, requireValueField, type MoneyFormat, type SearchField, type SearchFields } from './search-fields.ts'

const defaultLimit = 10
/** Most aggregations of fields with a text of its own for each item. */
const maxLongAggregations = 2
const defaultMissing = 'N/A'

/** What an aggregation of a request is called in its response. */
interface Named {
  readonly name?: string
  readonly fieldPath: string
}

/** An aggregation of one field, with what presents its values. */
export interface ReadFieldAggregation extends Named {
  readonly field: SearchField
  readonly aggregation: FieldAggregation
}

/** An aggregation of a request. */
export type ReadAggregation =
  | (ReadFieldAggregation & { readonly levels?: never })
  | { readonly name?: string; readonly aggregation: Aggregation; readonly levels: readonly ReadFieldAggregation[] }

interface Reading {
  readonly fields: SearchFields
  readonly money: MoneyFormat
  readonly timeZone: string
  readonly path: string
}

const settingsOf = {
  VALUE: 'value',
  RANGE: 'range',
  SCALAR: 'scalar',
  DATE_HISTOGRAM: 'dateHistogram',
  NESTED: 'nested',
} as const

/** Settings of another type have no effect, so they are refused. */
const refuseOtherSettings = (sent: SearchAggregation, path: string): void => {
  for (const [type, name] of Object.entries(settingsOf))
    if (type !== sent.type && sent[name] !== undefined)
      throw invalidField(`${path}.${name}`, `is only for aggregations of type ${type}`, 'FIELD_NOT_ALLOWED')
}

const boundOf = (bound: number | undefined, otherwise: number, { type }: SearchField, { money }: Reading): number => {
  if (bound === undefined) return otherwise
  return type === 'money' ? money.toMinor(bound) : bound
}

const readRanges = (
  { range }: NestedAggregationItem,
  field: SearchField,
  reading: Reading,
): RangeAggregation['ranges'] => {
  const path = `${reading.path}.range.buckets`
  if (field.type === 'text' || field.type === 'flag')
    throw invalidField(`${reading.path}.fieldPath`, 'must be a number, an amount or a date for ranges')
  const { buckets = [] } = range ?? {}
  if (buckets.length === 0) throw invalidField(path, 'must have at least one range', 'MIN_SIZE')
  return buckets.map(({ from, to }, index) => {
    if (from !== undefined && to !== undefined && from > to)
      throw invalidField(`${path}[${index}].from`, 'must be at most `to`')
    return { from: boundOf(from, -Infinity, field, reading), to: boundOf(to, Infinity, field, reading) }
  })
}

const readValueSettings = ({ value = {} }: NestedAggregationItem, path: string) => {
  const { missingValues = 'EXCLUDE', includeOptions, limit = defaultLimit } = value
  const { sortType = 'COUNT', sortDirection = 'DESC' } = value
  if (includeOptions && missingValues !== 'INCLUDE')
    throw invalidField(`${path}.value.includeOptions`, 'is only for missingValues INCLUDE', 'FIELD_NOT_ALLOWED')
  const missing = missingValues === 'INCLUDE' ? (includeOptions?.addToBucket ?? defaultMissing) : undefined
  return {
    limit,
    sortBy: sortType,
    descending: sortDirection === 'DESC',
    ...(missing !== undefined && { missing }),
  }
}

const readField = (sent: NestedAggregationItem, reading: Reading): ReadFieldAggregation => {
  const { path, fields, timeZone } = reading
  refuseOtherSettings(sent, path)
  if (!sent.fieldPath) throw invalidField(`${path}.fieldPath`, 'is required', 'REQUIRED_FIELD')
  const name = plainName(sent.fieldPath)
  const field = requireValueField(fields, name, { use: 'aggregated', path: `${path}.fieldPath` })
  const read = (aggregation: FieldAggregation): ReadFieldAggregation => ({
    ...(sent.name !== undefined && { name: sent.name }),
    fieldPath: name,
    field,
    aggregation,
  })
  switch (sent.type) {
    case 'VALUE':
      return read({ type: 'VALUE', field: name, ...readValueSettings(sent, path) })
    case 'RANGE':
      return read({ type: 'RANGE', field: name, ranges: readRanges(sent, field, reading) })
    case 'SCALAR': {
      const scalar = sent.scalar?.type
      if (!scalar) throw invalidField(`${path}.scalar.type`, 'is required', 'REQUIRED_FIELD')
      const isOrdered = field.type !== 'text' && field.type !== 'flag'
      if (scalar !== 'COUNT_DISTINCT' && !isOrdered)
        throw invalidField(`${path}.fieldPath`, `must be a number, an amount or a date for ${scalar}`)
      return read({ type: 'SCALAR', field: name, scalar })
    }
    case 'DATE_HISTOGRAM': {
      const interval = sent.dateHistogram?.interval
      if (!interval) throw invalidField(`${path}.dateHistogram.interval`, 'is required', 'REQUIRED_FIELD')
      if (field.type !== 'date') throw invalidField(`${path}.fieldPath`, 'must be a date for a histogram')
      return read({ type: 'DATE_HISTOGRAM', field: name, interval, timeZone })
    }
    case undefined:
      throw invalidField(`${path}.type`, 'is required', 'REQUIRED_FIELD')
    default:
      return sent.type satisfies never
  }
}

const readNested = (sent: SearchAggregation, reading: Reading): ReadAggregation => {
  const { path } = reading
  refuseOtherSettings(sent, path)
  if (sent.fieldPath) throw invalidField(`${path}.fieldPath`, 'is not for nested aggregations', 'FIELD_NOT_ALLOWED')
  const { nestedAggregations = [] } = sent.nested ?? {}
  const at = (index: number) => `${path}.nested.nestedAggregations[${index}]`
  const levels = nestedAggregations.map((one, index) => readField(one, { ...reading, path: at(index) }))
  if (levels.length === 0) throw invalidField(`${path}.nested.nestedAggregations`, 'is required', 'REQUIRED_FIELD')
  const names = levels.map(nameOf)
  for (const [index, { aggregation }] of levels.entries()) {
    if (names.indexOf(names[index]!) < index) throw invalidField(`${at(index)}.name`, 'must be unique')
    if (aggregation.type === 'SCALAR' && index < levels.length - 1)
      throw invalidField(`${at(index)}.type`, 'SCALAR can only be the last one')
  }
  return {
    ...(sent.name !== undefined && { name: sent.name }),
    levels,
    aggregation: { type: 'NESTED', levels: levels.map(({ aggregation }) => aggregation) },
  }
}

const isLong = (read: ReadAggregation): boolean =>
  read.levels ? read.levels.some(({ field }) => field.isLong) : read.field.isLong === true

/** Counting texts that are all different takes time. */
const limitLong = (path: string, read: readonly ReadAggregation[]): readonly ReadAggregation[] => {
  const at = read.flatMap((one, index) => (isLong(one) ? [index] : []))[maxLongAggregations]
  if (at === undefined) return read
  throw invalidField(
    `${path}.aggregations[${at}].fieldPath`,
    `at most ${maxLongAggregations} aggregations can have a field such as a name, slug or SKU`,
    'MAX_SIZE',
  )
}

/** The name of a level in the groups of a nested aggregation. */
export const nameOf = ({ name, fieldPath }: Named): string => name ?? fieldPath

/** Reads the aggregations of a search. `path` is that of the search in the request. */
export const readAggregations = (
  aggregations: readonly SearchAggregation[] = [],
  { path, ...reading }: Reading,
): readonly ReadAggregation[] =>
  limitLong(
    path,
    aggregations.map((sent, index) => {
      const at = { ...reading, path: `${path}.aggregations[${index}]` }
      if (sent.type === 'NESTED') return readNested(sent, at)
      return readField(sent as NestedAggregationItem, at)
    }),
  )
