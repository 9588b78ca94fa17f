import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideProviderSignIn, type ProviderSignIn, type ProviderSignInDecision } from './provider-sign-in.ts'

const someone: ProviderSignIn = { linked: undefined, email: 'ada@people.test', emailVerified: true, account: undefined }
const account = (status: 'PENDING' | 'APPROVED' | 'BLOCKED', emailVerified = true) => ({ status, emailVerified })

test.each<[string, Partial<ProviderSignIn>, ProviderSignInDecision]>([
  ['is new', {}, { kind: 'OPEN' }],
  ['signed in before', { linked: { status: 'APPROVED' }, email: undefined }, { kind: 'ENTER' }],
  [
    'signed in before, and now has the email of another account',
    { linked: { status: 'APPROVED' }, emailVerified: false },
    { kind: 'ENTER' },
  ],
  ['is blocked', { linked: { status: 'BLOCKED' } }, { kind: 'REFUSE', reason: 'BLOCKED' }],
  ['is blocked, and uses another provider', { account: account('BLOCKED') }, { kind: 'REFUSE', reason: 'BLOCKED' }],
  ['has no email', { email: undefined }, { kind: 'REFUSE', reason: 'NO_EMAIL' }],
  ['has an unverified email', { emailVerified: false }, { kind: 'REFUSE', reason: 'EMAIL_NOT_VERIFIED' }],
  [
    'claims the email of a member',
    { emailVerified: false, account: account('APPROVED') },
    { kind: 'REFUSE', reason: 'EMAIL_NOT_VERIFIED' },
  ],
  ['has the email of a member', { account: account('APPROVED') }, { kind: 'LINK', removesOtherSignIns: false }],
  [
    'has the email of an unverified account',
    { account: account('APPROVED', false) },
    { kind: 'LINK', removesOtherSignIns: true },
  ],
  ['has an unfinished sign-up', { account: account('PENDING', false) }, { kind: 'TAKE_PLACE' }],
])('decides about someone who %s', (_name, change, expected) => {
  expect(decideProviderSignIn({ ...someone, ...change })).toEqual(expected)
})

test('never links an unverified email to an account', () => {
  const statuses = fc.constantFrom('PENDING', 'APPROVED', 'BLOCKED')
  const arrival = fc.record({
    linked: fc.constant(undefined),
    email: fc.option(fc.emailAddress(), { nil: undefined }),
    emailVerified: fc.constant(false),
    account: fc.option(fc.record({ status: statuses, emailVerified: fc.boolean() }), { nil: undefined }),
  })
  fc.assert(
    fc.property(arrival, (one) => {
      expect(decideProviderSignIn(one as ProviderSignIn).kind).toBe('REFUSE')
    }),
  )
})
