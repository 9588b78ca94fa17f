import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, Send } from '../call-options.ts'
import * as calls from '../generated-sign-in.ts'
import type { StateMachineResponse } from '../generated.ts'

/**
 * Mails a link to set a new password; answers alike whether or not there is such an account.
 *
 * @example
 * await client.recovery.sendRecoveryEmail(member.email, { redirect: { url: 'http://localhost:3000/callback', clientId } })
 */
export const sendRecoveryEmail = (
  send: Send,
): ((
  email: string,
  options?: Omit<BodyOf<typeof calls.sendRecoveryEmail>, 'email'>,
  call?: CallOptions,
) => Promise<void>) => bind(send, calls.sendRecoveryEmail, 'email ...options', '')

/**
 * Sets a new password with the token from the recovery mail, and signs in.
 *
 * @example
 * const { sessionToken } = await client.recovery.recover(recoveryToken, { password: 'another quiet evening' })
 */
export const recover = (
  send: Send,
): ((
  recoveryToken: string,
  options?: Omit<BodyOf<typeof calls.recover>, 'recoveryToken'>,
  call?: CallOptions,
) => Promise<StateMachineResponse>) => bind(send, calls.recover, 'recoveryToken ...options')

/**
 * Mails a member an invitation to set a password and come in. Elevated.
 *
 * @example
 * await owner.recovery.sendActivationEmail(member.id)
 */
export const sendActivationEmail = (
  send: ElevatedSend,
): ((
  identityId: string,
  options?: Omit<BodyOf<typeof calls.sendActivationEmail>, 'identityId'>,
  call?: CallOptions,
) => Promise<void>) => bind(send, calls.sendActivationEmail, 'identityId ...options', '')
