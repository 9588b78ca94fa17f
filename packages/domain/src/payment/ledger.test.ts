import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  heldOf,
  netCapturedOf,
  movementRefusal,
  movementTypes,
  noSums,
  offsetOf,
  refundableOf,
  sumsOf,
  type Movement,
  type MovementType,
  type Sums,
} from './ledger.ts'
import { balanceOf, decideOrderPayment, orderPaymentStatusOf, type PaymentStatus } from './order-payment.ts'
import { decideRecord, newRecord, recordStatusOf, type PaymentRecord, type RecordEvent } from './record.ts'

const sums = (given: Partial<Sums>): Sums => ({ ...noSums, ...given })

describe('movements of a payment', () => {
  const cases: readonly [string, Partial<Sums>, MovementType, number, string | undefined][] = [
    ['accepts a full offline payment', {}, 'captured', 100, undefined],
    ['accepts a partial offline payment', { captured: 40 }, 'captured', 60, undefined],
    ['rejects an offline payment larger than the amount due', { captured: 40 }, 'captured', 61, 'INVALID_AMOUNT'],
    ['rejects a second offline payment', { captured: 100 }, 'captured', 1, 'PAYMENT_ALREADY_CAPTURED'],
    ['accepts a partial capture', { authorized: 100 }, 'captured', 30, undefined],
    ['rejects a capture larger than the held amount', { authorized: 50 }, 'captured', 60, 'INVALID_AMOUNT'],
    ['rejects a capture after a void', { authorized: 100, voided: 100 }, 'captured', 1, 'PAYMENT_ALREADY_VOIDED'],
    ['rejects a void without an authorization', {}, 'voided', 1, 'PAYMENT_NOT_AUTHORIZED'],
    ['rejects a void after a capture', { authorized: 100, captured: 100 }, 'voided', 1, 'PAYMENT_ALREADY_CAPTURED'],
    ['rejects a refund of an unpaid payment', {}, 'refunded', 1, 'NOT_PAID'],
    ['accepts a full refund', { captured: 100 }, 'refunded', 100, undefined],
    ['rejects a second full refund', { captured: 100, refunded: 100 }, 'refunded', 1, 'ALREADY_REFUNDED'],
    ['rejects a refund larger than the captured amount', { captured: 100 }, 'refunded', 101, 'INVALID_AMOUNT'],
    [
      'accepts a refund that succeeds although a chargeback took the amount',
      { captured: 100, disputed: 100 },
      'refunded',
      5,
      undefined,
    ],
    [
      'rejects a refund of more than was captured, whatever was charged back',
      { captured: 100, refunded: 70, disputed: 100 },
      'refunded',
      31,
      'INVALID_AMOUNT',
    ],
    ['accepts a chargeback after a refund', { captured: 100, refunded: 100 }, 'disputed', 100, undefined],
    ['rejects a chargeback larger than the captured amount', { captured: 100 }, 'disputed', 101, 'INVALID_AMOUNT'],
    [
      'rejects the reversal of a chargeback that never happened',
      { captured: 100 },
      'dispute-reversed',
      1,
      'INVALID_AMOUNT',
    ],
    ['rejects an amount of zero', {}, 'captured', 0, 'INVALID_AMOUNT'],
    ['rejects a fraction of a minor unit', {}, 'captured', 0.5, 'INVALID_AMOUNT'],
    ['accepts a full authorization', {}, 'authorized', 100, undefined],
    ['accepts an authorization of the rest', { authorized: 60 }, 'authorized', 40, undefined],
    ['rejects an authorization larger than the amount', { authorized: 60 }, 'authorized', 41, 'INVALID_AMOUNT'],
    ['rejects an authorization after a capture', { authorized: 60, captured: 10 }, 'authorized', 1, 'INVALID_AMOUNT'],
    ['rejects an authorization after a void', { authorized: 60, voided: 10 }, 'authorized', 1, 'INVALID_AMOUNT'],
    ['rejects a void larger than the held amount', { authorized: 100, captured: 60 }, 'voided', 41, 'INVALID_AMOUNT'],
    ['accepts a void of the rest', { authorized: 100, captured: 60 }, 'voided', 40, undefined],
    ['rejects a chargeback of an unpaid payment', {}, 'disputed', 1, 'NOT_PAID'],
    ['accepts a chargeback of the rest', { captured: 100, disputed: 30 }, 'disputed', 70, undefined],
    ['rejects a chargeback larger than the rest', { captured: 100, disputed: 30 }, 'disputed', 71, 'INVALID_AMOUNT'],
    [
      'accepts another chargeback after a reversal',
      { captured: 100, disputed: 100, 'dispute-reversed': 40 },
      'disputed',
      40,
      undefined,
    ],
    [
      'rejects a reversal larger than the chargeback',
      { captured: 100, disputed: 50, 'dispute-reversed': 20 },
      'dispute-reversed',
      31,
      'INVALID_AMOUNT',
    ],
  ]
  test.each(cases)('%s', (_what, before, type, amount, refusal) => {
    expect(movementRefusal({ amount: 100, sums: sums(before) }, { type, amount })).toBe(refusal)
  })

  test('does not refund an amount that is already being refunded', () => {
    const payment = { amount: 100, sums: sums({ captured: 100 }), pendingRefunds: 80 }
    expect(refundableOf(payment)).toBe(20)
    expect(movementRefusal(payment, { type: 'refunded', amount: 21 })).toBe('PENDING_REFUND')
    expect(movementRefusal(payment, { type: 'refunded', amount: 20 })).toBeUndefined()
  })
})

