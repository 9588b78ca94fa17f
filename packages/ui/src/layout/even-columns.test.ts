import { expect, test } from 'vitest'
import { evenColumns } from './even-columns.ts'

test.each([
  [8, 2, 4],
  [12, 3, 4],
  [10, 2, 5],
  [7, 2, 4],
  [6, 3, 3],
  [5, 3, 5],
  [4, 2, 4],
  [3, 3, 3],
  [1, 3, 4],
])('arranges %i cells in %i columns on tablets and %i on desktops', (count, middle, wide) => {
  expect(evenColumns(count)).toEqual({ middle, wide })
})
