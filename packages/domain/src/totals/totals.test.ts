import fc from 'fast-check'
import { expect, test } from 'vitest'
import { couponRefusalOf, ruleOfCoupon, type Coupon } from '../coupon/coupon.ts'
import { decideDiscounts, prepareRule } from '../discount/decide.ts'
import { offersFor } from '../shipping/delivery.ts'
import type { Place } from '../shipping/shipping.ts'
import { momentAt, rulesOf, type TestOption } from '../shipping/testing.ts'
import { deliveryRequestOf } from './deliverable.ts'
import type { Discount } from './discount.ts'
import { computeTotals, type PricedLine, type TotalsInput } from './totals.ts'

const now = new Date('2026-11-20T12:00:00Z')

const line = (id: string, price: number, quantity = 1): PricedLine => ({
  id,
  price,
  quantity,
  fullPrice: price,
  weight: 0.5,
  physical: true,
  collectionIds: [],
})

const standard: TestOption = {
  id: 'standard',
  title: 'Standard',
  destinations: [{ country: 'DE', subdivisions: [] }],
  rates: [
    { amount: 0, conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value: 10_000 }], multiplyByQuantity: false },
    { amount: 490, conditions: [], multiplyByQuantity: false },
  ],
}

const coupon = (effect: Coupon['effect'], more: Partial<Coupon> = {}): Coupon => ({
  id: 'c',
  code: 'C',
  name: 'C',
  active: true,
  timesUsed: 0,
  effect,
  ...more,
})

interface Rate {
  readonly taxRatePercent?: string
  readonly taxIncludedInPrices?: boolean
  readonly destination?: Place
  readonly shippingOptions?: readonly TestOption[]
}

/** What a coupon takes off these lines, or why it is refused. */
const couponOn = (given: Coupon, lines: readonly PricedLine[]) => {
  const purchase = {
    lines: lines.map((one) => ({ ...one, productId: one.id })),
    now,
    storeTime: () => ({ day: 'FRI' as const, minutes: 0 }),
  }
  const candidates = {
    rules: [],
    coupon: prepareRule(ruleOfCoupon(given)),
    usages: new Map([[given.id, { uses: given.timesUsed, given: 0 }]]),
  }
  const { discounts, outcomes } = decideDiscounts(purchase, candidates)
  const notApplied = outcomes[0]?.notApplied
  return { discounts, ...(notApplied && { refusal: couponRefusalOf(notApplied) }) }
}

const input = ({
  taxRatePercent = '19',
  taxIncludedInPrices = true,
  destination,
  shippingOptions = [standard],
  ...more
}: Partial<TotalsInput> & Rate): TotalsInput => ({
  lines: [],
  tax: {
    calculation: 'MANUAL_RATE',
    isIncluded: taxIncludedInPrices,
    defaultGroupId: 'goods',
    rates: { goods: taxRatePercent, books: '7' },
  },
  offered: destination
    ? offersFor(rulesOf(shippingOptions), deliveryRequestOf(more.lines ?? [], destination), momentAt(now))
    : [],
  ...more,
})

test('taxes a book and a mug at their own rates, and delivery at the rate of the mug', () => {
  const lines = [line('mug', 1190), { ...line('book', 1070), taxGroupId: 'books' }]
  const totals = computeTotals(input({ lines, destination: { country: 'DE' } }))
  expect(totals.lines.map(({ tax, taxRatePercent }) => [tax, taxRatePercent])).toEqual([
    [190, '19'],
    [70, '7'],
  ])
  expect(totals.delivery.taxRatePercent).toBe('19')
})

test('adds delivery to the total and includes tax for two mugs sent to Germany', () => {
  const totals = computeTotals(input({ lines: [line('mug', 1900, 2)], destination: { country: 'DE' } }))
  expect(totals).toMatchObject({ subtotal: 3800, shipping: 490, discount: 0, total: 4290 })
  expect(totals.tax).toBe(607 + 78)
})

test('makes delivery free above the threshold', () => {
  expect(computeTotals(input({ lines: [line('vase', 10_000)], destination: { country: 'DE' } })).shipping).toBe(0)
})

