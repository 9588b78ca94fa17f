import { expect, test } from 'vitest'
import { remainingTime } from './remaining-time.ts'

test('divides the time until a moment, and knows when it is over', () => {
  expect(remainingTime(((26 * 60 + 3) * 60 + 4) * 1000)).toEqual({ day: 1, hour: 2, minute: 3, second: 4 })
  expect(remainingTime(500)).toEqual({ day: 0, hour: 0, minute: 0, second: 1 })
  expect(remainingTime(0)).toBeUndefined()
  expect(remainingTime(Number.NaN)).toBeUndefined()
})
