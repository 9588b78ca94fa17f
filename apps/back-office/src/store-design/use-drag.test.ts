import { expect, test } from 'vitest'
import { gapAt, placeOf } from './use-drag.ts'

test.each([
  [0, 0],
  [15, 1],
  [25, 2],
  [99, 3],
])('a height of %i is at gap %i', (y, gap) => {
  expect(gapAt([10, 20, 30], y)).toBe(gap)
})

test.each([
  [1, 0, 0],
  [1, 1, 1],
  [1, 2, 1],
  [1, 3, 2],
])('a row from place %i dropped at gap %i is at place %i', (from, gap, place) => {
  expect(placeOf({ from, gap })).toBe(place)
})
