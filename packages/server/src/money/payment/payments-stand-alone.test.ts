import { expect, test } from 'vitest'
import { serverSources } from '../../../../../test/server-sources.ts'

test('payments know neither checkouts nor orders, carts, coupons or gift cards', () => {
  const above = /from '\.\.\/(\.\.\/)?(checkout|order|cart|coupon|gift-card|purchase|catalog)\//
  const knowing = serverSources.filter(({ name, text }) => name.startsWith('money/payment/') && above.test(text))
  expect(knowing.map(({ name }) => name)).toEqual([])
})