test('offers no delivery to countries the store does not deliver to', () => {
  const totals = computeTotals(input({ lines: [line('vase', 10_000)], destination: { country: 'NZ' } }))
  expect(totals.delivery).toMatchObject({ offered: [], price: 0 })
  expect(totals.needsDelivery).toBe(true)
})

test('defaults to the cheapest option that ships to the buyer', () => {
  const pickup = {
    ...standard,
    id: 'pickup',
    pickup: { method: 'STORE_PICKUP' as const },
    rates: [{ amount: 0, conditions: [], multiplyByQuantity: false }],
  }
  const express = { ...standard, id: 'express', rates: [{ amount: 1290, conditions: [], multiplyByQuantity: false }] }
  const chosenOf = (shippingOptions: TestOption[]) =>
    computeTotals(input({ lines: [line('mug', 1000)], destination: { country: 'DE' }, shippingOptions })).delivery
      .chosen?.code
  expect(chosenOf([pickup, express, standard])).toBe(standard.id)
  expect(chosenOf([pickup])).toBe('pickup')
})

test('uses the delivery option the buyer chose', () => {
  const express = { ...standard, id: 'express', rates: [{ amount: 1290, conditions: [], multiplyByQuantity: false }] }
  const chosen = (chosenDelivery: string) =>
    computeTotals(
      input({
        lines: [line('mug', 1000)],
        destination: { country: 'DE' },
        shippingOptions: [standard, express],
        chosenDelivery,
      }),
    ).delivery
  expect(chosen('express')).toMatchObject({ price: 1290, chosen: { code: 'express' } })
  expect(chosen('standard')).toMatchObject({ price: 490 })
  expect(chosen('gone')).toMatchObject({ price: 490 })
})

test('adds up the weight of all pieces, with digital ones weighing nothing', () => {
  const byWeight = (value: number): TestOption => ({
    ...standard,
    rates: [
      {
        amount: 990,
        conditions: [{ type: 'BY_TOTAL_WEIGHT', operator: 'GTE', value }],
        multiplyByQuantity: false,
      },
    ],
  })
  const lines = [line('mug', 1000, 3), line('bowl', 1000, 2), { ...line('pattern', 900, 9), physical: false }]
  const offered = (value: number) =>
    computeTotals(input({ lines, destination: { country: 'DE' }, shippingOptions: [byWeight(value)] })).delivery.offered
  expect(offered(2.5)).toHaveLength(1)
  expect(offered(2.6)).toHaveLength(0)
  expect(computeTotals(input({ lines })).needsDelivery).toBe(true)
})

test('takes nothing off for a discount of zero, and gives a discount without an ID none', () => {
  const nothing: Discount = { source: 'MERCHANT', reductions: [0] }
  const totals = computeTotals(input({ lines: [line('mug', 1000), line('bowl', 0)], discounts: [nothing] }))
  expect(totals.discounts).toStrictEqual([{ source: 'MERCHANT', amount: 0, shares: [0, 0] }])
  expect(totals.lines.map(({ taxGroupId }) => taxGroupId)).toEqual(['goods', 'goods'])
})

test('reports free delivery under the discount that granted it', () => {
  const discounts: Discount[] = [
    { source: 'MERCHANT', reductions: [100] },
    { source: 'COUPON', id: 'c', reductions: [], freeDelivery: true },
  ]
  const totals = computeTotals(input({ lines: [line('mug', 1000)], destination: { country: 'DE' }, discounts }))
  expect(totals.discounts.map(({ amount }) => amount)).toEqual([100, 490])
  expect(totals.delivery).toMatchObject({ price: 0, discount: 490 })
  expect(totals).toMatchObject({ discount: 100, shipping: 0, total: 900 })
})

test('needs no delivery for digital goods', () => {
  const totals = computeTotals(
    input({ lines: [{ ...line('pattern', 900), physical: false }], destination: { country: 'DE' } }),
  )
  expect(totals).toMatchObject({ needsDelivery: false, shipping: 0, total: 900 })
})

