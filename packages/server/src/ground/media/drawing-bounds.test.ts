import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { isLongRun } from '../../../../../test/run-size.ts'
import { atTheDoor } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { copyPath } from './copies.ts'
import { drawingLimits, drawingQueue } from './draw-picture.ts'
import { mediaPath, storeMedia, type MediaFile } from './files.ts'
import { QueueFull } from './work-queue.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })

let made = 0
/** Stores an image that no other test uses. */
const storePicture = async (width: number, height: number): Promise<MediaFile> => {
  made += 1
  const bytes = await noise(width, height)
    .jpeg({ quality: 50 + made })
    .toBuffer()
  return storeMedia(shop.context, { siteId: shop.siteId, bytes, filename: 'photo.jpg' })
}

const ask = (file: MediaFile, settings: string, signal?: AbortSignal) =>
  fetch(`${shop.url}/media/${file.id}/v1/${settings}`, { ...(signal && { signal }) })

const sizesOf = (file: MediaFile) => readdir(join(shop.context.config.mediaFolder, 'resized', file.id)).catch(() => [])

/** The caller of these tests, so that no other caller uses its places in the queue. */
const caller = '127.0.0.1'

/** Fills the queue until it is released; some places stay free. */
const occupyQueue = (free: number): (() => Promise<void>) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const count = drawingLimits.concurrency + drawingLimits.maxWaiting - free
  const all = Promise.all(
    Array.from({ length: count }, () => drawingQueue.run(randomUUID(), () => released, { caller })),
  )
  return async () => {
    release()
    await all
  }
}

/** Takes a place in the queue and leaves it again. */
const isQueueFull = async (): Promise<boolean> => {
  const left = new AbortController()
  const queued = drawingQueue.run(randomUUID(), async () => undefined, { caller, signal: left.signal })
  left.abort()
  return queued.then(
    () => false,
    (error: unknown) => error instanceof QueueFull,
  )
}

test.each([
  ['a size above the maximum', 'fill/w_9999,h_6666/a.webp', { width: 1498, height: 1000 }],
  ['a tiny size', 'fill/w_1,h_1,al_c,q_80,usm_0.66_1.00_0.01/a.webp', { width: 32, height: 32 }],
  ['a strip', 'fill/w_3000,h_2/a.jpg', { width: 1500, height: 188 }],
  ['only a width', 'fit/w_480/a.webp', { width: 480, height: 320 }],
  ['a quality above the maximum', 'fit/w_240,h_240,q_1000/a.avif', { width: 240, height: 160 }],
  ['a focal point outside of the image', 'fill/w_240,h_240,fp_7_-1/a.png', { width: 240, height: 240 }],
])('never enlarges an image: %s', async (_what, settings, size) => {
  const file = await storePicture(1500, 1000)
  const answer = await ask(file, settings)
  expect(answer.status).toBe(200)
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject(size)
})

test('creates few files for any number of requests', async () => {
  const file = await storePicture(120, 80)
  for (let step = 0; step < 60; step += 1) {
    const settings = `fill/w_${100 + step},h_${100 + step},q_${61 + (step % 15)},fp_0.${300 + step}_0.${step}/a.jpg`
    expect((await ask(file, settings)).status).toBe(200)
  }
  expect(await sizesOf(file)).toHaveLength(1)
})

