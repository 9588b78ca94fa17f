import { randomUUID } from 'node:crypto'
import { errors } from '@vitrine/contract/errors.ts'
import cookie from '@fastify/cookie'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../../ground/base/config.ts'
import type { Refused } from '../front/api.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { allowReading, answerPreflight } from './guard/cross-origin.ts'
import { answerFor } from './request/errors.ts'
import { refuseForeignHost } from './guard/foreign-host.ts'
import { requireHost } from './guard/require-host.ts'
import { guardsOf } from './guard/guards.ts'
import { createRequestScope, inScope } from '../../ground/database/request-scope.ts'
import { loggedPath } from './guard/logged-path.ts'
import { emptyAnswer, refusalOfAbsent } from './request/unsupported-paths.ts'
import { sendResponse, toRequest } from './pages/pages.ts'
import { isBrowser, showsPages } from './pages/browser-redirect.ts'
import { trustedBy } from './guard/trusted-proxies.ts'

const bodyLimitBytes = 2 * 1024 * 1024
/** Longer than the contract allows for any parameter, so that the contract's violation names the field. */
const longestParam = 10_000

/** A completed request, for metrics. */
export interface Answered {
  /** The call's name, or the route pattern without parameter values. */
  readonly route: string
  readonly method: string
  readonly status: number
  readonly seconds: number
}

export interface AppOptions {
  readonly log: Logger
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy'>
  /** Called when a write failed because the disk is full. */
  readonly onStorageFull?: () => void
  /** Called after each response. */
  readonly onAnswered?: (answered: Answered) => void
  /** Renders a refusal as a page for browsers. */
  readonly refusalPage: (request: Request, refused: Refused) => Promise<Response>
}

/** The HTTP server. */
export type App = FastifyInstance

/** Creates the HTTP server: request IDs, logs, body parsing, preflights and error responses of the specification. */
export const createApp = ({ log, config, refusalPage, onStorageFull, onAnswered }: AppOptions): App => {
  const app = Fastify({
    loggerInstance: log as unknown as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitBytes,
    trustProxy: trustedBy(config.trustProxy),
    // Each route waits for the plugins before it; a timer for every one of them takes longer than all of them.
    pluginTimeout: 0,
    routerOptions: { maxParamLength: longestParam, ignoreTrailingSlash: true },
  }) as unknown as FastifyInstance
  void app.register(cookie)
  readBodies(app)
  const guards = guardsOf(config)

  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ 'x-wix-request-id': request.id, ...guards })
    requireHost(request)
    refuseForeignHost(request, config)
    if (request.method === 'OPTIONS') return answerPreflight(request, reply)
    return undefined
  })
  // Restores the caller's async context, which reading the body loses.
  app.addHook('preValidation', (_request, reply, done) => {
    const scope = createRequestScope()
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) scope.cancel()
    })
    inScope(scope, done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, id } = request
    const path = loggedPath(request.url)
    const route = request.routeOptions.config.call ?? request.routeOptions.url ?? 'none'
    onAnswered?.({ route, method, status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
    request.log.info(
      { method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime), requestId: id },
      'request',
    )
  })

  /** Responds with a page where one is due and possible, otherwise with JSON. */
  const refuse = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { body, isPage, ...refusal }: Omit<Refused, 'requestId'> & { body: object; isPage: boolean },
  ) => {
    const page = async () => refusalPage(toRequest(request), { ...refusal, requestId: request.id })
    const made = isPage && isBrowser(request) ? await page().catch(() => undefined) : undefined
    return made ? sendResponse(reply, made) : reply.code(refusal.status).send(body)
  }

  app.setErrorHandler((error, request, reply) => {
    const { status, body, headers, unexpected } = answerFor(error, request.id)
    if (status === errors.STORAGE_FULL.status) onStorageFull?.()
    if (unexpected)
      request.log.error({ err: error, requestId: request.id, path: loggedPath(request.url) }, 'unexpected error')
    if (request.routeOptions.config.crossOrigin !== false) allowReading(request, reply)
    void reply.headers(headers ?? {})
    const code = error instanceof Refusal ? error.code : undefined
    return refuse(request, reply, { status, code, body, isPage: showsPages(request) })
  })
  app.setNotFoundHandler((request, reply) => {
    allowReading(request, reply)
    const path = request.url.split('?', 1)[0]!
    const empty = emptyAnswer(request.method, path)
    if (empty) return reply.send(empty)
    const known = refusalOfAbsent(request.method, path)
    if (known) throw known
    // Browsers get a not-found page, programs an error.
    const { status, body } = answerFor(
      new Refusal('NOT_BUILT', `There is no call ${request.method} ${path}.`),
      request.id,
    )
    return refuse(request, reply, { status, code: undefined, body, isPage: request.method === 'GET' })
  })
  return app
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `false` if pages of other origins must not read even an error. */
    crossOrigin?: boolean
    /** Name of the call handled by this route. */
    call?: string
    /** Whether browsers navigate here and see pages. */
    isPage?: boolean
  }
}

/** Parses JSON with any content type, treats an empty body as absent, and parses forms of standard OAuth clients. */
const readBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  const json = app.getDefaultJsonParser('remove', 'remove')
  app.addContentTypeParser(['application/json', 'text/plain'], { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void json(request, body as string, done)
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body as string)))
  })
}
