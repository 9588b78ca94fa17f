import { randomUUID } from 'node:crypto'
import { createAllProducts } from '../../catalog/product/api.ts'
import type { Config } from '../../ground/base/config.ts'
import type { Db } from '../../ground/database/tables.ts'
import { addOAuthApp, listOAuthAppsOf } from '../../ground/site/oauth-app-store.ts'
import type { OAuthApp } from '../../ground/site/sites.ts'
import { createSite, type NewSite } from '../site/api.ts'

/** Creates a store that is empty except for the collection of all products. */
export const createStore = async (db: Db, site: Omit<NewSite, 'demo'>, now: Date): Promise<void> => {
  await createSite(db, { ...site, demo: false })
  await createAllProducts(db, site.id, now)
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
