import type { HttpAnswer } from '@vitrine/contract/entities/common.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Whether a browser came by itself, as by a link in a mail: it is led on, where a program is told where to. */
export const isBrowser = (request: FastifyRequest): boolean => /\btext\/html\b/.test(request.headers.accept ?? '')

/** Gives the answer that is told as data. */
export const passOn = (reply: FastifyReply, { statusCode, headers, body }: HttpAnswer): FastifyReply => {
  for (const { key, value } of headers) void reply.header(key, value)
  return reply.code(statusCode).type('text/plain; charset=utf-8').send(Buffer.from(body, 'base64'))
}
