import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refundableItems, calculateRefund, type RefundableLine, type RefundableOrder } from './calculate-refund.ts'

const line = (given: Partial<RefundableLine>): RefundableLine => ({
  id: 'mug',
  quantity: 3,
  refunded: 0,
  total: 1000,
  tax: 160,
  discount: 100,
  ...given,
})
const order = (given: Partial<RefundableOrder> = {}): RefundableOrder => ({ lines: [line({})], fees: [], ...given })
const one = { id: 'mug', quantity: 1 }
const wrapping = { id: 'wrapping', total: 400, tax: 64, discount: 40, refunded: 100 }

test('refunds a third of a line with its share of tax and discount', () => {
  expect(calculateRefund(order(), { lines: [one], fees: [] })).toMatchObject({
    ok: true,
    summary: { total: 333, tax: 53, discount: 33, subtotal: 313, lineItemsSubtotal: 313, additionalFeesTotal: 0 },
  })
})

test.each<[string, RefundableOrder, Parameters<typeof calculateRefund>[1], string]>([
  ['a line that does not exist', order(), { lines: [{ id: 'cup', quantity: 1 }], fees: [] }, 'LINE_ITEM_NOT_FOUND'],
  [
    'more than the ordered quantity',
    order(),
    { lines: [{ ...one, quantity: 4 }], fees: [] },
    'INVALID_LINE_ITEM_REFUND_QUANTITY',
  ],
  ['a line listed twice', order(), { lines: [one, one], fees: [] }, 'INVALID_LINE_ITEM_REFUND_QUANTITY'],
  [
    'pieces refunded before',
    order({ lines: [line({ refunded: 3 })] }),
    { lines: [one], fees: [] },
    'INVALID_LINE_ITEM_REFUND_QUANTITY',
  ],
  ['a quantity of zero', order(), { lines: [{ ...one, quantity: 0 }], fees: [] }, 'INVALID_LINE_ITEM_REFUND_QUANTITY'],
  [
    'a fractional quantity',
    order(),
    { lines: [{ ...one, quantity: 0.5 }], fees: [] },
    'INVALID_LINE_ITEM_REFUND_QUANTITY',
  ],
  [
    'more of a fee than is left',
    order({ fees: [wrapping] }),
    { lines: [], fees: [{ id: 'wrapping', amount: 301 }] },
    'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT',
  ],
  [
    'more of a second fee than is left of it',
    order({ fees: [{ ...wrapping, id: 'insurance', total: 900 }, wrapping] }),
    { lines: [], fees: [{ id: 'wrapping', amount: 301 }] },
    'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT',
  ],
  [
    'zero of a fee',
    order({ fees: [wrapping] }),
    { lines: [], fees: [{ id: 'wrapping', amount: 0 }] },
    'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT',
  ],
  [
    'the rest of a fee that was fully refunded',
    order({ fees: [{ ...wrapping, refunded: 400 }] }),
    { lines: [], fees: [{ id: 'wrapping' }] },
    'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT',
  ],
  [
    'a fee listed twice',
    order({ fees: [wrapping] }),
    {
      lines: [],
      fees: [
        { id: 'wrapping', amount: 1 },
        { id: 'wrapping', amount: 1 },
      ],
    },
    'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT',
  ],
  ['a fee that does not exist', order(), { lines: [], fees: [{ id: 'gift wrap' }] }, 'ADDITIONAL_FEE_NOT_FOUND'],
  ['a delivery that was free', order(), { lines: [], fees: [], shipping: {} }, 'SHIPPING_NOT_FOUND'],
  [
    'more than the delivery price',
    order({ shipping: { id: 'shipping', total: 500, tax: 80, discount: 0, refunded: 400 } }),
    { lines: [], fees: [], shipping: { amount: 101 } },
    'INVALID_SHIPPING_REFUND_AMOUNT',
  ],
])('rejects %s', (_what, of, items, code) => {
  expect(calculateRefund(of, items)).toMatchObject({ ok: false, refusals: [{ code }] })
})

test('includes the rejected items', () => {
  const of = order({ shipping: { id: 'shipping', total: 5, tax: 0, discount: 0, refunded: 0 } })
  const requested = { lines: [{ id: 'cup', quantity: 1 }], fees: [{ id: 'gift', amount: 1 }], shipping: { amount: 6 } }
  expect(calculateRefund(of, requested)).toEqual({
    ok: false,
    refusals: [
      { code: 'LINE_ITEM_NOT_FOUND', line: requested.lines[0] },
      { code: 'ADDITIONAL_FEE_NOT_FOUND', fee: requested.fees[0] },
      { code: 'INVALID_SHIPPING_REFUND_AMOUNT', shipping: requested.shipping },
    ],
  })
  expect(calculateRefund(order(), { lines: [], fees: [], shipping: requested.shipping })).toEqual({
    ok: false,
    refusals: [{ code: 'SHIPPING_NOT_FOUND', shipping: requested.shipping }],
  })
})

