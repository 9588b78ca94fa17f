import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf } from '../money.ts'
import { exchangeOf, spreadExchange } from './exchange.ts'

test.each([
  [2800, 3500, { credited: 2800, due: 700, refundAmount: 0 }],
  [2800, 1200, { credited: 1200, due: 0, refundAmount: 1600 }],
  [2800, 2800, { credited: 2800, due: 0, refundAmount: 0 }],
  [2800, 0, { credited: 0, due: 0, refundAmount: 2800 }],
])('exchanges returned goods worth %i for an order of %i', (amount, total, exchange) => {
  expect(exchangeOf(amount, total)).toEqual(exchange)
})

test('credits or refunds the full value of returned goods, without exceeding any payment', () => {
  const amounts = fc.integer({ min: 0, max: 5000 })
  const source = fc.record({ max: amounts, isExternal: fc.boolean() })
  fc.assert(
    fc.property(fc.array(source, { maxLength: 4 }), amounts, amounts, (known, amount, total) => {
      const sources = known.map((one, index) => ({ ...one, paymentId: String(index) }))
      const exchange = exchangeOf(amount, total)
      expect(exchange.credited + exchange.refundAmount).toBe(amount)
      expect(exchange.credited + exchange.due).toBe(total)
      const spread = spreadExchange(exchange, sources)
      const available = sumOf(sources.map((one) => one.max))
      expect(spread.ok).toBe(available >= amount)
      if (!spread.ok) return
      expect(sumOf(spread.refunds.map((part) => part.amount))).toBe(exchange.refundAmount)
      expect(sumOf(spread.credited.map((part) => part.amount))).toBe(exchange.credited)
      for (const { paymentId, max: able } of sources) {
        const parts = [...spread.refunds, ...spread.credited].filter((part) => part.paymentId === paymentId)
        expect(sumOf(parts.map((part) => part.amount))).toBeLessThanOrEqual(able)
      }
    }),
  )
})
