import type { PageHandler } from '../../ground/base/page-handler.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Pages get no script, style, picture or frame from elsewhere; a page may say otherwise for itself. */
const pageHeaders: Readonly<Record<string, string>> = {
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** The request in the form of the web. */
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

/** A form arrives read; it is written out again for the page to read. */
const bodyText = ({ body, headers }: FastifyRequest): string => {
  if (body === undefined || body === null) return ''
  if (typeof body === 'string') return body
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    ? new URLSearchParams(body as Record<string, string>).toString()
    : JSON.stringify(body)
}

/** Sends the answer of a page. */
export const sendResponse = async (reply: FastifyReply, response: Response): Promise<FastifyReply> => {
  void reply.code(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') void reply.header(name, value)
  for (const cookie of response.headers.getSetCookie()) void reply.header('set-cookie', cookie)
  for (const [name, value] of Object.entries(pageHeaders)) if (!reply.hasHeader(name)) void reply.header(name, value)
  return reply.send(response.body === null ? '' : Buffer.from(await response.arrayBuffer()))
}

/** Puts pages under a path. */
export const mountPages = (app: FastifyInstance, prefix: string, handle: PageHandler): void => {
  const handler = async (request: FastifyRequest, reply: FastifyReply) =>
    sendResponse(reply, await handle(toRequest(request)))
  for (const url of [prefix, `${prefix}/*`]) {
    app.route({ method: ['GET', 'POST'], url, config: { crossOrigin: false, isPage: true }, handler })
  }
}
