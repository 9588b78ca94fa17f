import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
beforeAll(async () => {
  const pages = () => ({ '/hosted': async ({ url }: Request) => new Response(url) })
  shop = await openShop({ pages, config: { trustProxy: ['127.0.0.1'] } })
})
afterAll(() => shop.close())

const statusOf = (path: string, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const sent = request(shop.url + path, { headers, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    sent.on('error', reject).end()
  })

test.each(['/hosted/sign-in', '/health', '/stores-reader/v1/products/x', '/nowhere'])(
  'rejects an invalid host at %s, whoever sends it',
  async (path) => {
    for (const host of ['a b', 'a/b', 'a?b', '<script>', 'a:b', '[', 'ä.test', '%00']) {
      expect([host, await statusOf(path, { host: encodeHeader(host) })]).toEqual([host, 400])
    }
    expect(await statusOf(path, { 'x-forwarded-host': 'a b' })).toBe(400)
    expect(await statusOf(path, { 'x-forwarded-proto': 'java script' })).toBe(400)
  },
)

/** Headers are Latin-1. */
const encodeHeader = (text: string): string => Buffer.from(text).toString('latin1')

test('accepts names, ports and IP addresses as host', async () => {
  for (const host of ['localhost', 'localhost:4000', '127.0.0.1:81', '[::1]:4000', 'www.wixapis.com']) {
    expect([host, await statusOf('/hosted/sign-in', { host })]).toEqual([host, 200])
  }
})
