import { expect, test } from 'vitest'
import { isPastPreorder } from './preorder-day.ts'

test('warns of an expected day that has passed only while there are preorders, or can be', () => {
  const item = (counter: number, availabilityStatus: 'PREORDER' | 'IN_STOCK', expectedDate?: string) => ({
    availabilityStatus,
    preorderInfo: { enabled: true, counter, ...(expectedDate && { expectedDate }) },
  })
  const isPast = (one: ReturnType<typeof item>) => isPastPreorder(one, '2026-05-04')
  expect(isPast(item(0, 'PREORDER', '2026-05-03'))).toBe(true)
  expect(isPast(item(2, 'IN_STOCK', '2026-05-03'))).toBe(true)
  expect(isPast(item(2, 'PREORDER', '2026-05-04'))).toBe(false)
  expect(isPast(item(0, 'IN_STOCK', '2026-05-03'))).toBe(false)
  expect(isPast(item(2, 'PREORDER'))).toBe(false)
  expect(isPastPreorder({}, '2026-05-04')).toBe(false)
})
