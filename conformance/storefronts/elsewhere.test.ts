import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { otherModules } from '@vitrine/contract/elsewhere.ts'
import type { Host } from './ask.ts'
import { openStore, type Store } from './shop.ts'

let store: Store
let token: string
beforeAll(async () => {
  store = await openStore()
  token = (await store.tokens()).token
})
afterAll(() => store.close())

const hosts: readonly Host[] = ['www', 'edge', 'readonly']
const filled = (path: string): string => path.replaceAll(/\{[^}]+\}/g, () => randomUUID())
const sendFrom = (host: Host, method: string, path: string) =>
  store.send({ host, method, path, token, ...(!['GET', 'DELETE'].includes(method) && { body: {} }) })

const lists = otherModules.flatMap(({ paths, lists: all }) => all.map((list) => ({ ...list, paths })))

test.for(lists)(
  'a page that calls $method $call finds nothing and keeps working',
  async ({ method, path, paths, answers }) => {
    const noPages = { pagingMetadata: { total: 0, hasNext: false } }
    const nothing = 'number' in answers ? { [answers.number]: 0 } : { [answers.list]: [], ...noPages }
    for (const start of paths.flatMap((known) => [known, `/_api${known}`])) {
      for (const host of hosts) {
        const { status, body } = await sendFrom(host, method, filled(start + path))
        expect(status).toBe(200)
        expect(body).toMatchObject(nothing)
      }
    }
  },
)

test.for([
  { what: 'bookings', method: 'POST', path: '/_api/bookings/v2/services' },
  { what: 'events', method: 'GET', path: '/events/v3/events/slug/summer' },
  { what: 'pricing plans', method: 'POST', path: '/pricing-plans/v2/plans' },
  { what: 'uploads', method: 'POST', path: '/site-media/v1/files/generate-upload-url' },
])('a storefront that calls $method $path is told what is not implemented', async ({ what, method, path }) => {
  const { status, body } = await sendFrom('www', method, path)
  expect([status, body.details.applicationError.code]).toEqual([404, 'NOT_BUILT'])
  expect(body.message).toContain(what)
})

test('items of data collections do not exist and cannot be created', async () => {
  const item = await sendFrom('www', 'GET', '/wix-data/v2/items/home')
  expect([item.status, item.body.details.applicationError.code]).toEqual([404, 'WDE0073'])
  const put = await sendFrom('www', 'POST', '/wix-data/v2/items')
  expect([put.status, put.body.details.applicationError.code]).toEqual([404, 'WDE0025'])
})

test('the current member of a visitor is absent', async () => {
  for (const host of hosts) {
    const { status, body } = await sendFrom(host, 'GET', '/members/v1/members/my')
    expect([status, body]).toEqual([200, {}])
  }
})

interface Function {
  readonly call: string
  readonly method: string
  readonly path: string
}
const functions: readonly Function[] = JSON.parse(
  readFileSync(new URL('../../packages/contract/src/print/provider-functions.json', import.meta.url), 'utf8'),
)

test('the server answers every SDK function that a visitor’s page may call', async () => {
  expect(functions.length).toBeGreaterThan(700)
  const faults: string[] = []
  for (const { call, method, path } of functions) {
    const { status, body } = await sendFrom('www', method, filled(path))
    const isClear = status < 400 || typeof (body.message ?? body.error_description) === 'string'
    if (status >= 500 || !isClear) faults.push(`${call}: ${method} ${path} ${status} ${JSON.stringify(body)}`)
  }
  expect(faults).toEqual([])
})
