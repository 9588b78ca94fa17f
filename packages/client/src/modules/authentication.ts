// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type * as calls from '../calls/authentication.ts'
import type { HttpAnswer, StateMachineResponse, Identity } from '../generated.ts'

const registerDates = {
  identity: { createdDate: true, updatedDate: true, identityProfile: { customFields: { value: { dateValue: true } } } },
} as const

/**
 * Creates an account. On your own sign-up page, use `auth.register`, which returns a named state.
 *
 * @example
 * const { state } = await client.authentication.registerV2({ email }, { password: 'a quiet evening' })
 */
export const registerV2 = (
  send: Send,
): ((
  loginId: { email: string },
  options: Omit<BodyOf<typeof calls.register>, 'loginId'>,
  call?: CallOptions,
) => Promise<StateMachineResponse>) =>
  bind(send, { route: 'POST /_api/iam/authentication/v2/register loginId ...options', dates: registerDates })

/**
 * Signs in with email and password. On your own sign-in page, use `auth.login`, which returns a named state.
 *
 * @example
 * const { state, sessionToken } = await client.authentication.loginV2({ email: member.email }, { password: member.password })
 */
export const loginV2 = (
  send: Send,
): ((
  loginId: { email: string },
  options: Omit<BodyOf<typeof calls.login>, 'loginId'>,
  call?: CallOptions,
) => Promise<StateMachineResponse>) =>
  bind(send, { route: 'POST /_api/iam/authentication/v2/login loginId ...options', dates: registerDates })

/**
 * Signs in a user whom the caller has authenticated, without a password. Creates the account if there is none.
 * Elevated.
 *
 * @example
 * const { sessionToken } = await owner.authentication.signOn({ email }, { mergeExistingContact: true })
 */
export const signOn = (
  send: ElevatedSend,
): ((
  loginId: { email: string },
  options?: Omit<BodyOf<typeof calls.signOn>, 'loginId'>,
  call?: CallOptions,
) => Promise<{ sessionToken: string; identity: Identity }>) =>
  bind(send, {
    route: 'POST /_api/iam/authentication/v2/sign-on loginId ...options',
    elevated: true,
    dates: registerDates,
  })

/**
 * Ends the caller’s session and returns the URL to redirect to. In a browser, use `auth.logout`.
 *
 * @example
 * const { headers } = await signedIn.authentication.logout({ postLogoutRedirectUri: 'http://localhost:3000/callback' })
 */
export const logout = (
  send: Send,
): ((options?: { postLogoutRedirectUri?: string; clientId?: string }, call?: CallOptions) => Promise<HttpAnswer>) =>
  bind(send, { route: 'GET /_api/iam/authentication/v1/logout ...options', repeatable: true })

/**
 * Completes a sign-in with a second factor, such as `{ emailData: { code } }` for `EMAIL`.
 *
 * @example
 * const { state } = await client.authentication.verify('EMAIL', { stateToken, emailData: { code } })
 */
export const verify = (
  send: Send,
): ((
  factorType: 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE',
  options: BodyOf<typeof calls.verifyFactor>,
  call?: CallOptions,
) => Promise<StateMachineResponse>) =>
  bind(send, {
    route: 'POST /_api/iam/authentication/v2/{factorType}/verify factorType ...options',
    dates: registerDates,
  })

/**
 * Changes the password of the signed-in member.
 *
 * @example
 * await signedIn.authentication.changePassword('another quiet evening')
 */
export const changePassword = (send: Send): ((newPassword: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'POST /_api/iam/authentication/v2/change-password newPassword' }, '')
