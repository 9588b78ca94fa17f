import { randomUUID } from 'node:crypto'
import { calls } from '@vitrine/contract'
import type { JsonBounds } from '@vitrine/contract/json-bounds.ts'
import type { Call } from '@vitrine/contract/call.ts'
import type { JsonSchema } from '@vitrine/contract/print/json-schema.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { createSieve, fieldOf, within, type Path } from './testing-fields.ts'

type Part = 'params' | 'query' | 'body'

/** A value ten times as large as its field allows. */
interface Oversize {
  readonly part: Part
  readonly path: Path
  readonly value: unknown
  readonly schema: JsonSchema
}

/** How long texts of a format are that says so itself. */
const lengthOf: Readonly<Record<string, number>> = { guid: 36, phone: 40, country: 2, currency: 3, 'color-hex': 7 }

const tenTimesAsLong = ({ maxLength, format = '', enum: words }: JsonSchema): string => {
  const longest = maxLength ?? lengthOf[format] ?? Math.max(30, ...(words ?? []).map(({ length }) => length))
  return 'x'.repeat(10 * longest)
}

const deep = (levels: number): unknown => JSON.parse('{"a":'.repeat(levels) + '1' + '}'.repeat(levels))

const tooMuchJson = ({ depth, values, text, size }: JsonBounds): unknown[] => [
  deep(10 * depth),
  Array.from({ length: 10 * values }, () => 0),
  'x'.repeat(10 * text),
  { ['x'.repeat(10 * text)]: 1 },
  Array.from({ length: Math.ceil((10 * size) / text) }, () => 'x'.repeat(text)),
]

const tooManyEntries = ({ maxProperties = 0, propertyNames }: JsonSchema): unknown[] => [
  Object.fromEntries(Array.from({ length: 10 * maxProperties }, (_, index) => [`k${index}`, 'v'])),
  { ['x'.repeat(10 * (propertyNames?.maxLength ?? 0))]: 'v' },
]

/** Everything too large that can be put where a schema stands. */
const oversizesOf = (schema: JsonSchema, part: Part, path: Path): Oversize[] => {
  const here = (...values: readonly unknown[]) => values.map((value) => ({ part, path, value, schema }))
  const inner = (one: JsonSchema, key: string | number) => oversizesOf(one, part, [...path, key])
  // What is not served is refused at any size.
  if (schema.unbuilt !== undefined) return here('any')
  if (schema.anyOf) return schema.anyOf.flatMap((one) => oversizesOf(one, part, path))
  if (schema.json) return here(...tooMuchJson(schema.json))
  if (schema.patternProperties) {
    const [item = {}] = Object.values(schema.patternProperties)
    return [...here(...tooManyEntries(schema)), ...inner(item, 'key')]
  }
  if (schema.properties) return Object.entries(schema.properties).flatMap(([name, one]) => inner(one, name))
  switch (schema.type) {
    case 'string':
      return here(schema.decimal ? '9'.repeat(200) : tenTimesAsLong(schema))
    case 'array':
      return [
        ...here(Array.from({ length: 10 * (schema.maxItems ?? Infinity) }, () => null)),
        ...inner(schema.items ?? {}, 0),
      ]
    case 'number':
    case 'integer':
      return here(10 * (schema.maximum ?? Infinity))
    case 'object':
    case 'boolean':
      return []
    default:
      throw new Error(`${part} ${path.join('.')} has no bound: ${JSON.stringify(schema)}`)
  }
}

const pathOf = ({ path, params }: Call, given: Readonly<Record<string, unknown>>): string => {
  const fields = Object.keys((params as JsonSchema | undefined)?.properties ?? {})
  const one = (name: string) => encodeURIComponent(String(given[name] ?? randomUUID()))
  return fields.reduce((filled, name) => filled.replace(`{${name}}`, one(name)), path)
}

/** So long may an address be, whatever is in it; of a longer list as many are sent as it holds. */
const longestAddress = 12_000

const queryOf = (given: Readonly<Record<string, unknown>>): string => {
  const pairs = Object.entries(given).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one).slice(0, longestAddress)]),
  )
  const lengths = pairs.map((pair) => String(new URLSearchParams([pair])).length + 1)
  const isWithin = (index: number) => lengths.slice(0, index + 1).reduce((sum, one) => sum + one, 0) <= longestAddress
  return String(new URLSearchParams(pairs.filter((_pair, index) => index === 0 || isWithin(index))))
}

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const tokenFor = async ({ roles }: Call): Promise<string> => {
  const may = (role: string) => (roles as readonly string[]).includes(role)
  if (may('visitor')) return shop.visitorToken()
  if (!may('member')) return may('owner') ? shop.apiKey : ''
  const { siteId, clientId, context } = shop
  const [visitorId, memberId, sessionId] = [randomUUID(), randomUUID(), randomUUID()]
  return context.accessTokens.sign({ role: 'member', siteId, clientId, visitorId, memberId, sessionId }, 14_400)
}

const send = (call: Call, token: string, { part, path, value }: Oversize) => {
  const given = within(path, value) as Readonly<Record<string, unknown>>
  const address = pathOf(call, part === 'params' ? given : {})
  const asked = part === 'query' ? `?${queryOf(given)}` : ''
  const method = call.encoding === 'r' ? 'POST' : call.method
  return shop.send(`${method} ${address}${asked}`, { token, ...(part === 'body' && { body: given }) })
}

const isTried = createSieve()

/** Like fields are tried once; a value more of the same field is tried with it. */
const triedOf = (name: string, call: Call): Oversize[] => {
  const { params, query, body } = call
  const parts = Object.entries({ params, query, body }) as [Part, JsonSchema | undefined][]
  const all = parts.flatMap(([part, schema]) => (schema ? oversizesOf(schema, part, []) : []))
  const tried = new Map<string, boolean>()
  return all.filter(({ part, path, schema }) => {
    const field = `${part} ${fieldOf(path)} ${JSON.stringify(schema)}`
    if (!tried.has(field)) tried.set(field, isTried(name, [part, ...path], schema))
    return tried.get(field)
  })
}

test.each(Object.entries<Call>(calls))(
  'ten times as much as a field of %s holds is refused, and the field is named',
  async (name, call) => {
    const token = await tokenFor(call)
    const slipped: string[] = []
    for (const over of triedOf(name, call)) {
      const { status, body: answer } = await send(call, token, over)
      const named: { field: string }[] = answer?.details?.validationError?.fieldViolations ?? []
      const field = fieldOf(over.path)
      if (status === 400 && named.some((found) => found.field.startsWith(field))) continue
      slipped.push(`${over.part} ${field}: ${status} ${JSON.stringify(answer)?.slice(0, 200)}`)
    }
    expect(slipped).toEqual([])
  },
  60_000,
)
