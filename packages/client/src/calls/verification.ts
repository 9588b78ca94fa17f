// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, StateMachineResponse } from '../generated.ts'

/** Completes a sign-up or sign-in with the emailed verification code. */
export const verifyDuringAuthentication: Endpoint<
  { body: { code: string; stateToken: string } },
  StateMachineResponse
> = {
  route: 'POST /_api/iam/verification/v1/auth/verify',
  dates: {
    identity: {
      createdDate: true,
      updatedDate: true,
      identityProfile: { customFields: { value: { dateValue: true } } },
    },
  },
}

/** Resends the verification email. */
export const resendDuringAuthentication: Endpoint<{ body: { stateToken: string } }, {}> = {
  route: 'POST /_api/iam/verification/v1/auth/resend',
}

/** Emails a member a code for `verifyDuringAuthentication`; the answer is its state token. */
export const startVerification: Endpoint<
  { body?: { identityId?: string; target?: 'EMAIL' } },
  { verificationId: string }
> = { route: 'POST /_api/iam/verification/v1/start' }
