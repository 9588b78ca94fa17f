import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dueCaptcha, isHighRisk, riskOf, type SignInTrace } from './risk.ts'
import {
  decideEntrance,
  decideSignIn,
  eventOfProof,
  signInMoves,
  type Entrance,
  type MfaReason,
  type SignInEvent,
  type SignInState,
} from './sign-in.ts'

const ordinary: Entrance = {
  waitsForApproval: false,
  hasFactors: false,
  isTrustedDevice: false,
  isHighRisk: false,
  requiresCodeOnHighRisk: true,
  provedEmail: false,
}
const entrance = fc.record({
  waitsForApproval: fc.boolean(),
  hasFactors: fc.boolean(),
  isTrustedDevice: fc.boolean(),
  isHighRisk: fc.boolean(),
  requiresCodeOnHighRisk: fc.boolean(),
  provedEmail: fc.boolean(),
})
const trace = fc.record({
  hasHistory: fc.boolean(),
  isKnownNetwork: fc.boolean(),
  isKnownDevice: fc.boolean(),
  accountFailures: fc.nat(1000),
  networkFailures: fc.nat(1000),
})
const home: SignInTrace = {
  hasHistory: true,
  isKnownNetwork: true,
  isKnownDevice: true,
  accountFailures: 0,
  networkFailures: 0,
}

const states = Object.keys(signInMoves) as SignInState[]
const events: readonly SignInEvent[] = [
  'CODE_DUE',
  'APPROVAL_DUE',
  'FACTOR_DUE',
  'NOTHING_DUE',
  'FACTOR_CHALLENGED',
  'FACTOR_SHOWN',
  'FACTOR_ANSWERED',
]
const stateAfter = (one: Entrance, from: SignInState = 'INITIAL') => {
  const { decision } = decideEntrance(from, one)
  return decision.ok ? decision.state : decision.code
}
/** The states from which an event leads to a state. */
const statesBefore = (to: SignInState, event: SignInEvent) =>
  states.filter((state) => {
    const decision = decideSignIn(state, event)
    return decision.ok && decision.state === to
  })

test.each<[string, Partial<Entrance>, SignInState, MfaReason?]>([
  ['lets in a member without a second factor', {}, 'SUCCESS'],
  ['requires approval by the owner first', { waitsForApproval: true, hasFactors: true }, 'REQUIRE_OWNER_APPROVAL'],
  ['requires a second factor that is set up', { hasFactors: true }, 'REQUIRE_MFA', 'USER_SETTINGS'],
  ['requires no second factor on a trusted device', { hasFactors: true, isTrustedDevice: true }, 'SUCCESS'],
  [
    'requires a second factor on a trusted device at high risk',
    { hasFactors: true, isTrustedDevice: true, isHighRisk: true },
    'REQUIRE_MFA',
    'HIGH_RISK_LOGIN',
  ],
  ['requires a code at high risk', { isHighRisk: true }, 'REQUIRE_MFA', 'HIGH_RISK_LOGIN'],
  [
    'requires no code at high risk if the store turned it off',
    { isHighRisk: true, requiresCodeOnHighRisk: false },
    'SUCCESS',
  ],
  ['requires no second email code at high risk', { isHighRisk: true, provedEmail: true }, 'SUCCESS'],
])('%s', (_title, change, state, reason) => {
  for (const from of ['INITIAL', 'REQUIRE_EMAIL_VERIFICATION'] as const)
    expect(decideEntrance(from, { ...ordinary, ...change })).toEqual({
      decision: { ok: true, state, tasks: [] },
      reason,
    })
})

test('lets nobody with a second factor in without it, except on a trusted device at low risk', () => {
  const areIn = fc.sample(entrance, 2000).filter((one) => stateAfter(one) === 'SUCCESS')
  const withFactors = areIn.filter((one) => one.hasFactors)
  expect(withFactors.length).toBeGreaterThan(0)
  expect(withFactors.filter((one) => !one.isTrustedDevice || one.isHighRisk)).toEqual([])
  expect(areIn.filter((one) => one.waitsForApproval)).toEqual([])
})