test('refunds lines, fees and delivery with their shares of tax and discount', () => {
  const fees = [wrapping, { ...wrapping, id: 'insurance', refunded: 0 }]
  const shipping = { id: 'shipping', total: 500, tax: 80, discount: 20, refunded: 0 }
  const of = order({ lines: [line({}), line({ id: 'bowl' })], fees, shipping })
  const requested = {
    lines: [{ id: 'bowl', quantity: 3 }],
    fees: [{ id: 'wrapping' }, { id: 'insurance', amount: 100 }],
  }
  expect(calculateRefund(of, { ...requested, shipping: { amount: 250 } })).toEqual({
    ok: true,
    lines: [{ id: 'bowl', quantity: 3, summary: { total: 1000, tax: 160, discount: 100, subtotal: 940 } }],
    fees: [
      { id: 'wrapping', amount: 300, summary: { total: 300, tax: 48, discount: 30, subtotal: 282 } },
      { id: 'insurance', amount: 100, summary: { total: 100, tax: 16, discount: 10, subtotal: 94 } },
    ],
    shipping: { amount: 250, summary: { total: 250, tax: 40, discount: 10, subtotal: 220 } },
    summary: {
      total: 1650,
      tax: 264,
      discount: 150,
      subtotal: 1536,
      lineItemsSubtotal: 940,
      additionalFeesTotal: 400,
    },
  })
})

test('refunds each line and fee by its own price, tax and discount', () => {
  const insurance = { id: 'insurance', total: 900, tax: 90, discount: 9, refunded: 0 }
  const of = order({
    lines: [line({}), line({ id: 'bowl', quantity: 2, total: 500, tax: 50, discount: 20 })],
    fees: [wrapping, insurance],
  })
  const bowl = { id: 'bowl', quantity: 1 }
  const requested = {
    lines: [bowl, { ...one, quantity: 3 }],
    fees: [{ id: 'insurance' }, { id: 'wrapping', amount: 100 }],
  }
  expect(calculateRefund(of, requested)).toMatchObject({
    lines: [
      { ...bowl, summary: { total: 250, tax: 25, discount: 10, subtotal: 235 } },
      { id: 'mug', quantity: 3, summary: { total: 1000, tax: 160, discount: 100, subtotal: 940 } },
    ],
    fees: [
      { id: 'insurance', amount: 900, summary: { total: 900, tax: 90, discount: 9, subtotal: 819 } },
      { id: 'wrapping', amount: 100, summary: { total: 100, tax: 16, discount: 10, subtotal: 94 } },
    ],
    summary: { total: 2250, tax: 291, discount: 129, subtotal: 2088 },
  })
})

test('leaves out delivery if it is not refunded', () => {
  const shipping = { id: 'shipping', total: 500, tax: 80, discount: 20, refunded: 0 }
  expect(calculateRefund(order({ shipping }), { lines: [one], fees: [] })).not.toHaveProperty('shipping')
})

test('returns the lines, fees and delivery that are not fully refunded', () => {
  const shipping = { id: 'shipping', total: 500, tax: 80, discount: 20, refunded: 499 }
  const of = order({
    lines: [line({ refunded: 1 }), line({ id: 'bowl', refunded: 3 })],
    fees: [wrapping, { ...wrapping, id: 'insurance', refunded: 400 }],
    shipping,
  })
  const left = { lines: [{ id: 'mug', quantity: 2 }], fees: [{ id: 'wrapping' }] }
  expect(refundableItems(of)).toEqual({ ...left, shipping: {} })
  expect(refundableItems({ ...of, shipping: { ...shipping, refunded: 500 } })).toEqual(left)
})

const amount = fc.integer({ min: 0, max: 10_000_000 })

test('adds refunds of single pieces up to the whole line, to the last minor unit', () => {
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 }),
      (total, tax, discount, steps) => {
        const quantity = steps.reduce((sum, step) => sum + step, 0)
        let refunded = 0
        const sums = { total: 0, tax: 0, discount: 0 }
        for (const step of steps) {
          const lines = [line({ quantity, refunded, total, tax, discount })]
          const done = calculateRefund({ lines, fees: [] }, { lines: [{ id: 'mug', quantity: step }], fees: [] })
          if (!done.ok) throw new Error('refused')
          expect(done.summary.subtotal - done.summary.discount + done.summary.tax).toBe(done.summary.total)
          sums.total += done.summary.total
          sums.tax += done.summary.tax
          sums.discount += done.summary.discount
          refunded += step
        }
        expect(sums).toEqual({ total, tax, discount })
      },
    ),
  )
})

test('returns the total of an order less what was refunded', () => {
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 0, max: 100 }), (total, shipping, percent) => {
      const back = Math.floor((shipping * percent) / 100)
      const of = order({
        lines: [line({ total })],
        shipping: { id: 'shipping', total: shipping, tax: 0, discount: 0, refunded: back },
      })
      expect(calculateRefund(of, refundableItems(of))).toMatchObject({
        ok: true,
        summary: { total: total + shipping - back },
      })
    }),
  )
})
