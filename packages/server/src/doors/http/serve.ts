import { bodyMethodOf, type Call, type Calls } from '@vitrine/contract/call.ts'
import { HttpAnswer } from '@vitrine/contract/entities/common.ts'
import type { ErrorCode } from '@vitrine/contract/errors.ts'
import { traced } from '../../ground/database/connection/tracing.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Anyone, App, Caller, Exchange, Shopper } from '../../ground/base/caller.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { actingAs } from '../../ground/event/acting.ts'
import { compileCall, type RawRequest } from '../../ground/schema/compile.ts'
import type { Idempotency, WireAnswer } from '../idempotency/api.ts'
import type { AuditTrail } from './audit/audit-trail.ts'
import { missingPermission, refuseWithout } from './guard/require-permission.ts'
import { requestedLanguage } from './request/requested-language.ts'
import { answerCrossOrigin, isSameOrigin } from './guard/cross-origin.ts'
import { answerFor } from './request/errors.ts'
import type { AnswerCache, MadeAnswer } from './request/answer-cache.ts'
import { isBrowser, sendAnswer } from './pages/browser-redirect.ts'
import { createRequestReader, type CurrencyOf } from './request/read-request.ts'

export interface ServeOptions {
  /** Reads the `Authorization` header. Throws a `Refusal` for an invalid token. */
  readonly authenticate: (authorization: string | undefined) => Promise<Caller>
  /** Handles idempotency keys. Other calls ignore the key. */
  readonly idempotency: Idempotency
  /** Caches responses of cacheable calls. */
  readonly answerCache: AnswerCache
  /** The reason why pages of this origin may not act as this caller; `undefined` if they may. */
  readonly whyNotFrom: (caller: Caller, origin: string) => Promise<string | undefined>
  readonly currencyOf: CurrencyOf
  /** Records what staff, API keys and apps change. */
  readonly audit: AuditTrail
}

const anyone: Anyone = { role: 'anyone' }

/** An app may use only the scopes granted at installation. */
const requireScope = (name: string, { scope }: Call, { scopes }: App): void => {
  if (!scope || !scopes.includes(scope))
    throw new Refusal('PERMISSION_DENIED', `The app was not granted this permission: ${scope ?? name}.`)
}

/** Identifies the caller. Public calls ignore an expired token. */
const identify = async (
  name: string,
  call: Call,
  request: FastifyRequest,
  { authenticate }: ServeOptions,
): Promise<Caller> => {
  const roles: readonly string[] = call.roles
  const open = roles.includes('anyone')
  const caller = await authenticate(request.headers.authorization).catch((error: unknown) => {
    if (open) return anyone
    throw error
  })
  if ('checkoutId' in caller && caller.checkoutId !== undefined && !call.byCheckoutLink) {
    if (open) return anyone
    throw new Refusal('PERMISSION_DENIED', 'The token of a checkout link can only open that checkout.')
  }
  if (caller.role === 'member' && caller.isThirdParty && !call.byThirdParty) {
    if (open) return anyone
    throw new Refusal('PERMISSION_DENIED', 'A third-party app cannot make this call for a member.')
  }
  if ('scopes' in caller && !open) requireScope(name, call, caller)
  const missing = caller.role === 'owner' ? missingPermission(call, caller) : undefined
  if (missing !== undefined) return open ? anyone : refuseWithout(missing)
  if (open || roles.includes(caller.role)) return caller
  if (caller.role === 'anyone')
    throw new Refusal('UNAUTHENTICATED', 'This call needs a token in the Authorization header.')
  throw new Refusal('PERMISSION_DENIED', `Only these roles can make this call: ${call.roles.join(', ')}.`)
}

type Telling = Pick<Exchange, 'noteCatalogState' | 'onEachResponse'>

const exchangeOf = (request: FastifyRequest, reply: FastifyReply, telling: Telling): Exchange => ({
  requestId: request.id,
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  languages: request.headers['accept-language'],
  origin: request.headers.origin,
  isSameOrigin: request.headers.origin !== undefined && isSameOrigin(request, request.headers.origin),
  idempotencyKey: request.headers['idempotency-key'] as string | undefined,
  currency: request.headers['x-wix-currency'] as string | undefined,
  language: requestedLanguage(request.headers),
  isProviderSdk: request.headers['x-wix-bi-gateway'] !== undefined,
  ...telling,
  cookie: (name) => request.cookies[name],
  setCookie: (name, value, { maxAgeSeconds, sameSite, secure }) => {
    void reply.setCookie(name, value, {
      path: '/',
      maxAge: maxAgeSeconds,
      sameSite,
      httpOnly: true,
      secure,
    })
  },
})

