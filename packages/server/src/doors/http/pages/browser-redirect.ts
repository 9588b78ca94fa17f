import { calls } from '@vitrine/contract'
import type { Call } from '@vitrine/contract/call.ts'
import { HttpAnswer } from '@vitrine/contract/entities/common.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Whether a browser navigated here, for example from an email. It is redirected; a program gets the URL as data. */
export const isBrowser = (request: FastifyRequest): boolean => /\btext\/html\b/.test(request.headers.accept ?? '')

/** Paths of calls that redirect browsers. */
const redirectingPaths: ReadonlySet<string> = new Set(
  Object.values(calls as Readonly<Record<string, Call>>)
    .filter(({ response }) => response === HttpAnswer)
    .flatMap(({ path, aliases = [] }) => [path, ...aliases].map((one) => one.replaceAll(/\{(\w+)\}/g, ':$1'))),
)

/** Whether browsers see pages here, so that refusals are pages too. */
export const showsPages = ({ routeOptions: { url = '', config } }: FastifyRequest): boolean =>
  config.isPage === true || redirectingPaths.has(url)

/** Sends a response that was produced as data. */
export const sendAnswer = (reply: FastifyReply, { statusCode, headers, body }: HttpAnswer): FastifyReply => {
  for (const { key, value } of headers) void reply.header(key, value)
  return reply.code(statusCode).type('text/plain; charset=utf-8').send(Buffer.from(body, 'base64'))
}
