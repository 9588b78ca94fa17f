import { calls } from '@vitrine/contract'
import type { Call } from '@vitrine/contract/call.ts'
import type { ViolationKind } from '@vitrine/contract/errors.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { InvalidRequest } from '../../ground/base/refusal.ts'
import { compileCall } from '../../ground/schema/compile.ts'
import { formats } from '../../ground/schema/formats.ts'
import { fieldOf, type Path } from './testing-fields.ts'

interface Schema {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly maxProperties?: number
  readonly decimal?: Readonly<Record<string, number>>
  readonly unbuilt?: string
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly patternProperties?: Readonly<Record<string, Schema>>
}

type Part = 'params' | 'query' | 'body'

/** A bound of the contract, and a value one step over it. */
interface Over {
  readonly part: Part
  readonly path: Path
  readonly rule: ViolationKind
  readonly value: unknown
}

const tooLong = ({ format, maxLength }: Schema): string =>
  format === 'email' ? `${'a'.repeat(60)}@${'b.'.repeat(maxLength!)}test` : 'x'.repeat(maxLength! + 1)

/** Values one step over each bound of a schema. */
const beyond = (schema: Schema): readonly (readonly [ViolationKind, unknown])[] => {
  const { enum: words, format, minLength, maxLength, minimum, maximum, decimal, type } = schema
  const { minItems, maxItems, maxProperties } = schema
  return [
    ...(words ? [['INVALID_ENUM_VALUE', 'NONE_OF_THEM'] as const] : []),
    ...(format && format in formats ? [['FORMAT', ' !'] as const] : []),
    ...(maxLength !== undefined ? [['MAX_LENGTH', tooLong(schema)] as const] : []),
    ...(minLength ? [['MIN_LENGTH', 'x'.repeat(minLength - 1)] as const] : []),
    ...(minimum !== undefined ? [['MIN', minimum - 1] as const] : []),
    ...(maximum !== undefined ? [['MAX', maximum + 1] as const] : []),
    ...(minItems ? [['MIN_SIZE', []] as const] : []),
    ...(type === 'array' && maxItems !== undefined
      ? [['MAX_SIZE', Array.from({ length: maxItems + 1 })] as const]
      : []),
    ...(maxProperties !== undefined
      ? [
          [
            'MAX_SIZE',
            Object.fromEntries(Array.from({ length: maxProperties + 1 }, (_, at) => [`k${at}`, 'v'])),
          ] as const,
        ]
      : []),
    ...(decimal ? beyondDecimal(decimal) : []),
    ...(type === 'boolean' || type === 'number' || type === 'integer'
      ? [['VALIDATION', { not: 'that' }] as const]
      : []),
  ]
}

const beyondDecimal = (bounds: Readonly<Record<string, number>>): [ViolationKind, unknown][] => {
  const { gt, gte, lt, lte, maxScale } = bounds
  const found: [ViolationKind, unknown][] = [['FORMAT', '1,5']]
  if (gt !== undefined) found.push(['DECIMAL_GT', String(gt)])
  if (gte !== undefined) found.push(['DECIMAL_GTE', String(gte - 1)])
  if (lt !== undefined) found.push(['DECIMAL_LT', String(lt)])
  if (lte !== undefined) found.push(['DECIMAL_LTE', String(lte + 1)])
  if (maxScale !== undefined) found.push(['DECIMAL_MAX_SCALE', `0.${'0'.repeat(maxScale)}1`])
  return found
}

/** All bounds within a schema; what holds itself is walked once. */
const walk = (schema: Schema, part: Part, path: Path = [], depth = 0): Over[] => {
  if (schema.unbuilt !== undefined) return [{ part, path, rule: 'FIELD_NOT_ALLOWED', value: 'any' }]
  const own = path.length === 0 ? [] : beyond(schema).map(([rule, value]) => ({ part, path, rule, value }))
  if (depth > 12) return own
  const missing = (schema.required ?? []).map((name): Over => ({
    part,
    path: [...path, name],
    rule: 'REQUIRED_FIELD',
    value: undefined,
  }))
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    walk(field, part, [...path, name], depth + 1),
  )
  const items = schema.items ? walk(schema.items, part, [...path, 0], depth + 1) : []
  return [...own, ...(part === 'params' ? [] : missing), ...inner, ...items]
}

/** The value with all that leads to it. */
const within = (path: Path, value: unknown): unknown =>
  path.reduceRight<unknown>((inner, key, index) => {
    // What is missing is left out of the object that should have it.
    if (value === undefined && index === path.length - 1) return {}
    return typeof key === 'number' ? [inner] : { [key]: inner }
  }, value)

const overs = ({ params, query, body }: Call): Over[] =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? walk(schema as Schema, part as Part) : [],
  )

const violationsOf = (call: Call, over: Over) => {
  const raw = { params: {}, query: {}, body: undefined, [over.part]: within(over.path, over.value) }
  try {
    compileCall(call).read(raw)
    return []
  } catch (error) {
    if (error instanceof InvalidRequest) return error.violations
    throw error
  }
}

/** What an address has is text, and a number or flag is read out of it: an object there is no request. */
const isSendable = ({ part, rule }: Over): boolean => part === 'body' || rule !== 'VALIDATION'

test.each(Object.entries<Call>(calls))(
  'every bound of %s holds, and one over it is named by field and kind',
  (_, call) => {
    const slipped = overs(call)
      .filter(isSendable)
      .filter((over) => {
        const field = fieldOf(over.path)
        return !violationsOf(call, over).some((found) => found.field === field && found.violatedRule === over.rule)
      })
      .map(
        ({ part, path, rule, value }) =>
          `${part} ${fieldOf(path)}: ${rule} with ${JSON.stringify(value)?.slice(0, 60)}`,
      )
    expect(slipped).toEqual([])
  },
)

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('over the network the answer has the form of the specification: field, words, rule and threshold', async () => {
  const { status, body } = await shop.send('POST /stores/v1/products', {
    token: shop.apiKey,
    body: { product: { name: 'x'.repeat(81), ribbon: 'y'.repeat(31), productType: 'gas' } },
  })
  expect(status).toBe(400)
  expect(body.message).toMatch(/^INVALID_ARGUMENT: "product\.name" /)
  expect(body.details.validationError.fieldViolations).toMatchObject([
    { field: 'product.name', violatedRule: 'MAX_LENGTH', data: { threshold: 80 } },
    { field: 'product.productType', violatedRule: 'INVALID_ENUM_VALUE' },
    { field: 'product.ribbon', violatedRule: 'MAX_LENGTH', data: { threshold: 30 } },
  ])
})

test('all kinds of violation that a schema can break are tried', () => {
  const tried = new Set(Object.values<Call>(calls).flatMap((call) => overs(call).map(({ rule }) => rule)))
  expect([...tried].toSorted()).toEqual(
    [
      'DECIMAL_GT',
      'DECIMAL_GTE',
      'DECIMAL_LTE',
      'DECIMAL_MAX_SCALE',
      'FIELD_NOT_ALLOWED',
      'FORMAT',
      'INVALID_ENUM_VALUE',
      'MAX',
      'MAX_LENGTH',
      'MAX_SIZE',
      'MIN',
      'MIN_LENGTH',
      'MIN_SIZE',
      'REQUIRED_FIELD',
      'VALIDATION',
    ].toSorted(),
  )
})
