import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, Send } from '../call-options.ts'
import * as calls from '../generated-sign-in.ts'
import type { StateMachineResponse } from '../generated.ts'

/**
 * Mails the signed-in member a code, or with elevated rights the member named.
 *
 * @example
 * const { verificationId } = await owner.verification.start({ identityId: member.id, target: 'EMAIL' })
 */
export const start = (
  send: Send,
): ((options?: BodyOf<typeof calls.startVerification>, call?: CallOptions) => Promise<{ verificationId: string }>) =>
  bind(send, calls.startVerification, '...options')

/**
 * Finishes a sign-in or sign-up with the code from the mail.
 *
 * @example
 * const { sessionToken } = await client.verification.verifyDuringAuthentication(code, { stateToken })
 */
export const verifyDuringAuthentication = (
  send: Send,
): ((
  code: string,
  options: Omit<BodyOf<typeof calls.verifyDuringAuthentication>, 'code'>,
  call?: CallOptions,
) => Promise<StateMachineResponse>) => bind(send, calls.verifyDuringAuthentication, 'code ...options')

/**
 * Sends the mail with the code again.
 *
 * @example
 * await client.verification.resendDuringAuthentication(stateToken)
 */
export const resendDuringAuthentication = (send: Send): ((stateToken: string, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.resendDuringAuthentication, 'stateToken', '')
