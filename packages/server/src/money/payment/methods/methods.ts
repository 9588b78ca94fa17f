import type { Logger } from 'pino'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { listPlugins } from '../../../store/service-plugin/api.ts'
import { findAccount, listAccounts } from '../accounts/account-store.ts'
import { providerOfToken } from '../providers/connectable.ts'
import { invoiceMethodId } from '../providers/invoice-method.ts'
import { fitsHandover, type Handover } from '../providers/offline-kinds.ts'
import { listOfflineMethods } from '../providers/offline-store.ts'
import type { ShownMethod } from '../provider.ts'
import { readSavedToken } from '../saved-token.ts'
import { pluginName, pluginPrefix, tokenPrefixOf } from '../providers/plugin.ts'

/** Lists the card providers that a store currently offers. */
export const cardProvidersOf = async (
  db: Db,
  { id, acceptsTestCards }: Pick<Site, 'id' | 'acceptsTestCards'>,
): Promise<string[]> => {
  const connected = (await listAccounts(db, id)).filter(({ enabled }) => enabled)
  return [...connected.map(({ provider }) => provider), ...(acceptsTestCards ? ['sandbox'] : [])]
}

/** Lists the payment methods of apps. Each redirects buyers to its own page. */
export const pluginMethodsOf = async (
  db: Db,
  siteId: string,
): Promise<{ id: string; name: string; tokenPrefix: string }[]> =>
  (await listPlugins(db, siteId, 'PAYMENT_PROVIDER'))
    .filter(({ enabled }) => enabled)
    .map(({ id, description }) => ({
      id: pluginName(id),
      name: (description as { name: string }).name,
      tokenPrefix: tokenPrefixOf(id),
    }))

/** Returns the enabled app that charges a token, if any. */
const appFor = async (db: Db, siteId: string, token: string): Promise<string | undefined> =>
  (await pluginMethodsOf(db, siteId)).find(({ tokenPrefix }) => token.startsWith(tokenPrefix))?.id

/**
 * Returns the provider that charges a token: the one with its format, if the store offers it, or else the sandbox if
 * available. Reads as little as possible, since every payment passes here.
 */
export const cardProviderFor = async (
  db: Db,
  { id: siteId, acceptsTestCards }: Pick<Site, 'id' | 'acceptsTestCards'>,
  token: string,
): Promise<string | undefined> => {
  if (token.startsWith(pluginPrefix)) return appFor(db, siteId, token)
  const saved = readSavedToken(token)
  if (saved)
    return (await cardProvidersOf(db, { id: siteId, acceptsTestCards })).find((name) => name === saved.provider)
  const maker = providerOfToken(token)
  if (maker === undefined) return acceptsTestCards ? 'sandbox' : undefined
  return (await findAccount(db, siteId, maker))?.enabled ? maker : undefined
}

/** Lists the offline methods that a store offers for a kind of delivery. */
export const offeredOffline = async (db: Db, siteId: string, handover: Handover): Promise<ShownMethod[]> =>
  (await listOfflineMethods(db, siteId))
    .filter(({ enabled, kind }) => enabled && fitsHandover(kind, handover))
    .map(({ kind, name, instructions }) => ({ id: kind, name, instructions }))

/** Stores that this process has already warned about. */
const warned = new WeakMap<Logger, Set<string>>()

const warnOnce = (log: Logger, { id: siteId, name }: Pick<Site, 'id' | 'name'>): void => {
  const known = warned.get(log) ?? new Set()
  warned.set(log, known)
  if (!known.has(siteId)) {
    log.warn(
      { siteId, name },
      'this store takes no payments: turn on a payment method in the back office, under Payments',
    )
  }
  known.add(siteId)
}

/** A payment method of a store. Cards have no name. */
interface MethodOfStore {
  readonly kind: 'CARD' | 'APP' | 'OFFLINE'
  readonly name?: string
}

/** Lists the payment methods of a store. Logs a warning once per process if there are none. */
export const listMethodsOfStore = async (
  { db, log }: Pick<Context, 'db' | 'log'>,
  site: Pick<Site, 'id' | 'name' | 'acceptsTestCards'>,
): Promise<readonly MethodOfStore[]> => {
  const [cards, apps, outside] = await Promise.all([
    cardProvidersOf(db, site),
    pluginMethodsOf(db, site.id),
    listOfflineMethods(db, site.id),
  ])
  const methods = [
    ...(cards.length > 0 ? [{ kind: 'CARD' } as const] : []),
    ...apps.map(({ name }) => ({ kind: 'APP', name }) as const),
    // Invoices are only for companies with payment terms.
    ...outside.flatMap(({ kind, enabled, name }) =>
      enabled && kind !== invoiceMethodId ? [{ kind: 'OFFLINE', name } as const] : [],
    ),
  ]
  if (methods.length === 0) warnOnce(log, site)
  return methods
}
