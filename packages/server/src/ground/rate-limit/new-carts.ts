import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Caller, Exchange } from '../base/caller.ts'
import type { Context } from '../context/context.ts'
import { enforceRateLimit, rateLimits, visitorsPerServer, type RateLimited } from './rate-limit-store.ts'
import { requireSite } from '../site/sites.ts'
import { addressOf } from './sign-in-budget.ts'

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** Our own storefront is on this machine. */
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

/** The servers that an app has listed: each asks for all its visitors. */
const serversOf = async ({ sites }: Pick<Context, 'sites'>, { clientId }: OfApp): Promise<readonly string[]> => {
  const app = clientId === undefined ? undefined : await sites.findClient(clientId)
  return app?.server_addresses ?? []
}

/** Whether a request comes from a server that its app has listed. */
export const isFromListedServer = async (
  context: Pick<Context, 'sites'>,
  caller: OfApp,
  ip: string,
): Promise<boolean> => isListed(ip, await serversOf(context, caller))

/** How many buyers may stand behind one address: many where a server renders pages for them. */
export const buyersBehindAddress = async (
  context: Pick<Context, 'sites'>,
  caller: OfApp,
  ip: string,
): Promise<number> => (isListed(ip, [...thisMachine, ...(await serversOf(context, caller))]) ? visitorsPerServer : 1)

/** What opening a cart or checkout counts as; nothing for callers who are known. */
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

/** Counts a new cart or checkout, in the transaction that opens it. */
export const countNewCart = async (
  db: Parameters<typeof enforceRateLimit>[0],
  limited: RateLimited | undefined,
  now: Date,
): Promise<void> => {
  if (limited) await enforceRateLimit(db, limited, now)
}
