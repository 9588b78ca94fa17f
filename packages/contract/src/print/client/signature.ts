import type { Call, ClientFunction } from '../../call.ts'
import type { JsonSchema } from '../json-schema.ts'
import type { OfferedCall } from './rooms.ts'
import type { TypePrinter } from './types.ts'

/** Longer types are replaced by a reference to the type of the call. */
const maxInlineLength = 90

type Part = 'params' | 'query' | 'body'

interface Field {
  readonly part: Part
  readonly schema: JsonSchema
  readonly isNeeded: boolean
}

const fieldsOf = (call: Call): Readonly<Record<string, Field>> =>
  Object.fromEntries(
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const { properties = {}, required = [] } = (call[part] ?? {}) as JsonSchema
      return Object.entries(properties).map(([name, schema]) => [
        name,
        { part, schema, isNeeded: required.includes(name) },
      ])
    }),
  )

const others = '...options'

/** The arguments of a function in order. Those that end with `!` are required. */
const argumentsOf = ({ call, offer }: Pick<OfferedCall, 'call' | 'offer'>): readonly string[] => {
  if (offer.args !== undefined) return offer.args.split(' ').filter(Boolean)
  const fields = Object.entries(fieldsOf(call))
  const inPath = fields.filter(([, { part }]) => part === 'params').map(([name]) => name)
  return fields.length > inPath.length ? [...inPath, others] : inPath
}

/** The names of a function's arguments in order, for `bind`. */
export const argumentNames = (offered: Pick<OfferedCall, 'call' | 'offer'>): readonly string[] =>
  argumentsOf(offered).map((name) => name.replace(/!$/, ''))

export interface Signature {
  readonly names: readonly string[]
  readonly returnsNothing: boolean
  readonly type: string
}

/** The field of the response that a function returns. */
export const returnedField = ({ gives }: Pick<ClientFunction, 'gives'>): string | undefined => gives?.replace(/!$/, '')

/** Prints the type of a client function. */
export const functionSignature = (offered: OfferedCall, { type }: TypePrinter): Signature => {
  const { call, callName, offer } = offered
  const fields = fieldsOf(call)
  const written = argumentsOf(offered)
  const names = argumentNames(offered)
  const isMarkedRequired = (name: string): boolean => written.includes(`${name}!`)
  for (const name of names)
    if (name !== others && !fields[name]) throw new Error(`${callName} has no field ${name} for an argument.`)

  const optionsType = (): { text: string; isNeeded: boolean } => {
    const rest = Object.entries(fields).filter(([name]) => !names.includes(name))
    const parts = [...new Set(rest.map(([, { part }]) => part))]
    const isNeeded = rest.some(([, field]) => field.isNeeded)
    const inline = `{ ${rest.map(([name, field]) => `${JSON.stringify(name)}${field.isNeeded ? '' : '?'}: ${type(field.schema, true)}`).join('; ')} }`
    if (inline.length <= maxInlineLength || parts.length !== 1) return { text: inline, isNeeded }
    const [part] = parts as [Part]
    const schema = call[part] as JsonSchema
    const named = names.filter((name) => fields[name]?.part === part)
    if (named.length === 0 && schema.title) return { text: type(schema, true), isNeeded }
    const whole = `${part === 'query' ? 'QueryOf' : 'BodyOf'}<typeof calls.${callName}>`
    const left = named.map((name) => `'${name}'`).join(' | ')
    return { text: named.length === 0 ? whole : `Omit<${whole}, ${left}>`, isNeeded }
  }

  const typed = names.map((name) => {
    if (name === others) {
      const { text, isNeeded } = optionsType()
      return { name: 'options', text, isNeeded: isNeeded || isMarkedRequired(name) }
    }
    const { schema, isNeeded } = fields[name]!
    const text = type(schema, true)
    const isLong = text.length > maxInlineLength && !schema.title
    const part = fields[name]!.part
    return {
      name,
      isNeeded: isNeeded || isMarkedRequired(name),
      text: isLong
        ? `NonNullable<${part === 'query' ? 'QueryOf' : 'BodyOf'}<typeof calls.${callName}>['${name}']>`
        : text,
    }
  })
  const lastNeeded = typed.findLastIndex(({ isNeeded }) => isNeeded)
  const args = typed.map(({ name, text }, index) => `${name}${index > lastNeeded ? '?' : ''}: ${text}, `)

  const response = call.response as JsonSchema
  const returnsNothing = Object.keys(response.properties ?? {}).length === 0 && response.type === 'object'
  const answerType = (): string => {
    if (returnsNothing) return 'void'
    if (offer.gives === '') return 'void'
    const field = returnedField(offer)
    const given = field === undefined ? response : response.properties?.[field]
    if (!given) throw new Error(`The response of ${callName} has no field ${field} to return.`)
    const text = type(given, false)
    if (text.length <= maxInlineLength) return text
    const whole = `ResponseOf<typeof calls.${callName}>`
    return field === undefined ? whole : `${whole}['${field}']`
  }
  return {
    names,
    returnsNothing: returnsNothing || offer.gives === '',
    type: `((${args.join('')}call?: CallOptions) => Promise<${answerType()}>)`,
  }
}
