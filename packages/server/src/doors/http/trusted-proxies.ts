import { BlockList, isIPv6 } from 'node:net'
import type { TrustedProxies } from '../../ground/base/config.ts'

/** Whether the address that is this many hops away, the sender itself being hop 0, tells truly who came to it. */
export type TrustsHop = (address: string, hop: number) => boolean

const nearby = new BlockList()
nearby.addSubnet('127.0.0.0', 8)
nearby.addSubnet('10.0.0.0', 8)
nearby.addSubnet('172.16.0.0', 12)
nearby.addSubnet('192.168.0.0', 16)
nearby.addSubnet('169.254.0.0', 16)
nearby.addAddress('::1', 'ipv6')
nearby.addSubnet('fc00::', 7, 'ipv6')
nearby.addSubnet('fe80::', 10, 'ipv6')

const isNearby = (address: string): boolean => nearby.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * In the HTTP framework's words. A mere number of proxies holds only behind one on this machine or its own network:
 * whoever comes straight from the internet is their own first hop.
 */
export const trustedBy = (trustProxy: TrustedProxies): false | TrustsHop | string[] => {
  if (trustProxy === false) return false
  if (typeof trustProxy !== 'number') return [...trustProxy]
  return (address, hop) => hop < trustProxy && (hop > 0 || isNearby(address))
}
