import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../ground/base/refusal.ts'

const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Refuses a request whose address is none: by its `Host` header, or by what a proxy says in its place. */
export const requireHost = ({ host, protocol }: FastifyRequest): void => {
  if (host === undefined || host === '' || (hostName.test(host) && /^https?$/.test(protocol))) return
  throw new Refusal(
    'INVALID_ARGUMENT',
    'The Host header, or the header a proxy sends in its place, is not a host name.',
  )
}
