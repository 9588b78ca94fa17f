import fc from 'fast-check'
import { expect, test } from 'vitest'
import { corners, dragCorner, moveArea, pixelsOf, resizeArea, shareRatio, wholeImage, withRatio } from './crop-area.ts'

const photo = { width: 3000, height: 2000 }

test('takes the largest part with a ratio, around the middle', () => {
  const square = withRatio(wholeImage, shareRatio(1, photo))
  expect(pixelsOf(square, photo)).toEqual({ x: 500, y: 0, width: 2000, height: 2000 })
  const portrait = withRatio(wholeImage, shareRatio(4 / 5, photo))
  expect(pixelsOf(portrait, photo)).toEqual({ x: 700, y: 0, width: 1600, height: 2000 })
  expect(withRatio(wholeImage, undefined)).toEqual(wholeImage)
})

test('keeps an area within the image when it is moved or its size changes', () => {
  const area = { x: 0.5, y: 0.5, width: 0.25, height: 0.25 }
  expect(moveArea(area, 2, -1)).toEqual({ ...area, x: 0.75, y: 0 })
  expect(resizeArea(area, { width: 3, height: 0 }, undefined)).toEqual({ ...area, width: 0.5, height: 0.05 })
  expect(resizeArea(area, { width: 0.5, height: 0 }, 2)).toEqual({ ...area, width: 0.5, height: 0.25 })
})

test('keeps the opposite corner when a corner is dragged', () => {
  const area = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
  const dragged = dragCorner(area, { across: -1, down: -1 }, { point: { x: 0, y: 0.5 }, ratio: undefined })
  expect(dragged).toEqual({ x: 0, y: 0.5, width: 0.75, height: 0.25 })
})

test('never leaves the image, whatever is dragged where', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const anywhere = fc.double({ min: -3, max: 3, noNaN: true })
  const ratios = fc.option(fc.double({ min: 0.2, max: 5, noNaN: true }), { nil: undefined })
  fc.assert(
    fc.property(
      share,
      share,
      fc.constantFrom(...corners),
      anywhere,
      anywhere,
      ratios,
      (x, y, corner, toX, toY, ratio) => {
        const start = moveArea(withRatio({ x: 0, y: 0, width: 0.6, height: 0.6 }, ratio), x, y)
        const { x: left, y: top, width, height } = dragCorner(start, corner, { point: { x: toX, y: toY }, ratio })
        for (const edge of [left, top]) expect(edge).toBeGreaterThanOrEqual(-1e-9)
        for (const edge of [left + width, top + height]) expect(edge).toBeLessThanOrEqual(1 + 1e-9)
        expect(Math.min(width, height)).toBeGreaterThan(0)
        expect(width / height).toBeCloseTo(ratio ?? width / height)
        const pixels = pixelsOf({ x: left, y: top, width, height }, photo)
        expect(pixels.x + pixels.width).toBeLessThanOrEqual(photo.width)
        expect(pixels.y + pixels.height).toBeLessThanOrEqual(photo.height)
      },
    ),
  )
})
