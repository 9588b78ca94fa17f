// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, Send } from '../call-options.ts'
import type { StateMachineResponse } from '../generated.ts'

/**
 * Completes a sign-up or sign-in with the verification code from the email.
 *
 * @example
 * const { sessionToken } = await client.verification.verifyDuringAuthentication(code, { stateToken })
 */
export const verifyDuringAuthentication = (
  send: Send,
): ((code: string, options: { stateToken: string }, call?: CallOptions) => Promise<StateMachineResponse>) =>
  bind(send, {
    route: 'POST /_api/iam/verification/v1/auth/verify code ...options',
    dates: {
      identity: {
        createdDate: true,
        updatedDate: true,
        identityProfile: { customFields: { value: { dateValue: true } } },
      },
    },
  })

/**
 * Resends the verification email.
 *
 * @example
 * await client.verification.resendDuringAuthentication(stateToken)
 */
export const resendDuringAuthentication = (send: Send): ((stateToken: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'POST /_api/iam/verification/v1/auth/resend stateToken' }, '')

/**
 * Emails a verification code to the signed-in member, or to the given member if the caller is elevated.
 *
 * @example
 * const { verificationId } = await owner.verification.start({ identityId: member.id, target: 'EMAIL' })
 */
export const start = (
  send: Send,
): ((
  options?: { identityId?: string; target?: 'EMAIL' },
  call?: CallOptions,
) => Promise<{
  /** The state token for `verifyDuringAuthentication`. */
  verificationId: string
}>) => bind(send, { route: 'POST /_api/iam/verification/v1/start ...options' })
