import { expect, test } from 'vitest'
import type { Order } from '@vitrine/client'
import { words } from '../../words/en.ts'
import type { Speech } from '../../words/speech.ts'
import { paymentOf, statusOf } from './order-states.ts'

const speech = { words, locale: 'en' } as Speech
const price = (amount: string) => ({ amount, formattedAmount: amount })
const payment = (paymentStatus: Order['paymentStatus'], refunded = '0.00', pendingRefund?: string) =>
  paymentOf(
    {
      currency: 'EUR',
      paymentStatus,
      balanceSummary: { refunded: price(refunded), ...(pendingRefund && { pendingRefund: price(pendingRefund) }) },
    },
    speech,
  )

test('shows pending refunds, then refunded amounts', () => {
  expect(payment('PAID')).toBe('Paid')
  expect(payment('PAID', '0.00', '12.00')).toBe('Refund pending (€12.00)')
  expect(payment('PARTIALLY_REFUNDED', '5.00')).toBe('Partially refunded (€5.00)')
  expect(payment('PARTIALLY_REFUNDED', '5.00', '7.00')).toBe('Partially refunded (€5.00), Refund pending (€7.00)')
  expect(payment('FULLY_REFUNDED', '12.00')).toBe('Refunded')
})

test('unshipped goods are not shown as in transit', () => {
  const line = (shippable: boolean) => ({ physicalProperties: { shippable } }) as never
  const order = { status: 'APPROVED', fulfillmentStatus: 'FULFILLED' } as const
  expect(statusOf({ ...order, lineItems: [line(false)] }, words).label).toBe(words.orderConfirmed)
  expect(statusOf({ ...order, lineItems: [line(false), line(true)] }, words).label).toBe(words.orderShipped)
})