test('accepts a first factor at the start and after an email code, but not in place of a second factor', () => {
  const past = states.filter((state) => state !== 'INITIAL' && state !== 'REQUIRE_EMAIL_VERIFICATION')
  fc.assert(
    fc.property(entrance, fc.constantFrom(...past), (one, from) => {
      expect(decideEntrance(from, one).decision.ok).toBe(false)
    }),
  )
})

test('requires an email code once, at the start', () => {
  expect(statesBefore('REQUIRE_EMAIL_VERIFICATION', 'CODE_DUE')).toEqual(['INITIAL'])
  expect(decideSignIn('REQUIRE_EMAIL_VERIFICATION', 'CODE_DUE')).toEqual({ ok: false, code: 'CODE_WAITS' })
})

test('accepts challenge responses only after a challenge, and self-contained proofs at any time', () => {
  expect(statesBefore('SUCCESS', 'FACTOR_ANSWERED')).toEqual(['MFA_CHALLENGE'])
  expect(statesBefore('SUCCESS', 'FACTOR_SHOWN')).toEqual(['REQUIRE_MFA', 'MFA_CHALLENGE'])
  expect(decideSignIn('REQUIRE_MFA', 'FACTOR_ANSWERED')).toEqual({ ok: false, code: 'FACTOR_NOT_CHALLENGED' })
  const shown = (['TOTP', 'RECOVERY_CODE', 'EMAIL', 'SMS', 'CALL', 'PUSH', 'WEBAUTHN'] as const).filter(
    (type) => eventOfProof(type) === 'FACTOR_SHOWN',
  )
  expect(shown).toEqual(['TOTP', 'RECOVERY_CODE'])
})

test('never leaves SUCCESS or bypasses owner approval, and can reach every state', () => {
  for (const event of events) {
    expect(decideSignIn('SUCCESS', event)).toEqual({ ok: false, code: 'IS_IN' })
    expect(decideSignIn('REQUIRE_OWNER_APPROVAL', event)).toEqual({ ok: false, code: 'OWNER_WAITS' })
  }
  for (const state of states)
    expect(
      events.some((event) => statesBefore(state, event).length > 0),
      state,
    ).toBe(state !== 'INITIAL')
})

test('rates a known place or only a new device as low risk, and a new device in a new place as high risk', () => {
  expect(riskOf(home)).toBe(0)
  expect(isHighRisk({ ...home, isKnownDevice: false })).toBe(false)
  expect(isHighRisk({ ...home, isKnownNetwork: false })).toBe(false)
  expect(isHighRisk({ ...home, isKnownDevice: false, isKnownNetwork: false })).toBe(true)
})

test('rates many failures as high risk, but not a first sign-in', () => {
  expect(isHighRisk({ ...home, accountFailures: 2 })).toBe(false)
  expect(isHighRisk({ ...home, accountFailures: 12 })).toBe(true)
  const first = { hasHistory: false, isKnownNetwork: false, isKnownDevice: false }
  expect(riskOf({ ...first, accountFailures: 0, networkFailures: 0 })).toBe(0)
})

test('never lowers the score for an additional failure, and keeps it between 0 and 100', () => {
  fc.assert(
    fc.property(trace, (one) => {
      const risk = riskOf(one)
      expect(risk).toBeGreaterThanOrEqual(0)
      expect(risk).toBeLessThanOrEqual(100)
      expect(riskOf({ ...one, accountFailures: one.accountFailures + 1 })).toBeGreaterThanOrEqual(risk)
      expect(riskOf({ ...one, networkFailures: one.networkFailures + 1 })).toBeGreaterThanOrEqual(risk)
    }),
  )
})

test('requires no captcha if the store turned it off, and otherwise a stronger one at a higher risk', () => {
  expect(dueCaptcha('OFF', 100)).toBeUndefined()
  expect(dueCaptcha('ON_RISK', 0)).toBeUndefined()
  expect(dueCaptcha('ON_RISK', 30)).toBe('INVISIBLE')
  expect(dueCaptcha('ON_RISK', 60)).toBe('VISIBLE')
  expect(dueCaptcha('ALWAYS', 0)).toBe('INVISIBLE')
  expect(dueCaptcha('ALWAYS', 60)).toBe('VISIBLE')
})
