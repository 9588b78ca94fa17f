import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../test/run-size.ts'
import { sumOf } from '../money.ts'
import { computeTotals, type TotalsInput } from '../totals/totals.ts'
import { sumOfRates, type Tax, type TaxComponent } from './tax.ts'
import { roundedOnTotal, taxed, type SettledTax } from './taxed.ts'

/** Rates with up to four digits, as they are kept. */
const component: fc.Arbitrary<TaxComponent> = fc
  .tuple(fc.nat(400_000), fc.constantFrom('State', 'County', 'City', 'Special'))
  .map(([tenThousandths, taxName]) => {
    const digits = String(tenThousandths % 10_000)
      .padStart(4, '0')
      .replace(/0+$/, '')
    const whole = Math.floor(tenThousandths / 10_000)
    return { taxName, ratePercent: digits === '' ? `${whole}` : `${whole}.${digits}` }
  })
const components = fc.array(component, { maxLength: 4 })

const tax = fc
  .record({
    isIncluded: fc.boolean(),
    rounding: fc.constantFrom('LINE' as const, 'TOTAL' as const),
    goods: components,
    books: components,
  })
  .map(({ isIncluded, rounding, goods, books }): Tax => ({
    calculation: 'MANUAL_RATE',
    isIncluded,
    rounding,
    defaultGroupId: 'goods',
    rates: {
      goods: sumOfRates(goods.map(({ ratePercent }) => ratePercent)),
      books: sumOfRates(books.map(({ ratePercent }) => ratePercent)),
    },
    components: { goods, books },
  }))

/** Minor units are whole, whatever the currency: small amounts of yen, large ones of fils. */
const price = fc.oneof(fc.nat(50), fc.nat(100_000), fc.nat(1_000_000_000))
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  price,
  taxGroupId: fc.constantFrom('goods', 'books', 'none'),
  isGiftCard: fc.boolean(),
})
const discount = fc.oneof(
  fc.record({ reductions: fc.array(fc.nat(20_000), { minLength: 1, maxLength: 2 }) }),
  fc.record({ reductions: fc.tuple(fc.record({ percentage: fc.constantFrom('10', '33.3', '100') })) }),
)

const basket = fc
  .record({
    tax,
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    discounts: fc.array(discount, { maxLength: 3 }),
    fees: fc.array(fc.record({ price: fc.nat(5000), taxGroupId: fc.constantFrom('goods', 'books') }), { maxLength: 2 }),
    delivery: fc.nat(3000),
  })
  .map(({ tax: taxes, lines, discounts, fees, delivery }): TotalsInput => ({
    tax: taxes,
    lines: lines.map((one, index) => ({
      ...one,
      id: `line ${index}`,
      fullPrice: one.price,
      weight: 1,
      physical: true,
      collectionIds: [],
    })),
    discounts: discounts.map((one) => ({ source: 'MERCHANT', ...one })),
    fees: fees.map((fee, index) => ({ ...fee, code: `fee ${index}`, name: 'Fee' })),

    fixedDelivery: { price: delivery },
  }))

/** The same worked out anew, by other means: fractions of whole numbers, digit by digit. */
const half = (over: bigint, under: bigint): bigint => (2n * over + under) / (2n * under)
const million = 1_000_000n
const scaled = (percent: string): bigint => {
  const [whole = '0', digits = ''] = percent.split('.')
  return BigInt(whole) * 10_000n + BigInt(digits.padEnd(4, '0'))
}

interface Recomputed {
  readonly tax: bigint
  readonly parts: readonly bigint[]
}

const recompute = (amount: number, parts: readonly string[], isIncluded: boolean): Recomputed => {
  const rates = parts.map(scaled).filter((rate) => rate > 0n)
  const together = rates.reduce((sum, rate) => sum + rate, 0n)
  const taxes = rates.map((rate) => half(BigInt(amount) * rate, isIncluded ? million + together : million))
  return { parts: taxes, tax: taxes.reduce((sum, one) => sum + one, 0n) }
}

test('net and tax are gross, components are the tax, lines are the whole: inclusive and on top, rounded either way', () => {
  fc.assert(
    fc.property(basket, (input) => {
      const totals = computeTotals(input)
      const parts = [...totals.lines, ...totals.fees, totals.delivery]
      for (const part of parts) {
        expect(part.totalBeforeTax + part.tax).toBe(part.totalAfterTax)
        expect(sumOf(part.taxParts.map((one) => one.tax))).toBe(part.tax)
        expect(part.totalBeforeTax).toBeGreaterThanOrEqual(0)
      }
      for (const one of totals.lines) {
        expect(input.tax.isIncluded ? one.totalAfterTax : one.totalBeforeTax).toBe(one.total)
        expect(one.totalBeforeDiscount - one.discount).toBe(one.total)
      }
      expect(sumOf(parts.map((part) => part.tax))).toBe(totals.tax)
      expect(sumOf(parts.map((part) => part.totalAfterTax))).toBe(totals.total)
      const before = totals.subtotal - totals.discount + totals.shipping + totals.fee
      expect(totals.total).toBe(input.tax.isIncluded ? before : before + totals.tax)
    }),
    { numRuns: runs(100, 2000) },
  )
})

