import { randomUUID } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filmOf, modelOf, webmOf } from '../../../../../test/media-files.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const red = { r: 200, g: 30, b: 30 }
const blue = { r: 30, g: 30, b: 200 }

/** Left half red, right half blue. */
const twoHalves = async (width: number, height: number) => {
  const half = await sharp({ create: { width: width / 2, height, channels: 3, background: blue } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: red } })
    .composite([{ input: half, left: width / 2, top: 0 }])
    .jpeg({ quality: 95 })
}

interface Uploaded {
  readonly id: string
  readonly width: number
  readonly height: number
}

const upload = async (
  bytes: Uint8Array,
  contentType: string,
  query: Record<string, string> = {},
  token = shop.apiKey,
) => {
  const response = await fetch(`${shop.url}/vitrine/v1/media?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': contentType },
    body: bytes as BodyInit,
  })
  const body = (await response.json()) as { media: Uploaded; message?: string }
  return { status: response.status, media: body.media, text: JSON.stringify(body) }
}

const picture = async (id: string, settings: string) => {
  const response = await fetch(`${shop.url}/media/${id}/v1/${settings}`)
  expect(response.status, settings).toBe(200)
  return sharp(Buffer.from(await response.arrayBuffer()))
}

/** Returns the name of the color in the middle of an image. */
const middleOf = async (image: Sharp): Promise<string> => {
  const { dominant } = await image.stats()
  return dominant.r > dominant.b ? 'red' : 'blue'
}

test('delivers an image in the requested size and format, cropped around its focal point', async () => {
  const bytes = await (await twoHalves(800, 400)).toBuffer()
  const { media } = await upload(bytes, 'image/jpeg', { focalX: '0.9', focalY: '0.5' })
  expect(media).toMatchObject({ width: 800, height: 400 })
  const filled = await picture(media.id, 'fill/w_120,h_120,q_80/mug.webp')
  expect(await filled.metadata()).toMatchObject({ width: 120, height: 120, format: 'webp' })
  expect(await middleOf(filled)).toBe('blue')
  expect(await middleOf(await picture(media.id, 'fill/w_100,h_100,fp_0.1_0.5/mug.png'))).toBe('red')
  expect(await (await picture(media.id, 'fit/w_120,h_120/mug.jpg')).metadata()).toMatchObject({
    width: 120,
    height: 60,
  })
  // An image is not enlarged to fill a larger box.
  expect(await (await picture(media.id, 'fit/w_2000,h_2000/mug.jpg')).metadata()).toMatchObject({ width: 800 })
  for (const refused of ['fill/w_0,h_0/a.webp', 'fill/q_80/a.webp', 'crop/w_1,h_1/a.webp', 'fill/w_1,h_1/a.svg']) {
    expect((await fetch(`${shop.url}/media/${media.id}/v1/${refused}`)).status).toBe(404)
  }
})

test('delivers rotated photos upright', async () => {
  const lying = await (await twoHalves(400, 200)).withMetadata({ orientation: 6 }).toBuffer()
  const { media } = await upload(lying, 'image/jpeg')
  expect(media).toMatchObject({ width: 200, height: 400 })
  const { width, height } = await (await picture(media.id, 'fit/w_120,h_120/mug.png')).metadata()
  expect([width, height]).toEqual([60, 120])
  expect(await middleOf(await picture(media.id, 'fill/w_50,h_50,fp_0.5_0.1/mug.png'))).toBe('red')
})

test('serves ranges of a video, and its poster as the image', async () => {
  const poster = await upload(await (await twoHalves(320, 180)).toBuffer(), 'image/jpeg')
  const film = filmOf(Uint8Array.from({ length: 4976 }, (_, index) => index % 251))
  const { media } = await upload(film, 'video/mp4', { posterId: poster.media.id, width: '320', height: '180' })
  expect(media).toMatchObject({ kind: 'video', width: 320, height: 180 })
  const part = await fetch(`${shop.url}/media/${media.id}`, { headers: { range: 'bytes=1000-1999' } })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 1000-1999/5000'])
  expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(1000, 2000))).toBe(true)
  expect(await (await picture(media.id, 'fill/w_32,h_18/still.webp')).metadata()).toMatchObject({
    width: 32,
    height: 18,
  })
})

test("returns URLs that the media helper of the provider's SDK can parse", async () => {
  const poster = await upload(await (await twoHalves(6000, 3000)).toBuffer(), 'image/jpeg')
  const film = await upload(filmOf('a short film'), 'video/mp4', { posterId: poster.media.id })
  const product = { name: 'Film', priceData: { price: 3 } }
  const { body } = await shop.send('POST /stores/v1/products', { token: shop.apiKey, body: { product } })
  const { id } = body.product
  const media = [{ mediaId: poster.media.id }, { mediaId: film.media.id }]
  await shop.send(`POST /stores/v1/products/${id}/media`, { token: shop.apiKey, body: { media } })

  const read = async (headers: Record<string, string>) => {
    const answer = await fetch(`${shop.url}/stores-reader/v1/products/${id}`, {
      headers: { authorization: shop.apiKey, ...headers },
    })
    const { items } = ((await answer.json()) as { product: { media: { items: any[] } } }).product.media // oxlint-disable-line typescript/no-explicit-any -- the wire
    return [items[0].image.url, items[1].video.files[0].url] as [string, string]
  }
  expect(await read({})).toEqual([poster, film].map((file) => `http://localhost:4000/media/${file.media.id}`))
  const [picture, video] = await read({ 'x-wix-bi-gateway': 'environment=js-sdk' })
  expect(picture).toBe(`https://static.wixstatic.com/media/${poster.media.id}/v1/fit/w_4000,h_2000,q_90/file.webp`)
  expect(video).toBe(`https://video.wixstatic.com/video/${film.media.id}/file`)

  const at = (address: string) => fetch(shop.url + new URL(address).pathname)
  expect(await (await at(video)).text()).toMatch(/a short film$/)
  // The URL that the helper creates.
  expect(await (await at(`https://video.wixstatic.com/video/${film.media.id}/720p/mp4/file.mp4`)).text()).toMatch(
    /a short film$/,
  )
  const still = await at(`https://static.wixstatic.com/media/${film.media.id}.jpg`)
  expect([still.status, still.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(
    (await at(`https://static.wixstatic.com/media/${film.media.id}.jpg/v1/fill/w_32,h_18,q_80/file.webp`)).status,
  ).toBe(200)

  // Sent back, it refers to the same file.
  const other = await shop.send('POST /stores/v1/products', { token: shop.apiKey, body: { product } })
  await shop.send(`POST /stores/v1/products/${other.body.product.id}/media`, {
    token: shop.apiKey,
    body: { media: [{ url: picture }] },
  })
  const copy = await shop.send(`GET /stores-reader/v1/products/${other.body.product.id}`, { token: shop.apiKey })
  expect(copy.body.product.media.items[0].id).toBe(poster.media.id)
})

const png = async () => (await twoHalves(20, 20)).png().toBuffer()

test.each([
  ['an image declared as a video', png, 'video/mp4', /\.png$/],
  ['a video declared as an image', async () => filmOf('a disguise'), 'image/png', /\.mp4$/],
  ['a WebM video', async () => webmOf('...'), 'video/mp4', /\.webm$/],
  ['a 3D model', async () => modelOf(), 'video/mp4', /\.glb$/],
] as const)('stores %s by its actual type', async (_what, bytes, contentType, id) => {
  const { media } = await upload(await bytes(), contentType, { filename: 'holiday.jpg' })
  expect(media.id).toMatch(id)
})

test.each([
  ['an HTML page', '<!doctype html><script>alert(1)</script>'],
  ['an SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a truncated image', '\x89PNG\r\n\x1a\n<script>'],
  ['an empty file', ''],
  ['a video that was cut off', filmOf('a film').subarray(0, -2).toString('latin1')],
  ['a video without tracks', '\0\0\0\x10ftypisom\0\0\0\0'],
  ['a WebM video without tracks', '\x1aE\xdf\xa3\x9fB\x82\x84webm...'],
  ['a 3D model that loads another file', modelOf({ images: [{ uri: 'https://a.example/b.png' }] }).toString('latin1')],
])('rejects %s as an image, whatever its name and declared type', async (_what, content) => {
  const { status, text } = await upload(Buffer.from(content, 'latin1'), 'image/png', { filename: 'mug.png' })
  expect([status, text]).toEqual([400, expect.stringContaining('file')])
})

test('refuses uploads without a right before their content arrives, and reads a few at a time', async () => {
  const bytes = await png()
  const film = filmOf(Buffer.alloc(1024 * 1024))
  const strangers = await upload(film, 'video/mp4', {}, '')
  expect(strangers.status).toBe(401)
  const answers = await Promise.all(Array.from({ length: 12 }, () => upload(bytes, 'image/png')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const headers = { authorization: shop.apiKey, 'content-type': 'video/mp4', 'content-length': String(2 ** 31) }
  const large = await new Promise<number | undefined>((resolve, reject) => {
    const request = httpRequest(`${shop.url}/vitrine/v1/media`, { method: 'POST', headers }, (response) => {
      resolve(response.statusCode)
      request.destroy()
    })
    request.on('error', reject)
    request.flushHeaders()
  })
  expect(large).toBe(400)
})

test('rejects invalid uploads with a reason', async () => {
  const film = filmOf('a film')
  const bytes = await (await twoHalves(20, 20)).toBuffer()
  expect(await upload(Buffer.from('<svg/>'), 'image/png')).toMatchObject({ status: 400 })
  const poster = await upload(film, 'video/mp4', { posterId: randomUUID() })
  expect([poster.status, poster.text]).toEqual([400, expect.stringContaining('posterId')])
  const { media } = await upload(film, 'video/mp4', { width: '1e300', height: '-4' })
  expect(media).toMatchObject({ width: 0, height: 0 })
  const loop = await upload(filmOf('another film'), 'video/mp4', { posterId: media.id })
  expect(loop.status).toBe(400)
  expect((await upload(bytes, 'image/jpeg', {}, await shop.visitorToken())).status).toBe(403)
  expect((await fetch(`${shop.url}/media/no-such-file.webp`)).status).toBe(404)
  expect((await fetch(`${shop.url}/media/..%2f..%2fconfig.ts`)).status).toBe(404)
})

const provided = '11062b_1d5b5a3c9f0e4b6a8c7d2e1f0a9b8c7d'

test.each([
  ['an image', `/media/${provided}~mv2.jpg`, 'static'],
  ['an image in a size', `/media/${provided}~mv2_d_1920_1080_s_2.png/v1/fill/w_100,h_80,q_90/file.webp`, 'static'],
  ['an image in a size above the maximum', `/media/${provided}~mv2.jpg/v1/fit/w_9000,h_9000,q_90/file.jpg`, 'static'],
  [
    'a part of an image',
    `/media/nsplsh_${'6d'.repeat(16)}~mv2.jpg/v1/crop/x_0,y_0,w_9,h_9/fill/w_9,h_9/file.jpg`,
    'static',
  ],
  ['the still image of a video', `/media/${provided}f000.jpg`, 'static'],
  ['a video', `/video/${provided}/720p/mp4/file.mp4?a=b`, 'video'],
])('redirects to the provider for %s that is stored there', async (_what, path, host) => {
  const ask = (headers: Record<string, string>) => fetch(shop.url + path, { redirect: 'manual', headers })
  const forBrowsers = await ask({})
  expect([forBrowsers.status, forBrowsers.headers.get('location')]).toEqual([
    302,
    `https://${host}.wixstatic.com${path}`,
  ])
  expect(forBrowsers.headers.get('cache-control')).not.toContain('immutable')
  // Servers that resolve this host to us bypass it with the fully qualified name.
  const ledHere = await ask({ 'x-vitrine-meant-for': `${host}.wixstatic.com` })
  expect(ledHere.headers.get('location')).toBe(`https://${host}.wixstatic.com.${path}`)
})

test.each([
  '/media/0123abcd_0123456789abcdef01234567.webp',
  // The name of a review photo, with the suffix of a video frame.
  `/media/0123abcd_${'0123456789'.repeat(4).slice(4)}f123.webp`,
  '/media/evil.example.webp',
  `/media/%2F%2Fevil.example%2F${provided}.jpg`,
  `/media/@evil.example_${provided}.jpg`,
  `/video/evil/${provided}`,
])('does not redirect for names that are not the provider’s: %s', async (path) => {
  expect((await fetch(shop.url + path, { redirect: 'manual' })).status).toBe(404)
})
