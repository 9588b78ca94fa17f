import { expect, test } from 'vitest'
import { noSums } from './ledger.ts'
import { refundability, refundRefusal, type RefundablePayment } from './refundability.ts'

const paid: RefundablePayment = {
  amount: 1000,
  sums: { ...noSums, captured: 1000 },
  pendingRefunds: 0,
  orderStatus: 'APPROVED',
  daysSinceCapture: 3,
  provider: { refund: 'partial' },
}
const moved = (sums: object): Partial<RefundablePayment> => ({ sums: { ...noSums, ...sums } })

test.each<[Partial<RefundablePayment>, object]>([
  [{}, { type: 'refundable', max: 1000 }],
  [{ pendingRefunds: 400 }, { type: 'refundable', max: 600 }],
  [moved({ captured: 1000, refunded: 250 }), { type: 'refundable', max: 750 }],
  [moved({ captured: 1000, disputed: 400 }), { type: 'refundable', max: 600 }],
  [{ orderStatus: 'PENDING' }, { type: 'none', reason: 'ORDER_IS_PENDING' }],
  [{ orderStatus: 'REJECTED' }, { type: 'none', reason: 'ORDER_IS_REJECTED' }],
  [
    { amount: 0, ...moved({}) },
    { type: 'none', reason: 'ZERO_PRICE' },
  ],
  [moved({}), { type: 'none', reason: 'NOT_PAID' }],
  [moved({ captured: 1000, refunded: 1000 }), { type: 'none', reason: 'ALREADY_REFUNDED' }],
  [moved({ captured: 1000, refunded: 1000, disputed: 1000 }), { type: 'none', reason: 'ALREADY_REFUNDED' }],
  [{ pendingRefunds: 1000 }, { type: 'none', reason: 'PENDING_REFUND' }],
  [moved({ captured: 1000, disputed: 1000 }), { type: 'none', reason: 'AMOUNT_OFFSET_BY_CHARGEBACK' }],
  [
    { pendingRefunds: 400, ...moved({ captured: 1000, refunded: 600 }) },
    { type: 'none', max: 0, reason: 'PENDING_REFUND' },
  ],
  [moved({ captured: 1000, refunded: 400, disputed: 600 }), { type: 'none', reason: 'AMOUNT_OFFSET_BY_CHARGEBACK' }],
  [{ provider: { refund: 'whole' } }, { type: 'refundable', max: 1000 }],
  [{ provider: { refund: 'none' } }, { type: 'none', reason: 'DISABLED_BY_PROVIDER' }],
  [{ provider: { refund: 'outside' } }, { type: 'manual', reason: 'OFFLINE', max: 1000 }],
  [{ provider: { refund: 'partial', refundDays: 2 } }, { type: 'manual', reason: 'EXPIRED' }],
  [{ provider: { refund: 'partial', refundDays: 3 } }, { type: 'refundable' }],
  [
    { provider: { refund: 'whole' }, ...moved({ captured: 1000, refunded: 1 }) },
    { type: 'manual', reason: 'NOT_SUPPORTED', max: 999 },
  ],
])('determines that a payment with %j is %j', (given, expected) => {
  expect(refundability({ ...paid, ...given })).toMatchObject(expected)
})

test('refunds a payment of a disconnected provider only manually', () => {
  const { provider: _provider, ...orphan } = paid
  expect(refundability(orphan)).toMatchObject({ reason: 'PROVIDER_IS_DOWN' })
  expect(refundRefusal(orphan, { amount: 1, isExternal: false })).toMatchObject({ code: 'PAYMENT_NOT_REFUNDABLE' })
  expect(refundRefusal(orphan, { amount: 1000, isExternal: true })).toBeUndefined()
})

test.each<[Partial<RefundablePayment>, { amount: number; isExternal?: boolean }, string | undefined]>([
  [{}, { amount: 1000 }, undefined],
  [{}, { amount: 1 }, undefined],
  [{ provider: { refund: 'partial', refundDays: 30 } }, { amount: 999 }, undefined],
  [{}, { amount: 1001 }, 'INVALID_PAYMENT_REFUND_AMOUNT'],
  [{}, { amount: 0 }, 'INVALID_PAYMENT_REFUND_AMOUNT'],
  [{ provider: { refund: 'whole' } }, { amount: 999 }, 'INVALID_PAYMENT_REFUND_AMOUNT'],
  [{ provider: { refund: 'whole' } }, { amount: 1000 }, undefined],
  [{ provider: { refund: 'whole' } }, { amount: 999, isExternal: true }, undefined],
  [{ provider: { refund: 'outside' } }, { amount: 10 }, 'EXTERNAL_REFUND_EXPECTED'],
  [{ provider: { refund: 'outside' } }, { amount: 10, isExternal: true }, undefined],
  [{ provider: { refund: 'outside' } }, { amount: 1001, isExternal: true }, 'INVALID_PAYMENT_REFUND_AMOUNT'],
  [{ provider: { refund: 'none' } }, { amount: 1 }, 'PAYMENT_NOT_REFUNDABLE'],
  [{ provider: { refund: 'none' } }, { amount: 1000, isExternal: true }, undefined],
  [{ provider: { refund: 'none' } }, { amount: 1001, isExternal: true }, 'INVALID_PAYMENT_REFUND_AMOUNT'],
  [{ provider: { refund: 'none' }, pendingRefunds: 300 }, { amount: 700, isExternal: true }, undefined],
  [
    { provider: { refund: 'none' }, pendingRefunds: 300 },
    { amount: 701, isExternal: true },
    'INVALID_PAYMENT_REFUND_AMOUNT',
  ],
  [{ orderStatus: 'PENDING' }, { amount: 1, isExternal: true }, 'PAYMENT_NOT_REFUNDABLE'],
  [{ orderStatus: 'REJECTED' }, { amount: 1, isExternal: true }, 'PAYMENT_NOT_REFUNDABLE'],
  [{ provider: { refund: 'partial', refundDays: 2 } }, { amount: 1 }, 'EXTERNAL_REFUND_EXPECTED'],
  [{ pendingRefunds: 1000 }, { amount: 1, isExternal: true }, 'PAYMENT_NOT_REFUNDABLE'],
])('refuses for a payment with %j a refund of %j with %s', (given, { amount, isExternal = false }, code) => {
  expect(refundRefusal({ ...paid, ...given }, { amount, isExternal })?.code).toBe(code)
})
