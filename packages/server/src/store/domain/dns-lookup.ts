import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { maxValues, type Values } from '@vitrine/domain/store-domain/records.ts'
import type { Config } from '../../ground/base/config.ts'
import { verificationName } from './host-name.ts'

/** Of one attempt; the resolver waits longer for later ones. */
const attemptMs = 1000
const attempts = 3
/** Of all lookups of a check together. */
const deadlineMs = 5000

/** The name, or the record of this type, does not exist. */
const noneCodes = new Set(['ENOTFOUND', 'ENODATA'])

/** Returns the values that a lookup found, `NO_ANSWER` if DNS servers do not respond or respond with an error. */
const valuesOf = async (lookup: Promise<readonly string[]>): Promise<Values> => {
  try {
    // One more than is compared shows that there were too many.
    return (await lookup).slice(0, maxValues + 1)
  } catch (error) {
    return noneCodes.has((error as NodeJS.ErrnoException).code ?? '') ? [] : 'NO_ANSWER'
  }
}

const addressesOf = async (resolver: Resolver, name: string): Promise<Values> => {
  if (isIP(name) !== 0) return [name]
  const [ipv4, ipv6] = await Promise.all([valuesOf(resolver.resolve4(name)), valuesOf(resolver.resolve6(name))])
  return ipv4 === 'NO_ANSWER' || ipv6 === 'NO_ANSWER' ? 'NO_ANSWER' : [...ipv4, ...ipv6]
}

export interface FoundRecords {
  /** Values of the verification record. */
  readonly texts: Values
  readonly addresses: Values
  readonly aliases: Values
  readonly targetAddresses: Values
}

/** Looks up the records of a domain and the addresses of the target, within five seconds. */
export const lookUpRecords = async (
  { dnsServers }: Pick<Config, 'dnsServers'>,
  host: string,
  target: string | undefined,
): Promise<FoundRecords> => {
  const resolver = new Resolver({ timeout: attemptMs, tries: attempts })
  if (dnsServers) resolver.setServers([...dnsServers])
  const deadline = setTimeout(() => resolver.cancel(), deadlineMs)
  const joined = async () => (await resolver.resolveTxt(verificationName(host))).map((parts) => parts.join(''))
  const none: Values = []
  try {
    const [texts, addresses, aliases, targetAddresses] = await Promise.all([
      valuesOf(joined()),
      addressesOf(resolver, host),
      valuesOf(resolver.resolveCname(host)),
      target === undefined ? none : addressesOf(resolver, target),
    ])
    return { texts, addresses, aliases, targetAddresses }
  } finally {
    clearTimeout(deadline)
  }
}
