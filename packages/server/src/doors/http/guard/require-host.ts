import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../../ground/base/refusal.ts'

const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Refuses a request with an invalid host, in its `Host` header or the one a proxy sends instead. */
export const requireHost = ({ host, protocol }: FastifyRequest): void => {
  if (host === undefined || host === '' || (hostName.test(host) && /^https?$/.test(protocol))) return
  throw new Refusal(
    'INVALID_ARGUMENT',
    'The Host header, or the header a proxy sends in its place, is not a host name.',
  )
}
