import { describe, expect, test } from 'vitest'
import {
  drawnFromSize,
  maxDrawnPixels,
  nameOfPlan,
  nearestResult,
  pictureFormats,
  planPicture,
  roundRatio,
  type PictureRequest,
} from './plan-picture.ts'
import { pictureSizes } from './picture-sizes.ts'

const photo = { width: 6000, height: 4000 }
const fill = (width: number, height: number, more: Partial<PictureRequest> = {}): PictureRequest => ({
  mode: 'fill',
  width,
  height,
  format: 'webp',
  ...more,
})
const fit = (width: number, height: number): PictureRequest => ({ ...fill(width, height), mode: 'fit' })
const sizeOf = (picture: typeof photo, request: PictureRequest) => {
  const { width, height } = planPicture(picture, request)
  return [width, height]
}

test.each([
  ['keeps a supported size', photo, fill(480, 480), [480, 480]],
  ['rounds up other sizes', photo, fill(500, 500), [720, 720]],
  ['uses the longer side', photo, fill(320, 180), [360, 202]],
  ['rounds the aspect ratio imperceptibly', photo, fill(1600, 900), [1600, 898]],
  ['keeps 4:3', photo, fill(960, 720), [960, 719]],
  ['limits the size to the largest one', photo, fill(9000, 6000), [1895, 1265]],
  ['limits the aspect ratio', photo, fill(4000, 1), [1897, 237]],
  ['does not enlarge a small image', { width: 300, height: 200 }, fill(960, 960), [200, 200]],
  ['keeps the size of a small image that fits', { width: 300, height: 200 }, fit(960, 960), [300, 200]],
  ['keeps the aspect ratio of an uncropped image', photo, fit(960, 960), [960, 640]],
  ['fits an uncropped image by the tighter side', photo, fit(2000, 160), [240, 160]],
  ['keeps a single pixel', { width: 1, height: 1 }, fill(1, 1), [1, 1]],
  ['handles an image of one pixel in height', { width: 60_000, height: 1 }, fill(300, 300), [1, 1]],
])('%s', (_what, picture, request, size) => {
  expect(sizeOf(picture, request)).toEqual(size)
})

test('derives a missing side from the image', () => {
  expect(sizeOf(photo, { mode: 'fill', width: 480, format: 'webp' })).toEqual([480, 320])
  expect(sizeOf(photo, { mode: 'fit', height: 320, format: 'webp' })).toEqual([480, 320])
})

/** Arbitrary requests of a stranger: any size, ratio, quality, focal point and format. */
const wildRequests = function* (): Generator<PictureRequest> {
  for (const format of pictureFormats)
    for (let step = 0; step < 10_000; step += 1) {
      const [width, height] = [((step * 7919) % 9000) + 1, ((step * 104_729) % 9000) + 1]
      const focalPoint = { x: ((step * 31) % 997) / 997, y: ((step * 57) % 991) / 991 }
      yield fill(width, height, { format, focalPoint, quality: (step % 100) + 1, mode: step % 3 ? 'fill' : 'fit' })
    }
}

describe('arbitrary requests', () => {
  const plans = Array.from(wildRequests(), (request) => ({ request, plan: planPicture(photo, request) }))

  test('have few distinct results', () => {
    const crops = new Set(plans.map(({ plan: { crop } }) => Object.values(crop).join(' ')))
    const sizes = new Set(plans.map(({ plan }) => `${Math.max(plan.width, plan.height)}`))
    const encodings = new Set(plans.map(({ plan: { format, quality } }) => `${format} ${quality}`))
    // 73 ratios with five positions each. The last size of a ratio may be that of the image.
    expect(crops.size).toBeLessThanOrEqual(73 * 5)
    expect(sizes.size).toBeLessThanOrEqual(pictureSizes.length + 73)
    expect(encodings.size).toBeLessThanOrEqual(12)
  })

  test('draw a limited number of pixels, fewer in slow formats, and never enlarge', () => {
    const isBounded = ({ plan: { width, height, crop, format } }: (typeof plans)[number]) =>
      width * height <= (format === 'avif' || format === 'png' ? 700_000 : maxDrawnPixels * 1.01) &&
      width <= crop.width &&
      height <= crop.height &&
      crop.left + crop.width <= 1897 &&
      crop.top + crop.height <= 1265
    expect(plans.filter((one) => !isBounded(one))).toEqual([])
  })

  test('get the requested aspect ratio, within three percent', () => {
    const distortion = ({ request, plan }: (typeof plans)[number]) => {
      const requested = Math.min(8, Math.max(1 / 8, request.width! / request.height!))
      return Math.abs(Math.log(plan.width / plan.height / requested))
    }
    const cropped = plans.filter(
      ({ request, plan }) => request.mode === 'fill' && Math.min(plan.width, plan.height) > 99,
    )
    expect(cropped.length).toBeGreaterThan(1000)
    expect(Math.max(...cropped.map(distortion))).toBeLessThan(0.035)
  })
})

test('supports common aspect ratios', () => {
  for (const ratio of [1, 4 / 3, 3 / 2, 16 / 9, 2, 3]) expect(roundRatio(ratio) / ratio).toBeCloseTo(1, 2)
})

test("uses the merchant's focal point exactly, and rounds others to quarters", () => {
  const picture = { ...photo, focalPoint: { x: 0.4321, y: 0.5 } }
  const leftOf = (focalPoint?: { x: number; y: number }) =>
    planPicture(picture, fill(480, 480, focalPoint && { focalPoint })).crop.left
  const [own, quarter] = [Math.round(0.4321 * 1897 - 1265 / 2), Math.round(0.5 * 1897 - 1265 / 2)]
  expect([leftOf(), leftOf({ x: 0.43, y: 0.5 })]).toEqual([own, own])
  expect([leftOf({ x: 0.44, y: 0.5 }), leftOf({ x: 0.5, y: 0.1 })]).toEqual([quarter, quarter])
})

test('replaces slow formats with WebP above a size', () => {
  const formatOf = (side: number, format: 'avif' | 'png' | 'jpg') =>
    planPicture({ width: 6000, height: 6000 }, fill(side, side, { format })).format
  expect([formatOf(720, 'avif'), formatOf(960, 'avif')]).toEqual(['avif', 'webp'])
  expect([formatOf(720, 'png'), formatOf(960, 'png')]).toEqual(['png', 'webp'])
  expect(formatOf(1600, 'jpg')).toBe('jpg')
})

test('limits the size of the copy that results are drawn from', () => {
  expect(drawnFromSize({ width: 1000, height: 800 })).toEqual({ width: 1000, height: 800 })
  expect(drawnFromSize(photo)).toEqual({ width: 1897, height: 1265 })
  expect(drawnFromSize({ width: 7000, height: 7000 })).toEqual({ width: 1549, height: 1549 })
  expect(drawnFromSize({ width: 1, height: 50_000_000 })).toEqual({ width: 1, height: 2000 })
})

test('finds the nearest result with the same part of the image', () => {
  const nameFor = (side: number, more: Partial<PictureRequest> = {}) =>
    nameOfPlan(planPicture(photo, fill(side, side, more)))
  const [small, large] = [nameFor(240), nameFor(480, { format: 'png' })]
  const other = nameFor(720, { focalPoint: { x: 0, y: 0 } })
  const nearest = (names: string[]) => nearestResult(planPicture(photo, fill(720, 720)), names)
  expect(nearest([small, other, large, `${large}.draft`])).toMatchObject({ name: large, format: 'png' })
  expect(nearest([small, other])).toMatchObject({ name: small, format: 'webp' })
  expect(nearest([other, 'unrelated'])).toBeUndefined()
})
