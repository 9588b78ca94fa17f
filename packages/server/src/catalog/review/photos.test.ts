import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, type Product } from '../../../../../test/goods.ts'
import { atTheDoor } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { mediaPath } from '../../ground/media/files.ts'
import { guardedSizesFolder } from '../../ground/media/guarded.ts'
import { rateLimits } from '../../ground/rate-limit/rate-limit-store.ts'
import { deleteLoose, largestPhotoBytes } from './photos.ts'

let shop: Shop
let mug: Product
let snapshot: Buffer
beforeAll(async () => {
  shop = await openShop()
  mug = await addProduct(shop.context.db, shop.siteId)
  const picture = sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#aa3333' } })
  // Rotated, and with GPS coordinates.
  const exif = { IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitude: '50/1 30/1 0/1', GPSLatitudeRef: 'N' } }
  snapshot = await picture.jpeg().withExif(exif).withMetadata({ orientation: 6 }).withExifMerge(exif).toBuffer()
})
afterAll(() => shop.close())

interface Photo {
  readonly id: string
  readonly url: string
  readonly width: number
  readonly height: number
}

const upload = async (token: string, bytes: Uint8Array = snapshot, type = 'image/jpeg') => {
  const headers = { authorization: token, 'content-type': type }
  const answer = await fetch(`${shop.url}/vitrine/v1/review-photos`, {
    method: 'POST',
    headers,
    body: bytes as BodyInit,
  })
  const text = await answer.text()
  return { status: answer.status, text, photo: (JSON.parse(text) as { photo: Photo }).photo }
}

const write = async (token: string, ids: readonly string[], entityId = mug.id) => {
  const content = { rating: 5, media: ids.map((id) => ({ image: { id } })) }
  const review = { namespace: 'stores', entityId, author: { authorName: 'Bo' }, content }
  return shop.send('POST /reviews/v1/reviews', { token, body: { review } })
}
const decide = (id: string, status: 'APPROVED' | 'REJECTED') =>
  shop.send(`PATCH /reviews/v1/reviews/${id}/moderate`, { token: shop.apiKey, body: { status } })
const seeAt = (address: string) => {
  const { pathname, search } = new URL(address)
  return fetch(shop.url + pathname + search)
}
const seen = async (photo: Photo) => (await seeAt(photo.url)).status
const seenSmall = async (photo: Photo) => (await seeAt(`${photo.url}/v1/fill/w_40,h_40/photo.webp`)).status
const asStore = async (id: string) =>
  (await shop.send(`GET /reviews/v1/reviews/${id}?returnPrivateReviews=true`, { token: shop.apiKey })).body.review

test('redraws a photo upright, at a limited size and without metadata', async () => {
  const { photo, status, text } = await upload(await shop.visitorToken())
  expect([status, text]).toEqual([200, expect.stringContaining('.webp')])
  expect(photo).toMatchObject({ width: 1000, height: 2000 })
  // Its length differs from the provider's IDs, so it is not mistaken for one while it is private.
  expect(photo.id).toMatch(/^[0-9a-f]{32}_[0-9a-f]{40}\.webp$/)
  const kept = await sharp(mediaPath(shop.context, photo.id)).metadata()
  expect(kept).toMatchObject({ format: 'webp', width: 1000, height: 2000 })
  expect([kept.exif, kept.icc, kept.xmp, kept.orientation]).toEqual([undefined, undefined, undefined, undefined])
})

