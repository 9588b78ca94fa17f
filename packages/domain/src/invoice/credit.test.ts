import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf } from '../money.ts'
import type { Charge } from './charges.ts'
import { creditableOf, decideCredit, type Credit, type CreditRequest } from './credit.ts'

const charge = (id: string, gross: number, { quantity = 1, tax = 0, rate = '0' } = {}): Charge => ({
  id,
  kind: 'LINE',
  quantity,
  price: Math.floor(gross / quantity),
  amount: gross,
  discount: 0,
  rate,
  tax,
  gross,
})
const mugs = charge('mugs', 1000, { quantity: 3, tax: 160, rate: '0.19' })
const books = charge('books', 500, { tax: 33, rate: '0.07' })

const credit = (request: CreditRequest, before: readonly Credit[] = []) => {
  const decision = decideCredit([mugs, books], before, request)
  if (!decision.ok) throw new Error(decision.code)
  return decision
}

test('credits pieces of a line at their price, and the last ones at what is left', () => {
  const first = credit({ lines: [{ id: 'mugs', quantity: 1 }] })
  expect(first).toMatchObject({ total: 333, credits: [{ id: 'mugs', quantity: 1, gross: 333, tax: 53 }] })
  const rest = credit({ lines: [{ id: 'mugs' }] }, first.credits)
  expect(rest.credits).toMatchObject([{ quantity: 2, gross: 667, tax: 107 }])
})

test('splits an amount among everything that is left', () => {
  const { credits, total } = credit({ amount: 300 })
  expect(total).toBe(300)
  expect(credits.map(({ gross }) => gross)).toEqual([200, 100])
})

test.each<[string, CreditRequest, object]>([
  ['more than the invoice total', { amount: 1501 }, { code: 'CREDIT_EXCEEDS_INVOICE', left: 1500 }],
  [
    'more pieces than the invoice has',
    { lines: [{ id: 'mugs', quantity: 4 }] },
    { code: 'CREDIT_EXCEEDS_INVOICE', id: 'mugs', left: 3 },
  ],
  ['a line twice', { lines: [{ id: 'books' }, { id: 'books' }] }, { code: 'CREDIT_EXCEEDS_INVOICE', id: 'books' }],
  ['a line that does not exist', { lines: [{ id: 'pens' }] }, { code: 'LINE_NOT_ON_INVOICE', id: 'pens' }],
])('rejects %s', (_what, request, refusal) => {
  expect(decideCredit([mugs, books], [], request)).toMatchObject({ ok: false, ...refusal })
})

const charges = fc.array(
  fc
    .record({ gross: fc.nat(1_000_000), quantity: fc.integer({ min: 1, max: 20 }), percent: fc.nat(40) })
    .map(({ gross, quantity, percent }) => ({ gross, quantity, tax: Math.floor((gross * percent) / (100 + percent)) })),
  { minLength: 1, maxLength: 6 },
)
const creditRequests = fc.array(
  fc.oneof(
    fc.record({ permille: fc.integer({ min: 0, max: 1100 }) }),
    fc.record({ index: fc.nat(6), quantity: fc.integer({ min: 1, max: 21 }) }),
  ),
  { maxLength: 12 },
)

test('never credits more than the invoice has of anything', () => {
  fc.assert(
    fc.property(charges, creditRequests, (bought, requested) => {
      const all = bought.map(({ gross, ...more }, index) => charge(`line-${index}`, gross, more))
      const total = sumOf(all.map(({ gross }) => gross))
      let credited: Credit[] = []
      for (const sample of requested) {
        const request: CreditRequest =
          'permille' in sample
            ? { amount: Math.floor((total * sample.permille) / 1000) }
            : { lines: [{ id: `line-${sample.index}`, quantity: sample.quantity }] }
        const before = creditableOf(all, credited)
        const decision = decideCredit(all, credited, request)
        if (!decision.ok) continue
        credited = [...credited, ...decision.credits]
        expect(creditableOf(all, credited)).toBe(before - decision.total)
        expect(sumOf(decision.credits.map(({ gross }) => gross))).toBe(decision.total)
      }
      const rest = decideCredit(all, credited, { amount: creditableOf(all, credited) })
      if (rest.ok) credited = [...credited, ...rest.credits]
      for (const { id, gross, tax, quantity } of all) {
        const of = credited.filter((one) => one.id === id)
        expect(sumOf(of.map((one) => one.gross))).toBe(gross)
        expect(gross === 0 ? 0 : sumOf(of.map((one) => one.tax))).toBe(gross === 0 ? 0 : tax)
        expect(of.reduce((sum, one) => sum + one.quantity, 0)).toBeLessThanOrEqual(quantity)
        for (const one of of) expect(one.gross >= 0 && one.tax >= 0 && one.tax <= one.gross).toBe(true)
      }
    }),
  )
})

test('splits each of several taxes into parts that add up to it, and to the tax of the credit note', () =>
  fc.assert(
    fc.property(
      fc.nat(100_000),
      fc.nat(20_000),
      fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 6 }),
      (state, city, requested) => {
        const taxes = [
          { name: 'State', rate: '0.04', tax: state },
          { name: 'City', rate: '0.045', tax: city },
        ]
        const bought = { ...charge('mugs', state + city + 200_000, { tax: state + city, rate: '0.085' }), taxes }
        let credited: Credit[] = []
        const take = (amount: number) => {
          const decision = decideCredit([bought], credited, { amount })
          if (decision.ok) credited = [...credited, ...decision.credits]
        }
        for (const permille of requested) take(Math.floor((bought.gross * permille) / 1000))
        take(creditableOf([bought], credited))
        for (const one of credited) expect(sumOf(one.taxes!.map(({ tax }) => tax))).toBe(one.tax)
        const given = taxes.map((_tax, index) => sumOf(credited.map((one) => one.taxes![index]!.tax)))
        expect(given).toEqual([state, city])
      },
    ),
  ))
