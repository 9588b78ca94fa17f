import { calls } from '@vitrine/contract'
import type { JsonBounds } from '@vitrine/contract/json-bounds.ts'
import { bodyMethodOf, type Call } from '@vitrine/contract/call.ts'
import { graphqlCalls } from '@vitrine/contract/graphql.ts'
import { printGraphql } from '@vitrine/contract/print/graphql.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GraphQLError, GraphQLSchema } from 'graphql'
import { invalidField } from '../../../ground/base/refusal.ts'
import { allowReading } from '../guard/cross-origin.ts'
import { maxDocumentTokens, problemOfDocument, problemOfText } from './graphql-limits.ts'
import { jsonProblem } from '../../../ground/schema/json-bounds.ts'
import { createLocalFetch } from '../request/local-fetch.ts'

type Args = Readonly<Record<string, unknown>>
type LocalFetch = typeof fetch

interface Failure {
  readonly message: string
  readonly details?: {
    readonly applicationError?: { readonly code: string; readonly description: string }
    readonly validationError?: { readonly fieldViolations: readonly object[] }
  }
}

/** Picks the arguments of a part of the request. Absent ones are omitted. */
const pick = (args: Args, schema: unknown): Record<string, unknown> => {
  const { properties = {} } = (schema ?? {}) as { properties?: object }
  return Object.fromEntries(Object.entries(args).filter(([name, value]) => value != null && name in properties))
}

/** Converts a field to the request of its call. */
const requestOf = (call: Call, args: Args): { readonly path: string; readonly init: RequestInit } => {
  const params = pick(args, call.params)
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams(
    Object.entries(pick(args, call.query)).map(([name, value]) => [name, String(value)]),
  )
  if (!call.body) return { path: `${path}?${query}`, init: { method: call.method } }
  const method = bodyMethodOf(call)
  return { path: `${path}?${query}`, init: { method, body: JSON.stringify(pick(args, call.body)) } }
}

const errorOf = ({ message, details }: Failure) => {
  const violations = details?.validationError?.fieldViolations
  return {
    code: violations ? 'INVALID_ARGUMENT' : details?.applicationError?.code,
    message: details?.applicationError?.description ?? message,
    ...(violations && { violations }),
  }
}

/** Resolves each field through the call of the same name, as if sent over the network, so that the same rules apply. */
const createResolvers = (send: LocalFetch, Refused: typeof GraphQLError) => {
  const resolverOf = (name: string, call: Call) => async (args: Args) => {
    const { path, init } = requestOf(call, args)
    const answer = await send(`http://localhost${path}`, init)
    const body = (await answer.json()) as Record<string, unknown>
    const isRedirect = name === 'createRedirectSession'
    if (answer.ok) return isRedirect ? { ...body, status: 'SUCCESS' } : body
    const error = errorOf(body as unknown as Failure)
    if (isRedirect && answer.status === 400) return { status: 'ERROR', error }
    const { message, ...fields } = error
    throw new Refused(message, { extensions: { ...fields, status: answer.status } })
  }
  const offered = [...graphqlCalls(calls, 'query'), ...graphqlCalls(calls, 'mutation')]
  return Object.fromEntries(offered.map(([name, call]) => [name, resolverOf(name, call)]))
}

interface GraphqlBody {
  readonly query?: unknown
  readonly variables?: unknown
  readonly operationName?: unknown
}

/** The calls themselves have stricter limits. */
const variableBounds: JsonBounds = { depth: 50, values: 20_000, text: 200_000, size: 400_000 }

const readBody = (body: unknown) => {
  const { query, variables, operationName } = (body ?? {}) as GraphqlBody
  if (typeof query !== 'string') throw invalidField('query', 'must be a GraphQL document', 'REQUIRED_FIELD')
  if (variables != null && (typeof variables !== 'object' || Array.isArray(variables)))
    throw invalidField('variables', 'must be an object')
  const tooMuch = problemOfText(query)
  if (tooMuch !== undefined) throw invalidField('query', tooMuch, 'MAX_SIZE')
  const problem = jsonProblem(variables, variableBounds)
  if (problem) throw invalidField('variables', problem.description, problem.rule)
  if (operationName != null && typeof operationName !== 'string') throw invalidField('operationName', 'must be text')
  return { query, variables: variables as Args | undefined, operationName: operationName as string | undefined }
}

const passedOn = [
  'authorization',
  'origin',
  'host',
  'user-agent',
  'accept-language',
  'x-wix-currency',
  'x-vitrine-language',
  'x-wix-linguist',
] as const

/** Returns a `fetch` within the process, on behalf of the caller. */
const fetchFor = (app: FastifyInstance, request: FastifyRequest): LocalFetch => {
  const local = createLocalFetch(app, request.ip)
  const headers = Object.fromEntries(
    passedOn.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
  )
  return (input, init) =>
    local(input, {
      ...init,
      headers: { ...headers, ...(init?.body != null && { 'content-type': 'application/json' }) },
    })
}

/**
 * Serves `POST /graphql/{version}` (catalog, current cart and redirect sessions) with the schema that the contract
 * generates. Loads the library on first use.
 */
export const mountGraphql = (app: FastifyInstance): void => {
  let schema: GraphQLSchema | undefined

  const answer = async (request: FastifyRequest) => {
    const { query, variables, operationName } = readBody(request.body)
    const { buildSchema, execute, GraphQLError, parse, validate } = await import('./graphql-library.ts')
    schema ??= buildSchema(printGraphql(calls))
    try {
      const document = parse(query, { maxTokens: maxDocumentTokens })
      const problem = problemOfDocument(document)
      if (problem !== undefined) return { errors: [{ message: problem }] }
      const errors = validate(schema, document, undefined, { maxErrors: 20 })
      if (errors.length > 0) return { errors }
      const rootValue = createResolvers(fetchFor(app, request), GraphQLError)
      return await execute({ schema, document, rootValue, variableValues: variables, operationName })
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] }
      throw error
    }
  }

  app.post('/graphql/:version', async (request, reply) => {
    allowReading(request, reply)
    const result = await answer(request)
    // GraphQL over HTTP, 6.4: only clients of the newer media type get an error status for an invalid document.
    const isNewer = request.headers.accept?.includes('application/graphql-response+json') ?? false
    const type = isNewer ? 'application/graphql-response+json' : 'application/json'
    return reply
      .code(isNewer && !('data' in result) ? 400 : 200)
      .type(`${type}; charset=utf-8`)
      .send(JSON.stringify(result))
  })
}
