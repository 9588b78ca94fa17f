import { expect, test } from 'vitest'
import { filesWith, serverSources, writersOf } from '../../../../../test/server-sources.ts'

test('an attempt, a payment, a refund and the ledger are each written in one file, which asks their machine', () => {
  const stores = {
    payment_attempt: 'attempts.ts',
    payment: 'ledger-store.ts',
    payment_movement: 'ledger-store.ts',
    refund: 'refund-store.ts',
  }
  for (const [table, file] of Object.entries(stores)) {
    expect(writersOf(table), table).toEqual([`shop/payment/${file}`])
  }
  expect(filesWith(/\bdecideAttempt\(/)).toEqual(['shop/payment/attempts.ts'])
  expect(filesWith(/\bdecideRecord\(/)).toEqual(['shop/payment/ledger-store.ts'])
  expect(filesWith(/\bdecideRefund\(/)).toEqual(['shop/payment/refund-store.ts'])
})

test('within those files a state is set to what a machine decided, and to nothing else', () => {
  const text = (name: string) => serverSources.find((source) => source.name === `shop/payment/${name}`)!.text
  const statesSet = (source: string) =>
    [...source.matchAll(/\.set\(\{\s*(?:\.\.\.[^,]+,\s*)?(state|status)\b(:[^,}]*)?/g)].map(([, name, value]) =>
      `${name}${value ?? ''}`.replaceAll(/\s/g, ''),
    )
  expect(statesSet(text('attempts.ts'))).toEqual(['state'])
  expect(statesSet(text('ledger-store.ts'))).toEqual(['status'])
  expect(statesSet(text('refund-store.ts'))).toEqual(['state:decision.state'])
})

test('the payment of an order moves by its ledger alone', () => {
  expect(filesWith(/payment_status:/)).toEqual([
    'shop/order/payment-state.ts',
    'shop/order/tables.ts',
    'shop/purchase/place.ts',
  ])
  expect(filesWith(/\bdecideOrderPayment\(/)).toEqual(['shop/order/payment-state.ts'])
  expect(filesWith(/set payment_status/)).toEqual([])
})

test('payments know neither checkouts nor orders, carts, coupons or gift cards', () => {
  const above = /from '\.\.\/(\.\.\/)?(checkout|order|cart|coupon|gift-card|purchase|catalog)\//
  const knowing = serverSources.filter(({ name, text }) => name.startsWith('shop/payment/') && above.test(text))
  expect(knowing.map(({ name }) => name)).toEqual([])
})
