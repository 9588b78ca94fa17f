import { expect, test } from 'vitest'
import { isBrowserZone, zoneName } from './zone-name.ts'

test.each([
  ['Pacific/Auckland', 'Auckland time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC'],
  ['Etc/UTC', 'UTC'],
  ['Etc/GMT+5', 'Etc/GMT+5'],
  ['+05:30', '+05:30'],
])('names %s “%s”', (timeZone, name) => {
  expect(zoneName(timeZone)).toBe(name)
})

test("recognizes the browser's time zone by any alias", () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  expect(isBrowserZone(timeZone)).toBe(true)
  expect(isBrowserZone(timeZone.toLowerCase())).toBe(true)
  expect(isBrowserZone('Pacific/Apia')).toBe(false)
})
