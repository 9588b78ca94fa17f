import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  heldOf,
  keptOf,
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

describe('what may move', () => {
  const cases: readonly [string, Partial<Sums>, MovementType, number, string | undefined][] = [
    ['cash in full', {}, 'captured', 100, undefined],
    ['cash in parts', { captured: 40 }, 'captured', 60, undefined],
    ['more cash than is due', { captured: 40 }, 'captured', 61, 'INVALID_AMOUNT'],
    ['cash a second time', { captured: 100 }, 'captured', 1, 'PAYMENT_ALREADY_CAPTURED'],
    ['part of what is held', { authorized: 100 }, 'captured', 30, undefined],
    ['more than is held', { authorized: 50 }, 'captured', 60, 'INVALID_AMOUNT'],
    ['what was let go', { authorized: 100, voided: 100 }, 'captured', 1, 'PAYMENT_ALREADY_VOIDED'],
    ['letting go what was never held', {}, 'voided', 1, 'PAYMENT_NOT_AUTHORIZED'],
    ['letting go what was captured', { authorized: 100, captured: 100 }, 'voided', 1, 'PAYMENT_ALREADY_CAPTURED'],
    ['giving back what never came', {}, 'refunded', 1, 'NOT_PAID'],
    ['giving back all', { captured: 100 }, 'refunded', 100, undefined],
    ['giving back twice', { captured: 100, refunded: 100 }, 'refunded', 1, 'ALREADY_REFUNDED'],
    ['giving back more than came', { captured: 100 }, 'refunded', 101, 'INVALID_AMOUNT'],
    ['giving back what the bank took', { captured: 100, disputed: 70 }, 'refunded', 31, 'AMOUNT_OFFSET_BY_CHARGEBACK'],
    ['the bank takes back what was refunded', { captured: 100, refunded: 100 }, 'disputed', 100, undefined],
    ['the bank takes more than was paid', { captured: 100 }, 'disputed', 101, 'INVALID_AMOUNT'],
    ['the bank returns what it never took', { captured: 100 }, 'dispute-reversed', 1, 'INVALID_AMOUNT'],
    ['nothing at all', {}, 'captured', 0, 'INVALID_AMOUNT'],
    ['half a cent', {}, 'captured', 0.5, 'INVALID_AMOUNT'],
    ['holding in full', {}, 'authorized', 100, undefined],
    ['holding the rest', { authorized: 60 }, 'authorized', 40, undefined],
    ['holding more than it is for', { authorized: 60 }, 'authorized', 41, 'INVALID_AMOUNT'],
    ['holding once something was captured', { authorized: 60, captured: 10 }, 'authorized', 1, 'INVALID_AMOUNT'],
    ['holding once something was let go', { authorized: 60, voided: 10 }, 'authorized', 1, 'INVALID_AMOUNT'],
    ['letting go more than is held', { authorized: 100, captured: 60 }, 'voided', 41, 'INVALID_AMOUNT'],
    ['letting go the rest', { authorized: 100, captured: 60 }, 'voided', 40, undefined],
    ['the bank takes back what never came', {}, 'disputed', 1, 'NOT_PAID'],
    ['the bank takes back the rest', { captured: 100, disputed: 30 }, 'disputed', 70, undefined],
    ['the bank takes back more than the rest', { captured: 100, disputed: 30 }, 'disputed', 71, 'INVALID_AMOUNT'],
    [
      'the bank takes back again what it returned',
      { captured: 100, disputed: 100, 'dispute-reversed': 40 },
      'disputed',
      40,
      undefined,
    ],
    [
      'the bank returns more than it took',
      { captured: 100, disputed: 50, 'dispute-reversed': 20 },
      'dispute-reversed',
      31,
      'INVALID_AMOUNT',
    ],
  ]
  test.each(cases)('%s', (_what, before, type, amount, refusal) => {
    expect(movementRefusal({ amount: 100, sums: sums(before) }, { type, amount })).toBe(refusal)
  })

  test('what is on its way back is not given back a second time', () => {
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

interface Told {
  readonly record: PaymentRecord
  readonly ledger: readonly Movement[]
}

/** A payment and its ledger after one more thing happened; as it was where that is refused. */
const after = ({ record, ledger }: Told, event: RecordEvent): Told => {
  const decision = decideRecord(record, event)
  // What the ledger takes, the table of the payment's states takes, too.
  if (!decision.ok && decision.code === 'PAYMENT_MOVED_BACK') throw new Error(`${record.status} may not move`)
  if (!decision.ok) return { record, ledger }
  const { status, sums: moved, movements: written } = decision
  return { record: { ...record, status, sums: moved }, ledger: [...ledger, ...written] }
}

const paymentAfter = (amount: number, events: readonly RecordEvent[]): Told =>
  events.reduce(after, { record: newRecord(amount), ledger: [] })

describe('whatever happens to a payment', () => {
  const payments = fc.tuple(amounts, fc.array(happenings, { maxLength: 40 }))

  test('its ledger adds up: what came in is held, kept, given back or taken back, to the last cent', () => {
    fc.assert(
      fc.property(payments, ([amount, events]) => {
        const { record, ledger } = paymentAfter(amount, events)
        const total = sumsOf(ledger)
        expect(total).toEqual(record.sums)
        const fromHold = total.authorized > 0 ? total.captured + total.voided : 0
        expect(heldOf(total) + fromHold).toBe(total.authorized)
        expect(keptOf(total) + total.refunded + offsetOf(total)).toBe(total.captured)
        for (const one of Object.values(total)) expect(one).toBeGreaterThanOrEqual(0)
        expect(heldOf(total)).toBeGreaterThanOrEqual(0)
        expect(total.authorized).toBeLessThanOrEqual(amount)
        expect(total.captured).toBeLessThanOrEqual(amount)
        expect(total.refunded).toBeLessThanOrEqual(total.captured)
        expect(offsetOf(total)).toBeLessThanOrEqual(total.captured)
      }),
    )
  })

  test('its state says what the ledger says', () => {
    fc.assert(
      fc.property(payments, ([amount, events]) => {
        const { record, ledger } = paymentAfter(amount, events)
        const expected = record.status === 'CANCELED' ? 'PENDING' : record.status
        expect(recordStatusOf(sumsOf(ledger))).toBe(expected)
      }),
    )
  })
})

describe('whatever happens to the payments of an order', () => {
  test('its payment moves as its table allows, stock goes once, and the balance adds up', () => {
    const story = fc.array(fc.tuple(fc.nat(2), happenings), { maxLength: 60 })
    fc.assert(
      fc.property(fc.tuple(amounts, amounts, amounts), story, (shares, happened) => {
        const order = { total: shares[0] + shares[1] + shares[2], isCanceled: false }
        const payments = shares.map((share): Told => ({ record: newRecord(share), ledger: [] }))
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

  test('an order that costs nothing is paid from the start, and settled once it is canceled', () => {
    expect(orderPaymentStatusOf({ total: 0, isCanceled: false }, noSums)).toBe('PAID')
    expect(decideOrderPayment('PAID', { total: 0, isCanceled: true, stockTaken: true }, noSums)).toMatchObject({
      status: 'FULLY_REFUNDED',
    })
  })

  test('what was given back is not paid again by itself', () => {
    const order = { total: 10, isCanceled: true, stockTaken: true }
    const refused = { ok: false, code: 'PAYMENT_MOVED_BACK' }
    expect(decideOrderPayment('FULLY_REFUNDED', order, sums({ captured: 10 }))).toEqual(refused)
  })

  test('goods that wait for the payment leave the stock with it, and not where they have gone already', () => {
    const order = { total: 10, isCanceled: false, stockTaken: false }
    const paid = sums({ captured: 10 })
    expect(decideOrderPayment('NOT_PAID', order, paid)).toMatchObject({ tasks: ['take-stock', 'tell-status'] })
    expect(decideOrderPayment('NOT_PAID', { ...order, stockTaken: true }, paid)).toMatchObject({
      tasks: ['tell-status'],
    })
  })
})
