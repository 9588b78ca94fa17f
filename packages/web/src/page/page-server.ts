import { setMaxListeners } from 'node:events'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { FormRefused, acceptFileForms } from '../form/file-forms.ts'
import { redirectApiClients } from './not-an-api.ts'
import { transportSecurity } from './policy.ts'

/** How requests to a host name are answered: as an origin, or by a redirect to another one. */
export type HostAnswer = { readonly origin: string } | { readonly redirectTo: string }

export type TrustedProxies = readonly string[] | ((address: string, hop: number) => boolean)

interface PageServerOptions {
  /** Origin, as browsers reach it. */
  readonly origin: string
  /** Returns how to answer at a host name. Default: each name is `origin`. */
  readonly answerHost?: (host: string) => Promise<HostAnswer>
  /** Addresses of proxies whose `X-Forwarded-Host` is trusted, or whether to trust a hop. Default: none. */
  readonly trustProxy?: TrustedProxies | undefined
  /** Folder of built files, whose names contain a content hash. */
  readonly assetFolder: string
  readonly render: (request: Request) => Promise<Response>
  /** URL of the API, for clients that use the wrong one. */
  readonly apiUrl: string
  /** Whether the page at a path accepts file uploads. */
  readonly acceptsFiles: (path: string) => boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The origin that the request was sent to. */
    pageOrigin: string
  }
}

const pack = promisify(gzip)
/** Minimum size for compression, in bytes. */
const minGzipBytes = 1500
/** Concurrent calls of one page. More cause a warning in the log. */
const maxCalls = 50
/** Maximum size of a form, in bytes. */
const maxFormBytes = 64 * 1024

const toRequest = ({ method, url, headers: given, body, pageOrigin }: FastifyRequest, signal: AbortSignal) => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) if (value !== undefined) headers.set(name, String(value))
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const sent = Buffer.isBuffer(body) ? new Uint8Array(body) : String(body ?? '')
  const pageRequest = new Request(pageOrigin + url, { method, headers, signal, ...(hasBody && { body: sent }) })
  // A page makes many calls at once, each listening to the signal.
  setMaxListeners(maxCalls, pageRequest.signal)
  return pageRequest
}

const sendResponse = async (request: FastifyRequest, reply: FastifyReply, response: Response) => {
  reply.code(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  const page = Buffer.from(await response.arrayBuffer())
  const vary = response.headers.get('vary')
  reply.header('vary', vary === null ? 'accept-encoding' : `${vary}, accept-encoding`)
  if (page.length < minGzipBytes || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page)
  return reply.header('content-encoding', 'gzip').send(await pack(page))
}

/** Finds the origin of each request by its host name, or redirects it to another origin, with path and query. */
const routeHosts = (app: FastifyInstance, { origin, answerHost }: Pick<PageServerOptions, 'origin' | 'answerHost'>) => {
  app.decorateRequest('pageOrigin', origin)
  app.addHook('onRequest', async (request, reply) => {
    const answer = (await answerHost?.(request.hostname)) ?? { origin }
    if ('redirectTo' in answer) {
      const path = request.url.startsWith('/') ? request.url : '/'
      // Browsers would keep it forever, although another domain may become the primary one. A form stays one with 308.
      reply.header('cache-control', 'no-cache')
      return reply.redirect(answer.redirectTo + path, request.method === 'POST' ? 308 : 301)
    }
    request.pageOrigin = answer.origin
    reply.headers({ ...transportSecurity(answer.origin) })
  })
}

/** Creates the HTTP server of an app: its pages, as a function from request to response, and its built files. */
export const createPageServer = async (options: PageServerOptions) => {
  const { apiUrl, assetFolder, render, acceptsFiles, trustProxy } = options
  const trusted = typeof trustProxy === 'object' ? [...trustProxy] : (trustProxy ?? false)
  const app = Fastify({ bodyLimit: maxFormBytes, trustProxy: trusted })
  redirectApiClients(app, apiUrl)
  routeHosts(app, options)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  acceptFileForms(app, { acceptsFiles })
  await app.register(fastifyStatic, {
    root: assetFolder,
    prefix: '/assets/',
    maxAge: '365d',
    immutable: true,
    preCompressed: true,
    decorateReply: false,
  })
  app.get('/favicon.ico', async (_request, reply) => reply.code(204).send())
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      // Aborts the calls of a page when the client disconnects.
      const closed = new AbortController()
      reply.raw.once('close', () => closed.abort())
      return sendResponse(request, reply, await render(toRequest(request, closed.signal)))
    },
  })
  app.setErrorHandler((error, _request, reply) => {
    const { statusCode = 500, message } = error as { statusCode?: number; message: string }
    // Rejected before a page handles it, such as a form that is too large.
    if (statusCode < 500 || error instanceof FormRefused)
      return reply.code(statusCode).type('text/plain; charset=utf-8').send(message)
    if (!reply.raw.destroyed) console.error(error)
    return reply.code(500).type('text/plain; charset=utf-8').send('Something went wrong. Please try again in a moment.')
  })
  return app
}
