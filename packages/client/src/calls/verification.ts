// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, StateMachineResponse } from '../generated.ts'

/** Finishes a sign-up or sign-in with the code from the verification mail. */
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

/** Sends the verification mail again. */
export const resendDuringAuthentication: Endpoint<{ body: { stateToken: string } }, {}> = {
  route: 'POST /_api/iam/verification/v1/auth/resend',
}

/** Mails a member a code; with it and the answer as state token `verifyDuringAuthentication` goes on. */
export const startVerification: Endpoint<
  { body?: { identityId?: string; target?: 'EMAIL' } },
  { verificationId: string }
> = { route: 'POST /_api/iam/verification/v1/start' }
