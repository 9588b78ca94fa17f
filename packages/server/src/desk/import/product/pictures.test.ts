import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { createPictureFetcher } from './pictures.ts'

let shop: Shop
let host: Server
let base: string
const requestedUrls: string[] = []

beforeAll(async () => {
  shop = await openShop()
  const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  host = createServer((request, response) => {
    requestedUrls.push(request.url!)
    if (request.url === '/moved.png') response.writeHead(302, { location: '/red.png' }).end()
    else if (request.url === '/inside.png') response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
    else if (request.url === '/loop.png') response.writeHead(302, { location: '/loop.png' }).end()
    else if (request.url === '/page.png') response.writeHead(200, { 'content-type': 'text/html' }).end('<p>no</p>')
    else if (request.url === '/liar.png') response.writeHead(200, { 'content-type': 'image/png' }).end('no picture')
    else if (request.url === '/endless.png') {
      response.writeHead(200, { 'content-type': 'image/png' })
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1_000_000)));
      }
      response.on('drain', pour)
      pour()
    } else if (request.url === '/red.png') response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
    else response.writeHead(404).end()
  })
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
})
afterAll(async () => {
  host.closeAllConnections()
  host.close()
  await shop.close()
})

const fetcher = (loopback: boolean) => {
  const failures: string[] = []
  const fetchPicture = createPictureFetcher({
    context: shop.context,
    siteId: shop.siteId,
    reach: { loopback },
    onFailure: (_url, reason) => failures.push(reason),
  })
  return { fetchPicture, failures }
}

test.each(['/red.png', '/moved.png'])('downloads a picture at %s', async (path) => {
  const { fetchPicture, failures } = fetcher(true)
  expect(await fetchPicture(base + path)).toMatchObject({
    kind: 'image',
    width: 8,
    height: 6,
    id: expect.stringMatching(/\.png$/),
  })
  expect(failures).toEqual([])
})

test.each([
  ['/inside.png', /169\.254\.169\.254 is not a public address/],
  ['/loop.png', /too many redirects/],
  ['/page.png', /must be one of/],
  ['/liar.png', /must be one of/],
  ['/endless.png', /larger than/],
  ['/missing.png', /404/],
])('keeps the URL of a picture that cannot be downloaded: %s', async (path, reason) => {
  const { fetchPicture, failures } = fetcher(true)
  expect(await fetchPicture(base + path)).toBeUndefined()
  expect(failures).toEqual([expect.stringMatching(reason)])
})

test('requests nothing from its own machine or network on a production server', async () => {
  const { fetchPicture, failures } = fetcher(false)
  const { port } = new URL(base)
  const before = requestedUrls.length
  for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]']) {
    expect(await fetchPicture(`http://${host}:${port}/red.png`), host).toBeUndefined()
  }
  expect(failures).toHaveLength(6)
  expect(requestedUrls).toHaveLength(before)
})

test('downloads a picture once, however many products use it', async () => {
  const { fetchPicture } = fetcher(true)
  const before = requestedUrls.length
  await Promise.all([1, 2, 3].map(() => fetchPicture(`${base}/red.png`)))
  expect(requestedUrls).toHaveLength(before + 1)
})
