import type { Logger } from 'pino'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Site } from '../../ground/site/sites.ts'
import { fitsHandover, type Handover } from './offline-kinds.ts'
import { listOfflineMethods } from './offline-store.ts'
import type { ShownMethod } from './provider.ts'

/** Who charges cards for a store, by name; nobody where no such provider is set up. */
export const cardProviderOf = ({ demo }: Pick<Site, 'demo'>): 'sandbox' | undefined => (demo ? 'sandbox' : undefined)

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
  const isPayable =
    cardProviderOf(site) !== undefined || (await listOfflineMethods(db, site.id)).some(({ enabled }) => enabled)
  if (!isPayable) tellOnce(log, site)
  return isPayable
}
