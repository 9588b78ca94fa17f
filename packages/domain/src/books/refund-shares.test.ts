import { expect, test } from 'vitest'
import { refundSharesOf, type TaxedRefund } from './refund-shares.ts'

const parts = [
  { rate: '0.19', gross: 1190, tax: 190 },
  { rate: '0.07', gross: 1071, tax: 71 },
]
const of = (rate: string, gross: number, amount = gross): TaxedRefund => ({ amount, items: [{ rate, gross }] })
const any = (amount: number): TaxedRefund => ({ amount, items: [] })

test('gives a refund of one item the rate of that item', () => {
  expect(refundSharesOf(parts, [of('0.07', 107)])).toEqual([
    { rate: '0.19', gross: 0, tax: 0 },
    { rate: '0.07', gross: 107, tax: 7 },
  ])
})

test('splits a refund without items by what is left', () => {
  expect(refundSharesOf(parts, [of('0.07', 1071), any(119)])).toEqual([
    { rate: '0.19', gross: 119, tax: 19 },
    { rate: '0.07', gross: 0, tax: 0 },
  ])
})

test('moves the part that exceeds an item to the other rates', () => {
  expect(refundSharesOf(parts, [any(2000), of('0.07', 261)]).map(({ gross }) => gross)).toEqual([137, 124])
})

test.each([
  [[of('0.19', 595), any(333), of('0.07', 500), any(833)]],
  [[any(1), any(1), of('0.19', 1000, 900), any(1359)]],
  [[of('0.07', 1071), of('0.19', 1190)]],
])('adds all refunds of an order up to its tax, to the last cent', (refunds) => {
  const all = refunds.map((_, index) => refundSharesOf(parts, refunds.slice(0, index + 1)))
  for (const [index, { gross, tax }] of parts.entries()) {
    expect(all.reduce((sum, shares) => sum + shares[index]!.gross, 0)).toBe(gross)
    expect(all.reduce((sum, shares) => sum + shares[index]!.tax, 0)).toBe(tax)
  }
  for (const [index, shares] of all.entries()) {
    expect(shares.reduce((sum, { gross }) => sum + gross, 0)).toBe(refunds[index]!.amount)
  }
})

test('does not count a refunded gift card as a refund of tax-free goods', () => {
  const mixed = [
    { rate: '0', gross: 500, tax: 0 },
    { rate: '0', gross: 5000, tax: 0, isGiftCard: true },
  ]
  const card = { amount: 5000, items: [{ rate: '0', gross: 5000, isGiftCard: true }] }
  expect(refundSharesOf(mixed, [card])).toEqual([
    { rate: '0', gross: 0, tax: 0 },
    { rate: '0', gross: 5000, tax: 0, isGiftCard: true },
  ])
})
