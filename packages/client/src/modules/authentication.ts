import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, QueryOf, Send } from '../call-options.ts'
import * as calls from '../generated-sign-in.ts'
import type { HttpAnswer, Identity, StateMachineResponse } from '../generated.ts'

type FactorType = Parameters<NonNullable<(typeof calls.verifyFactor)['types']>>[0]['params']['factorType']

/**
 * Opens an account; `auth.register` does it for a page of your own, and tells the state in words.
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
) => Promise<StateMachineResponse>) => bind(send, calls.register, 'loginId ...options')

/**
 * Signs in; `auth.login` does it for a page of your own, and tells the state in words.
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
) => Promise<StateMachineResponse>) => bind(send, calls.login, 'loginId ...options')

/**
 * Signs in someone whom the shop knows from elsewhere, without a password. Elevated.
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
) => Promise<{ sessionToken: string; identity: Identity }>) => bind(send, calls.signOn, 'loginId ...options')

/**
 * Changes the signed-in member's password.
 *
 * @example
 * await signedIn.authentication.changePassword('another quiet evening')
 */
export const changePassword = (send: Send): ((newPassword: string, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.changePassword, 'newPassword', '')

/**
 * Ends the sign-in of the caller, and tells where to go on. `auth.logout` does it for a browser.
 *
 * @example
 * const { headers } = await signedIn.authentication.logout({ postLogoutRedirectUri: 'http://localhost:3000/callback' })
 */
export const logout = (
  send: Send,
): ((options?: QueryOf<typeof calls.logout>, call?: CallOptions) => Promise<HttpAnswer>) =>
  bind(send, calls.logout, '...options')

/**
 * Finishes a sign-in with one more proof, such as `{ emailData: { code } }` for `EMAIL`.
 *
 * @example
 * const { state } = await client.authentication.verify('EMAIL', { stateToken, emailData: { code } })
 */
export const verify = (
  send: Send,
): ((
  factorType: FactorType,
  options: BodyOf<typeof calls.verifyFactor>,
  call?: CallOptions,
) => Promise<StateMachineResponse>) => bind(send, calls.verifyFactor, 'factorType ...options')
