import { ApiError } from '@vitrine/client'
import { describe, expect, test } from 'vitest'
import { words } from '../words/en.ts'
import { complaintOf, waitOf } from './sentences.ts'

test.each([
  [0, '1 second'],
  [1, '1 second'],
  [1.2, '2 seconds'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3599, '60 minutes'],
  [3600, '1 hour'],
  [3601, '2 hours'],
])('%d seconds to wait are “%s”, rounded up', (seconds, text) => expect(waitOf(seconds, words)).toBe(text))

describe('errors become messages', () => {
  const door = { words, site: { passwordMinLength: 8 } }
  const refusal = (code: string, data = {}) => new ApiError('for developers', { code, data })

  test.each([
    ['-19976', words.wrongPassword],
    ['-19973', words.passwordMustChange],
    ['-19958', words.blocked],
    ['-19971', words.captchaNeeded],
  ])('%s', (code, failure) => expect(complaintOf(refusal(code), door)).toMatchObject({ status: 422, failure }))

  test('an account that needs a new password is not told to wait thirty days', () => {
    const refused = refusal('-19973', { retryAfterSeconds: 30 * 24 * 3600 })
    expect(complaintOf(refused, door)).toEqual({ status: 422, failure: words.passwordMustChange, errors: {} })
  })

  test('server errors are rethrown', () => {
    expect(() => complaintOf(refusal('SYSTEM_ERROR'), door)).toThrow('for developers')
    expect(() => complaintOf(new TypeError('a bug'), door)).toThrow('a bug')
  })
})
