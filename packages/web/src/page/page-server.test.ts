import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPageServer } from './page-server.ts'

const assetFolder = mkdtempSync(join(tmpdir(), 'vitrine-pages-'))
const open = (trustProxy?: readonly string[]) =>
  createPageServer({
    origin: 'http://localhost:3000',
    apiUrl: 'http://localhost:4000',
    assetFolder,
    render: async ({ url }) => new Response(url),
    acceptsFiles: () => false,
    trustProxy,
    answerHost: async (host) => {
      if (host === 'old.example') return { redirectTo: 'https://shop.example' }
      return { origin: host === 'shop.example' ? 'https://shop.example' : 'http://localhost:3000' }
    },
  })
let direct: Awaited<ReturnType<typeof open>>
let proxied: typeof direct
beforeAll(async () => {
  direct = await open()
  proxied = await open(['127.0.0.1'])
})
afterAll(async () => {
  await Promise.all([direct.close(), proxied.close()])
  rmSync(assetFolder, { recursive: true })
})

test('redirects a host with path and query, and keeps forms forms', async () => {
  const headers = { host: 'old.example' }
  const page = await direct.inject({ url: '/cart?a=1%2F2', headers })
  expect([page.statusCode, page.headers.location, page.headers['cache-control']]).toEqual([
    301,
    'https://shop.example/cart?a=1%2F2',
    'no-cache',
  ])
  expect((await direct.inject({ url: '/cart', headers, method: 'POST' })).statusCode).toBe(308)
  const outside = await direct.inject({ url: '//evil.example/', headers })
  expect(new URL(String(outside.headers.location)).host).toBe('shop.example')
})

test('pages have the origin of the host, with HSTS for https', async () => {
  const page = await direct.inject({ url: '/cart', headers: { host: 'shop.example' } })
  expect([page.body, page.headers['strict-transport-security']]).toEqual([
    'https://shop.example/cart',
    'max-age=31536000',
  ])
  const other = await direct.inject({ url: '/cart', headers: { host: 'other.example' } })
  expect([other.body, other.headers['strict-transport-security']]).toEqual(['http://localhost:3000/cart', undefined])
})

test('reads the host that a proxy forwards only from a trusted proxy', async () => {
  const headers = { host: 'shop.example', 'x-forwarded-host': 'old.example' }
  expect((await direct.inject({ url: '/', headers })).statusCode).toBe(200)
  expect((await proxied.inject({ url: '/', headers })).statusCode).toBe(301)
  expect((await proxied.inject({ url: '/', headers, remoteAddress: '203.0.113.9' })).statusCode).toBe(200)
})