/** What the taxes of such lines come to, and the least that is left of one before them. */
const withinCents = (prices: readonly number[], ratePercents: readonly string[], rounding: 'LINE' | 'TOTAL') => {
  const goods = ratePercents.map((ratePercent, index) => ({ taxName: `Tax ${index}`, ratePercent }))
  const { lines, tax: whole } = computeTotals({
    lines: prices.map((one, index) => ({
      id: `line ${index}`,
      quantity: 1,
      price: one,
      fullPrice: one,
      weight: 0,
      physical: false,
      collectionIds: [],
    })),
    tax: {
      calculation: 'MANUAL_RATE',
      isIncluded: true,
      rounding,
      defaultGroupId: 'goods',
      rates: { goods: sumOfRates(ratePercents) },
      components: { goods },
    },
  })
  return { tax: whole, least: Math.min(...lines.map(({ totalBeforeTax }) => totalBeforeTax)) }
}

test('taxes within a price of a few cents are never more than it, and none gets lost on the way', () => {
  // Half a cent of each of three taxes is one when rounded: three of two.
  expect(withinCents([2], ['100', '100', '100'], 'LINE')).toEqual({ tax: 2, least: 0 })
  // Four taxes of 40 per cent within ten lines of a cent each come to 1.54: two each, on whichever lines they fall.
  expect(
    withinCents(
      Array.from({ length: 10 }, () => 1),
      ['40', '40', '40', '40'],
      'TOTAL',
    ),
  ).toEqual({ tax: 8, least: 0 })
})

test('gift cards are not taxed, and nothing else escapes', () => {
  fc.assert(
    fc.property(basket, (input) => {
      const cards = computeTotals(input).lines.filter((_line, index) => input.lines[index]!.isGiftCard)
      expect(cards.map(({ tax, discount }) => tax + discount)).toEqual(cards.map(() => 0))
    }),
  )
})

const digits = (currency: string): number => ({ JPY: 0, EUR: 2, KWD: 3 })[currency]!

test.each(['JPY', 'EUR', 'KWD'])('10,000 baskets in %s, worked out anew, differ by no minor unit', (currency) => {
  const scale = 10 ** digits(currency)
  fc.assert(
    fc.property(basket, (drawn) => {
      const rounding = 'LINE' as const
      const lines = drawn.lines.map((one) => ({ ...one, price: Math.floor(one.price / 100) * Math.max(1, scale / 10) }))
      const input = { ...drawn, lines, tax: { ...drawn.tax, rounding } }
      const totals = computeTotals(input)
      const rates = (group: string) => (input.tax.components![group] ?? []).map(({ ratePercent }) => ratePercent)
      let [tax, total] = [0n, 0n]
      const add = (amount: number, group: string, shown: { tax: number; taxParts: readonly { tax: number }[] }) => {
        const anew = recompute(amount, rates(group), input.tax.isIncluded)
        expect([BigInt(shown.tax), shown.taxParts.map((one) => BigInt(one.tax))]).toEqual([anew.tax, anew.parts])
        tax += anew.tax
        total += BigInt(amount) + (input.tax.isIncluded ? 0n : anew.tax)
      }
      for (const [index, one] of totals.lines.entries()) {
        const { isGiftCard, taxGroupId = 'goods' } = lines[index]!
        add(one.total, isGiftCard ? 'none' : taxGroupId, one)
      }
      for (const [index, fee] of totals.fees.entries()) add(fee.price, input.fees![index]!.taxGroupId!, fee)
      add(totals.delivery.price, 'goods', totals.delivery)
      expect([BigInt(totals.tax), BigInt(totals.total)]).toEqual([tax, total])
    }),
    { numRuns: runs(100, 3334) },
  )
})

