import type { Logger } from 'pino'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { listPlugins } from '../../../store/service-plugin/api.ts'
import { findAccount, listAccounts } from '../accounts/account-store.ts'
import { fitsHandover, type Handover } from '../providers/offline-kinds.ts'
import { listOfflineMethods } from '../providers/offline-store.ts'
import type { ShownMethod } from '../provider.ts'
import { readSavedToken } from '../saved-token.ts'
import { pluginName, pluginPrefix, tokenPrefixOf } from '../providers/plugin.ts'

/** Of what form the tokens of a provider are, that its script or ours in the buyer's page makes. */
const tokenForms: Readonly<Record<string, RegExp>> = { stripe: /^ctoken_\w+$/, mollie: /^mollie:/ }

/** Who charges cards for a store, by name, as it is set up at this moment. */
export const cardProvidersOf = async (db: Db, { id, demo }: Pick<Site, 'id' | 'demo'>): Promise<string[]> => {
  const connected = (await listAccounts(db, id)).filter(({ enabled }) => enabled)
  return [...connected.map(({ provider }) => provider), ...(demo ? ['sandbox'] : [])]
}

/** What apps bring to pay with, as buyers see it: each sends them to a page of its own. */
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

/** Which app brings what charges a token; nothing where no app does, or it is turned off. */
const appFor = async (db: Db, siteId: string, token: string): Promise<string | undefined> =>
  (await pluginMethodsOf(db, siteId)).find(({ tokenPrefix }) => token.startsWith(tokenPrefix))?.id

/**
 * Who charges a token for a store: the one whose form it has, where the store offers that, or else the sandbox where
 * there is one. A token tells by itself what is to be read, if anything: every payment comes by here.
 */
export const cardProviderFor = async (
  db: Db,
  { id: siteId, demo }: Pick<Site, 'id' | 'demo'>,
  token: string,
): Promise<string | undefined> => {
  if (token.startsWith(pluginPrefix)) return appFor(db, siteId, token)
  const saved = readSavedToken(token)
  if (saved) return (await cardProvidersOf(db, { id: siteId, demo })).find((name) => name === saved.provider)
  const maker = Object.keys(tokenForms).find((name) => tokenForms[name]!.test(token))
  if (maker === undefined) return demo ? 'sandbox' : undefined
  return (await findAccount(db, siteId, maker))?.enabled ? maker : undefined
}

/** The ways of paying outside that a store offers for goods that come so. */
export const offeredOffline = async (db: Db, siteId: string, handover: Handover): Promise<ShownMethod[]> =>
  (await listOfflineMethods(db, siteId))
    .filter(({ enabled, kind }) => enabled && fitsHandover(kind, handover))
    .map(({ kind, name, instructions }) => ({ id: kind, name, instructions }))

/** Stores of which a process has said already that nobody can pay there. */
const told = new WeakMap<Logger, Set<string>>()

const tellOnce = (log: Logger, { id: siteId, name }: Pick<Site, 'id' | 'name'>): void => {
  const known = told.get(log) ?? new Set()
  told.set(log, known)
  if (!known.has(siteId)) {
    log.warn(
      { siteId, name },
      'this store takes no payments: turn on a payment method in the back office, under Payments',
    )
  }
  known.add(siteId)
}

/** Whether buyers can pay at a store at all; that they cannot is said to whoever runs the server, once a process. */
export const takesPayments = async (
  { db, log }: Pick<Context, 'db' | 'log'>,
  site: Pick<Site, 'id' | 'name' | 'demo'>,
): Promise<boolean> => {
  if (site.demo) return true
  const [cards, apps, outside] = await Promise.all([
    cardProvidersOf(db, site),
    pluginMethodsOf(db, site.id),
    listOfflineMethods(db, site.id),
  ])
  const isPayable = cards.length + apps.length > 0 || outside.some(({ enabled }) => enabled)
  if (!isPayable) tellOnce(log, site)
  return isPayable
}
