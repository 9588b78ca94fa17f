import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noTax } from '../tax/tax.ts'
import { computeTotals } from '../totals/totals.ts'
import { feesByRules, type FeeLine, type FeeRule } from './fees.ts'

const rule = (more: Partial<FeeRule> = {}): FeeRule => ({
  id: 'fee',
  name: 'Fee',
  charge: { amount: 150 },
  basis: 'ORDER',
  taxable: true,
  ...more,
})
const line = (more: Partial<FeeLine> = {}): FeeLine => ({
  id: 'mugs',
  productId: 'mug',
  collectionIds: ['kitchen'],
  quantity: 2,
  price: 1005,
  ...more,
})
const book = line({ id: 'books', productId: 'book', collectionIds: ['paper'], quantity: 3, price: 700 })
const home = { country: 'US', subdivision: 'NY' }

test.each<[string, Partial<FeeRule>, number | undefined]>([
  ['an amount per order', {}, 150],
  ['an amount per piece', { basis: 'ITEM' }, 750],
  ['a percentage of everything', { charge: { percent: '2.5' } }, 103],
  ['a percentage of one product', { charge: { percent: '10' }, productIds: ['mug'] }, 201],
  ['pieces of a collection', { basis: 'ITEM', collectionIds: ['paper'] }, 450],
  ['a product or a collection', { basis: 'ITEM', productIds: ['mug'], collectionIds: ['paper'] }, 750],
  ['a product not in the cart', { productIds: ['lamp'] }, undefined],
  ['a matching destination', { destinations: [{ country: 'US', subdivisions: ['NY'] }] }, 150],
  ['a different destination', { destinations: [{ country: 'DE', subdivisions: [] }] }, undefined],
  ['a minimum subtotal that is reached exactly', { minSubtotal: 4110 }, 150],
  ['a minimum subtotal that is not reached', { minSubtotal: 4111 }, undefined],
  ['a maximum subtotal that is reached exactly', { maxSubtotal: 4110 }, 150],
  ['a maximum subtotal that is exceeded', { maxSubtotal: 4109 }, undefined],
])('charges a fee by its conditions: %s', (_what, more, expected) => {
  const [fee] = feesByRules([rule(more)], { lines: [line(), book], destination: home })
  expect(fee?.price).toBe(expected)
})

test('does not charge a fee for a destination until the destination is known', () => {
  const rules = [rule({ destinations: [{ country: 'US', subdivisions: [] }] })]
  expect(feesByRules(rules, { lines: [line()], destination: undefined })).toEqual([])
})

test('attributes fees per piece to their lines, and fees per order to the store', () => {
  const rules = [rule({ basis: 'ITEM', productIds: ['mug'] }), rule({ id: 'other', taxable: false })]
  expect(feesByRules(rules, { lines: [line(), book], destination: home })).toMatchObject([
    { source: 'ITEM', lineIds: ['mugs'] },
    { source: 'PLATFORM', taxRatePercent: '0' },
  ])
})

test('charges no fees on gift cards', () => {
  const card = line({ id: 'card', isGiftCard: true, price: 9000 })
  const rules = [rule({ charge: { percent: '10' } })]
  expect(feesByRules(rules, { lines: [card], destination: home })).toEqual([])
  expect(feesByRules(rules, { lines: [card, line()], destination: home })).toMatchObject([{ price: 201 }])
})

test('adds up a purchase with any fees', () => {
  const rules = fc.array(
    fc.record({
      id: fc.uuid(),
      name: fc.constant('Fee'),
      charge: fc.oneof(
        fc.record({ amount: fc.integer({ min: 1, max: 5000 }) }),
        fc.record({ percent: fc.constantFrom('0.5', '2.75', '33.3333', '100') }),
      ),
      basis: fc.constantFrom('ORDER' as const, 'ITEM' as const),
      taxable: fc.boolean(),
    }),
    { maxLength: 5 },
  )
  const quantities = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
  fc.assert(
    fc.property(rules, quantities, fc.boolean(), (set, [mugs, books], isIncluded) => {
      const lines = [line({ quantity: mugs }), { ...book, quantity: books }]
      const fees = feesByRules(set, { lines, destination: home })
      const tax = { ...noTax({ isIncludedByDefault: isIncluded }, 'goods'), isIncluded, rates: { goods: '8.875' } }
      const totals = computeTotals({
        lines: lines.map((one) => ({ ...one, fullPrice: one.price, weight: 0, physical: false })),
        fees,
        tax,
      })
      const charged = totals.fees.reduce((sum, fee) => sum + fee.totalAfterTax, 0)
      const goods = totals.lines.reduce((sum, one) => sum + one.totalAfterTax, 0)
      expect(totals.total).toBe(charged + goods)
      expect(totals.fee).toBe(totals.fees.reduce((sum, fee) => sum + fee.price, 0))
      for (const [index, fee] of totals.fees.entries()) {
        expect(fee.totalBeforeTax + fee.tax).toBe(fee.totalAfterTax)
        expect(fee.taxParts.reduce((sum, part) => sum + part.tax, 0)).toBe(fee.tax)
        expect(fee.tax > 0).toBe(fees[index]!.taxRatePercent === undefined && fee.taxParts[0]!.tax > 0)
      }
    }),
  )
})
