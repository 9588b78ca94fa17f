// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type { StateMachineResponse } from '../generated.ts'

/**
 * Mails a member an invitation to set a password and come in; it works for a week. Elevated.
 *
 * @example
 * await owner.recovery.sendActivationEmail(member.id)
 */
export const sendActivationEmail = (
  send: ElevatedSend,
): ((
  identityId: string,
  options?: { emailOptions?: { language?: string; redirect?: { url?: string; clientId?: string } } },
  call?: CallOptions,
) => Promise<void>) =>
  bind(send, { route: 'POST /_api/iam/recovery/v1/activation-email identityId ...options', elevated: true }, '')

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
  options?: { language?: string; redirect?: { url?: string; clientId?: string } },
  call?: CallOptions,
) => Promise<void>) => bind(send, { route: 'POST /_api/iam/recovery/v1/send-email email ...options' }, '')

/**
 * Sets a new password with the token from the recovery mail and signs in.
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
