import { expect, test } from 'vitest'
import { isVideoType, mediaTypeOf } from './media-type.ts'

test.each([
  ['a.jpg', 'image/jpeg', 'image/jpeg', 100],
  ['a.mp4', 'video/mp4', 'video/mp4', 100],
  ['vase.GLB', '', 'model/gltf-binary', 30],
])('uploads %s of type “%s” as %s', (name, type, contentType, maxMegabytes) => {
  expect(mediaTypeOf({ name, type })).toEqual({ contentType, maxMegabytes })
})

test.each([
  ['film.mov', 'video/quicktime'],
  ['manual.pdf', 'application/pdf'],
  ['vase.gltf', ''],
])('does not upload %s of type “%s”', (name, type) => {
  expect(mediaTypeOf({ name, type })).toBeUndefined()
})

test('knows videos', () => {
  expect(isVideoType({ contentType: 'video/webm', maxMegabytes: 100 })).toBe(true)
  expect(isVideoType({ contentType: 'image/png', maxMegabytes: 100 })).toBe(false)
})
