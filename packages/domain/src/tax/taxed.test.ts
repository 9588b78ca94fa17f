import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../test/run-size.ts'
import { sumOf } from '../money.ts'
import { computeTotals, type TotalsInput } from '../totals/totals.ts'
import { sumOfRates, type Tax, type TaxComponent } from './tax.ts'
import { roundedOnTotal, taxed, type SettledTax } from './taxed.ts'

/** Rates with up to four digits, as stored. */
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

/** Minor units are whole in every currency: small amounts of yen, large ones of fils. */
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

/** An independent calculation with whole-number fractions, digit by digit. */
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

test('adds up components, net and tax, and lines, with tax included or added and either rounding', () => {
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

/** The taxes of such lines, and the lowest net amount of a line. */
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

test('never includes more tax than a price of a few cents, and loses none', () => {
  // Half a cent of each of three taxes rounds to one: three taxes on two cents.
  expect(withinCents([2], ['100', '100', '100'], 'LINE')).toEqual({ tax: 2, least: 0 })
  // Four taxes of 40 percent included in ten lines of one cent come to 1.54 each: two each, on any lines.
  expect(
    withinCents(
      Array.from({ length: 10 }, () => 1),
      ['40', '40', '40', '40'],
      'TOTAL',
    ),
  ).toEqual({ tax: 8, least: 0 })
})

test('taxes everything except gift cards', () => {
  fc.assert(
    fc.property(basket, (input) => {
      const cards = computeTotals(input).lines.filter((_line, index) => input.lines[index]!.isGiftCard)
      expect(cards.map(({ tax, discount }) => tax + discount)).toEqual(cards.map(() => 0))
    }),
  )
})

const digits = (currency: string): number => ({ JPY: 0, EUR: 2, KWD: 3 })[currency]!

test.each(['JPY', 'EUR', 'KWD'])('matches an independent calculation of 10,000 carts in %s', (currency) => {
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

test('rounds each tax on the total as if it were a single line', () => {
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
  // 4 % of 311 is 12.44, and 4.875 % is 15.16. Line by line, each of the three would be rounded.
  expect(totals('TOTAL').tax).toBe(12 + 15)
  expect(totals('LINE').tax).toBe(4 + 4 + 4 + 5 + 5 + 5)
})

test('keeps taxes that an app has calculated', () => {
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
    'a fixed rate',
    { taxRatePercent: '16' },
    { tax: 16, taxRatePercent: '16', taxParts: [{ ratePercent: '16', tax: 16 }] },
  ],
  ['no tax if its fixed rate is zero', { taxRatePercent: '0' }, { tax: 0, taxRatePercent: '0', taxParts: [] }],
  [
    'fixed tax components',
    { taxComponents: [{ taxName: 'Old VAT', ratePercent: '16' }] },
    { tax: 16, taxRatePercent: '16', taxParts: [{ taxName: 'Old VAT', ratePercent: '16', tax: 16 }] },
  ],
  [
    'the tax of another place',
    { taxElsewhere: { ...german(false), defaultGroupId: 'books' } },
    { tax: 7, taxRatePercent: '7', taxGroupId: 'books' },
  ],
])('taxes an amount at %s', (_title, settled, expected) => {
  expect(taxed(100, german(false), settled)).toMatchObject(expected)
})

test('returns the included tax of a negative amount', () => {
  expect(taxed(-119, german(true))).toMatchObject({ tax: -19, totalBeforeTax: -100, totalAfterTax: -119 })
})

test('includes no tax in a price of zero, even if an app has calculated one', () => {
  const taxParts = [{ ratePercent: '19', tax: 1 }]
  expect(taxed(0, german(true), { taxParts })).toMatchObject({ tax: 0, totalBeforeTax: 0, totalAfterTax: 0 })
})

/** The taxes of each of these prices, rounded on the total. */
const sharedTaxes = (prices: readonly number[], ratePercents: readonly string[], isIncluded: boolean) => {
  const goods = ratePercents.map((ratePercent, index) => ({ taxName: `Tax ${index}`, ratePercent }))
  const whole = { ...german(isIncluded), components: { goods } }
  const amounts = prices.map((one) => taxed(one, whole))
  return roundedOnTotal(amounts, whole).map(({ tax: one }) => one)
}

test.each<[string, readonly number[], readonly string[], boolean, readonly number[]]>([
  ['gives each price its share', [100, 200], ['10'], false, [10, 20]],
  ['gives each price its share of an included tax', [110, 220], ['10'], true, [10, 20]],
  ['assigns remaining cents to the first prices', [100, 100, 100], ['0.5'], false, [1, 1, 0]],
  ['may add more tax than the price', [1, 1], ['40', '40'], false, [2, 0]],
  ['moves included tax that exceeds a price to another price', [1, 1, 1], ['40', '40'], true, [1, 1, 0]],
])('rounded on the total: %s', (_title, prices, ratePercents, isIncluded, taxes) => {
  expect(sharedTaxes(prices, ratePercents, isIncluded)).toEqual(taxes)
})
