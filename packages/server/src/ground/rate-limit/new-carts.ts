import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Caller, Exchange } from '../base/caller.ts'
import type { Context } from '../context/context.ts'
import { enforceRateLimit, rateLimits, visitorsPerServer, type RateLimited } from './rate-limit-store.ts'
import { requireSite } from '../site/sites.ts'
import { addressOf } from './sign-in-budget.ts'

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** Our own storefront runs on this machine. */
const thisMachine = ['127.0.0.0/8', '::1']

const isListed = (address: string, listed: readonly string[]): boolean => {
  if (isIP(address) === 0) return false
  const list = new BlockList()
  for (const entry of listed) {
    const [net = '', prefix] = entry.split('/')
    if (prefix === undefined) list.addAddress(net, familyOf(net))
    else list.addSubnet(net, Number(prefix), familyOf(net))
  }
  return list.check(address, familyOf(address))
}

interface OfApp {
  readonly clientId?: string
}

/** Returns the servers listed by an app, each of which sends requests for all its visitors. */
const serversOf = async ({ sites }: Pick<Context, 'sites'>, { clientId }: OfApp): Promise<readonly string[]> => {
  const app = clientId === undefined ? undefined : await sites.findClient(clientId)
  return app?.server_addresses ?? []
}

/** Returns whether a request comes from a server that its app has listed. */
export const isFromListedServer = async (
  context: Pick<Context, 'sites'>,
  caller: OfApp,
  ip: string,
): Promise<boolean> => isListed(ip, await serversOf(context, caller))

/** As `buyersBehindAddress`, for later: comparing addresses takes longer than reading the app, and is rarely needed. */
export const prepareBuyerCount = async (
  context: Pick<Context, 'sites'>,
  caller: OfApp,
  ip: string,
): Promise<() => number> => {
  const servers = await serversOf(context, caller)
  return () => (isListed(ip, [...thisMachine, ...servers]) ? visitorsPerServer : 1)
}

/** Returns how many buyers may share an address: many if it is a server that renders pages for them. */
export const buyersBehindAddress = async (
  context: Pick<Context, 'sites'>,
  caller: OfApp,
  ip: string,
): Promise<number> => (await prepareBuyerCount(context, caller, ip))()

/** Returns the rate limit for opening a cart or checkout; `undefined` for identified callers. */
export const newCartLimit = async (
  context: Pick<Context, 'sites'>,
  caller: Exclude<Caller, { role: 'anyone' }>,
  { ip }: Pick<Exchange, 'ip'>,
): Promise<RateLimited | undefined> => {
  if (caller.role !== 'visitor') return undefined
  const { settings } = await requireSite(context.sites, caller.siteId)
  const { newCartsPerHour = rateLimits.newCarts.free } = settings
  const free = newCartsPerHour * (await buyersBehindAddress(context, caller, ip))
  return { siteId: caller.siteId, rule: 'newCarts', subject: addressOf(ip), free }
}

/** Counts a new cart or checkout in the transaction that creates it. */
export const countNewCart = async (
  db: Parameters<typeof enforceRateLimit>[0],
  limited: RateLimited | undefined,
  now: Date,
): Promise<void> => {
  if (limited) await enforceRateLimit(db, limited, now)
}
