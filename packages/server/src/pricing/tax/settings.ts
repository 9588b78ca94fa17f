import type { TaxSettings } from '@vitrine/contract/entities/pricing/tax.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { requireSite, siteChannel, type Site } from '../../ground/site/sites.ts'
import type { TaxSettingsRecord } from './tables.ts'
import { mergeSiteSettings } from '../../ground/site/site-store.ts'

const found = (db: Db, siteId: string, { hold }: { hold: boolean }) => {
  const query = db.selectFrom('tax_settings').selectAll().where('site_id', '=', siteId)
  return (hold ? query.forUpdate() : query).executeTakeFirst()
}

type Stored = Awaited<ReturnType<typeof found>>

const present = ({ settings }: Site, stored: Stored): TaxSettings => {
  const { rounding = 'LINE', automaticTax = true, oneStopShop = true } = stored?.body ?? {}
  return {
    taxIncludedInItemPrices: settings.taxIncludedInPrices,
    rounding,
    automaticTax,
    oneStopShop,
    ...(stored && { createdDate: stored.created_date.toISOString(), updatedDate: stored.updated_date.toISOString() }),
  }
}

const edited = (
  before: TaxSettingsRecord,
  { rounding, automaticTax, oneStopShop }: Input<TaxSettings>,
): TaxSettingsRecord => ({
  ...before,
  ...(rounding && { rounding }),
  ...(automaticTax !== undefined && { automaticTax }),
  ...(oneStopShop !== undefined && { oneStopShop }),
})

/** Reads a store's tax settings. */
export const readTaxSettings = async ({ db, sites }: Context, siteId: string): Promise<TaxSettings> => {
  const site = await requireSite(sites, siteId)
  return present(site, await found(db, siteId, { hold: false }))
}

/** Saves the sent settings. Whether prices include tax is stored with the site, so every process is notified. */
export const writeTaxSettings = async (
  context: Context,
  siteId: string,
  sent: Input<TaxSettings>,
): Promise<TaxSettings> => {
  const { db, database, sites, now } = context
  const { taxIncludedInItemPrices: included } = sent
  await transact(db, async (transaction) => {
    const before = (await found(transaction, siteId, { hold: true }))?.body ?? {}
    const [body, moment] = [JSON.stringify(edited(before, sent)), now()]
    await transaction
      .insertInto('tax_settings')
      .values({ site_id: siteId, body, created_date: moment, updated_date: moment })
      .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ body, updated_date: moment }))
      .execute()
    if (included === undefined) return
    await mergeSiteSettings(transaction, siteId, { taxIncludedInPrices: included })
  })
  if (included !== undefined) {
    sites.refresh()
    await database.notify(siteChannel, siteId)
  }
  return readTaxSettings(context, siteId)
}
