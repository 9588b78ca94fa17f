import { expect, test } from 'vitest'
import { evenColumns } from './even-columns.ts'

test.each([
  [8, 2, 4],
  [12, 3, 4],
  [10, 2, 5],
  [7, 2, 4],
  [6, 3, 3],
  [3, 3, 5],
  [1, 3, 5],
])('%i cells stand in %i columns on a tablet and in %i on a desk', (count, middle, wide) => {
  expect(evenColumns(count)).toEqual({ middle, wide })
})
