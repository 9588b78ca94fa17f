import { expect, test } from 'vitest'
import { openShop } from '../../../../../../test/shop.ts'
import { atTheDesk } from '../testing.ts'

/** Yen have no minor unit, and a dinar has a thousand fils. Splitting the price of three units loses nothing. */
test.each([
  ['JPY', '1', 'JPY has no decimals', '0.5'],
  ['KWD', '0.001', 'KWD has at most 3 decimals', '0.0005'],
])(
  'authorizes, captures and refunds %s unit by unit, to the smallest amount',
  async (currency, least, sentence, finer) => {
    const shop = await openShop({ currency })
    try {
      const desk = await atTheDesk(shop)
      const { orderId, paymentId, order } = await desk.buy('sandbox:pays', {
        quantity: 3,
        more: { delayCapture: true },
      })
      const total = order.priceSummary.total.amount
      expect((await desk.capture(orderId, paymentId, least)).status).toBe(200)
      expect((await desk.capture(orderId, paymentId)).status).toBe(200)
      expect((await desk.till.orderOf(orderId)).balanceSummary.paid.amount).toBe(total)
      const fine = await desk.refund(orderId, { paymentRefunds: [{ paymentId, amount: { amount: finer } }] })
      expect(fine.body.details.validationError.fieldViolations[0].description).toBe(sentence)
      const lineItems = [{ lineItemId: order.lineItems[0].id, quantity: 1 }]
      for (let piece = 0; piece < 3; piece += 1) {
        const refundItems = { lineItems, ...(piece === 2 && { shipping: {} }) }
        const { summary } = (await desk.calculate(orderId, refundItems)).body
        const paymentRefunds = [{ paymentId, amount: { amount: summary.total.amount } }]
        const { status, body } = await desk.refund(orderId, { paymentRefunds, refundItems })
        expect(status, JSON.stringify(body)).toBe(200)
      }
      expect(await desk.till.orderOf(orderId)).toMatchObject({
        paymentStatus: 'FULLY_REFUNDED',
        balanceSummary: { refunded: { amount: total } },
      })
    } finally {
      await shop.close()
    }
  },
)
