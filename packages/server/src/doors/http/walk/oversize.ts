import { bodyMethodOf, type Call } from '@vitrine/contract/call.ts'
import type { JsonBounds } from '@vitrine/contract/json-bounds.ts'
import type { JsonSchema } from '@vitrine/contract/print/json-schema.ts'
import type { Answer, Shop } from '../../../../../../test/shop.ts'
import { withField } from './accepted-fields/fields.ts'
import { tokenFor } from './caller.ts'
import { addressOf, createSieve, fieldOf, within, type Part, type Path } from './fields.ts'

/** A field with values ten times larger than it allows. */
interface BoundedField {
  readonly part: Part
  readonly path: Path
  readonly schema: JsonSchema
  readonly oversizes: () => readonly unknown[]
  /** The largest number that it allows. The server must not fail on it. */
  readonly largest?: number
}

/** The length of texts whose format limits it. */
const lengthOf: Readonly<Record<string, number>> = { guid: 36, phone: 40, country: 2, currency: 3, 'color-hex': 7 }

const tenTimesAsLong = ({ maxLength, format = '', enum: words }: JsonSchema): string => {
  const longest = maxLength ?? lengthOf[format] ?? Math.max(30, ...(words ?? []).map(({ length }) => length))
  return 'x'.repeat(10 * longest)
}

const deep = (levels: number): unknown => JSON.parse('{"a":'.repeat(levels) + '1' + '}'.repeat(levels))

const oversizedJson = ({ depth, values, text, size }: JsonBounds): unknown[] => [
  deep(10 * depth),
  Array.from({ length: 10 * values }, () => 0),
  'x'.repeat(10 * text),
  { ['x'.repeat(10 * text)]: 1 },
  Array.from({ length: Math.ceil((10 * size) / text) }, () => 'x'.repeat(text)),
]

const oversizedMaps = ({ maxProperties = 0, propertyNames }: JsonSchema): unknown[] => [
  Object.fromEntries(Array.from({ length: 10 * maxProperties }, (_, index) => [`k${index}`, 'v'])),
  { ['x'.repeat(10 * (propertyNames?.maxLength ?? 0))]: 'v' },
]

/** Returns all bounded fields of a schema. */
const boundedFields = (schema: JsonSchema, part: Part, path: Path): BoundedField[] => {
  const bounded = (oversizes: () => readonly unknown[]) => [{ part, path, schema, oversizes }]
  const inner = (field: JsonSchema, key: string | number) => boundedFields(field, part, [...path, key])
  // Unsupported fields are refused at any size.
  if (schema.unbuilt !== undefined) return bounded(() => ['any'])
  if (schema.anyOf) return schema.anyOf.flatMap((one) => boundedFields(one, part, path))
  if (schema.json) return bounded(() => oversizedJson(schema.json!))
  if (schema.patternProperties) {
    const [item = {}] = Object.values(schema.patternProperties)
    return [...bounded(() => oversizedMaps(schema)), ...inner(item, 'key')]
  }
  if (schema.properties) return Object.entries(schema.properties).flatMap(([name, field]) => inner(field, name))
  switch (schema.type) {
    case 'string':
      return bounded(() => [schema.decimal ? '9'.repeat(200) : tenTimesAsLong(schema)])
    case 'array': {
      const length = 10 * (schema.maxItems ?? Infinity)
      return [...bounded(() => [Array.from({ length }, () => null)]), ...inner(schema.items ?? {}, 0)]
    }
    case 'number':
    case 'integer':
      return bounded(() => [10 * (schema.maximum ?? Infinity)]).map((field) => ({ ...field, largest: schema.maximum }))
    case 'object':
    case 'boolean':
      return []
    default:
      throw new Error(`${part} ${path.join('.')} has no bound: ${JSON.stringify(schema)}`)
  }
}

/** The longest query to send. Longer values are cut, and longer lists are sent as far as they fit. */
const longestQuery = 12_000

/** `{"a": {"b": 1}}`: `a.b` and 1. */
const dotted = (given: Readonly<Record<string, unknown>>, before = ''): [string, unknown][] =>
  Object.entries(given).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? dotted(value as Readonly<Record<string, unknown>>, `${before}${name}.`)
      : [[before + name, value]],
  )

const queryOf = (given: Readonly<Record<string, unknown>>): string => {
  const pairs = dotted(given).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one).slice(0, longestQuery)]),
  )
  const lengths = pairs.map((pair) => String(new URLSearchParams([pair])).length + 1)
  const isWithin = (index: number) => lengths.slice(0, index + 1).reduce((sum, one) => sum + one, 0) <= longestQuery
  return String(new URLSearchParams(pairs.filter((_pair, index) => index === 0 || isWithin(index))))
}

/** Returns a value with all required fields and no others, so that these are not what a request is refused for. */
const leastOf = ({ type, properties = {}, required = [], items, pattern, minItems = 0 }: JsonSchema): unknown => {
  if (type === 'object') return Object.fromEntries(required.map((name) => [name, leastOf(properties[name] ?? {})]))
  if (type === 'array') return Array.from({ length: minItems }, () => leastOf(items ?? {}))
  return pattern === undefined ? 'One' : pattern.replaceAll(/^\^|\$$/g, '')
}

const isTested = createSieve()

const fieldsToTest = (name: string, { params, query, body }: Call): BoundedField[] =>
  Object.entries({ params, query, body })
    .flatMap(([part, schema]) => (schema ? boundedFields(schema as JsonSchema, part as Part, []) : []))
    .filter(({ part, path, schema }) => isTested(name, [part, ...path], schema))

const problem = ({ part, path }: BoundedField, { status, body }: Answer): string =>
  `${part} ${fieldOf(path)}: ${status} ${JSON.stringify(body)?.slice(0, 200)}`

/**
 * Lists the fields of a call that accept a value ten times too large or refuse it without naming the field, and numbers
 * at whose maximum the server fails.
 */
export const acceptedOversizes = async (shop: Shop, name: string, call: Call): Promise<string[]> => {
  const token = await tokenFor(shop, call)
  const method = bodyMethodOf(call)

  const least = call.body && leastOf(call.body as JsonSchema)

  const ask = ({ part, path }: BoundedField, value: unknown) => {
    const given = (part === 'body' ? withField(least, path, value) : within(path, value)) as Readonly<
      Record<string, unknown>
    >
    const address = addressOf(call, part === 'params' ? given : {}) + (part === 'query' ? `?${queryOf(given)}` : '')
    return shop.send(`${method} ${address}`, { token, ...(part === 'body' && { body: given }) })
  }

  const problemWith = async (field: BoundedField, value: unknown): Promise<string[]> => {
    const answer = await ask(field, value)
    const violations: { field: string }[] = answer.body?.details?.validationError?.fieldViolations ?? []
    const isNamed = violations.some((one) => one.field.startsWith(fieldOf(field.path)))
    return answer.status === 400 && isNamed ? [] : [problem(field, answer)]
  }

  const problems: string[] = []
  for (const field of fieldsToTest(name, call)) {
    for (const value of field.oversizes()) problems.push(...(await problemWith(field, value)))
    if (field.largest === undefined) continue
    const answer = await ask(field, field.largest)
    if (answer.status >= 500) problems.push(problem(field, answer))
  }
  return problems
}
