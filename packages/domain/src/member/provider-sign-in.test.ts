import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideArrival, type Arrival, type ArrivalDecision } from './provider-sign-in.ts'

const someone: Arrival = { linked: undefined, email: 'ada@people.test', emailVerified: true, account: undefined }
const account = (status: 'PENDING' | 'APPROVED' | 'BLOCKED', emailVerified = true) => ({ status, emailVerified })

test.each<[string, Partial<Arrival>, ArrivalDecision]>([
  ['comes for the first time', {}, { kind: 'OPEN' }],
  ['was here before', { linked: { status: 'APPROVED' }, email: undefined }, { kind: 'ENTER' }],
  [
    'was here before, with an email of others now',
    { linked: { status: 'APPROVED' }, emailVerified: false },
    { kind: 'ENTER' },
  ],
  ['was put out', { linked: { status: 'BLOCKED' } }, { kind: 'REFUSE', reason: 'BLOCKED' }],
  ['was put out, and comes by another way', { account: account('BLOCKED') }, { kind: 'REFUSE', reason: 'BLOCKED' }],
  ['tells no email', { email: undefined }, { kind: 'REFUSE', reason: 'NO_EMAIL' }],
  ['has not shown the email to be theirs', { emailVerified: false }, { kind: 'REFUSE', reason: 'EMAIL_NOT_VERIFIED' }],
  [
    'says to be a member',
    { emailVerified: false, account: account('APPROVED') },
    { kind: 'REFUSE', reason: 'EMAIL_NOT_VERIFIED' },
  ],
  ['is a member', { account: account('APPROVED') }, { kind: 'LINK', endsOtherWaysIn: false }],
  [
    'finds that another took their address',
    { account: account('APPROVED', false) },
    { kind: 'LINK', endsOtherWaysIn: true },
  ],
  ['began to sign up', { account: account('PENDING', false) }, { kind: 'TAKE_PLACE' }],
])('whoever %s is treated so', (_name, change, expected) => {
  expect(decideArrival({ ...someone, ...change })).toEqual(expected)
})

test('no email that nobody has seen to be theirs leads into an account, whatever else is so', () => {
  const statuses = fc.constantFrom('PENDING', 'APPROVED', 'BLOCKED')
  const arrival = fc.record({
    linked: fc.constant(undefined),
    email: fc.option(fc.emailAddress(), { nil: undefined }),
    emailVerified: fc.constant(false),
    account: fc.option(fc.record({ status: statuses, emailVerified: fc.boolean() }), { nil: undefined }),
  })
  fc.assert(
    fc.property(arrival, (one) => {
      expect(decideArrival(one as Arrival).kind).toBe('REFUSE')
    }),
  )
})
