import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Whether the request has an API token. The password of a protected storefront is sent with pages, too. */
const hasToken = ({ authorization, 'sec-fetch-mode': mode }: FastifyRequest['headers']): boolean =>
  authorization !== undefined && mode !== 'navigate' && !/^(?:basic|digest|negotiate)\b/i.test(authorization)

/** Pages are requested without tokens and forms are never JSON, so such a request is meant for the API. */
const meansApi = ({ method, headers }: FastifyRequest): boolean =>
  hasToken(headers) ||
  headers['access-control-request-method'] !== undefined ||
  (method !== 'GET' && /^application\/json\b/i.test(headers['content-type'] ?? ''))

/** Answers API requests sent to the storefront with the API's URL, readable across origins. */
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
    // The preflight succeeds, so that browsers can read the following response.
    if (request.method === 'OPTIONS') return reply.code(204).send()
    return reply.code(421).send({ message, details: {} })
  })
}
