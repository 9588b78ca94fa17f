/**
 * Default bounds for texts, lists, numbers and maps in requests. A request that exceeds them is rejected with the name
 * of the field. Responses have no bounds.
 */
import type { TObject, TSchema } from 'typebox'
import type { Call, Calls } from './call.ts'
import type { JsonBounds } from './json-bounds.ts'
import { oncePer } from './once-per.ts'
import type { JsonSchema } from './print/json-schema.ts'

/** Maximum amount of money in a request, in major units. Prices times quantities then stay exact. */
export const maxAmount = 999_999_999.99

/** Range of timestamps in a request: years that all databases and runtimes support. */
export const dateBounds = { from: '0001-01-01T00:00:00.000Z', to: '9999-12-31T23:59:59.999Z' } as const

const generalBounds = {
  text: 2000,
  list: 300,
  entries: 100,
  /** Keys of a map. */
  name: 200,
  number: 1_000_000_000_000,
  /** Maximum of a four-byte column. */
  integer: 2_147_483_647,
  json: { depth: 10, values: 1000, text: 2000, size: 20_000 } satisfies JsonBounds,
} as const

/** Bounds of all nodes of a rich content together. */
export const richContentBounds: JsonBounds = { depth: 40, values: 10_000, text: 16_000, size: 100_000 }

/** Bounds of a browser's passkey response, which may contain certificates of the manufacturer. */
export const passkeyBounds: JsonBounds = { depth: 6, values: 200, text: 40_000, size: 60_000 }

/** Bounds of a filter. Its conditions are counted where they are parsed. */
export const filterBounds = {
  json: { depth: 24, values: 3000, text: 500, size: 40_000 } satisfies JsonBounds,
  /** Length of a text to search for within another one. */
  pattern: 200,
  /** Number of values in one comparison. */
  values: 1000,
  conditions: 100,
  /** Nesting depth of conditions. */
  depth: 10,
} as const

/** Maximum number of items on a wish list. */
export const maxWishListItems = 200

/** Maximum length of a cursor, which contains the filter of its list. */
export const maxCursorLength = 120_000
/** Bounds of a search: filter, sort order and cursor. */
export const searchBounds: JsonBounds = {
  depth: 28,
  values: 3200,
  text: maxCursorLength,
  size: maxCursorLength + 50_000,
}

/** Formats that limit the length of a text. All others are bounded like any text. */
const shortFormats: ReadonlySet<string> = new Set([
  'guid',
  'phone',
  'currency',
  'country',
  'local-date',
  'color-hex',
  'date-time',
])
const maxLanguageLength = 35

const boundText = (schema: JsonSchema): JsonSchema => {
  const { format, decimal, money } = schema
  if (money && decimal)
    return { ...schema, decimal: { ...decimal, lte: Math.min(decimal.lte ?? maxAmount, maxAmount) } }
  if (decimal) return { ...schema, decimal: { lte: generalBounds.number, ...decimal } }
  if (schema.enum || schema.maxLength !== undefined || (format && shortFormats.has(format))) return schema
  return { ...schema, maxLength: format === 'language' ? maxLanguageLength : generalBounds.text }
}

const boundNumber = (schema: JsonSchema): JsonSchema => {
  const most = schema.type === 'integer' ? generalBounds.integer : generalBounds.number
  return { minimum: -most, maximum: most, ...schema }
}

const boundMap = (schema: JsonSchema): JsonSchema => ({
  maxProperties: generalBounds.entries,
  propertyNames: { maxLength: generalBounds.name },
  ...schema,
  patternProperties: eachOf(schema.patternProperties!),
})

/** Calls that share the parts of an entity share the result. */
const eachOf: (schemas: Readonly<Record<string, JsonSchema>>) => Record<string, JsonSchema> = oncePer((schemas) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, bound(schema)])),
)

/** Adds bounds to everything in a schema. */
const bound = (schema: JsonSchema): JsonSchema => {
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map(bound) }
  if (schema.patternProperties) return boundMap(schema)
  if (schema.properties) return { ...schema, properties: eachOf(schema.properties) }
  switch (schema.type) {
    case 'string':
      return boundText(schema)
    case 'number':
    case 'integer':
      return boundNumber(schema)
    case 'array':
      return { maxItems: generalBounds.list, ...schema, items: bound(schema.items ?? {}) }
    case undefined:
      return { json: generalBounds.json, ...schema }
    default:
      return schema
  }
}

const boundPart = <S extends TSchema>(schema: S | undefined): S | undefined =>
  schema && (bound(schema as JsonSchema) as unknown as S)

const boundCall = (call: Call): Call => ({
  ...call,
  ...(call.params && { params: boundPart<TObject>(call.params) }),
  ...(call.query && { query: boundPart<TObject>(call.query) }),
  ...(call.body && { body: boundPart(call.body) }),
})

/** Returns the calls with bounds on all parts of their requests. */
export const boundRequests = <C extends Calls>(calls: C): C =>
  Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, boundCall(call)])) as unknown as C
