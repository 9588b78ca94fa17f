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
  asksOnHighRisk: true,
  provedEmail: false,
}
const entrance = fc.record({
  waitsForApproval: fc.boolean(),
  hasFactors: fc.boolean(),
  isTrustedDevice: fc.boolean(),
  isHighRisk: fc.boolean(),
  asksOnHighRisk: fc.boolean(),
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
  'FACTOR_ASKED',
  'FACTOR_SHOWN',
  'FACTOR_ANSWERED',
]
const stateAfter = (one: Entrance, from: SignInState = 'INITIAL') => {
  const { decision } = decideEntrance(from, one)
  return decision.ok ? decision.state : decision.code
}
/** From where an event leads to a state. */
const waysTo = (to: SignInState, event: SignInEvent) =>
  states.filter((state) => {
    const decision = decideSignIn(state, event)
    return decision.ok && decision.state === to
  })

test.each<[string, Partial<Entrance>, SignInState, MfaReason?]>([
  ['a member with a password alone is in', {}, 'SUCCESS'],
  ['the owner comes first', { waitsForApproval: true, hasFactors: true }, 'REQUIRE_OWNER_APPROVAL'],
  ['who has set up a factor is asked', { hasFactors: true }, 'REQUIRE_MFA', 'USER_SETTINGS'],
  ['but not on a trusted device', { hasFactors: true, isTrustedDevice: true }, 'SUCCESS'],
  [
    'unless it is risky',
    { hasFactors: true, isTrustedDevice: true, isHighRisk: true },
    'REQUIRE_MFA',
    'HIGH_RISK_LOGIN',
  ],
  ['a risky sign-in is asked', { isHighRisk: true }, 'REQUIRE_MFA', 'HIGH_RISK_LOGIN'],
  ['not where the store does not ask', { isHighRisk: true, asksOnHighRisk: false }, 'SUCCESS'],
  ['nor for a second email', { isHighRisk: true, provedEmail: true }, 'SUCCESS'],
])('%s', (_title, change, state, reason) => {
  for (const from of ['INITIAL', 'REQUIRE_EMAIL_VERIFICATION'] as const)
    expect(decideEntrance(from, { ...ordinary, ...change })).toEqual({
      decision: { ok: true, state, tasks: [] },
      reason,
    })
})

test('nobody with a second factor comes in without it, but on a trusted device and an ordinary day', () => {
  const areIn = fc.sample(entrance, 2000).filter((one) => stateAfter(one) === 'SUCCESS')
  const withFactors = areIn.filter((one) => one.hasFactors)
  expect(withFactors.length).toBeGreaterThan(0)
  expect(withFactors.filter((one) => !one.isTrustedDevice || one.isHighRisk)).toEqual([])
  expect(areIn.filter((one) => one.waitsForApproval)).toEqual([])
})

test('a first proof counts at the beginning and after the code from an email, and never past a second factor', () => {
  const past = states.filter((state) => state !== 'INITIAL' && state !== 'REQUIRE_EMAIL_VERIFICATION')
  fc.assert(
    fc.property(entrance, fc.constantFrom(...past), (one, from) => {
      expect(decideEntrance(from, one).decision.ok).toBe(false)
    }),
  )
})

test('a code from an email is asked for once, at the beginning', () => {
  expect(waysTo('REQUIRE_EMAIL_VERIFICATION', 'CODE_DUE')).toEqual(['INITIAL'])
  expect(decideSignIn('REQUIRE_EMAIL_VERIFICATION', 'CODE_DUE')).toEqual({ ok: false, code: 'CODE_WAITS' })
})

test('a second factor is answered only where it was asked; what can be shown unasked may be at once', () => {
  expect(waysTo('SUCCESS', 'FACTOR_ANSWERED')).toEqual(['MFA_CHALLENGE'])
  expect(waysTo('SUCCESS', 'FACTOR_SHOWN')).toEqual(['REQUIRE_MFA', 'MFA_CHALLENGE'])
  expect(decideSignIn('REQUIRE_MFA', 'FACTOR_ANSWERED')).toEqual({ ok: false, code: 'FACTOR_NOT_ASKED' })
  const shown = (['TOTP', 'RECOVERY_CODE', 'EMAIL', 'SMS', 'CALL', 'PUSH', 'WEBAUTHN'] as const).filter(
    (type) => eventOfProof(type) === 'FACTOR_SHOWN',
  )
  expect(shown).toEqual(['TOTP', 'RECOVERY_CODE'])
})

test('nothing leads out of SUCCESS or past the owner, and each state is reached', () => {
  for (const event of events) {
    expect(decideSignIn('SUCCESS', event)).toEqual({ ok: false, code: 'IS_IN' })
    expect(decideSignIn('REQUIRE_OWNER_APPROVAL', event)).toEqual({ ok: false, code: 'OWNER_WAITS' })
  }
  for (const state of states)
    expect(
      events.some((event) => waysTo(state, event).length > 0),
      state,
    ).toBe(state !== 'INITIAL')
})

test('the usual place is no risk, a new device alone is none either, a new device in a new place is', () => {
  expect(riskOf(home)).toBe(0)
  expect(isHighRisk({ ...home, isKnownDevice: false })).toBe(false)
  expect(isHighRisk({ ...home, isKnownNetwork: false })).toBe(false)
  expect(isHighRisk({ ...home, isKnownDevice: false, isKnownNetwork: false })).toBe(true)
})

test('many failures make a sign-in risky, and a first sign-in is not', () => {
  expect(isHighRisk({ ...home, accountFailures: 2 })).toBe(false)
  expect(isHighRisk({ ...home, accountFailures: 12 })).toBe(true)
  const first = { hasHistory: false, isKnownNetwork: false, isKnownDevice: false }
  expect(riskOf({ ...first, accountFailures: 0, networkFailures: 0 })).toBe(0)
})

test('one more failure never makes a sign-in safer, and the score stays between 0 and 100', () => {
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

test('a store that wants no captcha asks for none; one that does asks the more the riskier it is', () => {
  expect(dueCaptcha('OFF', 100)).toBeUndefined()
  expect(dueCaptcha('ON_RISK', 0)).toBeUndefined()
  expect(dueCaptcha('ON_RISK', 30)).toBe('INVISIBLE')
  expect(dueCaptcha('ON_RISK', 60)).toBe('VISIBLE')
  expect(dueCaptcha('ALWAYS', 0)).toBe('INVISIBLE')
  expect(dueCaptcha('ALWAYS', 60)).toBe('VISIBLE')
})
