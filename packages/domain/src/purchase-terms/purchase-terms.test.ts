import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeTotals, type PricedLine } from '../totals/totals.ts'
import { paidAtOnce, paidLater, type LinePayment } from './pay-later.ts'
import { canBeOrdered, quantityProblem } from './quantity.ts'

const lineOf = (id: string, price: number, quantity = 1): PricedLine => ({
  id,
  price,
  quantity,
  fullPrice: price,
  weight: 0,
  physical: false,
  collectionIds: [],
})
const taxOf = (percent: string, isIncluded: boolean) => ({
  calculation: 'MANUAL_RATE' as const,
  isIncluded,
  defaultGroupId: 'all',
  rates: { all: percent },
})
const totalsOf = (lines: readonly PricedLine[], isIncluded = true, percent = '19') =>
  computeTotals({ lines, tax: taxOf(percent, isIncluded) })

describe('the part paid later', () => {
  const half: LinePayment = { option: 'DEPOSIT_ONLINE', deposit: { percentage: '50' } }

  test.each<[string, LinePayment, number, number]>([
    ['is nothing for a line paid in full', paidAtOnce, 0, 0],
    ['is everything for a line paid in person', { option: 'FULL_PAYMENT_OFFLINE' }, 0, 3000],
    ['is the rest after a deposit per piece', { option: 'DEPOSIT_ONLINE', deposit: 400 }, 1200, 1800],
    ['is the rest after a percentage deposit', half, 1500, 1500],
    ['is nothing if the deposit exceeds the price', { option: 'DEPOSIT_ONLINE', deposit: 5000 }, 3000, 0],
  ])('%s', (_what, payment, deposit, later) => {
    const totals = totalsOf([lineOf('a', 1000, 3), lineOf('b', 700)])
    const rest = paidLater(
      [
        { id: 'a', quantity: 3, payment },
        { id: 'b', quantity: 1, payment: paidAtOnce },
      ],
      totals,
    )
    expect([rest.deposits.get('a') ?? 0, rest.total, totals.total - rest.total]).toEqual([deposit, later, 3700 - later])
  })

  test('adds up with the part paid now to the total, including tax', () => {
    const payments = fc.oneof(
      fc.constant(paidAtOnce),
      fc.constant<LinePayment>({ option: 'FULL_PAYMENT_OFFLINE' }),
      fc.nat(100_000).map((deposit): LinePayment => ({ option: 'DEPOSIT_ONLINE', deposit })),
      fc.integer({ min: 0, max: 100 }).map((percent): LinePayment => ({
        option: 'DEPOSIT_ONLINE',
        deposit: { percentage: String(percent) },
      })),
    )
    const lines = fc.array(fc.record({ price: fc.nat(100_000), quantity: fc.integer({ min: 1, max: 9 }), payments }), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(lines, fc.boolean(), fc.constantFrom('0', '7', '19', '8.875'), (drawn, isIncluded, percent) => {
        const priced = drawn.map(({ price, quantity }, index) => lineOf(String(index), price, quantity))
        const totals = totalsOf(priced, isIncluded, percent)
        const later = paidLater(
          drawn.map(({ quantity, payments: payment }, index) => ({ id: String(index), quantity, payment })),
          totals,
        )
        expect(later.total).toBeGreaterThanOrEqual(0)
        expect(later.total).toBeLessThanOrEqual(totals.total)
        expect(later.subtotal + (isIncluded ? 0 : later.tax)).toBe(later.total)
        expect(later.tax).toBeLessThanOrEqual(totals.tax)
        for (const [id, deposit] of later.deposits)
          expect(deposit).toBeLessThanOrEqual(totals.lines.find((line) => line.id === id)!.totalAfterTax)
      }),
    )
  })
})

describe('quantity terms', () => {
  test.each([
    [{}, 1, undefined],
    [{ minimum: 3 }, 2, { rule: 'MIN', min: 3 }],
    [{ maximum: 5 }, 6, { rule: 'MAX', max: 5 }],
    [{ multipleOf: 6 }, 12, undefined],
    [{ multipleOf: 6 }, 13, { rule: 'MULTIPLE', of: 6 }],
    [{ minimum: 7, multipleOf: 6 }, 6, { rule: 'MIN', min: 12 }],
    [{ maximum: 20, multipleOf: 6 }, 19, { rule: 'MAX', max: 18 }],
  ] as const)('limit %o for a quantity of %i', (terms, quantity, problem) =>
    expect(quantityProblem(terms, quantity)).toEqual(problem),
  )

  test('are detected if no quantity meets them', () => {
    const terms = fc.record(
      {
        minimum: fc.integer({ min: 1, max: 20 }),
        maximum: fc.integer({ min: 1, max: 20 }),
        multipleOf: fc.integer({ min: 1, max: 9 }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(terms, (one) => {
        const some = Array.from({ length: 40 }, (_, index) => index + 1).some((n) => !quantityProblem(one, n))
        expect(canBeOrdered(one)).toBe(some)
      }),
    )
  })
})
