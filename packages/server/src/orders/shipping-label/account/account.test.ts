import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../../test/buying.ts'
import { createShippoDouble, token as doubleKey } from '../../../../../../test/shippo-double/double.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { createLog } from '../../../ground/base/log.ts'
import { atTheScales, fieldOf, ok } from '../testing.ts'

let shop: Shop
let double: Awaited<ReturnType<typeof createShippoDouble>>
let scales: Awaited<ReturnType<typeof atTheScales>>
const publicUrl = 'https://shop.example'
beforeAll(async () => {
  double = await createShippoDouble()
  const config = { shippoApiUrl: double.url, publicUrl }
  shop = await openShop({ currency: 'USD', isDemo: false, config, log: createLog('silent') })
  scales = await atTheScales(shop)
})
afterAll(async () => {
  await shop.close()
  await double.close()
})
afterEach(() => double.fallSilent(false))

const account = async () => ok(await scales.account()).labelAccount

test('a new store has no account, and no sample labels on a public server', async () => {
  expect(await account()).toEqual({ connected: false, canUseSamples: false })
  expect(fieldOf(await scales.connect({ provider: 'SAMPLE' }))).toBe('provider')
  expect(await account()).toEqual({ connected: false, canUseSamples: false })
})

test.each([
  ['none', undefined],
  ['one of another form', 'sk_live_abc'],
  ['one that the provider does not know', 'shippo_live_wrong'],
])('rejects an invalid API key: %s', async (_name, apiKey) => {
  expect(fieldOf(await scales.connect({ provider: 'SHIPPO', ...(apiKey && { apiKey }) }))).toBe('apiKey')
  expect((await account()).connected).toBe(false)
})

test('connects no account while the provider does not respond', async () => {
  double.fallSilent()
  expect(codeOf(await scales.connect({ provider: 'SHIPPO', apiKey: doubleKey }))).toBe('UNAVAILABLE')
  expect((await account()).connected).toBe(false)
})

test('stores the key encrypted, never returns it, and deletes the account on request', async () => {
  const connected = ok(await scales.connect({ provider: 'SHIPPO', apiKey: ` ${doubleKey} ` })).labelAccount
  const shown = {
    provider: 'SHIPPO',
    connected: true,
    mode: 'TEST',
    keyHint: 'uble',
    canUseSamples: false,
    connectedDate: expect.any(String),
  }
  expect(connected).toEqual(shown)
  expect(await account()).toEqual(shown)
  const row = await shop.context.db
    .selectFrom('label_account')
    .selectAll()
    .where('site_id', '=', shop.siteId)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(doubleKey)
  expect(ok(await scales.disconnect()).labelAccount.connected).toBe(false)
  expect(
    await shop.context.db.selectFrom('label_account').selectAll().where('site_id', '=', shop.siteId).execute(),
  ).toEqual([])
})

test('only the owner reads or connects an account', async () => {
  const token = await shop.visitorToken()
  for (const method of ['GET', 'DELETE']) {
    expect((await shop.send(`${method} /vitrine/v1/shipping-labels/account`, { token })).status).toBe(403)
  }
})

test('a local server offers sample labels to a real store on request', async () => {
  const own = await openShop({ isDemo: false })
  const ownScales = await atTheScales(own)
  expect(ok(await ownScales.account()).labelAccount).toEqual({ connected: false, canUseSamples: true })
  expect(fieldOf(await ownScales.connect({ provider: 'SAMPLE', apiKey: 'x' }))).toBe('apiKey')
  expect(ok(await ownScales.connect({ provider: 'SAMPLE' })).labelAccount).toMatchObject({
    provider: 'SAMPLE',
    mode: 'TEST',
  })
  await own.close()
})
