import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { isLoopback, type Config } from '../../../ground/base/config.ts'
import { Refusal } from '../../../ground/base/refusal.ts'

type Address = Pick<Config, 'publicUrl'>

/** The provider's hosts. Redirected requests of its SDK name them; no third party controls them. */
const providerHosts = /(^|\.)(wixapis|wixstatic)\.com$/

const nameOf = (host: string): string =>
  host
    .replace(/:\d*$/, '')
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()

/**
 * Whether a `Host` header names this server. Only another name with a dot may be a third party's that points to this
 * machine, which would give its pages our origin (DNS rebinding).
 */
export const isOwnHost = (host: string, { publicUrl }: Address): boolean => {
  const name = nameOf(host)
  const isLocal = !name.includes('.') || name.endsWith('.localhost') || isIP(name) !== 0
  return isLocal || name === new URL(publicUrl).hostname || providerHosts.test(name)
}

/** Paths that pages of other hosts must never read, even on a public server. */
const ownersPaths = /^\/(dev\/mail|back-office|vitrine\/v1\/owner)/

/** Refuses foreign host names: for all paths on a private server, for the owner's paths on any. */
export const refuseForeignHost = ({ headers, routeOptions }: FastifyRequest, config: Address): void => {
  const isGuarded = isLoopback(config) || ownersPaths.test(routeOptions.url ?? '')
  if (!isGuarded || headers.host === undefined || isOwnHost(headers.host, config)) return
  throw new Refusal('PERMISSION_DENIED', `This server answers only at ${config.publicUrl}.`)
}
