import type { Order, OrderPaymentRequest } from '@vitrine/client'
import { expect, test } from 'vitest'
import { timelineEntries, type TimelineSources } from './timeline-entries.ts'

const day = (number: number): Date => new Date(Date.UTC(2026, 10, number))

type Activity = NonNullable<Order['activities']>[number]

const sourcesOf = (
  activities: Activity[],
  paymentRequests: readonly Partial<OrderPaymentRequest>[] = [],
): TimelineSources => ({
  order: { currency: 'EUR', activities } as unknown as Order,
  transactions: { orderId: 'o', payments: [], refunds: [] },
  disputes: [],
  paymentRequests: paymentRequests.map((request) => ({
    request: { amount: { amount: '10' }, currency: 'EUR', ...request } as OrderPaymentRequest,
  })),
  people: new Map([['ann', 'Ann Lee']]),
})

const linesOf = (sources: TimelineSources): readonly string[] =>
  timelineEntries(sources).map(({ what, where }) => [what, ...where].join(' | '))

const custom = (type: string, additionalData: Record<string, string>, actor?: Activity['actor']): Activity => ({
  activityType: 'CUSTOM_ACTIVITY',
  createdDate: day(1),
  customActivity: { type, additionalData },
  ...(actor && { actor }),
})

const about = { recipient: 'bea@mail.example', amount: '10.00', currency: 'EUR' }

test('says to whom a payment link was sent, by whom, and for which amount', () => {
  const sent = (id: string) => custom('PAYMENT_LINK_SENT', about, { type: 'owner', id })
  expect(linesOf(sourcesOf([sent('ann')]))).toEqual(['Payment link for €10.00 sent to bea@mail.example | By Ann Lee'])
  // Those who may not see the staff get no names.
  expect(linesOf(sourcesOf([sent('bob')]))).toEqual(['Payment link for €10.00 sent to bea@mail.example | By the owner'])
})

test('names emails about the rest of a deposit, a cancellation and a refund', () => {
  const activities = [
    custom('REMAINDER_EMAIL_SENT', about),
    custom('EMAIL_SENT', { email: 'ORDER_CANCELED', recipient: about.recipient }),
    custom('EMAIL_SENT', { email: 'constructor', recipient: about.recipient }),
    custom('REMAINDER_EMAIL_SENT', { dueDate: '2026-12-01' }),
    custom('constructor', {}),
  ]
  expect(linesOf(sourcesOf(activities)).toSorted()).toEqual([
    'Email about the remaining payment of €10.00 sent to bea@mail.example',
    'Email about the remaining payment sent',
    'Email “Order canceled” sent to bea@mail.example',
    'Email “constructor” sent to bea@mail.example',
    'constructor',
  ])
})

test('says that a payment link was paid, canceled, or has expired', () => {
  const requests: Partial<OrderPaymentRequest>[] = [
    { status: 'UNPAID', updatedDate: day(1) },
    { status: 'PAID', updatedDate: day(2) },
    { status: 'EXPIRED', updatedDate: day(3) },
    { status: 'EXPIRED', updatedDate: day(9), expirationDate: day(4) },
  ]
  expect(timelineEntries(sourcesOf([], requests)).map(({ what, when }) => [what, when.getUTCDate()])).toEqual([
    ['Payment link for €10.00 expired', 4],
    ['Payment link for €10.00 canceled', 3],
    ['Payment link for €10.00 paid', 2],
  ])
})
