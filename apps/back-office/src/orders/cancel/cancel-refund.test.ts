import { expect, test } from 'vitest'
import { splitIntoParts, refundablePayments } from './cancel-refund.ts'
import type { Refundability } from '../refund/refundability.ts'

const minor = (amount = '0') => Math.round(Number(amount) * 100)
const price = (amount: string) => ({ amount })

const payment = (
  paymentId: string,
  { paid = '10.00', refunded = '0.00', maxRefund = paid, ...more }: Record<string, unknown> = {},
) =>
  ({
    payment: {
      paymentId,
      offlinePayment: false,
      monetary: {
        paid: price(paid as string),
        refunded: price(refunded as string),
        refundPending: price('0.00'),
        maxRefund: price(maxRefund as string),
      },
    },
    ...more,
  }) as Refundability['payments'][number]

test('refunds through providers first, then manually', () => {
  const manual = payment('cash', { manuallyRefundable: { reason: 'OFFLINE' } })
  const down = payment('down', { maxRefund: '0.00', refunded: '4.00', nonRefundable: { reason: 'PROVIDER_IS_DOWN' } })
  const refundable = refundablePayments([manual, down, payment('card')], minor)
  expect(refundable).toEqual([
    { paymentId: 'card', maxAmount: 1000 },
    { paymentId: 'cash', maxAmount: 1000, manualReason: 'OFFLINE' },
    { paymentId: 'down', maxAmount: 600, manualReason: 'PROVIDER_IS_DOWN' },
  ])
  expect(splitIntoParts(1700, refundable)).toEqual([
    { paymentId: 'card', amount: 1000, isManual: false },
    { paymentId: 'cash', amount: 700, isManual: true },
  ])
})

test('refunds nothing that was charged back, already refunded or never paid', () => {
  const reasons = ['AMOUNT_OFFSET_BY_CHARGEBACK', 'ALREADY_REFUNDED', 'NOT_PAID', 'PENDING_REFUND']
  const payments = reasons.map((reason) => payment(reason, { maxRefund: '0.00', nonRefundable: { reason } }))
  expect(refundablePayments(payments, minor)).toEqual([])
})

test('marks all parts as manual if the owner refunds them', () => {
  expect(splitIntoParts(500, [{ paymentId: 'card', maxAmount: 1000 }], true)).toEqual([
    { paymentId: 'card', amount: 500, isManual: true },
  ])
})
