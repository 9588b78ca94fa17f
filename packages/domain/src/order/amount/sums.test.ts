import { expect, test } from 'vitest'
import { checkSums, type ExternalLine, type SumsDecision, type ExternalSums } from './sums.ts'

const mugs: ExternalLine = { price: 1000, quantity: 2, discount: 200, tax: 288 }
const bowl: ExternalLine = { price: 500, quantity: 1, discount: 0, tax: 80 }
const given: ExternalSums = { shipping: 490, fees: 100, isTaxIncluded: true }

test('calculates missing sums: subtotal, discounts and taxes of the lines, and the total', () => {
  expect(checkSums([mugs, bowl], given)).toEqual({
    ok: true,
    sums: {
      lines: [
        { subtotal: 2000, beforeTax: 1512, afterTax: 1800 },
        { subtotal: 500, beforeTax: 420, afterTax: 500 },
      ],
      subtotal: 2500,
      shipping: 490,
      fees: 100,
      discount: 200,
      tax: 368,
      total: 2890,
    },
  })
})

test('adds tax that is not included to lines and total', () => {
  expect(checkSums([mugs, bowl], { ...given, isTaxIncluded: false })).toMatchObject({
    sums: {
      lines: [
        { beforeTax: 1800, afterTax: 2088 },
        { beforeTax: 500, afterTax: 580 },
      ],
      total: 3258,
    },
  })
})

test.each<[string, Partial<ExternalSums>, object]>([
  ['matching sums', { subtotal: 2500, discount: 200, tax: 368, total: 2890 }, { total: 2890 }],
  ['a discount larger than that of the lines', { discount: 300 }, { discount: 300, total: 2790 }],
  ['a discount of everything but the fees', { discount: 2990 }, { discount: 2990, total: 100 }],
  ['additional tax of the delivery', { tax: 446 }, { tax: 446, total: 2890 }],
  ['no tax', { tax: 0, isTaxIncluded: false }, { tax: 0, total: 2890 }],
])('accepts %s', (_what, more, sums) => {
  expect(checkSums([mugs, bowl], { ...given, ...more })).toMatchObject({ ok: true, sums })
})

test.each<[Partial<ExternalSums>, Exclude<SumsDecision, { ok: true }>]>([
  [{ subtotal: 2499 }, { ok: false, part: 'subtotal', expected: 2500 }],
  [{ subtotal: 0 }, { ok: false, part: 'subtotal', expected: 2500 }],
  [{ total: 2889 }, { ok: false, part: 'total', expected: 2890 }],
  [{ total: 0 }, { ok: false, part: 'total', expected: 2890 }],
  [{ discount: 199 }, { ok: false, part: 'discount', atLeast: 200, atMost: 2990 }],
  [{ discount: 2991 }, { ok: false, part: 'discount', atLeast: 200, atMost: 2990 }],
])('rejects sums with %j that do not add up', (more, refusal) => {
  expect(checkSums([mugs, bowl], { ...given, ...more })).toEqual(refusal)
})

test('rejects a line discount larger than the price', () => {
  expect(checkSums([bowl, { ...mugs, discount: 2001 }], given)).toEqual({
    ok: false,
    part: 'line',
    index: 1,
    atMost: 2000,
  })
  expect(checkSums([{ ...mugs, discount: 2001 }, bowl], given)).toMatchObject({ part: 'line', index: 0, atMost: 2000 })
  expect(checkSums([{ ...mugs, discount: 2000 }], given)).toMatchObject({ ok: true, sums: { total: 590 } })
})
