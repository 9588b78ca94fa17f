import { expect, test } from 'vitest'
import { openShop } from '../test/shop.ts'
import { createOwner } from '@vitrine/server/people/owner/owner-create.ts'
import { createMember } from '@vitrine/server/people/member/create-member.ts'
import { insertApiKey } from '@vitrine/server/ground/site/api-key-store.ts'
import { refuseKnownSecrets } from '@vitrine/server/desk/site/refuse-known-secrets.ts'
import { createSite, registerOAuthApp } from '@vitrine/server/desk/site/create-site.ts'
import { demoSite } from './demo-site.ts'
import { decideMode, wishedMode } from './mode.ts'
import { prepareStores } from './prepare-stores.ts'

const mode = (known: Partial<Parameters<typeof decideMode>[0]>) => decideMode({ hasDemo: false, ...known })

test('the demo store is created in a database without a store alone, unless nobody wants it', () => {
  expect(mode({})).toEqual({ mode: 'demo' })
  expect(mode({ wish: 'own' })).toEqual({ mode: 'own' })
  expect(mode({ last: 'own' })).toEqual({ mode: 'own', note: expect.stringContaining('VITRINE_DEMO=1') })
  expect(mode({ last: 'own', wish: 'demo' })).toEqual({ mode: 'demo' })
  expect(mode({ hasDemo: true, last: 'demo' })).toEqual({ mode: 'demo' })
  expect(mode({ ownName: 'Kiln' })).toEqual({ mode: 'own' })
  expect(mode({ ownName: 'Kiln', hasDemo: true })).toEqual({ mode: 'own' })
})

test('what the database holds is shown, and whoever wants something else is told', () => {
  const own = mode({ ownName: 'Kiln', wish: 'demo' })
  expect(own).toEqual({ mode: 'own', note: expect.stringMatching(/the store “Kiln”, which is shown.*VITRINE_DATA/) })
  const demo = mode({ hasDemo: true, wish: 'own' })
  expect(demo).toEqual({ mode: 'demo', note: expect.stringMatching(/the demo store, which is shown.*VITRINE_DATA/) })
})

test('VITRINE_DEMO is 0 or 1', () => {
  expect([undefined, '', '0', '1'].map(wishedMode)).toEqual([undefined, undefined, 'own', 'demo'])
  expect(() => wishedMode('no')).toThrow('VITRINE_DEMO is “no”; it can be 0 (no demo store) or 1.')
})

/** A store of one's own, and what a start says. */
const openOwn = async () => {
  const shop = await openShop({ hasOwnServer: true, isDemo: false, name: 'Kiln' })
  const said: string[] = []
  const start = (environment: Record<string, string> = {}) =>
    prepareStores(shop.context, { environment, folder: 'demo/pictures', say: (text) => void said.push(text) })
  return { shop, said, start, take: () => said.splice(0).join('\n') }
}

test('a start without settings shows a store of one’s own, and remembers its storefront', async () => {
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

test('a demo store that an earlier version created beside it opens to nobody any more', async () => {
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

  expect(await start()).toEqual({ demo: false, storefrontClientId: shop.clientId })
  expect(take()).toBe('The demo store beside it was closed, since everybody knows its accounts and its API key.')
  expect([(await signIn()).status, (await byKey()).status]).toEqual([403, 401])
  await refuseKnownSecrets(db, publicly)
  await start()
  expect(take()).toBe('')
  await shop.close()
})
