import { calls } from '@vitrine/contract'
import type { Call } from '@vitrine/contract/call.ts'
import { HttpAnswer } from '@vitrine/contract/entities/common.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Whether a browser came by itself, as by a link in a mail: it is led on, where a program is told where to. */
export const isBrowser = (request: FastifyRequest): boolean => /\btext\/html\b/.test(request.headers.accept ?? '')

/** The paths of calls from which a browser is led on. */
const ledOn: ReadonlySet<string> = new Set(
  Object.values(calls as Readonly<Record<string, Call>>)
    .filter(({ response }) => response === HttpAnswer)
    .flatMap(({ path, aliases = [] }) => [path, ...aliases].map((one) => one.replaceAll(/\{(\w+)\}/g, ':$1'))),
)

/** Whether a request is answered by pages where a browser asks: then a refusal is a page, too. */
export const showsPages = ({ routeOptions: { url = '', config } }: FastifyRequest): boolean =>
  config.isPage === true || ledOn.has(url)

/** Gives the answer that is told as data. */
export const passOn = (reply: FastifyReply, { statusCode, headers, body }: HttpAnswer): FastifyReply => {
  for (const { key, value } of headers) void reply.header(key, value)
  return reply.code(statusCode).type('text/plain; charset=utf-8').send(Buffer.from(body, 'base64'))
}
