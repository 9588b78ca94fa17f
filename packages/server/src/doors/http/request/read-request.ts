import type { Call } from '@vitrine/contract/call.ts'
import { shape } from '@vitrine/contract/schema.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../../ground/base/caller.ts'
import { once } from '../../../ground/base/once.ts'
import { InvalidRequest, invalidField } from '../../../ground/base/refusal.ts'
import { compileCall, type RawRequest } from '../../../ground/schema/compile.ts'
import { findExcessDecimals, moneyPathsOf } from '../../../ground/schema/money-decimals.ts'
import { createUnknownFieldFinder } from '../../../ground/schema/unknown-fields.ts'
import { readDotted } from './dotted.ts'
import { ignoredFieldsHeader } from './ignored-fields.ts'

/** Returns a store's currency, which limits the decimals of amounts. */
export type CurrencyOf = (siteId: string) => Promise<string>

/** Decodes a request sent as `?.r=`, base64url of its JSON. */
const unpack = (query: Record<string, unknown>): unknown => {
  const packed = query['.r']
  if (packed === undefined) return query
  try {
    return JSON.parse(Buffer.from(String(packed), 'base64url').toString())
  } catch {
    throw invalidField('.r', 'must be base64url of JSON', 'FORMAT')
  }
}

const isPacked = ({ encoding, packedPath }: Call, { method }: FastifyRequest): boolean =>
  method === 'GET' && (encoding !== undefined || packedPath !== undefined)

/** The provider's SDK packs a request only if it has a filter, and sends others as parameters. */
const isDotted = ({ encoding }: Call, { method, query }: FastifyRequest): boolean =>
  method !== 'POST' && (encoding === 'dotted' || (encoding === 'r' && !Object.hasOwn(query as object, '.r')))

const rawRequest = (call: Call, request: FastifyRequest): RawRequest => {
  const { params, query, body } = request
  if (isDotted(call, request)) {
    const fields = readDotted(query as Record<string, unknown>)
    return call.body ? { params, query: {}, body: fields, isBodyText: true } : { params, query: fields, body }
  }
  return { params, query, body: isPacked(call, request) ? unpack(query as Record<string, unknown>) : body }
}

const nothing = shape({})

/**
 * Reports unknown fields of a request in the response and the log. They are ignored, since newer clients send more;
 * with `x-vitrine-strict: 1` they are refused.
 */
const createUnknownCheck = (call: Call) => {
  // Older clients repeat path parameters in body and query.
  const repeated = Object.keys(call.params?.properties ?? {})
  const [inQuery, inBody] = [
    createUnknownFieldFinder(call.query ?? nothing, repeated),
    createUnknownFieldFinder(call.body ?? nothing, repeated),
  ]
  return ({ query, body }: RawRequest, request: FastifyRequest, reply: FastifyReply): void => {
    const fields = [...(isPacked(call, request) ? [] : inQuery(query)), ...inBody(body)]
    if (fields.length === 0) return
    if (request.headers['x-vitrine-strict'] === '1') {
      throw new InvalidRequest(
        fields.map((field) => ({ field, description: 'is not known', violatedRule: 'FIELD_NOT_ALLOWED' })),
      )
    }
    request.log.info({ requestId: request.id, ignoredFields: fields }, 'ignored fields that the call does not know')
    void reply.header('x-vitrine-ignored-fields', ignoredFieldsHeader(fields))
  }
}

/** Refuses amounts with too many decimals for the store's currency, rather than rounding them. */
const createMoneyCheck = ({ body }: Call, currencyOf: CurrencyOf) => {
  const places = once(() => moneyPathsOf(body))
  return async (caller: Caller, raw: RawRequest): Promise<void> => {
    if (caller.role === 'anyone' || raw.body === undefined) return
    const paths = places()
    if (!paths) return
    const problems = findExcessDecimals(paths, raw.body, await currencyOf(caller.siteId))
    if (problems.length > 0) throw new InvalidRequest(problems)
  }
}

/** Creates the reader of a call's requests: validates them against the contract and drops unknown fields. */
export const createRequestReader = (call: Call, currencyOf: CurrencyOf) => {
  const { read } = compileCall(call)
  const checkUnknown = createUnknownCheck(call)
  const checkMoney = createMoneyCheck(call, currencyOf)
  return async (caller: Caller, request: FastifyRequest, reply: FastifyReply): Promise<RawRequest> => {
    const sent = rawRequest(call, request)
    checkUnknown(sent, request, reply)
    const raw = read(sent)
    await checkMoney(caller, raw)
    return raw
  }
}
