/**
 * Cost of images: CPU of the most expensive request in each format for a 24-megapixel photo, compared with decoding it
 * once; of the reduced copy made on upload; and of the largest photo that buyers may send. Then the latency of sign-ins
 * and plain images while 50 sizes are rendered, compared with an idle store.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { redrawUpload } from '@vitrine/server/ground/media/guarded.ts'
import { storeMedia } from '@vitrine/server/ground/media/files.ts'
import { atTheDoor } from '../test/people.ts'
import { openShop } from '../test/shop.ts'
import { median, report } from './measure/report.ts'

const rounds = Number(process.env.VITRINE_BENCH_ROUNDS ?? '7')

/** Layers of coarse and fine noise, as in a photo. */
const photoOf = async (width: number, height: number) => {
  const layer = async ([coarseness, sigma]: readonly [number, number]) => {
    const size = { width: Math.round(width / coarseness), height: Math.round(height / coarseness) }
    const noise = { type: 'gaussian', mean: 128, sigma } as const
    const drawn = await sharp({ create: { ...size, channels: 3, background: '#888', noise } })
      .png({ compressionLevel: 1 })
      .toBuffer()
    return sharp(drawn).resize(width, height).png({ compressionLevel: 1 }).toBuffer()
  }
  const [ground, ...layers] = [
    await layer([200, 60]),
    await layer([50, 40]),
    await layer([12, 25]),
    await layer([4, 14]),
  ]
  return sharp(ground)
    .composite(layers.map((input) => ({ input, blend: 'soft-light' as const })))
    .jpeg({ quality: 92 })
    .toBuffer()
}

const cpuMs = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const medianOf = async (measure: () => Promise<number>): Promise<number> => {
  const found: number[] = []
  for (let round = 0; round < rounds; round += 1) found.push(await measure())
  return median(found)
}

const shop = await openShop()
const { siteId, context } = shop
const photo = await photoOf(6000, 4000)
const decoding = await medianOf(() => cpuMs(() => sharp(photo).raw().toBuffer()))
let uploads = 0
const upload = async () => {
  // Trailing bytes make it a new file.
  uploads += 1
  return storeMedia(context, { siteId, bytes: Buffer.concat([photo, Buffer.from([uploads])]), filename: 'photo.jpg' })
}
report({
  name: 'an upload of 24 megapixels, with its copy',
  ours: await medianOf(() => cpuMs(upload)),
  baseline: decoding,
  against: 'decoding it',
  unit: 'ms CPU',
  limit: { ours: 500 },
})

const file = await upload()
const forget = () => rm(join(context.config.mediaFolder, 'resized'), { recursive: true, force: true })
const ask = async (settings: string): Promise<void> => {
  const answer = await fetch(`${shop.url}/media/${file.id}/v1/${settings}`)
  if (!answer.ok) throw new Error(`${settings}: ${answer.status}`)
  await answer.arrayBuffer()
}

/** The most expensive request in each format: the most pixels at each effort. */
const requests = [
  'fill/w_4000,h_4000,q_100,fp_0.3_0.3/x.avif',
  'fill/w_960,h_720,q_100/x.avif',
  'fill/w_960,h_720,q_100/x.png',
  'fit/w_4000,h_4000,q_100/x.jpg',
  'fit/w_4000,h_4000,q_100/x.webp',
  'fit/w_960,h_960,q_100/x.webp',
  'fill/w_1600,h_1200,q_100/x.webp',
]
for (const request of requests) {
  const ours = await medianOf(async () => {
    await forget()
    return cpuMs(() => ask(request))
  })
  report({
    name: request,
    ours,
    baseline: decoding,
    against: 'decoding the photo',
    unit: 'ms CPU',
    limit: { ours: 150 },
  })
}

const buyersPhoto = await photoOf(5160, 3870)
const asPng = await sharp(buyersPhoto).png({ compressionLevel: 3 }).toBuffer()
for (const [name, bytes] of [
  ['JPEG', buyersPhoto],
  ['PNG', asPng],
] as const) {
  report({
    name: `a photo for a review, 20 megapixels, ${name}`,
    ours: await medianOf(() => cpuMs(() => redrawUpload(bytes, 'buyer'))),
    baseline: decoding,
    against: 'decoding 24 megapixels',
    unit: 'ms CPU',
    limit: { ours: 1000 },
  })
}

const door = atTheDoor(shop)
const { email } = await door.arrive()
const elapsedMs = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}
const signIn = async () => {
  const answer = await door.login(email)
  if (answer.body.state !== 'SUCCESS') throw new Error(JSON.stringify(answer.body))
}
const plainPicture = async () => {
  await (await fetch(`${shop.url}/media/${file.id}`, { headers: { range: 'bytes=0-99999' } })).arrayBuffer()
}

/** Seventeen shapes in three qualities. */
const settingsOf = (index: number): string => {
  const height = Math.round(1600 / 2 ** (Math.floor(index / 3) / 12))
  return `fill/w_1600,h_${height},q_${60 + (index % 3) * 15}/x.webp`
}

/** Returns the median latency while 50 sizes are rendered. */
const whileDrawing = async (work: () => Promise<unknown>): Promise<number> => {
  await forget()
  const drawing = new Set<Promise<void>>()
  for (let index = 0; index < 50; index += 1) {
    const one: Promise<void> = ask(settingsOf(index)).then(() => void drawing.delete(one))
    drawing.add(one)
  }
  const found: number[] = []
  while (drawing.size > 0) found.push(await elapsedMs(work))
  console.log(`  ${found.length} times while 50 sizes were drawn`)
  return median(found)
}

for (const [name, work] of [
  ['signing in', signIn],
  ['a plain picture', plainPicture],
] as const) {
  await work()
  const idle = await medianOf(() => elapsedMs(work))
  const ours = await whileDrawing(work)
  report({
    name: `${name}, while 50 sizes are drawn`,
    ours,
    baseline: idle,
    against: 'an idle store',
    unit: 'ms',
    limit: { ratio: 2 },
  })
}
await shop.close()
process.exit(0)
