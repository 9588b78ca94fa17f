import type { Static } from 'typebox'
import { anyMap, entity, flag, integer, list, number, oneOf, optional, shape, text, unbuilt } from '../../schema.ts'
import { later } from '../later.ts'

const name = optional(text({ maxLength: 100, description: 'Name of the result. Default: that of the field.' }))
const fieldPath = optional(text({ maxLength: 200, description: 'The field that is aggregated.' }))

const ValueAggregation = entity(
  'ValueAggregation',
  {
    sortType: optional(oneOf(['COUNT', 'VALUE'], { description: 'Order of the values. Default: `COUNT`.' })),
    sortDirection: optional(oneOf(['DESC', 'ASC'], { description: 'Default: `DESC`.' })),
    limit: optional(integer({ minimum: 1, maximum: 250, description: 'Maximum number of values. Default: 10.' })),
    missingValues: optional(
      oneOf(['EXCLUDE', 'INCLUDE'], { description: 'Whether items without a value are counted. Default: `EXCLUDE`.' }),
    ),
    includeOptions: optional(
      shape({ addToBucket: optional(text({ maxLength: 20, description: 'Name of their value. Default: `N/A`.' })) }),
    ),
  },
  { description: 'Counts items by value.' },
)

const kinds = {
  value: optional(ValueAggregation),
  range: optional(
    shape({
      buckets: list(shape({ from: optional(number()), to: optional(number()) }), {
        maxItems: 50,
        description: 'Ranges to count. `from` is included, `to` is not.',
      }),
    }),
  ),
  scalar: optional(shape({ type: oneOf(['COUNT_DISTINCT', 'MIN', 'MAX']) })),
  dateHistogram: optional(shape({ interval: oneOf(['YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR', 'MINUTE', 'SECOND']) })),
}

const NestedInventoryAggregation = entity(
  'NestedInventoryAggregation',
  { name, fieldPath, type: optional(oneOf(['VALUE', 'RANGE', 'SCALAR', 'DATE_HISTOGRAM'])), ...kinds },
  { description: 'One level of nested aggregations.' },
)

export type InventoryAggregation = Static<typeof InventoryAggregation>
export const InventoryAggregation = entity(
  'InventoryAggregation',
  {
    name,
    fieldPath,
    type: optional(oneOf(['VALUE', 'RANGE', 'SCALAR', 'DATE_HISTOGRAM', 'NESTED'])),
    ...kinds,
    nested: optional(shape({ nestedAggregations: list(NestedInventoryAggregation, { minItems: 2, maxItems: 3 }) })),
    groupBy: optional(unbuilt(anyMap(), later.groupBy)),
  },
  { description: 'A summary of all items that match a search.' },
)

export type InventoryAggregationResult = Static<typeof InventoryAggregationResult>
export const InventoryAggregationResult = entity(
  'InventoryAggregationResult',
  {
    name: text(),
    type: text(),
    fieldPath: optional(text()),
    values: optional(shape({ results: list(shape({ value: text(), count: integer() })) })),
    ranges: optional(
      shape({ results: list(shape({ from: optional(number()), to: optional(number()), count: integer() })) }),
    ),
    scalar: optional(shape({ type: text(), value: number() })),
    dateHistogram: optional(shape({ results: list(shape({ value: text(), count: integer() })) })),
    nested: optional(shape({ results: list(shape({ results: anyMap() })) })),
  },
  { description: 'The result of an aggregation.' },
)

export type InventorySearchDetails = Static<typeof InventorySearchDetails>
/** A text to search for. */
export const InventorySearchDetails = entity(
  'InventorySearchDetails',
  {
    expression: optional(text({ maxLength: 100, description: 'Words to search for.' })),
    mode: optional(oneOf(['OR', 'AND'], { description: 'Whether any word or each word must match. Default: `OR`.' })),
    fields: optional(
      list(oneOf(['product.name', 'product.variantName', 'product.variantSku', 'product.variantBarcode']), {
        maxItems: 20,
        description: 'Fields to search. Default: all.',
      }),
    ),
    fuzzy: optional(unbuilt(flag(), later.fuzzy)),
  },
  { description: 'Words to search for in product names, variant names, SKUs and barcodes.' },
)
