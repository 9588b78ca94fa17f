import { expect, test } from 'vitest'
import { configFromEnvironment } from './config.ts'

test.each(['2GB', '-1', '1.5', '49', '0'])('the space for resized pictures cannot be “%s” megabytes', (text) => {
  expect(() => configFromEnvironment({ MEDIA_CACHE_MB: text })).toThrow(
    `MEDIA_CACHE_MB is “${text}”. It must be a whole number of megabytes, 50 or more.`,
  )
})

test('resized pictures take 2 GB, or what the setting says', () => {
  expect(configFromEnvironment({}).mediaCacheBytes).toBe(2_000_000_000)
  expect(configFromEnvironment({ MEDIA_CACHE_MB: '500' }).mediaCacheBytes).toBe(500_000_000)
})