const amounts = fc.integer({ min: 1, max: 120 })
const movements: fc.Arbitrary<Movement> = fc.record({ type: fc.constantFrom(...movementTypes), amount: amounts })
const happenings: fc.Arbitrary<RecordEvent> = fc.oneof(
  { weight: 12, arbitrary: movements },
  { weight: 1, arbitrary: fc.constant({ type: 'canceled' as const }) },
)

interface State {
  readonly record: PaymentRecord
  readonly ledger: readonly Movement[]
}

/** A payment and its ledger after another event, unchanged if it is refused. */
const after = ({ record, ledger }: State, event: RecordEvent): State => {
  const decision = decideRecord(record, event)
  // Every movement the ledger accepts is also allowed by the table of states.
  if (!decision.ok && decision.code === 'PAYMENT_MOVED_BACK') throw new Error(`${record.status} may not move`)
  if (!decision.ok) return { record, ledger }
  const { status, sums: moved, movements: written } = decision
  return { record: { ...record, status, sums: moved }, ledger: [...ledger, ...written] }
}

const paymentAfter = (amount: number, events: readonly RecordEvent[]): State =>
  events.reduce(after, { record: newRecord(amount), ledger: [] })

describe('a payment, whatever happens to it', () => {
  const payments = fc.tuple(amounts, fc.array(happenings, { maxLength: 40 }))

  test('has a ledger that adds up to the last cent', () => {
    fc.assert(
      fc.property(payments, ([amount, events]) => {
        const { record, ledger } = paymentAfter(amount, events)
        const total = sumsOf(ledger)
        expect(total).toEqual(record.sums)
        const fromHold = total.authorized > 0 ? total.captured + total.voided : 0
        expect(heldOf(total) + fromHold).toBe(total.authorized)
        expect(netCapturedOf(total) + total.refunded + offsetOf(total)).toBe(total.captured)
        for (const one of Object.values(total)) expect(one).toBeGreaterThanOrEqual(0)
        expect(heldOf(total)).toBeGreaterThanOrEqual(0)
        expect(total.authorized).toBeLessThanOrEqual(amount)
        expect(total.captured).toBeLessThanOrEqual(amount)
        expect(total.refunded).toBeLessThanOrEqual(total.captured)
        expect(offsetOf(total)).toBeLessThanOrEqual(total.captured)
      }),
    )
  })

  test('has the status that its ledger implies', () => {
    fc.assert(
      fc.property(payments, ([amount, events]) => {
        const { record, ledger } = paymentAfter(amount, events)
        const expected = record.status === 'CANCELED' ? 'PENDING' : record.status
        expect(recordStatusOf(sumsOf(ledger))).toBe(expected)
      }),
    )
  })
})

describe('the payments of an order, whatever happens to them', () => {
  test('follow the table of states, take stock once, and keep the balance consistent', () => {
    const story = fc.array(fc.tuple(fc.nat(2), happenings), { maxLength: 60 })
    fc.assert(
      fc.property(fc.tuple(amounts, amounts, amounts), story, (shares, happened) => {
        const order = { total: shares[0] + shares[1] + shares[2], isCanceled: false }
        const payments = shares.map((share): State => ({ record: newRecord(share), ledger: [] }))
        let status: PaymentStatus = orderPaymentStatusOf(order, noSums)
        let stockTaken = 0
        for (const [index, event] of happened) {
          payments[index] = after(payments[index]!, event)
          const all = sumsOf(payments.flatMap(({ ledger }) => ledger))
          const decision = decideOrderPayment(status, { ...order, stockTaken: stockTaken > 0 }, all)
          if (!decision.ok) throw new Error(`${status}: ${decision.code}`)
          status = decision.status
          stockTaken += decision.tasks.includes('take-stock') ? 1 : 0
          const balance = balanceOf(order, all)
          expect(balance.due + balance.paid).toBe(order.total)
          expect(balance.refunded).toBeLessThanOrEqual(balance.paid)
        }
        expect(stockTaken).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('counts a free order as paid from the start, and as fully refunded once it is canceled', () => {
    expect(orderPaymentStatusOf({ total: 0, isCanceled: false }, noSums)).toBe('PAID')
    expect(decideOrderPayment('PAID', { total: 0, isCanceled: true, stockTaken: true }, noSums)).toMatchObject({
      status: 'FULLY_REFUNDED',
    })
  })

  test('does not return from fully refunded to paid by itself', () => {
    const order = { total: 10, isCanceled: true, stockTaken: true }
    const refused = { ok: false, code: 'PAYMENT_MOVED_BACK' }
    expect(decideOrderPayment('FULLY_REFUNDED', order, sums({ captured: 10 }))).toEqual(refused)
  })

  test('takes reserved goods from stock when the order is paid, unless they were taken before', () => {
    const order = { total: 10, isCanceled: false, stockTaken: false }
    const paid = sums({ captured: 10 })
    expect(decideOrderPayment('NOT_PAID', order, paid)).toMatchObject({ tasks: ['take-stock', 'notify-status'] })
    expect(decideOrderPayment('NOT_PAID', { ...order, stockTaken: true }, paid)).toMatchObject({
      tasks: ['notify-status'],
    })
  })
})
