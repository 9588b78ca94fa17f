import type { Call } from '@vitrine/contract/call.ts'
import type { JsonBounds } from '@vitrine/contract/json-bounds.ts'
import type { JsonSchema } from '@vitrine/contract/print/json-schema.ts'
import { normalizeAddress } from '@vitrine/domain/address/normalize.ts'
import { taxIdProblem, type TaxId } from '@vitrine/domain/tax-id/tax-id.ts'
import { Ajv, type ErrorObject, type Options, type SchemaValidateFunction, type ValidateFunction } from 'ajv'
import buildSerializer, { restore, type AnySchema } from 'fast-json-stringify'
import type { TSchema } from 'typebox'
import { SerializedList } from '../base/handlers.ts'
import { once } from '../base/once.ts'
import { InvalidRequest } from '../base/refusal.ts'
import { decimalProblem, formats } from './formats.ts'
import { splitCommas } from './comma-list.ts'
import { jsonProblem } from './json-bounds.ts'
import { createSharedParts } from './shared-parts.ts'
import { dropEmptyUnbuilt } from './unbuilt.ts'
import type { Violation } from '../base/refusal.ts'
import { violationsOf } from './violations.ts'
import { writeText } from './write-text.ts'

/** Reports the position of the problem within the value. */
const keepsJsonBounds: SchemaValidateFunction = (bounds: JsonBounds, value: unknown, _schema, context) => {
  const problem = jsonProblem(value, bounds)
  if (!problem) return true
  const { pointer, ...params } = problem
  keepsJsonBounds.errors = [{ keyword: 'json', instancePath: (context?.instancePath ?? '') + pointer, params }]
  return false
}

/**
 * Normalizes the postal code and state of an address for its country. Unknown values are kept and never refused. Values
 * of other types are refused by their own schema.
 */
const writeAddress: SchemaValidateFunction = (_isOn: true, address: Record<string, unknown>) => {
  const { country, postalCode, subdivision } = address
  if (typeof country !== 'string') return true
  const place = {
    country,
    ...(typeof postalCode === 'string' && { postalCode }),
    ...(typeof subdivision === 'string' && { subdivision }),
  }
  Object.assign(address, normalizeAddress(place))
  return true
}

const taxIdTypes: readonly unknown[] = [undefined, 'UNSPECIFIED', 'CPF', 'CNPJ']

/** Refuses malformed tax IDs. Unknown types and non-strings are refused by their own schema. */
const keepsTaxIds: SchemaValidateFunction = (_isOn: true, taxId: TaxId, _schema, context) => {
  const isReadable = typeof taxId.id === 'string' && taxIdTypes.includes(taxId.type)
  const problem = isReadable ? taxIdProblem(taxId) : undefined
  keepsTaxIds.errors = problem
    ? [{ keyword: 'taxId', instancePath: `${context?.instancePath ?? ''}/id`, params: { problem } }]
    : []
  return problem === undefined
}

const createAjv = (options: Options): Ajv => {
  // Unknown fields are dropped rather than refused, because older clients repeat path parameters in bodies.
  const ajv = new Ajv({
    removeAdditional: 'all',
    useDefaults: true,
    strict: false,
    verbose: true,
    code: { optimize: false },
    inlineRefs: false,
    ...options,
  })
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format)
  ajv.addKeyword({
    keyword: 'decimal',
    type: 'string',
    errors: false,
    validate: (bounds: Record<string, number>, text: string) => decimalProblem(text, bounds) === undefined,
  })
  ajv.addKeyword({ keyword: 'json', errors: 'full', validate: keepsJsonBounds })
  ajv.addKeyword({ keyword: 'postal', type: 'object', modifying: true, errors: false, validate: writeAddress })
  ajv.addKeyword({ keyword: 'taxId', type: 'object', errors: 'full', validate: keepsTaxIds })
  ajv.addKeyword({ keyword: 'unbuilt', modifying: true, errors: false, validate: dropEmptyUnbuilt })
  const isFirst = { before: 'allOf', modifying: true, errors: false } as const
  ajv.addKeyword({ keyword: 'splitCommas', ...isFirst, validate: splitCommas })
  return ajv
}

/**
 * Stops at the first error, so that a request with a million errors costs no more than one with a single error. Smaller
 * requests are checked again to report all errors.
 */
