import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { insertApiKey } from '../../people/api-key/api.ts'
import { createSite } from '../site/api.ts'
import { demoPastChannel, demoSite, writeDemoPast } from './api.ts'

let shop: Shop
let requests: (string | null)[]
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
  const { db, sites, database } = shop.context
  await createSite(db, { id: demoSite.siteId, name: 'Demo', currency: 'EUR', language: 'en', demo: true })
  await insertApiKey(db, { siteId: demoSite.siteId, key: demoSite.apiKey, name: 'Demo' })
  sites.refresh()
  requests = []
  const stop = await database.listen(demoPastChannel, (siteId) => void requests.push(siteId))
  return stop
})
afterAll(() => shop.close())

const call = async (path: '' | '/resume' | '/dismiss', token: string = demoSite.apiKey) => {
  const { status, body } = await shop.send(`${path === '' ? 'GET' : 'POST'} /vitrine/v1/demo-past${path}`, { token })
  return status === 200 ? body : status
}

const write = (status: 'ADDING' | 'FAILED' | 'COMPLETE', ageMs = 0) =>
  writeDemoPast(shop.context.db, { status, added: 40, planned: 300, now: new Date(Date.now() - ageMs) })

test('shows nothing before past orders are added, and nothing when all are', async () => {
  expect(await call('')).toEqual({})
  expect([await call('/resume'), await call('/dismiss')]).toEqual([404, 404])
  await write('ADDING')
  expect(await call('')).toEqual({ demoPast: { status: 'ADDING', addedOrders: 40, plannedOrders: 300 } })
  expect(await call('/dismiss')).toBe(404)
  await write('COMPLETE')
  expect(await call('')).toEqual({})
  expect([await call('/resume'), await call('/dismiss')]).toEqual([404, 404])
})

test('is only for the demo store', async () => {
  await write('FAILED')
  expect(await call('', shop.apiKey)).toEqual({})
  expect([await call('/resume', shop.apiKey), await call('/dismiss', shop.apiKey)]).toEqual([404, 404])
  expect(await call('', await shop.visitorToken())).toBe(403)
  expect(requests).toEqual([])
})

test('continues after a failure, or after a minute without news, and a repeated request has no further effect', async () => {
  for (const [status, ageMs] of [
    ['FAILED', 0],
    ['ADDING', 61_000],
  ] as const) {
    await write(status, ageMs)
    expect(await call('')).toMatchObject({ demoPast: { status: 'FAILED' } })
    const resumed = { demoPast: { status: 'ADDING', addedOrders: 40, plannedOrders: 300 } }
    requests.length = 0
    expect([await call('/resume'), await call('/resume'), await call('')]).toEqual([resumed, resumed, resumed])
    await expect.poll(() => requests).toEqual([demoSite.siteId])
  }
})

test('is not shown any more after it was dismissed', async () => {
  await write('FAILED')
  expect([await call('/dismiss'), await call('/dismiss'), await call('')]).toEqual([{}, {}, {}])
  expect(await call('/resume')).toBe(404)
})
