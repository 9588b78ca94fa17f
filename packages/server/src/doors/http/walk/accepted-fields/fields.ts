import { randomUUID } from 'node:crypto'
import type { JsonSchema } from '@vitrine/contract/print/json-schema.ts'
import { isLongRun } from '../../../../../../../test/run-size.ts'
import type { Path } from '../fields.ts'

export interface Writable {
  readonly path: Path
  readonly schema: JsonSchema
}

/** Returns the fields of a request that can be set one by one, without those that are refused by name. */
export const writableFields = (schema: JsonSchema, path: Path = []): Writable[] => {
  if (schema.unbuilt !== undefined) return []
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, field]) => writableFields(field, [...path, name]))
  if (schema.items) return writableFields(schema.items, [...path, 0])
  return schema.type === undefined && Object.keys(schema).length === 0 ? [] : [{ path, schema }]
}

const byFormat: Readonly<Record<string, readonly unknown[]>> = {
  email: ['one@people.test', 'two@people.test'],
  phone: ['+49301234567', '+49307654321'],
  currency: ['EUR', 'USD'],
  country: ['FR', 'IT'],
  language: ['de', 'es'],
  'local-date': ['1999-01-02', '2001-02-03'],
  'color-hex': ['#112233', '#445566'],
  'web-url': ['https://one.test/', 'https://two.test/'],
  'date-time': ['2040-01-02T03:04:05.000Z', '2041-02-03T04:05:06.000Z'],
}

const numbersFor = ({ minimum = 0, maximum = 1_000_000 }: JsonSchema): readonly number[] => {
  const low = Math.max(1, Math.ceil(minimum))
  return maximum < low + 1 ? [minimum, maximum] : [low, low + 1]
}

const decimalsFor = ({ gt, gte = gt ?? 0, lte = 1_000_000 }: Readonly<Record<string, number>>): readonly string[] =>
  lte <= 1 ? ['0.25', '0.5'] : [String(Math.max(gte, 3)), String(Math.max(gte, 3) + 1)]

/** Returns the first, the last and one in the middle; in the long run all. Most enums are handled by one `switch`. */
const wordsOf = (words: readonly unknown[]): readonly unknown[] => {
  if (isLongRun || words.length <= 3) return words
  return [words[0], words[words.length >> 1], words.at(-1)]
}

/** Returns distinguishable values that a schema allows. */
export const distinctValues = (schema: JsonSchema): readonly unknown[] => {
  const { type, format, decimal, maxLength = 100 } = schema
  if (schema.enum) return wordsOf(schema.enum)
  if (decimal) return decimalsFor(decimal)
  if (format === 'guid') return [randomUUID(), randomUUID()]
  if (format) return byFormat[format]!
  if (schema.patternProperties || type === undefined) return [{ key: 'one' }, { key: 'two' }]
  if (type === 'boolean') return [true, false]
  if (type === 'number' || type === 'integer') return numbersFor(schema)
  return ['One', 'Two'].map((text) => text.slice(0, maxLength))
}

/** Returns a copy of a request with one field set. */
export const withField = (body: unknown, [key, ...rest]: Path, value: unknown): unknown => {
  if (key === undefined) return value
  if (typeof key === 'number') {
    const list = Array.isArray(body) ? [...(body as unknown[])] : []
    list[key] = withField(list[key], rest, value)
    return list
  }
  const object = (body ?? {}) as Record<string, unknown>
  return { ...object, [key]: withField(object[key], rest, value) }
}
