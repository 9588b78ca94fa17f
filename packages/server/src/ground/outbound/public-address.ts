import { lookup as lookUp } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const subnets: Readonly<Record<'ipv4' | 'ipv6', readonly (readonly [string, number])[]>> = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ],
  // Besides private, link-local and multicast ranges: formats that embed an IPv4 address.
  ipv6: [
    ['::', 96],
    ['::ffff:0:0', 96],
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['100::', 64],
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
    ['5f00::', 16],
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
  ],
}

const listOf = (family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const [net, prefix] of subnets[family]) list.addSubnet(net, prefix, family)
  return list
}
/** Separate lists: in a combined one, the block of IPv4-mapped IPv6 addresses would match every IPv4 address. */
const unreachable = { ipv4: listOf('ipv4'), ipv6: listOf('ipv6') }
const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

export interface AddressPolicy {
  /** Allows addresses of this machine, for demo sites whose receivers run next to the store. */
  readonly loopback: boolean
}

/** Thrown for addresses that outsiders must not make this server connect to. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress'
}

/** Returns whether an IP address is public: not private, link-local, reserved, or this machine. */
export const isAllowedAddress = (address: string, reach: AddressPolicy): boolean => {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  if (isIP(address) === 0) return false
  if (loopback.check(address, family)) return reach.loopback
  return !unreachable[family].check(address, family)
}

/** Throws if a URL is not allowed, as far as that is known without a DNS lookup. */
export const requireAllowedAddress = (url: URL, reach: AddressPolicy): void => {
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new ForbiddenAddress('only http and https are allowed')
  if (url.username !== '' || url.password !== '') throw new ForbiddenAddress('the URL must not contain a password')
  if (isIP(host) !== 0 && !isAllowedAddress(host, reach)) throw new ForbiddenAddress(`${host} is not a public address`)
}

/**
 * Creates a DNS lookup that only returns allowed addresses. The connection uses the checked address, so a name that
 * resolves differently the second time has no effect.
 */
export const createLookup =
  (reach: AddressPolicy): LookupFunction =>
  (hostname, options, done) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 4)
      const forbidden = addresses.find(({ address }) => !isAllowedAddress(address, reach))
      if (forbidden || !addresses[0]) {
        return done(new ForbiddenAddress(`${hostname} resolves to an address that is not public`), '', 4)
      }
      return options.all ? done(null, addresses) : done(null, addresses[0].address, addresses[0].family)
    })
  }
