import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import { expect, test } from 'vitest'
import { buyerOrderState, buyerPayments, type BuyerOrderState, type BuyerPayment } from './buyer-states.ts'

const shipped = { physicalProperties: { shippable: true } }
const digital = { physicalProperties: { shippable: false } }

test.each<[Order['status'], Order['fulfillmentStatus'], BuyerOrderState]>([
  ['APPROVED', 'NOT_FULFILLED', 'PREPARING'],
  ['APPROVED', 'PARTIALLY_FULFILLED', 'PARTIALLY_SHIPPED'],
  ['APPROVED', 'FULFILLED', 'SHIPPED'],
  ['APPROVED', 'CANCELED', 'CANCELED'],
  ['INITIALIZED', 'NOT_FULFILLED', 'PREPARING'],
  ['PENDING', 'NOT_FULFILLED', 'UNDER_REVIEW'],
  ['CANCELED', 'PARTIALLY_FULFILLED', 'CANCELED'],
  ['REJECTED', 'CANCELED', 'REJECTED'],
])('shows the buyer an order that is %s and %s as %s', (status, fulfillmentStatus, state) => {
  expect(buyerOrderState({ status, fulfillmentStatus, lineItems: [shipped] })).toBe(state)
})

test.each<[string, Parameters<typeof buyerOrderState>[0]['lineItems'], BuyerOrderState]>([
  ['of digital goods as confirmed', [digital], 'CONFIRMED'],
  ['of physical and digital goods by its fulfillment', [digital, shipped], 'SHIPPED'],
  ['of unknown shippability by its fulfillment', [{}], 'SHIPPED'],
])('shows an order %s', (_title, lineItems, state) => {
  expect(buyerOrderState({ status: 'APPROVED', fulfillmentStatus: 'FULFILLED', lineItems })).toBe(state)
})

test.each<[Order['paymentStatus'], BuyerPayment['state']]>([
  ['UNSPECIFIED', 'UNPAID'],
  ['NOT_PAID', 'UNPAID'],
  ['PENDING', 'PENDING'],
  ['PENDING_MERCHANT', 'PENDING'],
  ['PARTIALLY_PAID', 'PARTIALLY_PAID'],
  ['PAID', 'PAID'],
  ['PARTIALLY_REFUNDED', 'PARTIALLY_REFUNDED'],
  ['FULLY_REFUNDED', 'REFUNDED'],
  ['CANCELED', 'CANCELED'],
  ['DECLINED', 'DECLINED'],
])('shows a payment that is %s as %s', (paymentStatus, state) => {
  expect(buyerPayments({ paymentStatus })).toEqual([{ state }])
})

const money = (amount: string) => ({ amount, formattedAmount: `€${amount}` })
const none = money('0.00')

test.each<[string, Order['paymentStatus'], NonNullable<Order['balanceSummary']>, readonly BuyerPayment[]]>([
  [
    'with the refunded amount',
    'PARTIALLY_REFUNDED',
    { refunded: money('4.00'), pendingRefund: none },
    [{ state: 'PARTIALLY_REFUNDED', amount: money('4.00') }],
  ],
  [
    'without an amount if it was fully refunded',
    'FULLY_REFUNDED',
    { refunded: money('9.00') },
    [{ state: 'REFUNDED' }],
  ],
  ['without an amount if it is unknown', 'PARTIALLY_REFUNDED', { refunded: none }, [{ state: 'PARTIALLY_REFUNDED' }]],
  [
    'as a pending refund',
    'PAID',
    { refunded: none, pendingRefund: money('3.00') },
    [{ state: 'REFUND_PENDING', amount: money('3.00') }],
  ],
  [
    'with a pending refund after a completed one',
    'PARTIALLY_REFUNDED',
    { refunded: money('4.00'), pendingRefund: money('3.00') },
    [
      { state: 'PARTIALLY_REFUNDED', amount: money('4.00') },
      { state: 'REFUND_PENDING', amount: money('3.00') },
    ],
  ],
])('shows a payment %s', (_title, paymentStatus, balanceSummary, shown) => {
  expect(buyerPayments({ paymentStatus, balanceSummary })).toEqual(shown)
})
