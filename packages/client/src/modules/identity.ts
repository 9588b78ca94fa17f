import type { BodyOf, CallOptions, QueryOf, Send } from '../call-options.ts'
import * as calls from '../generated-sign-in.ts'
import type { HttpAnswer, Identity, StateMachineResponse } from '../generated.ts'

type FactorType = Parameters<NonNullable<(typeof calls.verifyFactor)['types']>>[0]['params']['factorType']

/** Signs in someone whom the shop knows from elsewhere, without a password. Elevated. */
export const signOn =
  (send: Send) =>
  (
    loginId: { email: string },
    options?: Omit<BodyOf<typeof calls.signOn>, 'loginId'>,
    call?: CallOptions,
  ): Promise<{ sessionToken: string; identity: Identity }> =>
    send(calls.signOn, { body: { ...options, loginId } }, { ...call, args: ['loginId'] })

/** Ends the sign-in of the caller, and tells where to go on. `auth.logout` does it for a browser. */
export const logout =
  (send: Send) =>
  (options?: QueryOf<typeof calls.logout>, call?: CallOptions): Promise<HttpAnswer> =>
    send(calls.logout, { query: options }, { ...call, args: [] })

/** Finishes a sign-in with one more proof, such as `{ emailData: { code } }` for `EMAIL`. */
export const verifyFactor =
  (send: Send) =>
  (
    factorType: FactorType,
    options: BodyOf<typeof calls.verifyFactor>,
    call?: CallOptions,
  ): Promise<StateMachineResponse> =>
    send(calls.verifyFactor, { params: { factorType }, body: options }, { ...call, args: ['factorType'] })

/** Mails the signed-in member a code, or with elevated rights the member named. */
export const startVerification =
  (send: Send) =>
  (options: BodyOf<typeof calls.startVerification> = {}, call?: CallOptions): Promise<{ verificationId: string }> =>
    send(calls.startVerification, { body: options }, { ...call, args: [] })

/** Mails a member an invitation to set a password and come in. Elevated. */
export const sendActivationEmail =
  (send: Send) =>
  async (
    identityId: string,
    options?: Omit<BodyOf<typeof calls.sendActivationEmail>, 'identityId'>,
    call?: CallOptions,
  ): Promise<void> => {
    await send(calls.sendActivationEmail, { body: { ...options, identityId } }, { ...call, args: ['identityId'] })
  }
