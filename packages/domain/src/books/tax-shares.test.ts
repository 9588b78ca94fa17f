import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf } from '../money.ts'
import { taxSharesOf, type TaxedPart } from './tax-shares.ts'

const books: TaxedPart = { rate: '0.07', gross: 1070, tax: 70 }
const mugs: TaxedPart = { rate: '0.19', gross: 1190, tax: 190 }

test('gives a payment of the whole order all of its tax', () => {
  expect(taxSharesOf([books, mugs], { before: 0, amount: 2260 })).toEqual([books, mugs])
})

test('gives later payments the rest of the tax', () => {
  const first = taxSharesOf([books, mugs], { before: 0, amount: 1000 })
  const second = taxSharesOf([books, mugs], { before: 1000, amount: 1260 })
  expect(first.map(({ tax }, index) => tax + second[index]!.tax)).toEqual([70, 190])
})

test('has no tax for an order that is free or not taxed', () => {
  expect(taxSharesOf([], { before: 0, amount: 500 })).toEqual([{ rate: '0', gross: 500, tax: 0 }])
  expect(taxSharesOf([{ rate: '0', gross: 500, tax: 0 }], { before: 0, amount: 500 })).toEqual([
    { rate: '0', gross: 500, tax: 0 },
  ])
})

const part = fc
  .record({ gross: fc.integer({ min: 0, max: 1_000_000 }), share: fc.integer({ min: 0, max: 40 }) })
  .map(({ gross, share }): TaxedPart => ({ rate: `0.${share}`, gross, tax: Math.floor((gross * share) / 140) }))

test('adds up parts and tax to the cent, however an order is paid', () => {
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 5 }),
      fc.array(fc.nat(1000), { maxLength: 6 }),
      (parts, cuts) => {
        const total = sumOf(parts.map(({ gross }) => gross))
        const points = [0, ...cuts.map((cut) => Math.floor((total * cut) / 1000)).toSorted((a, b) => a - b), total]
        const moved = points
          .slice(1)
          .map((point, index) => ({ before: points[index]!, amount: point - points[index]! }))
        const shares = moved.map((movement) => taxSharesOf(parts, movement))
        for (const [index, { amount }] of moved.entries()) {
          expect(sumOf(shares[index]!.map(({ gross }) => gross))).toBe(amount)
        }
        if (total === 0) return
        for (const [index, { gross, tax }] of parts.entries()) {
          expect(sumOf(shares.map((share) => share[index]!.gross))).toBe(gross)
          expect(sumOf(shares.map((share) => share[index]!.tax))).toBe(gross === 0 ? 0 : tax)
        }
      },
    ),
  )
})
