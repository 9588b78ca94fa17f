import { randomUUID } from 'node:crypto'
import { draftPolicies } from '@vitrine/domain/policy/drafts.ts'
import { storeDefaults } from '@vitrine/domain/store-defaults/store-defaults.ts'
import { euCountries, euRates } from '@vitrine/domain/tax/rate-data.ts'
import { createAllProducts } from '../../catalog/product/api.ts'
import type { Config } from '../../ground/base/config.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { addOAuthApp, listOAuthAppsOf } from '../../ground/site/oauth-app-store.ts'
import type { OAuthApp } from '../../ground/site/sites.ts'
import type { SiteSettings } from '../../ground/site/tables.ts'
import { loadTaxRates } from '../../pricing/tax/api.ts'
import { checkoutKind, saveSettings } from '../../store/setting/api.ts'
import { createSite, type NewSite } from '../site/api.ts'

interface NewStore extends Omit<NewSite, 'demo' | 'settings'> {
  readonly id: string
  /** Of its owner, for its policies and its buyers. */
  readonly email: string
  /** Where its business is. */
  readonly country: string | undefined
  readonly settings?: Partial<SiteSettings>
}

const settingsOfCountry = (country: string): Partial<SiteSettings> => {
  const { weightUnit, lengthUnit, taxIncludedInPrices } = storeDefaults(country)
  return { weightUnit, lengthUnit, taxIncludedInPrices, businessAddress: { country, subdivision: undefined } }
}

/**
 * Creates a store that is empty except for the collection of all products, drafts of its policies, and in the EU the tax
 * rates. Units and taxes follow the country, if it is known.
 */
export const createStore = async (
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  transaction: Db,
  { email, country, settings, ...site }: NewStore,
): Promise<void> => {
  const { id: siteId, name, language } = site
  const known = { ...(country !== undefined && settingsOfCountry(country)), contactEmail: email, ...settings }
  await createSite(transaction, { ...site, settings: known, demo: false })
  await createAllProducts(transaction, siteId, now())
  if (country !== undefined && euCountries.has(country))
    await loadTaxRates({ now, newId }, transaction, { siteId, fileId: euRates.id })
  const checkoutPolicies = draftPolicies({ storeName: name, email }, { country, language })
  await saveSettings(transaction, checkoutKind, { siteId, sent: { checkoutPolicies }, now: now() })
}

/**
 * Ensures that a store has two apps for storefronts: our own with rotating refresh tokens, and one for the provider’s
 * SDK, which keeps them. Returns all apps, our own first.
 */
export const createStorefronts = async (
  db: Db,
  siteId: string,
  { storefrontUrl }: Pick<Config, 'storefrontUrl'>,
): Promise<readonly OAuthApp[]> => {
  const addresses = { origins: [storefrontUrl], redirect_uris: [`${storefrontUrl}/callback`] }
  if ((await listOAuthAppsOf(db, siteId)).length === 0)
    for (const [name, rotates_refresh_tokens] of [
      ['Storefront', true],
      ['Storefront with the provider’s SDK', false],
    ] as const)
      await addOAuthApp(db, { site_id: siteId, client_id: randomUUID(), name, rotates_refresh_tokens, ...addresses })
  const apps = await listOAuthAppsOf(db, siteId)
  return apps.toSorted((one, other) => Number(other.rotates_refresh_tokens) - Number(one.rotates_refresh_tokens))
}
