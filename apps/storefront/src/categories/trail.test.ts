import { expect, test } from 'vitest'
import { trailThrough, type Trail } from './trail.ts'

const trail = (...slugs: string[]): Trail => slugs.map((slug) => ({ slug, name: slug.toUpperCase() }))
const lamps = trail('light', 'lamps', 'table-lamps')
const gifts = trail('gifts')
const hebrew = trail('light', 'מנורות')
const trails = [lamps, hebrew, gifts]

test.each([
  ['the category itself', '/collections/gifts', gifts],
  ['a parent, which leads to the longest', '/collections/light', lamps],
  ['a slug that browsers encode', new URL('http://store/collections/מנורות').pathname, hebrew],
  ['a category of other products', '/collections/paper', undefined],
  ['another page', '/search', undefined],
])('the trail through %s', (_what, path, expected) => {
  expect(trailThrough(trails, path)).toBe(expected)
})

test('prefers the trail that ends in a category to a longer one through it', () => {
  const direct = trail('light')
  expect(trailThrough([lamps, direct], '/collections/light')).toBe(direct)
})
