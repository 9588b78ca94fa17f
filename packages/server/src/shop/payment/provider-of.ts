import type { Logger } from 'pino'
import type { Context } from '../../ground/context/context.ts'
import type { Site } from '../../ground/site/sites.ts'

/** Who moves the money of a store, by name; nobody where no provider is set up. Everything that pays asks here. */
export const paymentProviderOf = ({ demo }: Pick<Site, 'demo'>): 'sandbox' | undefined => (demo ? 'sandbox' : undefined)

/** Stores of which a process has said already that nobody can pay there. */
const told = new WeakMap<Logger, Set<string>>()

/** Whether buyers can pay at a store; that they cannot is said to whoever runs the server, once a process. */
export const takesPayments = ({ log }: Pick<Context, 'log'>, site: Pick<Site, 'id' | 'name' | 'demo'>): boolean => {
  if (paymentProviderOf(site) !== undefined) return true
  const known = told.get(log) ?? new Set()
  told.set(log, known)
  if (!known.has(site.id)) {
    const { id: siteId, name } = site
    log.warn({ siteId, name }, 'this store takes no payments: no payment provider is set up, so nobody can pay there')
  }
  known.add(site.id)
  return false
}