test('adds tax on top of lines and delivery', () => {
  const totals = computeTotals(
    input({ lines: [line('mug', 1000)], destination: { country: 'DE' }, taxIncludedInPrices: false }),
  )
  expect(totals).toMatchObject({ tax: 190 + 93, total: 1000 + 490 + 283 })
})

test.each([
  ['used up', { usageLimit: 1, timesUsed: 1 }, 'ERROR_COUPON_USAGE_EXCEEDED'],
  ['expired', { expires: new Date(now.getTime() - 1) }, 'ERROR_COUPON_EXPIRED'],
  ['not yet valid', { starts: new Date(now.getTime() + 1) }, 'ERROR_COUPON_DOES_NOT_EXIST'],
  ['disabled', { active: false }, 'ERROR_COUPON_DOES_NOT_EXIST'],
  ['for more expensive carts', { minimumSubtotal: 1001 }, 'ERROR_COUPON_NOT_APPLICABLE'],
  ['for another collection', { collectionId: 'x' }, 'ERROR_COUPON_NOT_APPLICABLE'],
] as const)('refuses a coupon that is %s', (_, more, refusal) => {
  const given = coupon({ type: 'PERCENT_OFF', percent: '50' }, more)
  expect(couponOn(given, [line('mug', 1000)]).refusal).toBe(refusal)
})

test('takes off the delivery price for a free delivery coupon', () => {
  const lines = [line('mug', 1000)]
  const { discounts } = couponOn(coupon({ type: 'FREE_SHIPPING' }), lines)
  const totals = computeTotals(input({ lines, destination: { country: 'DE' }, discounts }))
  expect(totals).toMatchObject({ shipping: 0, total: 1000, discount: 0, discounts: [{ amount: 490, shares: [0] }] })
})

const anyLine = fc.record({
  id: fc.uuid(),
  price: fc.integer({ min: 0, max: 1_000_000 }),
  fullPrice: fc.constant(0),
  quantity: fc.integer({ min: 1, max: 50 }),
  weight: fc.constant(1),
  physical: fc.boolean(),
  collectionIds: fc.subarray(['a', 'b']),
})
const anyEffect = fc.oneof(
  fc.record({ type: fc.constant('PERCENT_OFF' as const), percent: fc.integer({ min: 0, max: 100 }).map(String) }),
  fc.record({ type: fc.constant('MONEY_OFF' as const), amount: fc.integer({ min: 0, max: 10_000_000 }) }),
  fc.constant({ type: 'FREE_SHIPPING' as const }),
)

const anyMerchants = fc.array(
  fc.oneof(
    fc.integer({ min: 0, max: 100_000 }),
    fc.record({ percentage: fc.integer({ min: 0, max: 100 }).map(String) }),
  ),
  { maxLength: 3 },
)
const anyFee = fc.record({
  code: fc.constant('wrapping'),
  name: fc.constant('Gift wrapping'),
  price: fc.integer({ min: 0, max: 10_000 }),
  taxGroupId: fc.option(fc.constantFrom('goods', 'books', 'nothing'), { nil: undefined }),
})

test('adds up to the cent and never goes below zero, whatever is in the cart', () => {
  const anyInput = fc.record({
    lines: fc.uniqueArray(anyLine, { maxLength: 20, selector: ({ id }) => id }),
    coupon: fc.option(
      fc.record({ effect: anyEffect, collectionId: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }) }),
      { nil: undefined },
    ),
    merchants: anyMerchants,
    fees: fc.array(anyFee, { maxLength: 3 }),
    taxRatePercent: fc.constantFrom('0', '7', '7.7', '19', '25'),
    taxIncludedInPrices: fc.boolean(),
    destination: fc.option(fc.constantFrom({ country: 'DE' }, { country: 'NZ' }), { nil: undefined }),
  })
  fc.assert(
    fc.property(anyInput, ({ coupon: given, merchants, ...rest }) => {
      const coupons = given
        ? couponOn(coupon(given.effect, { collectionId: given.collectionId }), rest.lines).discounts
        : []
      const discounts: Discount[] = [...coupons, { source: 'MERCHANT', reductions: merchants }]
      const totals = computeTotals(input({ ...rest, discounts }))
      const { lines, fees, fee, delivery, subtotal, discount, shipping, tax, total } = totals
      expect(lines.reduce((sum, one) => sum + one.totalBeforeDiscount, 0)).toBe(subtotal)
      expect(lines.reduce((sum, one) => sum + one.discount, 0)).toBe(discount)
      expect(totals.discounts.reduce((sum, one) => sum + one.amount, 0)).toBe(discount + delivery.discount)
      expect([...lines, ...fees].reduce((sum, one) => sum + one.tax, delivery.tax)).toBe(tax)
      expect(total).toBe(subtotal - discount + shipping + fee + (rest.taxIncludedInPrices ? 0 : tax))
      lines.forEach((one, index) => {
        expect(one.total).toBeGreaterThanOrEqual(0)
        expect(one.totalBeforeTax + one.tax).toBe(one.totalAfterTax)
        expect(totals.discounts.reduce((sum, { shares }) => sum + shares[index]!, 0)).toBe(one.discount)
      })
      expect(total).toBeGreaterThanOrEqual(0)
    }),
  )
})

