import { expect, test } from 'vitest'
import { openShop } from '../test/shop.ts'
import { createOwner } from '@vitrine/server/people/owner/owner-create.ts'
import { createMember } from '@vitrine/server/people/member/create-member.ts'
import { insertApiKey } from '@vitrine/server/ground/site/api-key-store.ts'
import { refuseKnownSecrets } from '@vitrine/server/desk/site/refuse-known-secrets.ts'
import { createSite, registerOAuthApp } from '@vitrine/server/desk/site/create-site.ts'
import { demoSite } from '@vitrine/server/desk/set-up/api.ts'
import { decideMode, requestedMode } from './mode.ts'
import { prepareStores } from './prepare-stores.ts'

const mode = (known: Partial<Parameters<typeof decideMode>[0]>) => decideMode({ hasDemo: false, ...known })

test('creates the demo store only in a database without stores, unless it is disabled', () => {
  expect(mode({})).toEqual({ mode: 'demo' })
  expect(mode({ requested: 'own' })).toEqual({ mode: 'own' })
  expect(mode({ last: 'own' })).toEqual({ mode: 'own', note: expect.stringContaining('VITRINE_DEMO=1') })
  expect(mode({ last: 'own', requested: 'demo' })).toEqual({ mode: 'demo' })
  expect(mode({ hasDemo: true, last: 'demo' })).toEqual({ mode: 'demo' })
  expect(mode({ ownName: 'Kiln' })).toEqual({ mode: 'own' })
  expect(mode({ ownName: 'Kiln', hasDemo: true })).toEqual({ mode: 'own' })
})

test('serves the stores of the database and notes if another mode was requested', () => {
  const own = mode({ ownName: 'Kiln', requested: 'demo' })
  expect(own).toEqual({ mode: 'own', note: expect.stringMatching(/the store “Kiln”, which is shown.*VITRINE_DATA/) })
  const demo = mode({ hasDemo: true, requested: 'own' })
  expect(demo).toEqual({ mode: 'demo', note: expect.stringMatching(/the demo store, which is shown.*VITRINE_DATA/) })
})

test('accepts only 0 and 1 for VITRINE_DEMO', () => {
  expect([undefined, '', '0', '1'].map(requestedMode)).toEqual([undefined, undefined, 'own', 'demo'])
  expect(() => requestedMode('no')).toThrow('VITRINE_DEMO is “no”; it can be 0 (no demo store) or 1.')
})

/** Opens an own store and records the messages of each start. */
const openOwn = async () => {
  const shop = await openShop({ hasOwnServer: true, isDemo: false, name: 'Kiln' })
  const printed: string[] = []
  const start = (environment: Record<string, string> = {}) =>
    prepareStores(shop.context, { environment, folder: 'demo/pictures', print: (text) => void printed.push(text) })
  return { shop, printed, start, take: () => printed.splice(0).join('\n') }
}

test('serves an own store by default and remembers its storefront', async () => {
  const { shop, start, take } = await openOwn()
  const { db } = shop.context
  const stores = () => db.selectFrom('site').select('name').execute()
  expect(await start()).toEqual({ demo: false, storefrontClientId: shop.clientId })
  expect([await stores(), take()]).toEqual([[{ name: 'Kiln' }], ''])
  await start({ VITRINE_DEMO: '1' })
  expect([await stores(), take()]).toEqual([[{ name: 'Kiln' }], expect.stringContaining('“Kiln”')])

  await registerOAuthApp(db, shop.siteId, {
    clientId: 'second',
    name: 'Second',
    rotatesRefreshTokens: true,
    redirectUris: [],
    origins: [],
  })
  expect((await start()).storefrontClientId).toBe(shop.clientId)
  expect((await start({ STOREFRONT_CLIENT_ID: 'second' })).storefrontClientId).toBe('second')
  expect((await start()).storefrontClientId).toBe('second')
  expect((await start({ STOREFRONT_CLIENT_ID: 'nobody' })).storefrontClientId).toBe('nobody')
  expect(take()).toContain('No storefront has the client ID nobody')
  expect((await start()).storefrontClientId).toBe('second')
  await shop.close()
})

test('closes a demo store that an earlier version created next to an own store', async () => {
  const { shop, start, take } = await openOwn()
  const { db } = shop.context
  const { siteId, apiKey, owner, member } = demoSite
  await createSite(db, { id: siteId, name: 'Demo', currency: 'EUR', language: 'en', demo: true })
  await registerOAuthApp(db, siteId, {
    clientId: demoSite.clientId,
    name: 'Demo',
    rotatesRefreshTokens: false,
    redirectUris: [],
    origins: [],
  })
  await insertApiKey(db, { siteId, key: apiKey, name: 'Demo' })
  await createOwner(db, { siteId, ...owner })
  await createMember(db, { siteId, ...member })
  const signIn = () => shop.send('POST /vitrine/v1/owner/sign-in', { body: owner })
  const byKey = () => shop.send('GET /vitrine/v1/webhook-subscriptions', { token: apiKey })
  const publicly = { ...shop.context.config, publicUrl: 'https://kiln.example' }
  expect([(await signIn()).status, (await byKey()).status]).toEqual([200, 200])
  await expect(refuseKnownSecrets(db, publicly)).rejects.toThrow('accounts and API key are public')

  // Servers that start at once: one closes it. The embedded database has only one server.
  const servers = shop.database.kind === 'embedded' ? [start()] : [start(), start(), start()]
  for (const server of servers) expect(await server).toEqual({ demo: false, storefrontClientId: shop.clientId })
  expect(take()).toBe('The demo store in this database was closed, because its accounts and API key are public.')
  expect([(await signIn()).status, (await byKey()).status]).toEqual([403, 401])
  await refuseKnownSecrets(db, publicly)
  await start()
  expect(take()).toBe('')
  await shop.close()
})
