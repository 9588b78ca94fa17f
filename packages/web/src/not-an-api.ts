import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A token that calls carry. A password before a storefront that is not public yet is sent with pages, too. */
const hasToken = ({ authorization, 'sec-fetch-mode': mode }: FastifyRequest['headers']): boolean =>
  authorization !== undefined && mode !== 'navigate' && !/^(?:basic|digest|negotiate)\b/i.test(authorization)

/** Pages are asked for without tokens, and forms are never JSON: whoever sends these means the API. */
const meansApi = ({ method, headers }: FastifyRequest): boolean =>
  hasToken(headers) ||
  headers['access-control-request-method'] !== undefined ||
  (method !== 'GET' && /^application\/json\b/i.test(headers['content-type'] ?? ''))

/** Tells programs that take a storefront's address for that of its API where the API is, in a form that browsers let them read. */
export const redirectApiClients = (app: FastifyInstance, apiUrl: string): void => {
  const message = `This address is a storefront. Its API is at ${apiUrl}: use that address instead.`
  app.addHook('onRequest', async (request, reply) => {
    if (!meansApi(request)) return
    reply.headers({
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-methods': request.headers['access-control-request-method'] ?? '*',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
      vary: 'origin',
    })
    // The preflight passes, so that the answer to what follows can be read.
    if (request.method === 'OPTIONS') return reply.code(204).send()
    return reply.code(421).send({ message, details: {} })
  })
}
