import { describe, expect, test } from 'vitest'
import { media } from './index.ts'

const { getImageUrl, getScaledToFillImageUrl, getScaledToFitImageUrl, getVideoUrl } = media
const lamp = {
  id: 'lamp',
  url: 'http://localhost:4000/media/lamp',
  width: 1600,
  height: 900,
  altText: 'A lamp, «warm» & dim',
  focalPoint: { x: 0.2, y: 1 },
}

describe('images in a given size', () => {
  test.each([
    [
      'an image',
      getScaledToFillImageUrl(lamp, 400, 300),
      'http://localhost:4000/media/lamp/v1/fill/w_400,h_300,fp_0.20_1.00/a-lamp-warm-dim.webp',
    ],
    [
      'everything told',
      getScaledToFillImageUrl(lamp, 400.4, 299.6, { focalPoint: { x: 0.5, y: 0.5 }, quality: 85, format: 'avif' }),
      'http://localhost:4000/media/lamp/v1/fill/w_400,h_300,fp_0.50_0.50,q_85/a-lamp-warm-dim.avif',
    ],
    [
      'whole',
      getScaledToFitImageUrl(lamp, 400, 300),
      'http://localhost:4000/media/lamp/v1/fit/w_400,h_300/a-lamp-warm-dim.webp',
    ],
    ['an address', getScaledToFitImageUrl('/media/lamp', 1, 0), '/media/lamp/v1/fit/w_1,h_1/image.webp'],
    [
      'a scaled URL',
      getScaledToFillImageUrl('https://x.test/media/a~mv2.jpg/v1/fit/w_500,h_500/file.jpg', 10, 10),
      'https://x.test/media/a~mv2.jpg/v1/fill/w_10,h_10/image.webp',
    ],
    [
      'a wix:image text',
      getScaledToFillImageUrl('wix:image://v1/a~mv2.jpg/Big%20Lamp.jpg#originWidth=100&originHeight=50', 10, 10, {
        host: 'https://x.test',
      }),
      'https://x.test/media/a~mv2.jpg/v1/fill/w_10,h_10/big-lamp.webp',
    ],
    [
      'the legacy format',
      getScaledToFitImageUrl('image://v1/a', 5, 5),
      'https://static.wixstatic.com/media/a/v1/fit/w_5,h_5/image.webp',
    ],
    [
      'an external image',
      getScaledToFillImageUrl('https://elsewhere.test/a.jpg', 10, 10),
      'https://elsewhere.test/a.jpg',
    ],
    [
      'an ID alone',
      getScaledToFitImageUrl({ id: 'a' }, 5, 5, { host: 'https://x.test' }),
      'https://x.test/media/a/v1/fit/w_5,h_5/image.webp',
    ],
    ['nothing', getScaledToFillImageUrl('', 10, 10), ''],
    ['far too large', getScaledToFitImageUrl('/media/a', 9000, 10), '/media/a/v1/fit/w_4000,h_10/image.webp'],
  ])('%s', (_, address, expected) => {
    expect(address).toBe(expected)
  })
})

test('reads the details of an image', () => {
  expect(
    getImageUrl('wix:image://v1/a.jpg/b%20c.jpg#originWidth=10&originHeight=20', { host: 'https://x.test' }),
  ).toEqual({
    id: 'a.jpg',
    url: 'https://x.test/media/a.jpg',
    width: 10,
    height: 20,
    altText: undefined,
    filename: 'b c.jpg',
  })
  expect(getImageUrl('wix:image://v1/a/%')).toMatchObject({ id: 'a', filename: '%' })
  expect(getImageUrl(lamp)).toMatchObject({ id: 'lamp', width: 1600, url: lamp.url })
})

test('returns a video in the requested size, with its poster', () => {
  const video = {
    files: [
      { url: 's', width: 480 },
      { url: 'l', width: 1080 },
    ],
    stillFrameMediaId: 'still',
  }
  expect(getVideoUrl(video, { host: 'https://x.test' })).toEqual({ url: 'l', thumbnail: 'https://x.test/media/still' })
  expect(getVideoUrl(video, { maxWidth: 720 }).url).toBe('s')
  expect(getVideoUrl(video, { maxWidth: 1 }).url).toBe('s')
  expect(getVideoUrl('wix:video://v1/vid/file.mp4#posterUri=p.jpg&posterWidth=1', { host: 'https://x.test' })).toEqual({
    url: 'https://x.test/media/vid',
    thumbnail: 'https://x.test/media/p.jpg',
  })
  expect(getVideoUrl('https://x.test/v.mp4')).toEqual({ url: 'https://x.test/v.mp4', thumbnail: undefined })
})