const createChecks = (options: Options) => {
  const [first, all] = [createAjv(options), createAjv({ ...options, allErrors: true })]
  const share = createSharedParts((id, part) => {
    for (const ajv of [first, all]) ajv.addSchema(part, id)
  })
  return (schema: TSchema): ((value: unknown) => readonly ErrorObject[]) => {
    const served = once(() => share(schema as JsonSchema))
    const [findFirst, findAll] = [once(() => first.compile(served())), once(() => all.compile(served()))]
    const problemsOf = (validate: ValidateFunction, value: unknown) => (validate(value) ? [] : (validate.errors ?? []))
    return (value) => {
      const [problem, ...none] = problemsOf(findFirst(), value)
      if (!problem) return none
      return jsonProblem(value, explained) ? [problem] : problemsOf(findAll(), value)
    }
  }
}

/** Requests within these bounds get all errors reported, up to a maximum; larger ones only the first. */
const explained: JsonBounds = { depth: Infinity, values: 20_000, text: Infinity, size: Infinity }
const maxReported = 100

const checkBody = createChecks({})
/** Path and query parameters are text, from which numbers and booleans are read. */
const checkAddress = createChecks({ coerceTypes: 'array' })

/** Creates a validator for external values that also drops unknown fields. It returns the violations. */
export const createValidator = (schema: TSchema): ((value: unknown) => readonly Violation[]) => {
  const problemsOf = checkBody(schema)
  return (value) => violationsOf(problemsOf(value).slice(0, maxReported))
}

export interface RawRequest {
  params: unknown
  query: unknown
  body: unknown
  /** Whether the values of the body are text, from a query string. */
  isBodyText?: true
}

export interface CompiledCall {
  /** Validates a request and drops unknown fields. */
  readonly read: (raw: RawRequest) => RawRequest
  /** Serializes a response to JSON, with only the fields of the contract. */
  readonly write: (answer: unknown) => Buffer
}

type Write = (value: unknown) => string

interface SerializerParts {
  readonly code: string
  readonly validator: unknown
  readonly serializer: { asString: (text: string) => string }
}
const restoreSerializer = restore as unknown as (parts: SerializerParts) => Write

/** Creates a JSON serializer for a schema, which only writes the fields of the schema. */
export const createSerializer = (schema: Call['response']): Write => {
  const serializer = once(() => {
    // In debug mode, the library returns its parts, so that `writeText` can replace its string function. Its types only
    // declare one of the parts.
    const parts = buildSerializer(schema as AnySchema, { mode: 'debug' }) as unknown as SerializerParts
    return restoreSerializer({ ...parts, serializer: Object.assign(parts.serializer, { asString: writeText }) })
  })
  return (value) => serializer()(value)
}

const comma = Buffer.from(',')

/** Inserts items into the list of a response. The list must come before any field with user content. */
const writeList = (
  write: Write,
  { name, items, response: around }: SerializedList<Record<string, unknown>>,
): Buffer => {
  const text = write(around)
  const start = text.indexOf(`"${name}":[]`) + name.length + 4
  const between = items.flatMap((item, index) => (index === 0 ? [item] : [comma, item]))
  return Buffer.concat([Buffer.from(text.slice(0, start)), ...between, Buffer.from(text.slice(start))])
}

const makeCall = ({ params, query, body, response }: Call): CompiledCall => {
  const [problemsOfParams, problemsOfQuery] = [params && checkAddress(params), query && checkAddress(query)]
  const [problemsOfBody, problemsOfText] = [body && checkBody(body), body && checkAddress(body)]
  const write = createSerializer(response)

  return {
    read: (raw) => {
      const request = { ...raw, body: body ? (raw.body ?? {}) : undefined }
      const errors = [
        ...(problemsOfParams?.(request.params) ?? []),
        ...(problemsOfQuery?.(request.query) ?? []),
        ...((raw.isBodyText ? problemsOfText : problemsOfBody)?.(request.body) ?? []),
      ]
      if (errors.length > 0) throw new InvalidRequest(violationsOf(errors.slice(0, maxReported)))
      return request
    },
    write: (answer) => (answer instanceof SerializedList ? writeList(write, answer) : Buffer.from(write(answer))),
  }
}

const made = new WeakMap<Call, CompiledCall>()

/**
 * Returns the validators and serializer of a call. They are compiled on first use and shared by all servers of a
 * process, so startup costs nothing.
 */
export const compileCall = (call: Call): CompiledCall => {
  const compiled = made.get(call) ?? makeCall(call)
  made.set(call, compiled)
  return compiled
}
