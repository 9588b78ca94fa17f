/** How values of a field are counted. */
interface ValueAggregation {
  readonly type: 'VALUE'
  readonly field: string
  /** Maximum number of values. */
  readonly limit: number
  readonly sortBy: 'COUNT' | 'VALUE'
  readonly descending: boolean
  /** The name under which rows without a value count. Default: they don't count. */
  readonly missing?: string
}

export interface RangeAggregation {
  readonly type: 'RANGE'
  readonly field: string
  /** Each from its lower bound (inclusive) to its upper one (exclusive). */
  readonly ranges: readonly { readonly from: number; readonly to: number }[]
}

export interface ScalarAggregation {
  readonly type: 'SCALAR'
  readonly field: string
  readonly scalar: 'COUNT_DISTINCT' | 'MIN' | 'MAX'
}

export type DateInterval = 'YEAR' | 'MONTH' | 'WEEK' | 'DAY' | 'HOUR' | 'MINUTE' | 'SECOND'

interface DateAggregation {
  readonly type: 'DATE_HISTOGRAM'
  readonly field: string
  readonly interval: DateInterval
  readonly timeZone: string
}

/** An aggregation of one field. */
export type FieldAggregation = ValueAggregation | RangeAggregation | ScalarAggregation | DateAggregation

/** Groups rows by the first field, each group by the next one, and so on. */
export interface NestedAggregation {
  readonly type: 'NESTED'
  readonly levels: readonly FieldAggregation[]
}

export type Aggregation = FieldAggregation | NestedAggregation

/** A value with the number of rows that have it. Ranges have their position as value, dates the start of the period. */
export interface Counted {
  readonly value: string | number
  readonly count: number
}

/** A group of each level, outermost first; a scalar as its last one. */
export type NestedCounted = readonly (Counted | { readonly scalar: number | undefined })[]

export type AggregationResult =
  | { readonly kind: 'counted'; readonly values: readonly Counted[] }
  /** Absent if no row has a value. */
  | { readonly kind: 'scalar'; readonly value: number | undefined }
  | { readonly kind: 'nested'; readonly groups: readonly NestedCounted[] }
