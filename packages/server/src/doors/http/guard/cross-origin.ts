import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../../ground/base/refusal.ts'

const allowedHeaders = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'x-wix-bi-gateway',
  'X-Wix-Consistent',
  'x-wix-currency',
  'x-vitrine-language',
  'x-wix-linguist',
  'x-vitrine-strict',
  'wix-site-id',
  'wix-account-id',
].join(', ')

const exposedHeaders = [
  'X-Wix-Request-Id',
  'X-Wix-Consistent',
  'Retry-After',
  'RateLimit',
  'RateLimit-Policy',
  'x-vitrine-ignored-fields',
].join(', ')

/** A preflight names no app, so every page may send one. The actual request is checked. */
export const answerPreflight = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .headers({
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': allowedHeaders,
      'access-control-max-age': '86400',
      vary: 'Origin',
    })
    .send({})

/** Whether an origin is the requested host. */
export const isSameOrigin = (request: FastifyRequest, origin: string): boolean => {
  try {
    return new URL(origin).host === request.headers.host
  } catch {
    return false
  }
}

/** Allows the page to read the response, or refuses with the reason why its origin may not call. */
export const answerCrossOrigin = async (
  request: FastifyRequest,
  reply: FastifyReply,
  whyNot: (origin: string) => Promise<string | undefined>,
): Promise<void> => {
  const { origin } = request.headers
  if (origin === undefined || isSameOrigin(request, origin)) return
  allowReading(request, reply)
  const reason = await whyNot(origin)
  if (reason !== undefined) throw new Refusal('PERMISSION_DENIED', reason)
}

/** Lets pages of any origin read the response. Errors contain no secrets, and developers need to see them. */
export const allowReading = (request: FastifyRequest, reply: FastifyReply): void => {
  const { origin } = request.headers
  if (origin === undefined) return
  void reply.headers({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': exposedHeaders,
    vary: 'Origin',
  })
}
