import { expect, test } from 'vitest'
import { decideActivate, decideEnroll, type EnrolledType } from './factor.ts'

const now = new Date('2026-11-22T20:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test.each<[string, readonly EnrolledType[], EnrolledType, object]>([
  ['a first one', [], 'TOTP', { ok: true, status: 'PENDING' }],
  ['a second passkey', ['WEBAUTHN'], 'WEBAUTHN', { ok: true, status: 'PENDING' }],
  ['a second authenticator app', ['TOTP'], 'TOTP', { ok: true, status: 'PENDING' }],
  ['email codes a second time', ['EMAIL'], 'EMAIL', { ok: false, code: 'ALREADY_SET_UP' }],
  ['a second phone', ['SMS'], 'SMS', { ok: false, code: 'ALREADY_SET_UP' }],
  ['calls in addition to text messages', ['SMS'], 'CALL', { ok: true, status: 'PENDING' }],
  [
    'an eleventh factor',
    Array.from({ length: 10 }, () => 'TOTP' as const),
    'WEBAUTHN',
    { ok: false, code: 'TOO_MANY' },
  ],
])('decides about enrolling %s', (_what, active, type, decision) => {
  expect(decideEnroll(active, type)).toEqual(decision)
})

test('activates a factor that is verified within ten minutes', () => {
  const decision = decideActivate({ status: 'PENDING', createdDate: ago(9) }, now)
  expect(decision).toEqual({ ok: true, state: 'ACTIVE', tasks: ['notify-member'] })
  expect(decideActivate({ status: 'PENDING', createdDate: ago(10) }, now)).toEqual({ ok: false, code: 'LAPSED' })
  expect(decideActivate({ status: 'ACTIVE', createdDate: ago(1) }, now)).toEqual({ ok: false, code: 'ALREADY_ACTIVE' })
})
