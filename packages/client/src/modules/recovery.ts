// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type * as calls from '../calls/recovery.ts'
import type { StateMachineResponse } from '../generated.ts'

/**
 * Emails a member a link to set a password and sign in. The link is valid for one week. Elevated.
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
) => Promise<void>) =>
  bind(send, { route: 'POST /_api/iam/recovery/v1/activation-email identityId ...options', elevated: true }, '')

/**
 * Emails a password reset link. The response is the same if there is no account.
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
) => Promise<void>) => bind(send, { route: 'POST /_api/iam/recovery/v1/send-email email ...options' }, '')

/**
 * Sets a new password with the token from the reset email, and signs the member in.
 *
 * @example
 * const { sessionToken } = await client.recovery.recover(recoveryToken, { password: 'another quiet evening' })
 */
export const recover = (
  send: Send,
): ((recoveryToken: string, options?: { password?: string }, call?: CallOptions) => Promise<StateMachineResponse>) =>
  bind(send, {
    route: 'POST /_api/iam/recovery/v1/recover recoveryToken ...options',
    dates: {
      identity: {
        createdDate: true,
        updatedDate: true,
        identityProfile: { customFields: { value: { dateValue: true } } },
      },
    },
  })
