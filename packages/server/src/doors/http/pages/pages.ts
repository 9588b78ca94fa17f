import type { PageHandler } from '../../../ground/base/page-handler.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** By default pages load no resources of other origins. A page may override this. */
const pageHeaders: Readonly<Record<string, string>> = {
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** Converts to a web `Request`. */
export const toRequest = (request: FastifyRequest): Request => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : String(value))
  }
  headers.set('x-client-address', request.ip)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(`${request.protocol}://${request.host}${request.url}`, {
    method: request.method,
    headers,
    ...(hasBody && { body: bodyText(request) }),
  })
}

/** Serializes an already parsed form for the page. */
const bodyText = ({ body, headers }: FastifyRequest): string => {
  if (body === undefined || body === null) return ''
  if (typeof body === 'string') return body
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    ? new URLSearchParams(body as Record<string, string>).toString()
    : JSON.stringify(body)
}

/** Sends a page's response. */
export const sendResponse = async (reply: FastifyReply, response: Response): Promise<FastifyReply> => {
  void reply.code(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') void reply.header(name, value)
  for (const cookie of response.headers.getSetCookie()) void reply.header('set-cookie', cookie)
  for (const [name, value] of Object.entries(pageHeaders)) if (!reply.hasHeader(name)) void reply.header(name, value)
  return reply.send(response.body === null ? '' : Buffer.from(await response.arrayBuffer()))
}

/** Mounts pages below a path. */
export const mountPages = (app: FastifyInstance, prefix: string, handle: PageHandler): void => {
  const handler = async (request: FastifyRequest, reply: FastifyReply) =>
    sendResponse(reply, await handle(toRequest(request)))
  void app.register(async (scope) => {
    // Mail programs that unsubscribe a recipient may send this type (RFC 8058).
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const url of [prefix, `${prefix}/*`]) {
      scope.route({ method: ['GET', 'POST'], url, config: { crossOrigin: false, isPage: true }, handler })
    }
  })
}
