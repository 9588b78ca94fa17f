import { BlockList, isIPv6 } from 'node:net'
import type { TrustedProxies } from '../../../ground/base/config.ts'

/** Whether to trust what the address that is this many hops away (hop 0 is the sender) says about its client. */
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
 * Converts to the framework's option. A number of proxies applies only behind a proxy on this machine or network; a
 * client that connects directly from the internet is its own first hop.
 */
export const trustedBy = (trustProxy: TrustedProxies): false | TrustsHop | string[] => {
  if (trustProxy === false) return false
  if (typeof trustProxy !== 'number') return [...trustProxy]
  return (address, hop) => hop < trustProxy && (hop > 0 || isNearby(address))
}
