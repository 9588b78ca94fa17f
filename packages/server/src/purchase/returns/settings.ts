import type { Input } from '@vitrine/contract/schema.ts'
import { priceToMinor } from '../../ground/base/amounts.ts'
import type { Context } from '../../ground/context/context.ts'
import { requireSite, siteChannel } from '../../ground/site/sites.ts'
import type { ReturnSettings } from '@vitrine/contract/entities/orders/returns.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { ReturnRules } from '../../ground/site/tables.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { mergeSiteSettings } from '../../ground/site/site-store.ts'

/** Return rules of a store. Default: buyers can request returns within 30 days. */
export const returnRules = ({ settings }: Pick<Site, 'settings'>) => ({
  enabled: true,
  windowDays: 30,
  ...settings.returns,
})

export const presentReturnSettings = (site: Site): ReturnSettings => {
  const { fee, ...rules } = returnRules(site) as Required<Pick<ReturnRules, 'enabled' | 'windowDays'>> & ReturnRules
  return { ...rules, ...(fee !== undefined && { fee: createMoneyWriter(site).price(fee) }) }
}

/** Saves the sent settings and notifies every process. An empty text or a fee of 0 removes the value. */
export const saveReturnSettings = async (
  { db, database, sites }: Context,
  siteId: string,
  { fee, ...sent }: Input<ReturnSettings>,
): Promise<Site> => {
  const site = await requireSite(sites, siteId)
  const minor = priceToMinor(fee, { field: 'returnSettings.fee', currency: site.currency })
  const returns = { ...site.settings.returns, ...sent, ...(minor !== undefined && { fee: minor }) }
  await mergeSiteSettings(db, siteId, { returns })
  sites.refresh()
  await database.notify(siteChannel, siteId)
  return requireSite(sites, siteId)
}
