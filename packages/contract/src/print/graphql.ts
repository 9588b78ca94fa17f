import type { Call, Calls } from '../call.ts'
import { graphqlCalls } from '../graphql.ts'
import { fieldNote, isTimestamp, type JsonSchema } from './json-schema.ts'

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const described = (text: string | undefined, indent = ''): string =>
  text === undefined ? '' : `${indent}${JSON.stringify(text)}\n`

const isName = (word: string): boolean => /^[A-Za-z]\w*$/.test(word)

/** GraphQL has separate types for input and output. */
type Direction = 'input' | 'type'

const scalars = `"An RFC 3339 timestamp."
scalar DateTime

"A decimal number as text, so that no digit is lost."
scalar Decimal

"Any JSON."
scalar JSON
`

const redirectStatus = `"Whether a redirect session was created."
enum RedirectSessionStatus {
  SUCCESS
  ERROR
}

"An error of a call."
type CallError {
  code: String
  message: String!
  "Invalid fields: name, description and violated rule of each."
  violations: JSON
}

extend type CreateRedirectSessionResponse {
  status: RedirectSessionStatus!
  error: CallError
}
`

/** Prints the GraphQL schema, with the calls of the contract that it offers. */
export const printGraphql = (calls: Calls): string => {
  const types = new Map<string, string>()

  const typeOf = (schema: JsonSchema, name: string, direction: Direction): string => {
    if (isTimestamp(schema)) return 'DateTime'
    if (schema.decimal) return 'Decimal'
    if (schema.enum) return schema.enum.every(isName) ? enumeration(schema, name) : 'String'
    if (schema.type === 'array') return `[${typeOf(schema.items ?? {}, name, direction)}!]`
    if (schema.properties && Object.keys(schema.properties).length > 0) return object(schema, name, direction)
    if (schema.type === 'integer') return 'Int'
    if (schema.type === 'number') return 'Float'
    return schema.type === 'string' || schema.type === 'boolean' ? capital(schema.type) : 'JSON'
  }

  const enumeration = (schema: JsonSchema, name: string): string => {
    const words = schema.enum!.map((word) => `  ${word}\n`).join('')
    types.set(name, `${described(schema.description)}enum ${name} {\n${words}}\n`)
    return name
  }

  /** An object without a title is named after its position. */
  const object = (schema: JsonSchema, place: string, direction: Direction): string => {
    const plain = (schema.title ?? place).replace(/Input$/, '')
    const name = direction === 'input' ? `${plain}Input` : plain
    if (types.has(name)) return name
    types.set(name, '')
    const fields = Object.entries(schema.properties!).map(([key, field]) => {
      const needed = schema.required?.includes(key) ? '!' : ''
      const type = typeOf(field, plain + capital(key), direction)
      return `${described(fieldNote(field), '  ')}  ${key}: ${type}${needed}\n`
    })
    const kind = direction === 'input' ? 'input' : 'type'
    types.set(name, `${described(schema.description)}${kind} ${name} {\n${fields.join('')}}\n`)
    return name
  }

  const args = (name: string, { params, query, body }: Call): string => {
    const printed = [params, query, body].flatMap((part) => {
      const { properties = {}, required = [] } = (part ?? {}) as JsonSchema
      return Object.entries(properties).map(([key, field]) => {
        const needed = required.includes(key) ? '!' : ''
        return `${key}: ${typeOf(field, capital(name) + capital(key), 'input')}${needed}`
      })
    })
    return printed.length === 0 ? '' : `(${printed.join(', ')})`
  }

  const root = (kind: 'query' | 'mutation'): string => {
    const fields = graphqlCalls(calls, kind).map(([name, call]) => {
      // A redirect session that could not be created has a status but no URL.
      const response = { ...call.response, ...(name === 'createRedirectSession' && { required: [] }) } as JsonSchema
      const answer = typeOf(response, `${capital(name)}Response`, 'type')
      return `${described(call.summary, '  ')}  ${name}${args(name, call)}: ${answer}\n`
    })
    return `type ${capital(kind)} {\n${fields.join('')}}\n`
  }

  const roots = [root('query'), root('mutation')]
  return [...roots, ...types.values(), scalars, redirectStatus].join('\n')
}
