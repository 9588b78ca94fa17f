import type { Field } from './field.ts'

/** The parts of a JSON Schema in use. */
export interface Schema {
  readonly type?: string
  readonly title?: string
  readonly format?: string
  readonly enum?: readonly string[]
  readonly decimal?: Readonly<Record<string, number>>
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

const given = (bounds: Readonly<Record<string, number | undefined>>): Record<string, number> =>
  Object.fromEntries(Object.entries(bounds).filter((entry): entry is [string, number] => entry[1] !== undefined))

const fieldOf = ({
  type = 'any',
  format,
  enum: words,
  decimal,
  minLength,
  maxLength,
  minimum,
  maximum,
  patternProperties,
}: Schema): Field => {
  if (words) return { type: 'enum', bounds: {}, words }
  if (decimal) return { type: 'decimal', bounds: decimal, words: [] }
  if (patternProperties) return { type: 'map', bounds: {}, words: [] }
  const bounds = given({ minLength, maxLength, min: minimum, max: maximum })
  return { type: format ?? (type === 'integer' ? 'number' : type), bounds, words: [] }
}

/** Types that the official SDK represents as text, by our title. */
const texts = new Set(['CatalogImage', 'Image', 'Video', 'PageUrl'])

/** Returns every field of an entity of the contract by path, as in the specification's list. */
export const flatten = (schema: Schema, path = ''): Map<string, Field> => {
  if (schema.type === 'array') return flatten(schema.items ?? {}, `${path}[]`)
  if (schema.title !== undefined && texts.has(schema.title)) {
    const opened = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
      ...flatten(field, `${path}.${name}`),
    ])
    return new Map([[path, { type: 'string', bounds: {}, words: [] }], ...opened])
  }
  if (!schema.properties) return new Map([[path, fieldOf(schema)]])
  const inside = Object.entries(schema.properties)
  return new Map(inside.flatMap(([name, field]) => [...flatten(field, path === '' ? name : `${path}.${name}`)]))
}
