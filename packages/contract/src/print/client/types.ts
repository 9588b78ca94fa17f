import { fieldNote, isTimestamp, type JsonSchema } from '../json-schema.ts'
import { docComment } from './words.ts'

const comment = (text: string | undefined): string => (text ? docComment(text) : '')

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))

interface Interface {
  readonly note: string
  readonly fields: string
}

/** Finds input types that are the same as their entity, such as `PriceInput`. */
const sameAsEntity = (interfaces: ReadonlyMap<string, Interface>): ReadonlySet<string> => {
  const inputs = [...interfaces.keys()].filter((name) => name.endsWith('Input'))
  const same = new Set<string>()
  const entityOf = (name: string): string => name.replace(/Input$/, '')
  const plain = (name: string): string | undefined =>
    interfaces
      .get(name)
      ?.fields.replaceAll(/\/\*\*[^]*?\*\//g, '')
      .replaceAll(/\b\w+Input\b/g, (inner) => (same.has(inner) ? entityOf(inner) : inner))
  // Repeat, because a type is the same only once the types within it are known to be.
  for (let found = -1; found < same.size;) {
    found = same.size
    for (const name of inputs) if (plain(name) === plain(entityOf(name))) same.add(name)
  }
  return same
}

const printInterfaces = (interfaces: ReadonlyMap<string, Interface>): string[] => {
  const same = sameAsEntity(interfaces)
  return [...interfaces].map(([name, { note, fields }]) =>
    same.has(name)
      ? `${note}export interface ${name} extends ${name.replace(/Input$/, '')} {}\n`
      : `${note}export interface ${name} {\n${fields}\n}\n`,
  )
}

/** Prints TypeScript types for JSON Schemas. Schemas with a title become interfaces, which are printed once. */
export const createTypePrinter = () => {
  const interfaces = new Map<string, Interface>()
  const fieldNames = new Map<string, string>()

  const properties = ({ properties: fields = {}, required = [] }: JsonSchema, sent: boolean): string =>
    Object.entries(fields)
      .map(
        ([name, field]) =>
          `${comment(fieldNote(field))}${key(name)}${required.includes(name) ? '' : '?'}: ${type(field, sent)}${field.nullable ? ' | null' : ''}`,
      )
      .join('\n')

  const named = (schema: JsonSchema, title: string, sent: boolean): string => {
    const names = Object.keys(schema.properties ?? {}).join()
    const known = fieldNames.get(title)
    if (known !== undefined && known !== names) throw new Error(`Two different entities have the title ${title}.`)
    if (known === undefined) {
      fieldNames.set(title, names)
      interfaces.set(title, { note: '', fields: '' })
      interfaces.set(title, { note: comment(schema.description), fields: properties(schema, sent) })
    }
    return title
  }

  /** `sent` types are for requests, in which timestamps can be a `Date` or text. */
  const type = (schema: JsonSchema, sent: boolean): string => {
    if (schema.title && schema.properties) return named(schema, schema.title, sent)
    if (isTimestamp(schema)) return sent ? 'Date | string' : 'Date'
    if (schema.enum) return schema.enum.map((word) => JSON.stringify(word)).join(' | ')
    if (schema.anyOf) return schema.anyOf.map((one) => type(one, sent)).join(' | ')
    if (schema.type === 'array')
      return `readonly (${type(schema.items ?? {}, sent)})[]`.replace(/^readonly \((\w+)\)/, 'readonly $1')
    if (schema.patternProperties)
      return `Record<string, ${type(Object.values(schema.patternProperties)[0] ?? {}, sent)}>`
    if (schema.type === 'object') return `{ ${properties(schema, sent)} }`
    if (schema.type === 'integer') return 'number'
    return schema.type ?? 'unknown'
  }

  /** An interface of fields to filter by, all required. It is printed next to the query that uses it. */
  const declared = (schema: JsonSchema): string =>
    `${comment(schema.description)}export interface ${schema.title} {\n${properties({ ...schema, required: Object.keys(schema.properties ?? {}) }, false)}\n}\n`

  return { type, declared, names: () => [...interfaces.keys()], interfaces: () => printInterfaces(interfaces) }
}
export type TypePrinter = ReturnType<typeof createTypePrinter>