test("splits a merchant's discount by what the coupon has left, computing each part from the same amount", () => {
  const lines = [
    { ...line('mug', 1000), collectionIds: ['a'] },
    { ...line('vase', 3000), collectionIds: ['b'] },
  ]
  const { discounts } = couponOn(coupon({ type: 'PERCENT_OFF', percent: '50' }, { collectionId: 'b' }), lines)
  const merchant: Discount = { source: 'MERCHANT', reductions: [{ percentage: '10' }, { percentage: '10' }, 50] }
  const totals = computeTotals(input({ lines, discounts: [...discounts, merchant] }))
  expect(totals.discounts).toEqual([
    { source: 'COUPON', id: 'c', name: 'C', scope: 'SPECIFIC_ITEMS', amount: 1500, shares: [0, 1500] },
    { source: 'MERCHANT', amount: 550, shares: [220, 330] },
  ])
  expect(totals).toMatchObject({ discount: 2050, total: 1950 })
})

test("limits a merchant's discount to the price", () => {
  const discounts: Discount[] = [{ source: 'MERCHANT', reductions: [{ percentage: '60' }, 900] }]
  expect(computeTotals(input({ lines: [line('mug', 1000)], discounts }))).toMatchObject({ discount: 1000, total: 0 })
})

test('charges fees in addition to the goods, taxed by their own group', () => {
  const fees = [{ code: 'wrapping', name: 'Gift wrapping', price: 214, taxGroupId: 'books' }]
  const totals = computeTotals(input({ lines: [line('mug', 1190)], fees }))
  expect(totals).toMatchObject({ subtotal: 1190, fee: 214, total: 1404, tax: 190 + 14 })
})

test('starts a coupon at its start time and ends it at its expiry time', () => {
  const lines = [line('mug', 1000)]
  const refusalOf = (more: Partial<Coupon>) => couponOn(coupon({ type: 'MONEY_OFF', amount: 100 }, more), lines).refusal
  expect(refusalOf({ expires: now })).toBe('ERROR_COUPON_EXPIRED')
  expect(refusalOf({ expires: new Date(now.getTime() + 1) })).toBeUndefined()
  expect(refusalOf({ starts: now })).toBeUndefined()
})

test('does not tax or discount gift cards, count them for free delivery, or let gift cards pay for them', () => {
  const giftCard = { ...line('gift', 10_000), physical: false, isGiftCard: true }
  const halved = { source: 'MERCHANT' as const, reductions: [{ percentage: '50' }] }
  const totals = computeTotals({
    ...input({ lines: [line('mug', 2000), giftCard], destination: { country: 'DE' } }),
    discounts: [halved],
  })
  expect(totals.lines[1]).toMatchObject({ tax: 0, discount: 0, totalAfterTax: 10_000 })
  expect(totals.lines[0]).toMatchObject({ discount: 1000, totalAfterTax: 1000 })
  expect(totals.shipping).toBe(490)
  expect([totals.total, totals.payableByGiftCard]).toEqual([11_490, 1490])
})
