import type { Order } from '@vitrine/contract/entities/order.ts'
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
])('shows the buyer of an order that is %s and %s the state %s', (status, fulfillmentStatus, state) => {
  expect(buyerOrderState({ status, fulfillmentStatus, lineItems: [shipped] })).toBe(state)
})

test.each<[string, Parameters<typeof buyerOrderState>[0]['lineItems'], BuyerOrderState]>([
  ['of digital goods as confirmed', [digital], 'CONFIRMED'],
  ['of goods and digital goods by its parcels', [digital, shipped], 'SHIPPED'],
  ['that does not say whether it is sent by its parcels', [{}], 'SHIPPED'],
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
    'how much of it was refunded',
    'PARTIALLY_REFUNDED',
    { refunded: money('4.00'), pendingRefund: none },
    [{ state: 'PARTIALLY_REFUNDED', amount: money('4.00') }],
  ],
  ['no amount where all of it was refunded', 'FULLY_REFUNDED', { refunded: money('9.00') }, [{ state: 'REFUNDED' }]],
  ['no amount where it is not known', 'PARTIALLY_REFUNDED', { refunded: none }, [{ state: 'PARTIALLY_REFUNDED' }]],
  [
    'a refund that is on its way instead of the payment',
    'PAID',
    { refunded: none, pendingRefund: money('3.00') },
    [{ state: 'REFUND_PENDING', amount: money('3.00') }],
  ],
  [
    'a refund that is on its way after the one that has arrived',
    'PARTIALLY_REFUNDED',
    { refunded: money('4.00'), pendingRefund: money('3.00') },
    [
      { state: 'PARTIALLY_REFUNDED', amount: money('4.00') },
      { state: 'REFUND_PENDING', amount: money('3.00') },
    ],
  ],
])('shows of a payment %s', (_title, paymentStatus, balanceSummary, shown) => {
  expect(buyerPayments({ paymentStatus, balanceSummary })).toEqual(shown)
})
