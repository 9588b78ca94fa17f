import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { allowReading, answerPreflight } from './cross-origin.ts'
import { answerFor } from './errors.ts'
import { loggedPath } from './logged-path.ts'
import { refusalOfAbsent } from './not-here.ts'

/** Large enough for a filter of a megabyte. */
const bodyLimitBytes = 2 * 1024 * 1024

export interface AppOptions {
  readonly log: Logger
  /** Whether a proxy in front tells the buyer's address and protocol. */
  readonly trustProxy: boolean
}

/** The HTTP front: request ids, logs, bodies, preflights and the specification's error answers. */
export const createApp = ({ log, trustProxy }: AppOptions): FastifyInstance => {
  const app = Fastify({
    loggerInstance: log as unknown as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitBytes,
    trustProxy,
    routerOptions: { maxParamLength: 1000, ignoreTrailingSlash: true },
  }) as unknown as FastifyInstance
  void app.register(cookie)
  readBodies(app)

  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-wix-request-id', request.id)
    if (request.method === 'OPTIONS') return answerPreflight(request, reply)
    return undefined
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, id } = request
    const path = loggedPath(request.url)
    request.log.info(
      { method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime), requestId: id },
      'request',
    )
  })

  app.setErrorHandler((error, request, reply) => {
    const { status, body, headers, unexpected } = answerFor(error, request.id)
    if (unexpected)
      request.log.error({ err: error, requestId: request.id, path: loggedPath(request.url) }, 'unexpected error')
    if (request.routeOptions.config.crossOrigin !== false) allowReading(request, reply)
    return reply
      .code(status)
      .headers(headers ?? {})
      .send(body)
  })
  app.setNotFoundHandler((request, reply) => {
    allowReading(request, reply)
    const path = request.url.split('?', 1)[0]!
    const known = refusalOfAbsent(path)
    if (known) throw known
    return reply.code(404).send({ message: `There is no call ${request.method} ${path}`, details: {} })
  })
  return app
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set to false where other origins must not read even a refusal. */
    crossOrigin?: boolean
  }
}

/** JSON whatever its content type says, an empty body as none, and forms for standard OAuth clients. */
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