test('sends a large image as WebP if the requested format takes too long', async () => {
  const file = await storePicture(1500, 1000)
  for (const ending of ['avif', 'png']) {
    const answer = await ask(file, `fit/w_1600,h_1600/a.${ending}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ format: 'webp' })
  }
})

test.runIf(isLongRun)('draws sizes of a very large image from a smaller copy, which is drawn once', async () => {
  const file = await storePicture(2400, 1800)
  const copy = copyPath(shop.context, file.id)
  expect(await sharp(copy).metadata()).toMatchObject({ width: 1789, height: 1342 })
  // An image without a copy gets one with the first request.
  await rm(copy)
  expect((await ask(file, 'fit/w_240,h_240/a.webp')).status).toBe(200)
  await rm(mediaPath(shop.context, file.id))
  expect((await ask(file, 'fit/w_480,h_480/a.webp')).status).toBe(200)
})

test('sends the nearest existing size while the queue is full, or else asks the caller to retry', async () => {
  const file = await storePicture(600, 400)
  expect((await ask(file, 'fit/w_240,h_240/a.webp')).status).toBe(200)
  const release = occupyQueue(0)
  const fallback = await ask(file, 'fit/w_480,h_480/a.jpg')
  const known = await ask(file, 'fit/w_240,h_240/a.webp')
  const refused = await ask(file, 'fill/w_64,h_64/a.webp')
  await release()
  expect([fallback.status, fallback.headers.get('content-type'), fallback.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'no-store',
  ])
  expect([known.status, known.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  const drawn = await ask(file, 'fit/w_480,h_480/a.jpg')
  expect(drawn.headers.get('content-type')).toBe('image/jpeg')
})

test('does not draw an image whose caller has disconnected', async () => {
  const file = await storePicture(600, 400)
  const release = occupyQueue(1)
  const caller = new AbortController()
  const left = ask(file, 'fit/w_240,h_240/a.webp', caller.signal).catch(() => 'left')
  await expect.poll(isQueueFull).toBe(true)
  caller.abort()
  expect(await left).toBe('left')
  await expect.poll(isQueueFull).toBe(false)
  await release()
  expect(await sizesOf(file)).toEqual([])
})

test('does not immediately retry an image that cannot be drawn', async () => {
  const file = await storePicture(600, 400)
  const path = mediaPath(shop.context, file.id)
  const bytes = await readFile(path)
  await writeFile(path, 'no picture')
  expect((await ask(file, 'fit/w_240,h_240/a.webp')).status).toBe(404)
  await writeFile(path, bytes)
  expect((await ask(file, 'fit/w_240,h_240/a.webp')).status).toBe(404)
})

test.runIf(isLongRun)('serves sign-ins and cached images while others are drawn', async () => {
  const file = await storePicture(1800, 1400)
  const { email } = await atTheDoor(shop).arrive()
  const caller = new AbortController()
  let drawn = 0
  const drawings = Array.from({ length: 50 }, async (_, index) => {
    // Seventeen shapes in three qualities.
    const settings = `fill/w_1600,h_${Math.round(1600 / 2 ** (Math.floor(index / 3) / 12))},q_${60 + (index % 3) * 15}`
    const answer = await ask(file, `${settings}/a.webp`, caller.signal).catch(() => undefined)
    if (answer?.ok) drawn += 1
  })
  await expect.poll(() => drawn, { interval: 5 }).toBeGreaterThan(0)
  expect((await atTheDoor(shop).login(email)).status).toBe(200)
  expect((await fetch(`${shop.url}/media/${file.id}`)).status).toBe(200)
  expect(drawn).toBeLessThan(25)
  caller.abort()
  await Promise.all(drawings)
})

test('keeps resized images within their disk budget', async () => {
  const mediaCacheBytes = 100_000
  const small = await openShop({ config: { mediaCacheBytes } })
  onTestFinished(small.close)
  const bytes = await noise(800, 600).jpeg().toBuffer()
  const { id } = await storeMedia(small.context, { siteId: small.siteId, bytes, filename: 'photo.jpg' })
  const folder = join(small.context.config.mediaFolder, 'resized', id)
  const spaceTaken = async () => {
    const files = await Promise.all((await readdir(folder)).map((name) => stat(join(folder, name))))
    return files.reduce((sum, { size }) => sum + size, 0)
  }
  let drawn = 0
  for (const height of [480, 450, 420, 400, 380, 360, 340, 320]) {
    const answer = await fetch(`${small.url}/media/${id}/v1/fill/w_480,h_${height}/a.jpg`)
    expect(answer.status).toBe(200)
    drawn += (await answer.arrayBuffer()).byteLength
  }
  expect(drawn).toBeGreaterThan(2 * mediaCacheBytes)
  await expect.poll(spaceTaken).toBeLessThanOrEqual(mediaCacheBytes)
})

test('answers a HEAD request without reading the file', async () => {
  const file = await storePicture(60, 40)
  const whole = await fetch(`${shop.url}/media/${file.id}`, { method: 'HEAD' })
  expect([whole.status, whole.headers.get('content-length')]).toEqual([200, String(file.bytes)])
  await rm(mediaPath(shop.context, file.id))
  const part = await fetch(`${shop.url}/media/${file.id}`, { method: 'HEAD', headers: { range: 'bytes=0-9' } })
  expect([part.status, part.headers.get('content-length')]).toEqual([206, '10'])
})
