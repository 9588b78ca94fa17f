import { expect, test } from 'vitest'
import { words } from '../words/en.ts'
import { paymentOf, statusOf } from './order-states.ts'

const activity = (activityType: 'ORDER_PAID' | 'ORDER_CANCELED' | 'REFUND_INITIATED' | 'PAYMENT_REFUNDED') => ({
  activityType,
})

test('a buyer whose order was canceled reads that the money is on its way, until it is back', () => {
  const canceled = [activity('ORDER_PAID'), activity('ORDER_CANCELED'), activity('REFUND_INITIATED')]
  expect(paymentOf({ paymentStatus: 'PAID', activities: canceled }, words)).toBe(words.refundPending)
  const back = [...canceled, activity('PAYMENT_REFUNDED')]
  expect(paymentOf({ paymentStatus: 'FULLY_REFUNDED', activities: back }, words)).toBe(words.refunded)
  expect(paymentOf({ paymentStatus: 'PAID', activities: [activity('ORDER_PAID')] }, words)).toBe(words.paid)
})

test('goods that are not sent are on their way to nobody', () => {
  const line = (shippable: boolean) => ({ physicalProperties: { shippable } }) as never
  const order = { status: 'APPROVED', fulfillmentStatus: 'FULFILLED' } as const
  expect(statusOf({ ...order, lineItems: [line(false)] }, words).label).toBe(words.orderConfirmed)
  expect(statusOf({ ...order, lineItems: [line(false), line(true)] }, words).label).toBe(words.orderShipped)
})