test('rounded on the whole, each tax is what one line of all of it would have', () => {
  const goods = [
    { taxName: 'State', ratePercent: '4' },
    { taxName: 'City', ratePercent: '4.875' },
  ]
  const lines = [101, 103, 107].map((one, index) => ({
    id: `line ${index}`,
    quantity: 1,
    price: one,
    fullPrice: one,
    weight: 0,
    physical: false,
    collectionIds: [],
  }))
  const totals = (rounding: 'LINE' | 'TOTAL') =>
    computeTotals({
      lines,

      tax: {
        calculation: 'MANUAL_RATE',
        isIncluded: false,
        rounding,
        defaultGroupId: 'goods',
        rates: { goods: '8.875' },
        components: { goods },
      },
    })
  // 311 at 4 % are 12.44, at 4.875 % 15.16; line by line each of the three is rounded.
  expect(totals('TOTAL').tax).toBe(12 + 15)
  expect(totals('LINE').tax).toBe(4 + 4 + 4 + 5 + 5 + 5)
})

test('what somebody else has worked out is taken as it is', () => {
  const taxParts = [{ taxName: 'Theirs', ratePercent: '5', tax: 7, untaxable: 10 }]
  const { lines } = computeTotals({
    lines: [
      {
        id: 'line',
        quantity: 1,
        price: 100,
        fullPrice: 100,
        weight: 0,
        physical: false,
        collectionIds: [],
        taxParts,
        taxRatePercent: '5',
      },
    ],

    tax: { calculation: 'AUTO_RATE', isIncluded: false, defaultGroupId: 'goods', rates: { goods: '19' } },
  })
  expect(lines[0]).toMatchObject({ tax: 7, totalAfterTax: 107, taxParts, taxRatePercent: '5' })
})

const german = (isIncluded: boolean): Tax => ({
  calculation: 'MANUAL_RATE',
  isIncluded,
  defaultGroupId: 'goods',
  rates: { goods: '19', books: '7' },
})

test.each<[string, SettledTax, object]>([
  ['the rate of the default group', {}, { tax: 19, taxRatePercent: '19', taxGroupId: 'goods' }],
  ['the rate of its group', { taxGroupId: 'books' }, { tax: 7, taxRatePercent: '7', taxGroupId: 'books' }],
  [
    'a rate that was settled',
    { taxRatePercent: '16' },
    { tax: 16, taxRatePercent: '16', taxParts: [{ ratePercent: '16', tax: 16 }] },
  ],
  [
    'no tax where a rate of nothing was settled',
    { taxRatePercent: '0' },
    { tax: 0, taxRatePercent: '0', taxParts: [] },
  ],
  [
    'the taxes that were settled',
    { taxComponents: [{ taxName: 'Old VAT', ratePercent: '16' }] },
    { tax: 16, taxRatePercent: '16', taxParts: [{ taxName: 'Old VAT', ratePercent: '16', tax: 16 }] },
  ],
  [
    'the tax of another place',
    { taxElsewhere: { ...german(false), defaultGroupId: 'books' } },
    { tax: 7, taxRatePercent: '7', taxGroupId: 'books' },
  ],
])('an amount has %s', (_title, settled, expected) => {
  expect(taxed(100, german(false), settled)).toMatchObject(expected)
})

test('an amount below nothing gives back the tax that it holds', () => {
  expect(taxed(-119, german(true))).toMatchObject({ tax: -19, totalBeforeTax: -100, totalAfterTax: -119 })
})

test('a price of nothing holds no tax, whatever somebody else has worked out', () => {
  const taxParts = [{ ratePercent: '19', tax: 1 }]
  expect(taxed(0, german(true), { taxParts })).toMatchObject({ tax: 0, totalBeforeTax: 0, totalAfterTax: 0 })
})

/** The taxes of each of these prices, rounded once on the whole. */
const sharedTaxes = (prices: readonly number[], ratePercents: readonly string[], isIncluded: boolean) => {
  const goods = ratePercents.map((ratePercent, index) => ({ taxName: `Tax ${index}`, ratePercent }))
  const whole = { ...german(isIncluded), components: { goods } }
  const amounts = prices.map((one) => taxed(one, whole))
  return roundedOnTotal(amounts, whole).map(({ tax: one }) => one)
}

test.each<[string, readonly number[], readonly string[], boolean, readonly number[]]>([
  ['each price has its share', [100, 200], ['10'], false, [10, 20]],
  ['each price has its share of what is within', [110, 220], ['10'], true, [10, 20]],
  ['the first prices take the cents that do not divide', [100, 100, 100], ['0.5'], false, [1, 1, 0]],
  ['taxes on top may be more than the price', [1, 1], ['40', '40'], false, [2, 0]],
  ['taxes within a price move to another one that has room for them', [1, 1, 1], ['40', '40'], true, [1, 1, 0]],
])('rounded on the whole, %s', (_title, prices, ratePercents, isIncluded, taxes) => {
  expect(sharedTaxes(prices, ratePercents, isIncluded)).toEqual(taxes)
})
