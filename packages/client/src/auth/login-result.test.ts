import { expect, test } from 'vitest'
import { ApiError, ConnectionError } from '../errors.ts'
import type { StateMachineResponse } from '../generated.ts'
import { loginResult } from './login-result.ts'

const answered = (answer: StateMachineResponse) => loginResult(Promise.resolve(answer), true)
const refused = (code: string, data: Record<string, unknown> = {}) =>
  loginResult(Promise.reject(new ApiError('in words', { code, data, status: 403 })), true)

test('each sign-in state has a result', async () => {
  expect(await answered({ state: 'SUCCESS', sessionToken: 's' })).toEqual({
    loginState: 'SUCCESS',
    data: { sessionToken: 's' },
  })
  expect(await answered({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 't' })).toEqual({
    loginState: 'EMAIL_VERIFICATION_REQUIRED',
    data: { stateToken: 't' },
  })
  expect(await answered({ state: 'REQUIRE_OWNER_APPROVAL' })).toEqual({ loginState: 'OWNER_APPROVAL_REQUIRED' })
  expect(await answered({ state: 'STATUS_CHECK' })).toEqual({
    loginState: 'FAILURE',
    error: 'Unknown _state',
    errorCode: 'unknown',
    cause: { state: 'STATUS_CHECK' },
  })
})

test('a required second factor is a FAILURE with the specified message and the data to continue', async () => {
  const challenge: StateMachineResponse = {
    state: 'REQUIRE_MFA',
    stateToken: 't',
    mfaChallengeData: {
      reason: 'USER_SETTINGS',
      availableFactors: [{ factorType: 'TOTP', factorStatus: 'ENABLED' }],
    },
  }
  const failure = { loginState: 'FAILURE', error: 'Unknown _state', errorCode: 'mfaRequired' }
  expect(await answered(challenge)).toEqual({ ...failure, challenge })
  const begun = { ...challenge, state: 'MFA_CHALLENGE' as const }
  expect(await answered(begun)).toEqual({ ...failure, challenge: begun })
})

test.each([
  ['-19971', 'VISIBLE', 'USER_CAPTCHA_REQUIRED', 'missingCaptchaToken'],
  ['-19970', 'VISIBLE', 'USER_CAPTCHA_REQUIRED', 'invalidCaptchaToken'],
  ['-19971', 'INVISIBLE', 'SILENT_CAPTCHA_REQUIRED', 'missingCaptchaToken'],
  ['-19970', 'INVISIBLE', 'SILENT_CAPTCHA_REQUIRED', 'invalidCaptchaToken'],
])('an error %s about a captcha that is %s gives the state %s', async (code, captcha, loginState, errorCode) => {
  expect(await refused(code, { captcha })).toMatchObject({ loginState, errorCode, error: 'in words' })
  // If the server doesn't name the captcha, the specified failure is returned.
  expect(await refused(code)).toMatchObject({ loginState: 'FAILURE', errorCode })
})

test.each([
  ['-19999x', 'unknown'],
  ['A-19999', 'unknown'],
  ['-19999', 'invalidEmail'],
])('at sign-in, the code %s means %s; unknown codes mean an unknown account', async (code, errorCode) => {
  expect(await refused(code)).toMatchObject({ loginState: 'FAILURE', errorCode })
})

test('a response without a token has an empty one', async () => {
  expect(await answered({ state: 'SUCCESS' })).toMatchObject({ data: { sessionToken: '' } })
  expect(await answered({ state: 'REQUIRE_EMAIL_VERIFICATION' })).toMatchObject({ data: { stateToken: '' } })
})

test('a network error is a failure with its cause', async () => {
  const cause = new ConnectionError('CONNECTION_FAILED', 'No answer')
  expect(await loginResult(Promise.reject(cause))).toEqual({
    loginState: 'FAILURE',
    error: 'No answer',
    errorCode: 'connection',
    cause,
  })
})

test('only a required CAPTCHA asks for one', async () => {
  expect(await refused('-19976', { captcha: 'VISIBLE' })).toMatchObject({
    loginState: 'FAILURE',
    errorCode: 'invalidPassword',
  })
})

test('reports an account that needs a new password', async () => {
  expect(await refused('-19973')).toMatchObject({ loginState: 'FAILURE', errorCode: 'resetPassword' })
})
