import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dueCaptcha, isHighRisk, riskOf, type SignInTrace } from './risk.ts'
import { mayMove, nextStep, signInMoves, type Entrance, type SignInState } from './sign-in.ts'

const ordinary: Entrance = {
  waitsForApproval: false,
  needsEmailCode: false,
  hasFactors: false,
  isTrustedDevice: false,
  isHighRisk: false,
  asksOnHighRisk: true,
  provedEmail: false,
}
const entrance = fc.record({
  waitsForApproval: fc.boolean(),
  needsEmailCode: fc.boolean(),
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

test.each<[string, Partial<Entrance>, ReturnType<typeof nextStep>]>([
  ['a member with a password alone is in', {}, { state: 'SUCCESS' }],
  ['the mail comes first', { needsEmailCode: true, waitsForApproval: true }, { state: 'REQUIRE_EMAIL_VERIFICATION' }],
  ['then the owner', { waitsForApproval: true, hasFactors: true }, { state: 'REQUIRE_OWNER_APPROVAL' }],
  ['who has set up a factor is asked', { hasFactors: true }, { state: 'REQUIRE_MFA', reason: 'USER_SETTINGS' }],
  ['but not on a trusted device', { hasFactors: true, isTrustedDevice: true }, { state: 'SUCCESS' }],
  [
    'unless it is risky',
    { hasFactors: true, isTrustedDevice: true, isHighRisk: true },
    { state: 'REQUIRE_MFA', reason: 'HIGH_RISK_LOGIN' },
  ],
  ['a risky sign-in is asked', { isHighRisk: true }, { state: 'REQUIRE_MFA', reason: 'HIGH_RISK_LOGIN' }],
  ['not where the store does not ask', { isHighRisk: true, asksOnHighRisk: false }, { state: 'SUCCESS' }],
  ['nor for a second mail', { isHighRisk: true, provedEmail: true }, { state: 'SUCCESS' }],
])('%s', (_title, change, step) => {
  expect(nextStep({ ...ordinary, ...change })).toEqual(step)
})

test('nobody with a second factor comes in without it, but on a trusted device and an ordinary day', () => {
  const areIn = fc.sample(entrance, 2000).filter((one) => nextStep(one).state === 'SUCCESS')
  const withFactors = areIn.filter((one) => one.hasFactors)
  expect(withFactors.length).toBeGreaterThan(0)
  expect(withFactors.filter((one) => !one.isTrustedDevice || one.isHighRisk)).toEqual([])
  expect(areIn.filter((one) => one.waitsForApproval || one.needsEmailCode)).toEqual([])
})

test('every step that a sign-in takes is in the table', () => {
  fc.assert(
    fc.property(entrance, (one) => {
      expect(mayMove('INITIAL', nextStep(one).state)).toBe(true)
    }),
  )
})

test('nothing leads out of SUCCESS, nothing leads back to the beginning, and each state is reached', () => {
  const states = Object.keys(signInMoves) as SignInState[]
  expect(signInMoves.SUCCESS).toEqual([])
  expect(states.filter((state) => mayMove(state, 'INITIAL'))).toEqual([])
  for (const state of states.filter((one) => one !== 'INITIAL'))
    expect(states.some((from) => mayMove(from, state))).toBe(true)
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
