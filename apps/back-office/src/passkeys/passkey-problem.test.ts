import { ApiError } from '@vitrine/client'
import { expect, test } from 'vitest'
import { words } from '../words/words.ts'
import { passkeyErrorText, PasskeyProblem, passkeyProblemOf } from './passkey-problem.ts'

const { problems } = words.passkeys

test.each([
  ['NotAllowedError', problems.canceled],
  ['AbortError', problems.canceled],
  ['InvalidStateError', problems.exists],
  ['SecurityError', problems.wrongPlace],
  ['NotSupportedError', problems.unsuitable],
  ['ConstraintError', problems.unsuitable],
])('explains the error %s of a browser', (name, text) => {
  expect(passkeyErrorText(passkeyProblemOf(new DOMException('The operation failed', name)))).toBe(text)
})

test('leaves other errors as they are', () => {
  const error = new TypeError('x is not a function')
  expect(passkeyProblemOf(error)).toBe(error)
  expect(passkeyErrorText(error)).toBeUndefined()
})

test('explains refusals of the server', () => {
  expect(passkeyErrorText(new ApiError('', { status: 403, code: 'PASSKEY_REFUSED' }))).toBe(problems.refused)
  expect(passkeyErrorText(new ApiError('', { status: 428, code: 'LAST_PASSKEY' }))).toBe(words.passkeys.last)
  expect(passkeyErrorText(new PasskeyProblem('unsupported'))).toBe(problems.unsupported)
})
