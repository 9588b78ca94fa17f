import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { isLoopback, type Config } from '../../ground/base/config.ts'
import { Refusal } from '../../ground/base/refusal.ts'

type Address = Pick<Config, 'publicUrl'>

/** The provider's own hosts: requests of its SDK that were led here name them, and no stranger can. */
const providerHosts = /(^|\.)(wixapis|wixstatic)\.com$/

const nameOf = (host: string): string =>
  host
    .replace(/:\d*$/, '')
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()

/**
 * Whether a `Host` header names this server. Only a name with a dot in it that is not the server's own can have been
 * pointed at this machine by a stranger, whose page is then of the same origin as our answers (DNS rebinding).
 */
export const isOwnHost = (host: string, { publicUrl }: Address): boolean => {
  const name = nameOf(host)
  const isLocal = !name.includes('.') || name.endsWith('.localhost') || isIP(name) !== 0
  return isLocal || name === new URL(publicUrl).hostname || providerHosts.test(name)
}

/** What must never be read by a stranger's page, even on a server that everyone may reach. */
const ownersPaths = /^\/(dev\/mail|back-office|vitrine\/v1\/owner)/

/** Refuses a request by a foreign name: all of them on a server for this machine alone, the owner's anywhere. */
export const refuseForeignHost = ({ headers, routeOptions }: FastifyRequest, config: Address): void => {
  const isGuarded = isLoopback(config) || ownersPaths.test(routeOptions.url ?? '')
  if (!isGuarded || headers.host === undefined || isOwnHost(headers.host, config)) return
  throw new Refusal('PERMISSION_DENIED', `This server answers only at ${config.publicUrl}.`)
}
