import { expect, test } from 'vitest'
import { spreadExchange } from './exchange.ts'
import { spreadRefund } from './spread.ts'

const cash = { paymentId: 'cash', max: 500, isExternal: true }
const card = { paymentId: 'card', max: 300, isExternal: false }
const voucher = { paymentId: 'voucher', max: 200, isExternal: false }

test.each([
  [250, [{ ...card, amount: 250 }]],
  [300, [{ ...card, amount: 300 }]],
  [
    600,
    [
      { ...card, amount: 300 },
      { ...voucher, amount: 200 },
      { ...cash, amount: 100 },
    ],
  ],
  [0, []],
])('refunds %i from payments with providers first, in order', (amount, parts) => {
  expect(spreadRefund(amount, [cash, card, voucher])).toEqual({ ok: true, parts })
})

test('refunds at most the total of all payments', () => {
  expect(spreadRefund(1000, [cash, card, voucher])).toMatchObject({ ok: true })
  expect(spreadRefund(1001, [cash, card, voucher])).toEqual({ ok: false, max: 1000 })
  expect(spreadRefund(1, [])).toEqual({ ok: false, max: 0 })
})

test('refunds an exchange from payments with providers, and credits the rest', () => {
  expect(spreadExchange({ refundAmount: 200, credited: 400 }, [cash, card])).toEqual({
    ok: true,
    refunds: [{ ...card, amount: 200 }],
    credited: [
      { ...card, max: 100, amount: 100 },
      { ...cash, amount: 300 },
    ],
  })
  expect(spreadExchange({ refundAmount: 200, credited: 601 }, [cash, card])).toEqual({ ok: false, max: 800 })
  expect(spreadExchange({ refundAmount: 801, credited: 0 }, [cash, card])).toEqual({ ok: false, max: 800 })
})
