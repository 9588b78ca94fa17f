import { expect, test } from 'vitest'
import { configFromEnvironment } from './config.ts'

test.each(['2GB', '-1', '1.5', '49', '0'])('rejects “%s” megabytes for resized images', (text) => {
  expect(() => configFromEnvironment({ MEDIA_CACHE_MB: text })).toThrow(
    `MEDIA_CACHE_MB is “${text}”. It must be a whole number of megabytes, 50 or more.`,
  )
})

test('limits resized images to 2 GB by default', () => {
  expect(configFromEnvironment({}).mediaCacheBytes).toBe(2_000_000_000)
  expect(configFromEnvironment({ MEDIA_CACHE_MB: '500' }).mediaCacheBytes).toBe(500_000_000)
})
