import type { OtherCurrency } from '@vitrine/domain/currency/charging.ts'
import { createRepeatingWorker, type Worker } from '../../ground/base/worker.ts'
import type { Context } from '../../ground/context/context.ts'
import type { RateSource, SourceRate } from '../../ground/context/rate-source.ts'
import { siteChannel, type Site } from '../../ground/site/sites.ts'
import { listSites, lockSiteSettings, updateSite } from '../../ground/site/site-store.ts'

const everyMs = 60 * 60 * 1000

/** A valid rate: greater than zero, at most ten decimals. */
const isRate = (text: string): boolean => /^\d{1,10}(\.\d{1,10})?$/.test(text) && Number(text) > 0

const withRate = (one: OtherCurrency, known: ReadonlyMap<string, SourceRate>): OtherCurrency => {
  const found = one.followsSource === true ? known.get(one.currency) : undefined
  if (!found || !isRate(found.rate)) return one
  const rateDate = found.date.toISOString()
  // The stored rate is newer.
  if (one.rateDate !== undefined && rateDate <= one.rateDate) return one
  return { ...one, rate: found.rate, rateDate }
}

/** Calls the source first, outside of the transaction that saves its rates. */
const updateSiteRates = async (
  { db }: Context,
  source: RateSource,
  { id, currency, settings }: Site,
): Promise<boolean> => {
  const wanted = (settings.currencies ?? []).filter(({ followsSource }) => followsSource).map((one) => one.currency)
  const known = await source.ratesFrom(currency, wanted)
  return db.transaction().execute(async (transaction) => {
    const latest = await lockSiteSettings(transaction, id)
    const before = latest?.currencies ?? []
    const currencies = before.map((one) => withRate(one, known))
    if (!latest || currencies.every((one, index) => one === before[index])) return false
    await updateSite(transaction, id, { settings: { ...latest, currencies } })
    return true
  })
}

/** Updates the rates that follow the server's source, once. */
export const updateRates = async (context: Context): Promise<void> => {
  const { db, database, sites, rateSource, log } = context
  if (!rateSource) return
  const ids = await listSites(db)
  let isChanged = false
  for (const { id } of ids.filter(({ settings }) => settings.currencies?.some((one) => one.followsSource))) {
    const site = await sites.find(id)
    if (!site) continue
    const updating = updateSiteRates(context, rateSource, site)
    isChanged =
      (await updating.catch((error: unknown) => void log.error({ err: error, siteId: id }, 'no rates'))) || isChanged
  }
  if (!isChanged) return
  sites.refresh()
  await database.notify(siteChannel, '')
}

/** Creates the worker that updates rates every hour. Without a source it does nothing. */
export const createRateUpdates = (context: Context): Worker =>
  createRepeatingWorker({
    work: () => updateRates(context),
    everyMs,
    immediately: true,
    log: context.log,
    failure: 'updating exchange rates failed',
  })
