import fc from 'fast-check'
import { Page, Picture, PostalAddress } from './names.ts'
import type { Parts } from './pairs.ts'

/** The parts of a JSON Schema in use. */
interface Schema {
  readonly type?: string
  readonly title?: string
  readonly format?: string
  readonly enum?: readonly string[]
  readonly decimal?: { readonly gt?: number; readonly gte?: number; readonly maxScale?: number }
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })

const picture = fc
  .record(
    {
      id: fc.stringMatching(/^[a-z0-9]{1,12}~mv2\.jpg$/),
      filename: fc.stringMatching(/^[A-Za-zäö ]{1,10}\.jpg$/),
      width: fc.integer({ min: 1, max: 5000 }),
      height: fc.integer({ min: 1, max: 5000 }),
    },
    { requiredKeys: ['id', 'width', 'height'] },
  )
  .map((fields) => new Picture(fields))

const page = fc
  .tuple(fc.stringMatching(/^[a-z-]{1,12}$/), fc.stringMatching(/^(\?[a-z]=\d)?$/))
  .map(([slug, search]) => new Page(`https://shop.example/product-page/${slug}${search}`))

const letters = (characters: string, length: number) =>
  fc.array(fc.constantFrom(...characters), { minLength: length, maxLength: length }).map((some) => some.join(''))
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const formats: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  guid: fc.uuid(),
  email: fc.emailAddress(),
  phone: fc.stringMatching(/^\+[1-9]\d{6,10}$/),
  currency: letters(capitals, 3),
  country: letters(capitals, 2),
  language: fc.constantFrom('en', 'de-CH', 'pt-BR'),
  'local-date': moment.map((date) => date.toISOString().slice(0, 10)),
  'color-hex': fc.stringMatching(/^#[0-9a-f]{6}$/),
  'web-url': fc.webUrl(),
  'date-time': moment,
}

const text = ({ format, minLength = 0, maxLength = 40, decimal }: Schema): fc.Arbitrary<unknown> => {
  if (format !== undefined && formats[format]) return formats[format]
  if (decimal)
    return fc.integer({ min: 1, max: 999_999 }).map((cents) => (cents / 100).toFixed(decimal.maxScale === 0 ? 0 : 2))
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 40) })
}

const quantity = ({ type, minimum = -1e6, maximum = 1e6 }: Schema): fc.Arbitrary<number> =>
  type === 'integer'
    ? fc.integer({ min: minimum, max: Math.min(maximum, 2 ** 31) })
    : fc.double({ min: minimum, max: maximum, noNaN: true, noDefaultInfinity: true })

const fields = ({ properties = {}, required = [] }: Schema, depth: number): fc.Arbitrary<object> =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, fieldOf(name, schema, depth + 1)])),
    { requiredKeys: [...required], noNullPrototype: true },
  )

const fieldOf = (name: string, schema: Schema, depth: number): fc.Arbitrary<unknown> =>
  /address$/i.test(name) && schema.properties?.addressLine
    ? fields(schema, depth).map((parts) => new PostalAddress(parts as Record<string, unknown>))
    : valueOf(schema, depth)

/** Keys of free-form maps, including names that our client or the official SDK might rename. */
const key = fc.oneof({ weight: 4, arbitrary: words }, fc.constantFrom('_id', '_createdDate', 'updatedDate'))
const loose = fc.oneof(words, fc.integer(), fc.boolean())

const filter = fc.oneof(
  fc.constant({}),
  fc.record({ slug: words }),
  fc.record({ id: fc.record({ $in: fc.array(fc.uuid(), { maxLength: 90 }) }) }),
  fc.record({ 'priceData.price': fc.record({ $gte: fc.integer() }), name: fc.record({ $startsWith: words }) }),
  fc.record({ $or: fc.array(fc.record({ createdDate: moment.map((date) => date.toISOString()) }), { minLength: 1 }) }),
)

/** Generates values that a schema of the contract allows. */
export const valueOf = (schema: Schema, depth = 0): fc.Arbitrary<unknown> => {
  if (schema.title !== undefined && /^(Catalog)?Image(Input)?$/.test(schema.title)) return picture
  if (schema.title === 'PageUrl' || schema.title === 'PageUrlInput') return page
  if (schema.title === 'Query')
    return fc.tuple(fields(schema, depth), filter).map(([query, some]) => ({ ...query, filter: some }))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'string') return text(schema)
  if (schema.type === 'number' || schema.type === 'integer') return quantity(schema)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'array') {
    const { items = {}, minItems = 0, maxItems = 3 } = schema
    return fc.array(valueOf(items, depth + 1), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 2) })
  }
  const [inMap] = Object.values(schema.patternProperties ?? {})
  if (inMap) return fc.dictionary(key, valueOf(inMap, depth + 1), { maxKeys: 3, noNullPrototype: true })
  return schema.properties ? fields(schema, depth) : loose
}

/** Path traversal, which the official SDK doesn't prevent, is tested among the faults. */
const inPaths = (params: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, `${String(value).replaceAll(/[/?#%\\.\s]/g, '')}x`]),
  )

interface CallSchemas {
  readonly params?: object
  readonly query?: object
  readonly body?: object
}

/** Generates requests that a call of the contract allows. */
export const requestsOf = ({ params = {}, query = {}, body = {} }: CallSchemas): fc.Arbitrary<Parts> => {
  const part = (schema: Schema) => fields(schema, 0) as fc.Arbitrary<Record<string, unknown>>
  return fc.record({ params: part(params).map(inPaths), query: part(query), body: part(body) })
}