test('shows a photo publicly while its review is approved, and to the store before that', async () => {
  const token = await shop.visitorToken()
  const { photo } = await upload(token)
  expect([await seen(photo), await seenSmall(photo)]).toEqual([404, 404])
  const { review } = (await write(token, [photo.id])).body
  expect(review.content.media).toEqual([{ image: { ...photo, filename: 'photo.webp' } }])
  expect([await seen(photo), await seenSmall(photo)]).toEqual([404, 404])

  const { url } = (await asStore(review.id)).content.media[0].image
  expect(url).toContain('?key=')
  const atDesk = await seeAt(url)
  expect([atDesk.status, atDesk.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect((await seeAt(url.replace(/key=.*/, 'key=none'))).status).toBe(404)

  await decide(review.id, 'APPROVED')
  expect([await seen(photo), await seenSmall(photo)]).toEqual([200, 200])
  expect((await seeAt(photo.url)).headers.get('cache-control')).toBe('public, max-age=60')
  expect((await asStore(review.id)).content.media[0].image.url).toBe(photo.url)
  await decide(review.id, 'REJECTED')
  expect([await seen(photo), await seenSmall(photo)]).toEqual([404, 404])
})

test("opens only its own photo with a photo's key", async () => {
  const token = await shop.visitorToken()
  const [one, other] = [(await upload(token)).photo, (await upload(token)).photo]
  const { review } = (await write(token, [one.id])).body
  const { url } = (await asStore(review.id)).content.media[0].image
  expect((await seeAt(url.replace(one.id, other.id))).status).toBe(404)
})

test.each([
  ['the review is deleted', (id: string) => shop.send(`DELETE /reviews/v1/reviews/${id}`, { token: shop.apiKey })],
  [
    'the store removes it from the review',
    async (id: string) => {
      const { revision } = await asStore(id)
      const review = { revision, content: { media: [] } }
      return shop.send(`PATCH /reviews/v1/reviews/${id}`, { token: shop.apiKey, body: { review } })
    },
  ],
  [
    'the product is deleted',
    async (_id: string, product: Product) =>
      shop.send(`DELETE /stores/v1/products/${product.id}`, { token: shop.apiKey }),
  ],
])('hides a photo when %s, and deletes its files a day after the upload', async (_what, remove) => {
  const product = await addProduct(shop.context.db, shop.siteId)
  const token = await shop.visitorToken()
  const { photo } = await upload(token)
  const { review } = (await write(token, [photo.id], product.id)).body
  await decide(review.id, 'APPROVED')
  expect([await seen(photo), await seenSmall(photo)]).toEqual([200, 200])
  expect((await remove(review.id, product)).status).toBe(200)
  expect([await seen(photo), await seenSmall(photo)]).toEqual([404, 404])
  const tomorrow = new Date(shop.context.now().getTime() + 25 * 60 * 60 * 1000)
  await deleteLoose({ ...shop.context, now: () => tomorrow })
  for (const path of [mediaPath(shop.context, photo.id), guardedSizesFolder(shop.context, photo.id)])
    await expect(stat(path)).rejects.toMatchObject({ code: 'ENOENT' })
})

test('keeps a used photo when old ones are deleted', async () => {
  const token = await shop.visitorToken()
  const { photo } = await upload(token)
  const { review } = (await write(token, [photo.id])).body
  await decide(review.id, 'APPROVED')
  await deleteLoose({ ...shop.context, now: () => new Date(shop.context.now().getTime() + 1e10) })
  expect(await seen(photo)).toBe(200)
})

test("rejects another shopper's photo, and one photo in two reviews", async () => {
  const [token, other] = [await shop.visitorToken(), await shop.visitorToken()]
  const { photo } = await upload(token)
  const refused = await write(other, [photo.id])
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    400,
    expect.stringContaining('"review.content.media[0].image.id"'),
  ])
  expect((await write(token, [photo.id])).status).toBe(200)
  expect((await write(token, [photo.id])).status).toBe(400)
})

test('lets a member use a photo sent before signing in, and deletes everything with the account', async () => {
  const ada = await atTheDoor(shop).signIn()
  const { photo } = await upload(ada.accessToken)
  const { review } = (await write(ada.accessToken, [photo.id])).body
  await decide(review.id, 'APPROVED')
  expect(await seen(photo)).toBe(200)
  await shop.send('DELETE /members/v1/members/my', { token: ada.accessToken })
  expect(await seen(photo)).toBe(404)
})

test('keeps the photos of a review that the store edits', async () => {
  const token = await shop.visitorToken()
  const [one, other] = [(await upload(token)).photo, (await upload(token)).photo]
  const { review } = (await write(token, [one.id, other.id])).body
  const { revision, content } = await asStore(review.id)
  const media = content.media.slice(1)
  const body = { review: { revision, content: { media } } }
  const changed = await shop.send(`PATCH /reviews/v1/reviews/${review.id}`, { token: shop.apiKey, body })
  expect(changed.body.review.content.media).toMatchObject([{ image: { id: other.id } }])
  await decide(review.id, 'APPROVED')
  expect([await seen(one), await seen(other)]).toEqual([404, 200])
})

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['an SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a truncated photo', '\x89PNG\r\n\x1a\n<script>'],
  ['a film', '\0\0\0\x18ftypisom\0\0\0\0film'],
  ['nothing', ''],
])('rejects %s, whatever type the sender declares', async (_what, content) => {
  const { status, text } = await upload(await shop.visitorToken(), Buffer.from(content, 'latin1'), 'image/png')
  expect([status, text]).toEqual([400, expect.stringContaining('file')])
})

test("detects a photo's type from its content", async () => {
  const png = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#3333aa' } })
    .png()
    .toBuffer()
  for (const type of ['text/html', 'application/octet-stream', 'video/mp4'])
    expect((await upload(await shop.visitorToken(), png, type)).photo).toMatchObject({ width: 20, height: 10 })
})

test('rejects a photo that is too large, and requests without one', async () => {
  const large = await upload(await shop.visitorToken(), Buffer.alloc(largestPhotoBytes + 1, 0xff))
  expect([large.status, large.text]).toEqual([400, expect.stringContaining(String(largestPhotoBytes))])
  expect((await upload('')).status).toBe(401)
  const wide = sharp({ create: { width: 7000, height: 3000, channels: 3, background: '#fff' } })
  const many = await upload(await shop.visitorToken(), await wide.png({ compressionLevel: 9 }).toBuffer())
  expect([many.status, many.text]).toEqual([
    400,
    expect.stringContaining('at most 20 million pixels, and has 21 million'),
  ])
  expect(many.text).toContain('MAX_SIZE')
})

test('limits the photos of a shopper', async () => {
  const token = await shop.visitorToken()
  const small = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  for (let count = 0; count < rateLimits.reviewPhoto.free; count += 1)
    expect((await upload(token, small)).status).toBe(200)
  expect((await upload(token, small)).status).toBe(429)
})
