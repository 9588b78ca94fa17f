import type { Static } from 'typebox'
import { described, entity, integer, list, mapOf, number, oneOf, optional, text } from '../schema.ts'

const kinds = {
  value: optional(
    entity(
      'ValueAggregation',
      {
        includeOptions: optional(
          entity(
            'MissingValueOptions',
            {
              addToBucket: optional(
                text({ maxLength: 20, description: 'The value that items without one count as. Default: `N/A`.' }),
              ),
            },
            { description: 'How items without a value are counted.' },
          ),
        ),
        sortType: optional(oneOf(['COUNT', 'VALUE'], { description: 'Order of values. Default: `COUNT`.' })),
        sortDirection: optional(oneOf(['DESC', 'ASC'], { description: 'Default: `DESC`.' })),
        limit: optional(
          integer({ minimum: 1, maximum: 250, description: 'Maximum number of values. Default: 10. At most 250.' }),
        ),
        missingValues: optional(
          oneOf(['EXCLUDE', 'INCLUDE'], {
            description: 'Whether items without a value are counted. Default: `EXCLUDE`.',
          }),
        ),
      },
      { description: 'Counts the items with each value of a field.' },
    ),
  ),
  range: optional(
    entity(
      'RangeAggregation',
      {
        buckets: optional(
          list(
            entity(
              'AggregationRange',
              {
                from: optional(number({ description: 'Lowest value, inclusive. Default: no lower bound.' })),
                to: optional(number({ description: 'Highest value, exclusive. Default: no upper bound.' })),
              },
              { description: 'A range of values. Amounts are in major units.' },
            ),
            { maxItems: 50 },
          ),
        ),
      },
      { description: 'Counts the items in each range of values.' },
    ),
  ),
  scalar: optional(
    entity(
      'ScalarAggregation',
      { type: optional(oneOf(['COUNT_DISTINCT', 'MIN', 'MAX'])) },
      { description: 'The lowest or highest value, or the number of different values.' },
    ),
  ),
  dateHistogram: optional(
    entity(
      'DateHistogramAggregation',
      { interval: optional(oneOf(['YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR', 'MINUTE', 'SECOND'])) },
      { description: 'Counts the items of each period. At most 200 periods.' },
    ),
  ),
}

const target = {
  name: optional(text({ maxLength: 100, description: 'Name of the aggregation in the response.' })),
  fieldPath: optional(text({ maxLength: 200, description: 'The field to aggregate.' })),
}

const fieldTypes = ['VALUE', 'RANGE', 'SCALAR', 'DATE_HISTOGRAM'] as const
const types = [...fieldTypes, 'NESTED'] as const

export type NestedAggregationItem = Static<typeof NestedAggregationItem>
const NestedAggregationItem = entity(
  'NestedAggregationItem',
  { ...kinds, ...target, type: optional(oneOf(fieldTypes)) },
  { description: 'One level of a nested aggregation.' },
)

export type SearchAggregation = Static<typeof SearchAggregation>
export const SearchAggregation = entity(
  'SearchAggregation',
  {
    ...kinds,
    nested: optional(
      entity(
        'NestedAggregation',
        { nestedAggregations: optional(list(NestedAggregationItem, { minItems: 2, maxItems: 3 })) },
        { description: 'Groups items by the first field, each group by the next one. At most 1,000 groups.' },
      ),
    ),
    ...target,
    type: optional(oneOf(types)),
  },
  { description: 'Counts or summarizes the values of a field among all matches, of every page.' },
)

const count = integer({ description: 'Number of items.' })
const ValueCount = entity(
  'ValueCount',
  { value: text({ description: 'The value. Dates are the start of the period.' }), count },
  { description: 'The number of items with a value.' },
)
const RangeCount = entity(
  'RangeCount',
  { from: optional(number()), to: optional(number()), count },
  { description: 'The number of items in a range.' },
)
const scalarValue = optional(
  number({ description: 'Absent if no item has a value. Amounts are in major units, dates in milliseconds.' }),
)

const NestedResult = entity(
  'NestedAggregationResult',
  {
    value: optional(ValueCount),
    range: optional(RangeCount),
    scalar: optional(entity('NestedScalar', { value: scalarValue }, { description: 'A summary of a group.' })),
    dateHistogram: optional(ValueCount),
  },
  { description: 'A group of one level of a nested aggregation.' },
)

export type AggregationResult = Static<typeof AggregationResult>
const AggregationResult = entity(
  'AggregationResult',
  {
    values: optional(
      entity('ValueResults', { results: list(ValueCount) }, { description: 'Result of a `VALUE` aggregation.' }),
    ),
    ranges: optional(
      entity('RangeResults', { results: list(RangeCount) }, { description: 'Result of a `RANGE` aggregation.' }),
    ),
    scalar: optional(
      entity(
        'ScalarResult',
        { type: oneOf(['COUNT_DISTINCT', 'MIN', 'MAX']), value: scalarValue },
        { description: 'Result of a `SCALAR` aggregation.' },
      ),
    ),
    dateHistogram: optional(
      entity(
        'DateHistogramResults',
        { results: list(ValueCount) },
        { description: 'Result of a `DATE_HISTOGRAM` aggregation, without empty periods.' },
      ),
    ),
    nested: optional(
      entity(
        'NestedResults',
        {
          results: list(
            entity(
              'NestedAggregationGroup',
              { results: mapOf(NestedResult) },
              { description: 'The groups of all levels, by the names of the levels.' },
            ),
          ),
        },
        { description: 'Result of a `NESTED` aggregation.' },
      ),
    ),
    name: optional(text()),
    type: oneOf(types),
    fieldPath: optional(text()),
  },
  { description: 'The result of an aggregation.' },
)

export type AggregationData = Static<typeof AggregationData>
export const AggregationData = entity(
  'AggregationData',
  { results: list(described(AggregationResult, 'In the order of the request.')) },
  { description: 'The results of the aggregations of a search.' },
)
