/**
 * What holds of every text, list, number and map of a request that says no bound of its own: whoever sends more gets
 * an answer that names the field. Answers have no such bounds.
 */
import type { TObject, TSchema } from 'typebox'
import type { Call, Calls } from './call.ts'
import type { JsonBounds } from './json-bounds.ts'
import type { JsonSchema } from './print/json-schema.ts'

/** The most of an amount of money in a request, in major units: so prices times quantities stay exact. */
export const mostMoney = 999_999_999.99

/** Moments of a request: databases and programs agree on these years. */
export const dateBounds = { from: '0001-01-01T00:00:00.000Z', to: '9999-12-31T23:59:59.999Z' } as const

export const generalBounds = {
  text: 2000,
  list: 300,
  entries: 100,
  /** Names of the entries of a map. */
  name: 200,
  number: 1_000_000_000_000,
  /** What a column of four bytes holds. */
  integer: 2_147_483_647,
  json: { depth: 10, values: 1000, text: 2000, size: 20_000 } satisfies JsonBounds,
} as const

/** What a browser says of a passkey: certificates of its maker may come with it. */
export const passkeyBounds: JsonBounds = { depth: 6, values: 200, text: 40_000, size: 60_000 }

/** A filter: its conditions are counted one by one where they are read. */
export const filterBounds = {
  json: { depth: 24, values: 3000, text: 500, size: 40_000 } satisfies JsonBounds,
  /** So long may a text be that is looked for within another one. */
  pattern: 200,
  /** So many values may a field be compared with at once. */
  values: 1000,
  conditions: 100,
  /** So deep may conditions stand in each other. */
  depth: 10,
} as const

/** So many products fit on a wish list. */
export const mostWished = 200

/** A cursor carries the filter of its list. */
export const longestCursor = 120_000
/** A whole search: filter, order and cursor. */
export const searchBounds: JsonBounds = { depth: 28, values: 3200, text: longestCursor, size: longestCursor + 50_000 }

/** Formats that say how long a text may be; all others are bounded like any text. */
const shortFormats: ReadonlySet<string> = new Set([
  'guid',
  'phone',
  'currency',
  'country',
  'local-date',
  'color-hex',
  'date-time',
])
const longestLanguage = 35

const boundText = (schema: JsonSchema): JsonSchema => {
  const { format, decimal, money } = schema
  if (money && decimal)
    return { ...schema, decimal: { ...decimal, lte: Math.min(decimal.lte ?? mostMoney, mostMoney) } }
  if (decimal) return { ...schema, decimal: { lte: generalBounds.number, ...decimal } }
  if (schema.enum || schema.maxLength !== undefined || (format && shortFormats.has(format))) return schema
  return { ...schema, maxLength: format === 'language' ? longestLanguage : generalBounds.text }
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

const eachOf = (schemas: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, bound(schema)]))

/** A schema with a bound on everything in it. */
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

/** The same calls, with a bound on everything that a request may hold. */
export const boundRequests = <C extends Calls>(calls: C): C =>
  Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, boundCall(call)])) as unknown as C
