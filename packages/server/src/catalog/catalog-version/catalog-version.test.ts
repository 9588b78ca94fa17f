import { ApiKeyStrategy, backOffice, catalogVersioning, createClient, OAuthStrategy } from '@vitrine/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const versionFor = async (): Promise<string> => {
  const modules = { catalogVersioning }
  const visitor = createClient({ host: shop.url, auth: OAuthStrategy({ clientId: shop.clientId }), modules })
  return (await visitor.catalogVersioning.getCatalogVersion()).catalogVersion
}

test('new stores are for catalog V1, until the owner sets another version', async () => {
  const owner = createClient({ host: shop.url, auth: ApiKeyStrategy({ apiKey: shop.apiKey }), modules: { backOffice } })
  expect(await versionFor()).toBe('V1_CATALOG')
  for (const catalogVersion of ['V3_CATALOG', 'STORES_NOT_INSTALLED', 'V1_CATALOG'] as const) {
    const { siteSettings } = await owner.backOffice.updateSiteSettings({ catalogVersion })
    expect(siteSettings.catalogVersion).toBe(catalogVersion)
    expect(await versionFor()).toBe(catalogVersion)
  }
})

test('stores from before the setting are for catalog V1', async () => {
  const { db, sites } = shop.context
  const { settings } = (await sites.find(shop.siteId))!
  const { catalogVersion: _catalogVersion, ...older } = settings
  await db
    .updateTable('site')
    .set({ settings: JSON.stringify(older) })
    .where('id', '=', shop.siteId)
    .execute()
  sites.refresh()
  expect(await versionFor()).toBe('V1_CATALOG')
})

test('serves both catalogs, whatever the version', async () => {
  const token = await shop.visitorToken()
  for (const route of ['POST /stores-reader/v1/products/query', 'POST /stores/v3/brands/query'])
    expect((await shop.send(route, { token, body: {} })).status).toBe(200)
})
