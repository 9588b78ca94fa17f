import type { BackInStockSettings } from '@vitrine/contract/entities/catalog/stock/back-in-stock-request.ts'
import { storesAppId, storesAppIds } from '@vitrine/domain/catalog/stores-app.ts'
import type { Context } from '../../ground/context/context.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { requireSite, siteChannel, type Site } from '../../ground/site/sites.ts'
import { setCollecting } from './store.ts'

/** Whether buyers can request back-in-stock emails. Default: yes, until the owner turns it off. */
export const takesRequests = ({ settings }: Pick<Site, 'settings'>): boolean =>
  settings.takesBackInStockRequests !== false

export const presentCollecting = (site: Pick<Site, 'settings'>): BackInStockSettings => ({
  collectionStates: [{ appId: storesAppId, collectingRequests: takesRequests(site) }],
})

/** Starts or stops taking requests, and invalidates the setting in every process. */
export const changeCollecting = async (
  { db, database, sites }: Context,
  siteId: string,
  { appId, isCollecting }: { appId: string; isCollecting: boolean },
): Promise<BackInStockSettings> => {
  if (!storesAppIds.has(appId.toLowerCase())) {
    const words = `appId must be the stores app, ${storesAppId}: only it has a catalog here.`
    throw new Refusal('NOT_SUPPORTED_APP_DEF_ID', words)
  }
  await setCollecting(db, siteId, isCollecting)
  sites.refresh()
  await database.notify(siteChannel, siteId)
  return presentCollecting(await requireSite(sites, siteId))
}
