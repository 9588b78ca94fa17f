import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { isLoopbackName, type Config } from '../../ground/base/config.ts'
import { invalidField } from '../../ground/base/refusal.ts'

const field = 'domain.name'

/** Labels of letters, digits and hyphens; at least two, the last one not a number. */
const hostForm = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** Whether a text can be the name of a domain, in ASCII and lower case. */
export const isHostName = (text: string): boolean => hostForm.test(text)

/** Names that are never registered: see RFC 6761, RFC 6762, RFC 7686, RFC 8375 and RFC 9476. */
const reservedForm = /(?:^|\.)(?:localhost|local|internal|onion|alt|invalid|arpa)$/

/** The name of the verification record: a label in front of the domain (RFC 8552). */
export const verificationName = (host: string): string => `_vitrine.${host}`

const maxHostLength = 253 - verificationName('').length

/** Returns the host name that domains should point to. Absent if only this machine can reach the server. */
export const targetOf = ({
  domainTarget,
  storefrontUrl,
}: Pick<Config, 'domainTarget' | 'storefrontUrl'>): string | undefined => {
  if (domainTarget !== undefined) return domainTarget
  const host = new URL(storefrontUrl).hostname.replaceAll(/^\[|\]$/g, '')
  return isLoopbackName(host) ? undefined : host
}

type Server = Pick<Config, 'domainTarget' | 'storefrontUrl' | 'publicUrl'>

const isOfServer = (host: string, config: Server): boolean =>
  [new URL(config.publicUrl).hostname, new URL(config.storefrontUrl).hostname, targetOf(config)].includes(host)

/** Returns a host name in ASCII and lower case. Throws an error that says what is wrong with it. */
export const readHostName = (text: string, config: Server): string => {
  const trimmed = text.trim()
  if (/[\s/:@?#[\]\\]/.test(trimmed))
    throw invalidField(field, 'must be a domain only, such as shop.example: without https://, port and path', 'FORMAT')
  const host = domainToASCII(trimmed)
  if (isIP(host) !== 0) throw invalidField(field, 'must be a domain, not an IP address', 'FORMAT')
  if (host.length > maxHostLength) throw invalidField(field, `must have at most ${maxHostLength} characters`, 'FORMAT')
  if (reservedForm.test(host)) throw invalidField(field, 'must be a domain that can be registered', 'FORMAT')
  if (!isHostName(host)) throw invalidField(field, 'must be a domain, such as shop.example', 'FORMAT')
  if (isOfServer(host, config)) throw invalidField(field, 'is the address of this server')
  return host
}
