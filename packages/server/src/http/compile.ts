import type { Call } from '@vitrine/contract/call.ts'
import { Ajv, type Options, type ValidateFunction } from 'ajv'
import buildSerializer from 'fast-json-stringify'
import { WrittenList } from '../handlers.ts'
import { InvalidRequest } from '../refusal.ts'
import { decimalProblem, formats } from './formats.ts'
import { violationsOf } from './violations.ts'

const createAjv = (options: Options): Ajv => {
  // Unknown fields are dropped, not refused: older clients repeat path parameters in bodies.
  const ajv = new Ajv({
    removeAdditional: 'all',
    useDefaults: true,
    allErrors: true,
    strict: false,
    verbose: true,
    ...options,
  })
  for (const [name, pattern] of Object.entries(formats)) ajv.addFormat(name, pattern)
  ajv.addKeyword({
    keyword: 'decimal',
    type: 'string',
    errors: false,
    validate: (bounds: Record<string, number>, text: string) => decimalProblem(text, bounds) === undefined,
  })
  return ajv
}

const bodies = createAjv({})
/** Path and query arrive as text; numbers and flags are read out of it. */
const addresses = createAjv({ coerceTypes: 'array' })

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

export interface RawRequest {
  params: unknown
  query: unknown
  body: unknown
}

export interface CompiledCall {
  /** Checks a request against the contract and drops what the contract does not know. */
  readonly read: (raw: RawRequest) => RawRequest
  /** Writes an answer as bytes of JSON; only what the contract names gets out. */
  readonly write: (answer: unknown) => Buffer
}

type Write = (value: unknown) => string

/** Makes what writes values of a schema as JSON; only what the schema names gets out. */
export const createWriter = (schema: Call['response']): Write => {
  const serializer = once(() => buildSerializer(schema as Parameters<typeof buildSerializer>[0]))
  return (value) => serializer()(value)
}

const comma = Buffer.from(',')

/** Puts items into the list of an answer. The list must come before what others may have put words into. */
const writeList = (write: Write, { name, items, around }: WrittenList<Record<string, unknown>>): Buffer => {
  const text = write(around)
  const start = text.indexOf(`"${name}":[]`) + name.length + 4
  const between = items.flatMap((item, index) => (index === 0 ? [item] : [comma, item]))
  return Buffer.concat([Buffer.from(text.slice(0, start)), ...between, Buffer.from(text.slice(start))])
}

/** Makes the checks and the writer of a call. Compiled on first use, so that a start costs nothing. */
export const compileCall = ({ params, query, body, response }: Call): CompiledCall => {
  const parts = [
    ['params', params && once(() => addresses.compile(params))],
    ['query', query && once(() => addresses.compile(query))],
    ['body', body && once(() => bodies.compile(body))],
  ] as const
  const write = createWriter(response)

  return {
    read: (raw) => {
      const request = { ...raw, body: body ? (raw.body ?? {}) : undefined }
      const errors = parts.flatMap(([part, compiled]) => {
        const validate: ValidateFunction | undefined = compiled?.()
        return validate && !validate(request[part]) ? (validate.errors ?? []) : []
      })
      if (errors.length > 0) throw new InvalidRequest(violationsOf(errors))
      return request
    },
    write: (answer) => (answer instanceof WrittenList ? writeList(write, answer) : Buffer.from(write(answer))),
  }
}
