import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../ground/base/refusal.ts'

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

/** A preflight names no app, so it is open to every page; the request that follows is checked. */
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

/** Whether a page's origin is the host it asks. */
export const isSameOrigin = (request: FastifyRequest, origin: string): boolean => {
  try {
    return new URL(origin).host === request.headers.host
  } catch {
    return false
  }
}

/** Lets the page that asked read the answer, or refuses with the reason why pages of its origin may not ask. */
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

/** Lets the page read this answer: refusals carry no secret, and a developer must see what they say. */
export const allowReading = (request: FastifyRequest, reply: FastifyReply): void => {
  const { origin } = request.headers
  if (origin === undefined) return
  void reply.headers({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': exposedHeaders,
    vary: 'Origin',
  })
}