type AnyHandler = (caller: Caller, request: RawRequest, exchange: Exchange) => Promise<unknown>

/**
 * Temporary refusals, which have no effect and may succeed a moment later, so they are not stored with an idempotency
 * key.
 */
const temporaryCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['PAYMENT_NOT_CONFIRMED', 'CART_PRICES_OUT_OF_SYNC'])

/** Handles a call with an idempotency key. Permanent refusals are stored like successes. */
const answerOnce = (
  options: ServeOptions,
  { caller, call, key, raw }: { caller: Exclude<Caller, Anyone>; call: string; key: string; raw: RawRequest },
  run: () => Promise<Buffer>,
): Promise<WireAnswer> =>
  options.idempotency.once({ caller, call, key, request: raw }, async () => {
    try {
      return { status: 200, body: (await run()).toString(), lasting: true }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { status, body } = answerFor(error, '')
      if (status === 409 || status === 429 || temporaryCodes.has(error.code)) throw error
      return { status, body: JSON.stringify(body), lasting: true }
    }
  })

interface CachedCall {
  readonly name: string
  readonly caller: Shopper
  readonly raw: RawRequest
  readonly exchange: Exchange
  readonly make: () => Promise<MadeAnswer>
}

const isShopper = (caller: Caller): caller is Shopper => caller.role === 'visitor' || caller.role === 'member'

/** Sends a response that is the same for all buyers with the same request. */
const sendCached = async (
  { name, caller: { siteId }, raw, exchange, make }: CachedCall,
  request: FastifyRequest,
  reply: FastifyReply,
  { answerCache }: ServeOptions,
): Promise<FastifyReply> => {
  const key = JSON.stringify([siteId, name, exchange.currency, exchange.language, exchange.isProviderSdk, raw])
  const takesPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  const { bytes, isPacked } = await answerCache.answer({ siteId, key, takesPacked }, make)
  if (isPacked) void reply.header('content-encoding', 'gzip')
  const vary = reply.getHeader('vary')
  return reply.header('vary', vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`).send(bytes)
}

const serveCall = (app: FastifyInstance, name: string, call: Call, handle: AnyHandler, options: ServeOptions): void => {
  const { write } = compileCall(call)
  const read = createRequestReader(call, options.currencyOf)

  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const caller = await identify(name, call, request, options)
    await answerCrossOrigin(request, reply, (origin) => options.whyNotFrom(caller, origin))
    let catalogState: string | undefined
    let onEachResponse: (() => void) | undefined
    const exchange = exchangeOf(request, reply, {
      noteCatalogState: (state) => (catalogState = state),
      onEachResponse: (work) => {
        onEachResponse = work
        work()
      },
    })
    const raw = await read(caller, request, reply)
    const work = () =>
      options.audit.around({ name, call, caller, raw, exchange }, () =>
        actingAs(caller, () => handle(caller, raw, exchange)),
      )
    if (call.response === HttpAnswer && isBrowser(request)) {
      return sendAnswer(reply, (await work()) as HttpAnswer)
    }
    const run = async () => write(await work())
    void reply.type('application/json; charset=utf-8')
    if (call.cached && isShopper(caller)) {
      const make = async () => ({ bytes: await run(), state: catalogState, onEachResponse })
      return sendCached({ name, caller, raw, exchange, make }, request, reply, options)
    }
    const key = exchange.idempotencyKey
    // Bytes rather than text: writing a long text with a euro sign to the socket takes three times as long.
    if (!call.idempotent || !key || caller.role === 'anyone') return reply.send(await run())
    const { status, body } = await answerOnce(options, { caller, call: name, key, raw }, run)
    return reply.code(status).send(body)
  }

  const tracedHandler = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    traced(name, { 'http.request.method': request.method, 'http.route': call.path }, () => handler(request, reply))
  const isBoth = bodyMethodOf(call) !== call.method || call.alsoAsPost === true
  const methods = isBoth ? ['GET' as const, 'POST' as const] : [call.method]
  for (const path of [call.path, ...(call.aliases ?? [])]) {
    app.route({
      method: methods,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: tracedHandler,
      config: { call: name },
    })
  }
  if (call.packedPath !== undefined)
    app.route({ method: 'GET', url: call.packedPath, handler: tracedHandler, config: { call: name } })
}

/** Serves every call of a contract. A missing handler does not compile. */
export const serve = <C extends Calls>(
  app: FastifyInstance,
  calls: C,
  handlers: Handlers<C>,
  options: ServeOptions,
): void => {
  for (const [name, call] of Object.entries(calls)) {
    serveCall(app, name, call, handlers[name as keyof C] as unknown as AnyHandler, options)
  }
}
