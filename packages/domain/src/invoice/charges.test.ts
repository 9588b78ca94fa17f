import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf } from '../money.ts'
import type { Discount } from '../totals/discount.ts'
import { offersFor } from '../shipping/delivery.ts'
import { momentAt, rulesOf } from '../shipping/testing.ts'
import { deliveryRequestOf } from '../totals/deliverable.ts'
import { computeTotals, type Fee, type PricedLine, type Totals } from '../totals/totals.ts'
import { namedTaxesOf, sumsOfInvoice, taxesOf, withAdjustment, type Charge } from './charges.ts'

/** The charges of an invoice as orders store them. */
const chargesOf = (totals: Totals, quantities: readonly number[]): Charge[] => {
  const rateOf = (percent: string) => String(Number(percent) / 100)
  return [
    ...totals.lines.map((line, index): Charge => {
      const { id, totalBeforeDiscount, discount, tax, totalAfterTax, taxRatePercent } = line
      const [quantity, amount] = [quantities[index]!, totalBeforeDiscount]
      const price = amount / quantity
      return {
        id,
        kind: 'LINE',
        quantity,
        price,
        amount,
        discount,
        tax,
        gross: totalAfterTax,
        rate: rateOf(taxRatePercent),
      }
    }),
    ...totals.fees.map((fee): Charge => {
      const { code, price, tax, totalAfterTax, taxRatePercent } = fee
      const amounts = { price, amount: price, discount: 0, tax, gross: totalAfterTax }
      return { id: code, kind: 'FEE', quantity: 1, ...amounts, rate: rateOf(taxRatePercent) }
    }),
    {
      id: 'delivery',
      kind: 'DELIVERY',
      quantity: 1,
      price: totals.delivery.price,
      amount: totals.delivery.price,
      discount: 0,
      tax: totals.delivery.tax,
      gross: totals.delivery.totalAfterTax,
      rate: rateOf(totals.delivery.taxRatePercent),
    },
  ]
}

const groups = ['full', 'reduced', 'none']
const lines = fc.array(
  fc.record({ price: fc.nat(5_000_000), quantity: fc.integer({ min: 1, max: 40 }), group: fc.constantFrom(...groups) }),
  { minLength: 1, maxLength: 12 },
)
const fees = fc.array(fc.record({ price: fc.nat(20_000), group: fc.constantFrom(...groups) }), { maxLength: 3 })
const percent = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => String(hundredths / 100))

const post = rulesOf([
  {
    id: 'post',
    destinations: [{ country: 'DE', subdivisions: [] }],
    rates: [{ amount: 490, conditions: [], multiplyByQuantity: false }],
  },
])

test('adds lines, discounts, delivery, fees and taxes of an invoice up to the order, to the minor unit', () => {
  fc.assert(
    fc.property(lines, fees, fc.nat(2_000_000), percent, fc.boolean(), (bought, charged, off, share, isIncluded) => {
      const priced = bought.map(({ price, quantity, group }, index): PricedLine => ({
        id: `line-${index}`,
        price,
        quantity,
        fullPrice: price,
        weight: 1,
        physical: true,
        collectionIds: [],
        taxGroupId: group,
      }))
      const discounts: Discount[] = [
        { source: 'MERCHANT', reductions: [off] },
        { source: 'COUPON', reductions: [{ percentage: share }] },
      ]
      const totals = computeTotals({
        lines: priced,
        discounts,
        fees: charged.map(({ price, group }, index): Fee => ({
          code: `fee-${index}`,
          name: 'Fee',
          price,
          taxGroupId: group,
        })),
        tax: {
          calculation: 'MANUAL_RATE',
          isIncluded,
          defaultGroupId: 'full',
          rates: { full: '19', reduced: '7.7', none: '0' },
        },
        offered: offersFor(
          post,
          deliveryRequestOf(priced, { country: 'DE' }),
          momentAt(new Date('2026-11-20T12:00:00Z')),
        ),
      })
      const charges = chargesOf(
        totals,
        bought.map(({ quantity }) => quantity),
      )
      expect(withAdjustment(charges, totals)).toBe(charges)
      const sums = sumsOfInvoice(charges)
      expect(sums).toMatchObject({
        subtotal: totals.subtotal,
        discount: totals.discount,
        delivery: totals.shipping,
        fees: totals.fee,
        tax: totals.tax,
        total: totals.total,
        adjustment: 0,
      })
      const added = isIncluded ? 0 : sums.tax
      expect(sums.subtotal - sums.discount + sums.delivery + sums.fees + added).toBe(totals.total)
      expect(sumOf(sums.taxes.map(({ tax }) => tax))).toBe(totals.tax)
      expect(sumOf(sums.taxes.map(({ net, tax }) => net + tax))).toBe(totals.total)
    }),
  )
})

test('merges rates in different notations, and sorts the highest first', () => {
  const at = (rate: string, gross: number, tax: number) => ({ rate, gross, tax })
  expect(taxesOf([at('0.07', 107, 7), at('0.19', 119, 19), at('0.070', 214, 14), at('0', 0, 0)])).toEqual([
    { rate: '0.19', net: 100, tax: 19 },
    { rate: '0.07', net: 300, tax: 21 },
  ])
})

test('adds an adjustment if the order’s total differs from its parts', () => {
  const [charge] = chargesOf(
    computeTotals({
      lines: [{ id: 'a', price: 99, quantity: 1, fullPrice: 99, weight: 0, physical: false, collectionIds: [] }],
      tax: { calculation: 'NO_TAX_COLLECTED', isIncluded: true, defaultGroupId: '', rates: {} },
    }),
    [1],
  )
  const charges = withAdjustment([charge!], { total: 100, tax: 0 })
  expect(sumsOfInvoice(charges)).toMatchObject({ subtotal: 99, adjustment: 1, total: 100 })
})

test('lists several taxes by name, but not a single tax or one without a name', () => {
  const state = { name: 'State', rate: '0.04', tax: 40 }
  const city = { name: 'City', rate: '0.04875', tax: 49 }
  const charge = { gross: 1089, tax: 89, taxes: [state, city] }
  const book = { gross: 520, tax: 20, taxes: [{ ...state, tax: 20 }] }
  expect(namedTaxesOf([charge, book, { gross: 100, tax: 0 }])).toEqual([
    { name: 'State', rate: '0.04', amount: 60, net: 1500 },
    { name: 'City', rate: '0.04875', amount: 49, net: 1000 },
  ])
  expect(namedTaxesOf([book])).toBeUndefined()
  expect(namedTaxesOf([charge, { gross: 119, tax: 19 }])).toBeUndefined()
})
