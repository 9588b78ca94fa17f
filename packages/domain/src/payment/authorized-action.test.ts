import { expect, test } from 'vitest'
import {
  captureRefusal,
  decideAction,
  voidRefusal,
  type CaptureAbilities,
  type HeldPayment,
} from './authorized-action.ts'
import { decideChargeback } from './chargeback.ts'
import { decideRefund, type RefundEvent, type RefundState } from './refund.ts'

const held: HeldPayment = { authorized: 1000, captured: 0, held: 1000, hasChargebacks: false }
const able = { capture: 'partial', void: true, release: true } as const

test.each<[Partial<HeldPayment>, number, string | undefined]>([
  [{}, 1000, undefined],
  [{}, 1, undefined],
  [{}, 1001, 'INVALID_AMOUNT'],
  [{}, 0, 'INVALID_AMOUNT'],
  [{ held: 0, authorized: 0 }, 1, 'PAYMENT_NOT_AUTHORIZED'],
  [{ held: 0 }, 1, 'PAYMENT_ALREADY_VOIDED'],
  [{ held: 0, captured: 1000 }, 1, 'PAYMENT_ALREADY_CAPTURED'],
  [{ pending: 'capture' }, 1, 'PAYMENT_HAS_PENDING_CAPTURE'],
  [{ pending: 'void' }, 1, 'PAYMENT_ALREADY_VOIDED'],
  [{ hasChargebacks: true }, 1, 'ORDER_HAS_CHARGEBACKS'],
])('refuses for a payment with %j a capture of %i with %s', (given, amount, code) => {
  expect(captureRefusal({ ...held, ...given }, { amount, abilities: able })).toBe(code)
})

test('does not capture if the provider cannot, and captures the rest after a partial capture', () => {
  expect(captureRefusal(held, { amount: 1000, abilities: { ...able, capture: 'none' } })).toBe('PAYMENT_NOT_AUTHORIZED')
  const rest = { ...held, captured: 400, held: 600 }
  expect(captureRefusal(rest, { amount: 600, abilities: able })).toBeUndefined()
  expect(captureRefusal(rest, { amount: 601, abilities: able })).toBe('INVALID_AMOUNT')
})

test('does not capture a part if the provider only captures the whole', () => {
  const abilities = { ...able, capture: 'whole' as const }
  expect(captureRefusal(held, { amount: 999, abilities })).toBe('INVALID_AMOUNT')
  expect(captureRefusal(held, { amount: 1000, abilities })).toBeUndefined()
})

test.each<[Partial<HeldPayment>, Partial<CaptureAbilities>, string | undefined]>([
  [{}, {}, undefined],
  [{ captured: 400, held: 600 }, {}, undefined],
  [{ captured: 400, held: 600 }, { release: false }, 'PAYMENT_ALREADY_CAPTURED'],
  [{}, { release: false }, undefined],
  [{}, { void: false }, 'PAYMENT_NOT_AUTHORIZED'],
  [{ pending: 'capture' }, {}, 'PAYMENT_HAS_PENDING_CAPTURE'],
  [{ pending: 'void' }, {}, 'PAYMENT_ALREADY_VOIDED'],
  [{ hasChargebacks: true }, {}, undefined],
  [{ captured: 1000, held: 0 }, {}, 'PAYMENT_ALREADY_CAPTURED'],
  [{ held: 0 }, {}, 'PAYMENT_ALREADY_VOIDED'],
  [{ authorized: 0, held: 0 }, {}, 'PAYMENT_NOT_AUTHORIZED'],
])('refuses to void a payment with %j at a provider with %j with %s', (given, abilities, code) => {
  expect(voidRefusal({ ...held, ...given }, { ...able, ...abilities })).toBe(code)
})

test('completes an action once, and never a canceled one', () => {
  expect(decideAction('scheduled', 'DUE')).toMatchObject({ state: 'pending', tasks: ['call-provider'] })
  expect(decideAction('pending', 'SUCCEEDED')).toMatchObject({ state: 'succeeded', tasks: ['note-done'] })
  expect(decideAction('succeeded', 'SUCCEEDED')).toEqual({ ok: false, code: 'ACTION_IS_OVER' })
  expect(decideAction('called-off', 'DUE')).toEqual({ ok: false, code: 'ACTION_IS_OVER' })
  expect(decideAction('pending', 'CALLED_OFF')).toEqual({ ok: false, code: 'ACTION_IS_PENDING' })
})

test.each<[RefundState, RefundEvent, object]>([
  ['scheduled', 'CLAIMED', { state: 'started', tasks: [] }],
  ['started', 'ACCEPTED', { state: 'pending' }],
  ['started', 'FAILED', { state: 'failed', tasks: ['note-failed'] }],
  ['pending', 'CLAIMED', { state: 'pending' }],
  ['pending', 'SUCCEEDED', { state: 'succeeded', tasks: ['note-refunded'] }],
  ['succeeded', 'FAILED', { code: 'ALREADY_REFUNDED' }],
  ['failed', 'CLAIMED', { code: 'REFUND_FAILED' }],
  ['failed', 'SUCCEEDED', { state: 'succeeded' }],
])('moves a refund that is %s on %s', (state, event, expected) => {
  expect(decideRefund(state, event)).toMatchObject(expected)
})

test('applies only what is new in a chargeback report, and ignores older reports', () => {
  expect(decideChargeback(undefined, { withdrawn: 0, returned: 0 })).toBeUndefined()
  expect(decideChargeback(undefined, { withdrawn: 500, returned: 0 })).toEqual({
    state: 'approved',
    taken: 500,
    returned: 0,
  })
  const approved = { state: 'approved' as const, withdrawn: 500, returned: 0 }
  expect(decideChargeback(approved, { withdrawn: 500, returned: 500 })).toEqual({
    state: 'reversed',
    taken: 0,
    returned: 500,
  })
  expect(decideChargeback(approved, { withdrawn: 500, returned: 0 })).toBeUndefined()
  expect(decideChargeback(approved, { withdrawn: 700, returned: 300 })).toEqual({
    state: 'reversed',
    taken: 200,
    returned: 300,
  })
  // A bank returns at most what it took, and late reports are not counted twice.
  expect(decideChargeback(approved, { withdrawn: 400, returned: 900 })).toEqual({
    state: 'reversed',
    taken: 0,
    returned: 500,
  })
  expect(decideChargeback(undefined, { withdrawn: 500, returned: 200 })).toEqual({
    state: 'reversed',
    taken: 500,
    returned: 200,
  })
  const partly = { state: 'reversed' as const, withdrawn: 500, returned: 200 }
  expect(decideChargeback(partly, { withdrawn: 600, returned: 200 })).toEqual({
    state: 'reversed',
    taken: 100,
    returned: 0,
  })
  const reversed = { state: 'reversed' as const, withdrawn: 500, returned: 500 }
  expect(decideChargeback(reversed, { withdrawn: 500, returned: 0 })).toBeUndefined()
})
