import { isTimestamp, type JsonSchema } from './json-schema.ts'

const comment = (text: string | undefined): string => (text ? `/** ${text} */\n` : '')

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))

/** Prints TypeScript for JSON Schemas; schemas with a title become interfaces, each printed once. */
export const createTypePrinter = () => {
  const interfaces = new Map<string, string>()

  const properties = ({ properties: fields = {}, required = [] }: JsonSchema, sent: boolean): string =>
    Object.entries(fields)
      .map(([name, field]) => {
        const note = field.title ? undefined : field.description
        return `${comment(note)}${key(name)}${required.includes(name) ? '' : '?'}: ${type(field, sent)}`
      })
      .join('\n')

  const named = (schema: JsonSchema, title: string, sent: boolean): string => {
    const known = interfaces.get(title)
    if (known === undefined) {
      interfaces.set(title, '')
      const body = `${comment(schema.description)}export interface ${title} {\n${properties(schema, sent)}\n}\n`
      interfaces.set(title, body)
    }
    return title
  }

  /** `sent` types are what a caller hands in: moments may be a Date or text. */
  const type = (schema: JsonSchema, sent: boolean): string => {
    if (schema.title && schema.properties) return named(schema, schema.title, sent)
    if (isTimestamp(schema)) return sent ? 'Date | string' : 'Date'
    if (schema.enum) return schema.enum.map((word) => JSON.stringify(word)).join(' | ')
    if (schema.anyOf) return schema.anyOf.map((one) => type(one, sent)).join(' | ')
    if (schema.type === 'array') return `readonly (${type(schema.items ?? {}, sent)})[]`.replace(/\((\w+)\)/, '$1')
    if (schema.patternProperties)
      return `Record<string, ${type(Object.values(schema.patternProperties)[0] ?? {}, sent)}>`
    if (schema.type === 'object') return `{ ${properties(schema, sent)} }`
    if (schema.type === 'integer') return 'number'
    return schema.type ?? 'unknown'
  }

  return { type, interfaces: () => [...interfaces.values()] }
}
